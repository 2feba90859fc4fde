import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Half as long to read as `axe.source`. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Look = {
  /** The footer is the same two hundred links on every page: one page is looked at with it, the others without. */
  footer?: boolean
  /** Whether to reckon colours, which takes most of the time. */
  colours?: boolean
}

/** The rules that go by colours. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block']
const CONTRAST_ALONE: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }
/** Twenty-four cards are drawn alike, and what lies over the first of them may hide it. */
const OF_ONE_KIND = 3
/** How often axe has judged a text of each kind, on this page or one before: the rail of the office stands on every one of its pages. */
const judged = new Map<string, number>()
/** The kinds of targets a finger could miss that axe has judged, at a width: what else stands around those of one kind is alike. */
const judgedTargets = new Set<string>()
/** As wide and high as this, a target needs no room around it (WCAG 2.5.8). */
const LARGE_ENOUGH = 24

/** What axe objects to: rule, where, and why. Dark and light differ in colours only, so the second look is at contrast alone. */
export async function objections(page: Page, { footer = false, colours = true }: Look = {}): Promise<string[]> {
  // Nothing of ours stands in a foreign frame, so axe is brought into a page once and works there.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const twice = await page.evaluate(idsTwice)
  const away = footer ? undefined : await page.evaluateHandle(takeFooterAway)
  try {
    return [...twice.map((id) => `id ${id} stands twice`), ...(await objectionsTo(page, colours))]
  } finally {
    await away?.evaluate((putBack) => putBack())
  }
}

/** Ids that more than one element has: axe no longer looks, and what is named by one is named by the first. */
function idsTwice(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
}

/** Out of the page, for axe goes through what it leaves out as well, and the footer is the most of a small page. The way to put it back. */
function takeFooterAway(): () => void {
  const [footer, place] = [document.querySelector('footer'), document.createComment('footer')]
  footer?.replaceWith(place)
  return () => footer && place.replaceWith(footer)
}

async function objectionsTo(page: Page, colours: boolean): Promise<string[]> {
  await showIn(page, 'light')
  const rules: RunOptions['rules'] = Object.fromEntries(BY_COLOUR.map((rule) => [rule, { enabled: colours }]))
  rules['target-size'] = { enabled: await chooseTargets(page) }
  const all: RunOptions = { runOnly: { type: 'tag', values: TAGS }, rules }
  if (!colours) return describeAll('light', await look(page, all))
  const light = await lookAtNewKinds(page, all)
  await showIn(page, 'dark')
  const dark = await lookAtNewKinds(page, CONTRAST_ALONE)
  return [...describeAll('light', light), ...describeAll('dark', dark)]
}

async function look(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  return page.evaluate(
    async (options) => {
      const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
      // What axe cannot tell is no fault, and has not been judged either.
      for (const { element } of incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes))
        element?.removeAttribute('data-kind')
      for (const node of violations.flatMap(({ nodes }) => nodes)) delete node.element
      return violations
    },
    { resultTypes: ['violations', 'incomplete'], preload: false, elementRef: true, ...options } as RunOptions,
  )
}

/**
 * Has axe look around the small targets of kinds that were not judged at this width before, the first few of each; whether there are any. What lies
 * around them is a half of its work without colours.
 */
async function chooseTargets(page: Page): Promise<boolean> {
  const marked = await page.evaluate(markSmallTargets, { large: LARGE_ENOUGH, most: OF_ONE_KIND })
  const kinds = marked.map((kind) => `${page.viewportSize()?.width} ${kind}`)
  const chosen = kinds.flatMap((kind, at) => (judgedTargets.has(kind) ? [] : [`[data-target="${at}"]`]))
  for (const kind of kinds) judgedTargets.add(kind)
  if (chosen.length > 0) await page.evaluate(lookAtTargets, chosen.join())
  return chosen.length > 0
}

function lookAtTargets(selector: string): void {
  const rule = { id: 'target-size', selector }
  ;(window as unknown as { axe: typeof axe }).axe.configure({ rules: [rule] })
}

