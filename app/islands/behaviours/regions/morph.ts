/** What scripts fill looks after itself: islands, and the room for the controls of a card. */
const FILLED = '[data-island], [data-card]'

/**
 * Makes one element like another by changing only what differs, so that focus, opened groups, scrolled boxes and loaded pictures
 * stay. Children are told apart by their id, or by the link or control they stand for. With `keepsChosen` what somebody has chosen in a select box and not sent stays too.
 */
export function morph(now: Element, next: Element, keepsChosen = false): void {
  const chosen = keepsChosen && now instanceof HTMLSelectElement && hasChosen(now) ? now.value : undefined
  matchAttributes(now, next)
  if (now.matches(FILLED)) return
  matchChildren(now, next, keepsChosen)
  matchState(now, next)
  if (chosen !== undefined) choose(now, chosen)
}

/** What is no longer offered is not chosen. */
function choose(box: Element, value: string): void {
  const still = box.querySelector<HTMLOptionElement>(`option[value="${CSS.escape(value)}"]`)
  if (still) still.selected = true
}

/** Whether something else is chosen than the page came with. */
function hasChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const given = Array.from(options).findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, given)
}

function matchAttributes(now: Element, next: Element): void {
  for (const { name, value } of next.attributes)
    if (!isOwn(now, name) && now.getAttribute(name) !== value) now.setAttribute(name, value)
  for (const name of now.getAttributeNames())
    if (!isOwn(now, name) && !next.hasAttribute(name)) now.removeAttribute(name)
}

/** Whether a group is open is the visitor's affair. */
function isOwn({ localName }: Element, attribute: string): boolean {
  return attribute === 'open' && (localName === 'details' || localName === 'dialog')
}

function matchChildren(now: Element, next: Element, keepsChosen: boolean): void {
  const known = new Map<string, Element>()
  for (const child of now.children) {
    const key = keyOf(child)
    if (key) known.set(key, child)
  }
  let at: ChildNode | null = now.firstChild
  for (const wanted of Array.from(next.childNodes)) {
    const found = find(wanted, at, known)
    if (!found) {
      now.insertBefore(document.adoptNode(wanted), at)
      continue
    }
    if (found === at) at = at.nextSibling
    else now.insertBefore(found, at)
    if (found instanceof Element) morph(found, wanted as Element, keepsChosen)
    // A new text, not a changed one: figures that grow by a digit have not moved.
    else if (found.nodeValue !== wanted.nodeValue) found.replaceWith(wanted)
  }
  while (at) {
    const after: ChildNode | null = at.nextSibling
    at.remove()
    at = after
  }
}

function find(wanted: Node, at: ChildNode | null, known: Map<string, Element>): ChildNode | undefined {
  const key = keyOf(wanted)
  if (key) {
    const same = known.get(key)
    known.delete(key)
    return same?.nodeName === wanted.nodeName ? same : undefined
  }
  return at && at.nodeName === wanted.nodeName && !keyOf(at) ? at : undefined
}

function keyOf(node: Node): string | undefined {
  if (!(node instanceof Element)) return undefined
  if (node.id) return `#${node.id}`
  if (node.localName !== 'li' && node.localName !== 'label') return undefined
  const stands = node.querySelector('a, input, select')
  if (!stands) return undefined
  return stands.getAttribute('href') ?? `${stands.getAttribute('name')}=${stands.getAttribute('value')}`
}

function matchState(now: Element, next: Element): void {
  if (now instanceof HTMLSelectElement && next instanceof HTMLSelectElement) now.value = next.value
  if (!(now instanceof HTMLInputElement && next instanceof HTMLInputElement)) return
  if (now.type === 'checkbox' || now.type === 'radio') now.checked = next.checked
  // What is being typed is not taken from under the fingers.
  else if (now !== document.activeElement) now.value = next.value
}
