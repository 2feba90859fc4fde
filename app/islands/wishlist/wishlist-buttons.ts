import { MOST_COMPARED, MOST_IN_WISHLIST } from '#domain/wishlist/wishlist.ts'
import { addStyles } from '#app/islands/add-styles.ts'
import css from './wishlist-buttons.css?inline'
import { deviceWishlist, saveWishlist, setInWishlist, onWishlistChange } from './device-wishlist.ts'

const ICONS = {
  wished: '<path d="M6.5 4h11v16L12 15.8 6.5 20z"/>',
  compared: '<path d="M4 5h6.5v14H4zM13.5 5H20v14h-6.5z"/>',
}
const WORDS = { wished: 'Save', compared: 'Compare' }
type WishlistButton = keyof typeof ICONS
const WISHLIST_BUTTONS = ['wished', 'compared'] as const

/** A form of the office that keeps what is typed into it says so by the same word. */
const BUTTON = 'button[data-keeps]'

/** Puts "Save" and "Compare" into the room that cards and packages leave for them, and says in the header what is kept. */
export function startWishlistButtons(): void {
  addStyles(css)
  fillRooms()
  draw()
  onWishlistChange(draw)
  new MutationObserver(() => fillRooms() && draw()).observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(BUTTON)
    if (button) press(button.dataset['keeps'] as WishlistButton, button.dataset['url']!)
  })
}

/** Tells whether there were any that are new. */
function fillRooms(): boolean {
  const rooms = document.querySelectorAll<HTMLElement>('[data-card]:empty')
  for (const room of rooms) {
    const link = room.parentElement!.querySelector<HTMLElement>('a[href^="/package/"]') ?? document.querySelector('h1')!
    const url = room.dataset['card'] || (link as HTMLAnchorElement).pathname.slice('/package/'.length)
    room.innerHTML = WISHLIST_BUTTONS.map(
      (control) =>
        `<button type="button" data-keeps="${control}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[control]}</svg>${WORDS[control]}</button>`,
    ).join('')
    for (const button of room.querySelectorAll('button')) {
      button.dataset['url'] = url
      button.ariaLabel = `${button.textContent} ${link.textContent}`
    }
  }
  return rooms.length > 0
}

function press(control: WishlistButton, url: string): void {
  const isOn = !isInWishlist(control, url)
  const { wished, compared } = deviceWishlist()
  if (isOn && control === 'wished' && wished.length >= MOST_IN_WISHLIST.wished)
    return say(`Your list is full with ${MOST_IN_WISHLIST.wished} packages. Take one off first.`)
  if (isOn && control === 'compared' && compared.length >= MOST_COMPARED)
    return say('Four packages fit side by side. Take one off first.')
  if (control === 'wished') setInWishlist('wished', url, isOn)
  else saveWishlist({ compared: isOn ? [...compared, url] : compared.filter((other) => other !== url) })
}

let isShown = false

/** What is kept is told in the header and at the foot of the window; that code comes when there is something to tell. */
async function showWishlistStatus(): Promise<void> {
  const { wished, compared } = deviceWishlist()
  if (isShown || wished.length + compared.length === 0) return
  isShown = true
  const { followWishlist } = await import('./wishlist-status.ts')
  followWishlist()
}

function isInWishlist(control: WishlistButton, url: string): boolean {
  const { wished, compared } = deviceWishlist()
  return control === 'wished' ? wished.some((entry) => entry.url === url) : compared.includes(url)
}

function say(words: string): void {
  void import('./wishlist-status.ts').then(({ showRefusal }) => showRefusal(words))
}

function draw(): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON))
    button.ariaPressed = String(isInWishlist(button.dataset['keeps'] as WishlistButton, button.dataset['url']!))
  void showWishlistStatus()
}
