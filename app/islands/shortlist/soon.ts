const TOUCHES = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const
/** For whoever reads without touching anything. */
const WAITS_MS = 4000

/** Fetches the code for saving and comparing: at once where this device keeps something, else at the first touch of a page that has room for it. */
export function startShortlistSoon(): void {
  if (keepsSomething() || document.querySelector('[data-shortlist="wished"], [data-compared]')) return void start()
  if (!document.querySelector('[data-card]')) return
  const touched = () => {
    for (const type of TOUCHES) removeEventListener(type, touched)
    removeEventListener('load', wait)
    clearTimeout(waiting)
    void start()
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const wait = () => (waiting = setTimeout(touched, WAITS_MS))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
  for (const type of TOUCHES) addEventListener(type, touched, { passive: true })
}

async function start(): Promise<void> {
  const { startShortlist } = await import('./start.ts')
  startShortlist()
}

function keepsSomething(): boolean {
  try {
    return (localStorage.getItem('padav.wishlist') ?? '{}') !== '{}'
  } catch {
    return false
  }
}