/** The kinds of small targets: the classes of each, and of all it stands in up to the page. The first few of a kind are marked with its place among them. */
function markSmallTargets({ large, most }: { large: number; most: number }): string[] {
  const isSmall = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility() && (width < large || height < large)
  }
  const lineOf = (element: Element | null): string =>
    element ? `${lineOf(element.parentElement)}>${element.tagName}.${element.getAttribute('class') ?? ''}` : ''
  const times = new Map<string, number>()
  for (const element of document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]',
  )) {
    element.removeAttribute('data-target')
    if (!isSmall(element)) continue
    const kind = lineOf(element)
    const before = times.get(kind) ?? 0
    times.set(kind, before + 1)
    if (before < most) element.setAttribute('data-target', String([...times.keys()].indexOf(kind)))
  }
  return [...times.keys()]
}

/** Has contrasts reckoned of the kinds of text that were not judged often enough before. */
async function lookAtNewKinds(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  // In one text: the way into a browser takes long over thousands of small ones.
  const isAny = await page.evaluate(markKinds, { most: OF_ONE_KIND, judged: JSON.stringify([...judged]) })
  if (!isAny && options === CONTRAST_ALONE) return []
  const found = await look(page, options)
  const kinds = await page
    .locator('[data-kind]')
    .evaluateAll((marked) => marked.map((element) => element.getAttribute('data-kind') ?? ''))
  for (const kind of kinds) judged.set(kind, (judged.get(kind) ?? 0) + 1)
  return found
}

/**
 * Marks the first few of each kind of text, and has contrasts reckoned of them alone: what stands in the same classes and the same computed
 * colours, from itself up to the page and with the same things laid over it, has the same contrast, whichever page it stands on.
 */
function markKinds({ most, judged }: { most: number; judged: string }): boolean {
  const DRAWN = [
    'color',
    'background-color',
    'background-image',
    'opacity',
    'filter',
    'mix-blend-mode',
    'text-shadow',
    'font-size',
    'font-weight',
    'position',
    'visibility',
  ]
  const times = new Map(JSON.parse(judged) as [string, number][])
  const kindOf = new Map<Element | null, string>()
  let isAny = false
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element)
    const over = [...element.children].filter((child) => getComputedStyle(child).position !== 'static')
    // Of a single letter and of signs axe says nothing.
    const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('')
    const drawn = [
      kindOf.get(element.parentElement)?.split(' ')[0],
      ...[element, ...over].map((one) => `${one.tagName} ${one.getAttribute('class')}`),
      element.getAttribute('aria-disabled') ?? element.matches(':disabled'),
      ...DRAWN.map((name) => style.getPropertyValue(name)),
    ].join('|')
    const kind = `${shortened(drawn)} ${text.length > 1} ${/\w/.test(text)}`
    kindOf.set(element, kind)
    const before = times.get(kind) ?? 0
    const isNew = before < most
    element.toggleAttribute('data-kind-of-text', isNew)
    element.removeAttribute('data-kind')
    if (!isNew || !element.checkVisibility()) continue
    element.setAttribute('data-kind', kind)
    times.set(kind, before + 1)
    isAny ||= text.length > 1 || element.matches('input, select, textarea')
  }
  const rule = { id: 'color-contrast', selector: '[data-kind-of-text]' }
  ;(window as unknown as { axe: typeof axe }).axe.configure({ rules: [rule] })
  return isAny

  /** Two numbers of 32 bits, which no two of some thousand kinds share. */
  function shortened(text: string): string {
    let [one, other] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761)
      other = Math.imul(other ^ text.charCodeAt(at), 1597334677)
    }
    return (one >>> 0).toString(36) + (other >>> 0).toString(36)
  }
}

/** The page in a theme, after its buttons have faded from the colours of the other. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // The colours of the theme begin to fade in the frame after the next.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

function describeAll(theme: string, violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, any, all, none }) =>
          `${theme} ${id}: ${target.join(' ')} ${[...any, ...all, ...none][0]?.message ?? ''}`,
      ),
  )
}
