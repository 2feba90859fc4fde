/**
 * Forms and links inside `[data-live]` change the page where it stands instead of leaving it: a change or a submit of a form, a
 * click on a link to another state of the same page; a form with `data-live="submit"` waits to be sent, one with "post" is sent and answered in its place, one with "key=value" asks that besides where
 * it is changed, and leaves the page where it is sent. The code
 * comes when a hand is near; without it they are plain forms and links.
 */
export function enableLive(): void {
  const opened = performance.getEntriesByType('navigation')[0]?.name ?? location.href
  const arrived = (state: unknown) => void regions().then(({ arrive }) => arrive(state as { scrollY?: number }, opened))
  // A page come back to by a reload still has the steps taken in it before.
  addEventListener('popstate', ({ state }) => arrived(state))
  // Whoever went a step back before this was here changed the address and nothing else.
  if (document.querySelector('[data-live]') && searchOf(opened) !== location.search) arrived(history.state)
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(
      type,
      ({ target }) => void (isLive(target) && (isPosted(target) ? sending() : regions())),
      { passive: true },
    )
  for (const type of ['input', 'change'] as const)
    document.addEventListener(type, ({ target }) => {
      const form = isLive(target) && (target as HTMLInputElement).form
      if (form && form.method === 'get' && form.dataset['live'] !== 'submit')
        void regions().then(({ applyForm }) => applyForm(form, target as HTMLInputElement, type))
    })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const isPost = form.dataset['live'] === 'post'
    const method = event.submitter?.getAttribute('formmethod') ?? form.method
    if (!isLive(form) || (method === 'post' && !isPost)) return
    event.preventDefault()
    if (isPost)
      return void sending().then(
        ({ sendForm }) => sendForm(form, event.submitter),
        () => form.submit(),
      )
    void regions().then(
      ({ submitForm }) => submitForm(form, event.submitter),
      () => form.submit(),
    )
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || !isLive(link) || !staysHere(link) || isSpecial(event)) return
    event.preventDefault()
    void regions().then(
      ({ followLink }) => followLink(link),
      () => location.assign(link.href),
    )
  })
}

function searchOf(address: string): string {
  return new URL(address).search
}

function sending() {
  return import('./regions/send-form.ts')
}

function regions() {
  return import('./regions.ts')
}

/** The nearest `data-live` decides; "off" inside one that is on leaves its links alone. */
function isLive(target: EventTarget | null): boolean {
  const form = (target as HTMLInputElement | null)?.form
  const live = (form instanceof Element ? form : (target as Element)).closest<HTMLElement>('[data-live]')
  return live !== null && live.dataset['live'] !== 'off'
}

function isPosted(target: EventTarget | null): boolean {
  return (target as Element).closest('[data-live=post]') !== null
}

/** A link with a fragment asks for another state only when it asks for anything else besides. */
function staysHere({ origin, pathname, search, hash, target }: HTMLAnchorElement): boolean {
  const isAnother = hash === '' || search !== location.search
  return origin === location.origin && pathname === location.pathname && isAnother && target === ''
}

function isSpecial({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented
}
