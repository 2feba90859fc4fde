const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const

/** Wakes every island of the document when its moment comes. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) schedule(element)
}

function schedule(element: HTMLElement): void {
  const when = element.dataset['when']
  if (when === 'visible') return watch(element)
  if (when === 'idle') return whenIdle(() => void wake(element))
  const touched = () => {
    for (const type of TOUCHES) element.removeEventListener(type, touched)
    void wake(element)
  }
  for (const type of TOUCHES) element.addEventListener(type, touched, { passive: true })
}

function watch(element: HTMLElement): void {
  const target = element.firstElementChild ?? element
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void wake(element)
    },
    { rootMargin: '200px' },
  )
  observer.observe(target)
}

const woken = new WeakMap<HTMLElement, Promise<void>>()

/** Fetches an island's code and hydrates it; asking again gives the same promise. */
export function wake(element: HTMLElement): Promise<void> {
  const known = woken.get(element)
  if (known) return known
  const clickAgain = holdClick(element)
  const work = import('./hydrate.ts').then(({ hydrate }) => hydrate(element))
  woken.set(element, work)
  work.then(clickAgain, () => undefined)
  // A lost connection must not put an island to sleep for good.
  work.catch((error: unknown) => {
    console.error('An island could not be woken: ', error)
    woken.delete(element)
  })
  return work
}

/** Keeps the last button that is pressed before there is code for it; returns the way to press it again. */
function holdClick(element: HTMLElement): () => void {
  let button: HTMLElement | null = null
  const hold = ({ target }: Event) => (button = (target as Element).closest<HTMLElement>('[type=button]'))
  element.addEventListener('click', hold)
  return () => {
    element.removeEventListener('click', hold)
    button?.click()
  }
}

/** Runs work when the browser has nothing better to do, within a few seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work(), { timeout: 3000 })
  else setTimeout(work, 1500)
}
