const LEAST_STEP = 8

/** Hides the header on the way down and brings it back on the way up; never while something in it has focus or is open. */
export function hideOnScroll(header: HTMLElement): void {
  // Asked for with the first frame, not here: it would make the browser lay the page out before its time.
  let last: number | undefined
  requestAnimationFrame(() => (last ??= scrollY))
  addEventListener(
    'scroll',
    () => {
      const step = scrollY - (last ??= scrollY)
      if (Math.abs(step) < LEAST_STEP) return
      last = scrollY
      header.toggleAttribute('data-hidden', step > 0 && scrollY > header.offsetHeight && !isInUse(header))
    },
    { passive: true },
  )
  header.addEventListener('focusin', () => header.removeAttribute('data-hidden'))
}

function isInUse(header: HTMLElement): boolean {
  return header.matches(':focus-within') || header.querySelector('[data-open]') !== null
}
