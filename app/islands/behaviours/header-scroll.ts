const LEAST_STEP = 8
/** How long a scroll may be the Tab key's. */
const TAB_MS = 600

/** Hides the header on the way down and brings it back on the way up, but not over what the Tab key has just reached; never hides it while something in it has focus or is open. */
export function hideOnScroll(header: HTMLElement): void {
  // Asked for with the first frame, not here: it would make the browser lay the page out before its time.
  let last: number | undefined
  requestAnimationFrame(() => (last ??= scrollY))
  let tabbedAt = -TAB_MS
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return
    tabbedAt = performance.now()
    if (scrollY > header.offsetHeight && !isInUse(header)) header.setAttribute('data-hidden', '')
  })
  addEventListener(
    'scroll',
    () => {
      const step = scrollY - (last ??= scrollY)
      if (Math.abs(step) < LEAST_STEP) return
      last = scrollY
      if (step < 0 && performance.now() - tabbedAt < TAB_MS) return
      header.toggleAttribute('data-hidden', step > 0 && scrollY > header.offsetHeight && !isInUse(header))
    },
    { passive: true },
  )
  header.addEventListener('focusin', () => header.removeAttribute('data-hidden'))
}

function isInUse(header: HTMLElement): boolean {
  return header.matches(':focus-within') || header.querySelector('[data-open]') !== null
}
