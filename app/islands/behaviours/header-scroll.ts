const LEAST_STEP = 8

/** Where what the keyboard reaches comes to stand (`scroll-padding-top`), which the header would cover. */
const REACHED_AT = 96

/** Hides the header on the way down and brings it back on the way up; never while something in it has focus or is open, nor over what the keyboard goes back to. */
export function hideOnScroll(header: HTMLElement): void {
  // Not asked of the browser, which would lay the page out before its time: one that begins further down tells so by its first scroll.
  let last = 0
  addEventListener(
    'scroll',
    () => {
      const step = scrollY - last
      if (Math.abs(step) < LEAST_STEP) return
      last = scrollY
      if (step < 0 && scrollY > REACHED_AT && document.querySelector('main :focus-visible')) return
      header.toggleAttribute('data-hidden', step > 0 && scrollY > header.offsetHeight && !isInUse(header))
    },
    { passive: true },
  )
  header.addEventListener('focusin', () => header.removeAttribute('data-hidden'))
}

function isInUse(header: HTMLElement): boolean {
  return header.querySelector(':focus,[data-open]') !== null
}
