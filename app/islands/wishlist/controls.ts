import { MOST_COMPARED, MOST_KEPT } from '#domain/wishlist/wishlist.ts'
import { addStyles } from './add-styles.ts'
import css from './controls.css?inline'
import { device, keep, mark, onKept } from './device.ts'

const ICONS = {
  wished: '<path d="M6.5 4h11v16L12 15.8 6.5 20z"/>',
  compared: '<path d="M4 5h6.5v14H4zM13.5 5H20v14h-6.5z"/>',
}
const WORDS = { wished: 'Save', compared: 'Compare' }
type Control = keyof typeof ICONS
const CONTROLS = ['wished', 'compared'] as const

/** Puts "Save" and "Compare" into the room that cards and packages leave for them, and says in the header what is kept. */
export function startControls(): void {
  addStyles(css)
  fillRooms()
  draw()
  onKept(draw)
  new MutationObserver(() => fillRooms() && draw()).observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-keeps]')
    if (button) press(button.dataset['keeps'] as Control, button.dataset['url']!)
  })
}

/** Tells whether there were any that are new. */
function fillRooms(): boolean {
  const rooms = document.querySelectorAll<HTMLElement>('[data-card]:empty')
  for (const room of rooms) {
    const link = room.parentElement!.querySelector<HTMLElement>('h1, a[href^="/package/"]')!
    const url = room.dataset['card'] || (link as HTMLAnchorElement).pathname.slice('/package/'.length)
    room.innerHTML = CONTROLS.map(
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

function press(control: Control, url: string): void {
  const isOn = !isKept(control, url)
  const { wished, compared } = device()
  if (isOn && control === 'wished' && wished.length >= MOST_KEPT.wished)
    return say(`Your list is full with ${MOST_KEPT.wished} packages. Take one off first.`)
  if (isOn && control === 'compared' && compared.length >= MOST_COMPARED)
    return say('Four packages fit side by side. Take one off first.')
  if (control === 'wished') mark('wished', url, isOn)
  else keep({ compared: isOn ? [...compared, url] : compared.filter((other) => other !== url) })
}

let isShown = false

/** What is kept is told in the header and at the foot of the window; that code comes when there is something to tell. */
async function showKept(): Promise<void> {
  const { wished, compared } = device()
  if (isShown || wished.length + compared.length === 0) return
  isShown = true
  const { followKept } = await import('./kept.ts')
  followKept()
}

function isKept(control: Control, url: string): boolean {
  const { wished, compared } = device()
  return control === 'wished' ? wished.some((kept) => kept.url === url) : compared.includes(url)
}

function say(words: string): void {
  void import('./kept.ts').then(({ showRefusal }) => showRefusal(words))
}

function draw(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-keeps]'))
    button.ariaPressed = String(isKept(button.dataset['keeps'] as Control, button.dataset['url']!))
  void showKept()
}
