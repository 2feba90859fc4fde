import { addStyles } from '#app/islands/add-styles.ts'
import { logOut } from '#app/islands/session/log-out.ts'
import { GUEST } from '#app/parts/header/guest.ts'
import { localPerson, onPerson } from '#app/islands/session/person.ts'
import type { LocalPerson } from '#app/islands/session/person.ts'
import css from './account.css?inline'
import { showNotice } from './notice.ts'

const CHEVRON = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>'
const guests = new WeakMap<Element, ChildNode[]>()

/** Shows who is signed in wherever a page has room for it; the server's own words are a guest's. */
export function showAccount(): void {
  addStyles(css)
  draw()
  onPerson(draw)
  // The menu of a phone is filled after the page.
  document.addEventListener('menus-filled', draw)
  document.addEventListener('click', closeOutside)
  document.addEventListener('keydown', closeOnEscape)
}

function draw(): void {
  const person = localPerson()
  for (const place of document.querySelectorAll<HTMLElement>('[data-account]')) {
    const drawn = person ? JSON.stringify([person.name, person.image]) : undefined
    if (place.dataset['person'] === drawn) continue
    if (person) place.dataset['person'] = drawn
    else delete place.dataset['person']
    if (!guests.has(place)) guests.set(place, [...place.childNodes])
    const hadFocus = place.contains(document.activeElement)
    place.replaceChildren(...(person ? memberOf(place, person) : guests.get(place)!))
    if (hadFocus) place.querySelector<HTMLElement>('a, button')?.focus()
  }
}

function memberOf(place: HTMLElement, person: LocalPerson): HTMLElement[] {
  if (place.closest('dialog')) return [logOutButton('btn')]
  const name = person.name.trim() || GUEST
  const hello = make('button', { type: 'button', 'aria-expanded': 'false', 'aria-controls': 'account-menu' })
  hello.dataset['hello'] = ''
  const words = make('span', {})
  words.textContent = `Hello, ${name.split(/\s+/)[0]}`
  hello.append(words)
  hello.insertAdjacentHTML('beforeend', CHEVRON)
  const menu = make('div', { id: 'account-menu' })
  menu.hidden = true
  const full = make('p', {})
  full.textContent = name
  const profile = make('a', { href: '/users/profile' })
  profile.textContent = 'My Profile'
  menu.append(full, profile, logOutButton())
  hello.addEventListener('click', () => setOpen(hello, Boolean(menu.hidden)))
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !place.contains(relatedTarget as Node)) setOpen(hello, false)
  })
  return [hello, menu]
}

function logOutButton(className = ''): HTMLElement {
  const button = make('button', { type: 'button', class: className })
  button.textContent = 'Logout'
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    // Asked for now: whoever has left is not shown a way out any more.
    const around = button.closest('dialog')
    void logOut().then(({ ok, message }) => {
      button.ariaDisabled = null
      if (ok) around?.close()
      showNotice(message, { ok })
    })
  })
  return button
}

function setOpen(hello: HTMLElement, isOpen: boolean): void {
  hello.setAttribute('aria-expanded', String(isOpen))
  hello.toggleAttribute('data-open', isOpen)
  const menu = hello.nextElementSibling as HTMLElement | null
  if (menu) menu.hidden = !isOpen
}

function openHello(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-hello][data-open]')
}

function closeOutside({ target }: Event): void {
  const hello = openHello()
  if (hello && !hello.parentElement?.contains(target as Node)) setOpen(hello, false)
}

function closeOnEscape({ key }: KeyboardEvent): void {
  const hello = openHello()
  if (key !== 'Escape' || !hello) return
  setOpen(hello, false)
  hello.focus()
}

function make(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, value)
  return element
}
