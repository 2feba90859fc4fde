const TOUCHES = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const
/** For whoever reads without touching anything. */
const WAITS_MS = 4000
/** The touch itself is answered first. */
const ANSWERED_MS = 700

/** Runs work after the first touch of the page, or once it has been there for a while: what nobody can miss before. */
export function atFirstTouch(work: () => void): void {
  const touched = () => {
    for (const type of TOUCHES) removeEventListener(type, touched)
    removeEventListener('load', wait)
    clearTimeout(waiting)
    setTimeout(work, ANSWERED_MS)
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const wait = () => (waiting = setTimeout(touched, WAITS_MS))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
  for (const type of TOUCHES) addEventListener(type, touched, { passive: true })
}
