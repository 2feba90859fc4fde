import { atFirstTouch } from '#app/islands/first-touch.ts'

/** Fetches the code for saving and comparing: at once where this device keeps something, else at the first touch of a page that has room for it. */
export function startWishlistSoon(): void {
  if (keepsSomething() || document.querySelector('[data-wishlist="wished"], [data-compared]')) return void start()
  if (document.querySelector('[data-card]')) atFirstTouch(() => void start())
}

async function start(): Promise<void> {
  const { startWishlist } = await import('./start.ts')
  startWishlist()
}

function keepsSomething(): boolean {
  try {
    return (localStorage.getItem('padav.wishlist') ?? '{}') !== '{}'
  } catch {
    return false
  }
}
