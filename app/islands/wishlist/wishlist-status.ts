import { addStyles } from '#app/islands/add-styles.ts'
import { deviceWishlist, saveWishlist, onWishlistChange } from './device-wishlist.ts'
import css from './wishlist-status.css?inline'

const BOOKMARK =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6.5 4h11v16L12 15.8 6.5 20z"/></svg>'

/** Says in the header and the menu how many packages are saved, and at the foot of the window which are to be compared. */
export function followWishlist(): void {
  addStyles(css)
  draw()
  onWishlistChange(draw)
  // The menu of a phone is filled after the page.
  document.addEventListener('menus-filled', draw)
}

function draw(): void {
  const { wished, compared } = deviceWishlist()
  drawSaved(wished.length)
  drawBar(compared)
}

function drawSaved(count: number): void {
  for (const old of document.querySelectorAll('[data-saved]')) old.remove()
  if (count === 0) return
  const words = `Saved ${count} ${count === 1 ? 'package' : 'packages'}`
  document
    .querySelector('[data-header] [data-account]')
    ?.insertAdjacentHTML(
      'beforebegin',
      `<div data-saved=""><a href="/wishlist" aria-label="${words}">${BOOKMARK}<span>Saved</span> ${count}</a></div>`,
    )
  const item = document.querySelector('#menu nav > ul > li > a[href="/contact-us"]')?.parentElement
  item?.insertAdjacentHTML('beforebegin', `<li data-saved=""><a href="/wishlist">Saved (${count})</a></li>`)
}

function drawBar(compared: string[]): void {
  const bar = document.querySelector('[data-chosen]')
  // On a page of words there is nothing to compare.
  const hasCards = document.querySelector('[data-card]') !== null
  if (compared.length === 0 || !hasCards || location.pathname === '/compare') return bar?.remove()
  const made = bar ?? makeBar()
  const [says, link] = [made.querySelector('p')!, made.querySelector('a')!]
  const words = compared.length === 1 ? 'Choose one more to compare' : `${compared.length} chosen`
  if (says.textContent !== words) says.textContent = words
  link.hidden = compared.length < 2
  link.href = `/compare?ids=${compared.join()}`
}

function makeBar(): Element {
  const bar = document.createElement('aside')
  bar.dataset['chosen'] = ''
  bar.ariaLabel = 'To compare'
  bar.innerHTML =
    '<p role="status"></p><a>Compare</a><button type="button" aria-label="Compare none"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg></button>'
  bar.querySelector('button')!.addEventListener('click', () => {
    document.querySelector('main')!.focus({ preventScroll: true })
    saveWishlist({ compared: [] })
  })
  document.body.append(bar)
  return bar
}

const STAYS_MS = 6000

/** Says why something was not kept, as other notices are shown. */
export function showRefusal(words: string): void {
  document.querySelector('[data-notice]')?.remove()
  const notice = document.createElement('div')
  notice.dataset['notice'] = 'bad'
  notice.setAttribute('role', 'alert')
  notice.textContent = words
  document.body.append(notice)
  setTimeout(() => notice.remove(), STAYS_MS)
}
