import { PARTY_COOKIE, withoutParty } from '#domain/party/party-address.ts'
import { openDialog } from './dialogs.ts'
import { quicken } from './party/quick-form.ts'
import { showAddress, showPage } from './regions.ts'
import { DRAWN, formHooks, sendForm } from './regions/send-form.ts'
import { loadStyles } from './styles.ts'

const DIALOG = 'party'
const YEAR_S = 365 * 24 * 60 * 60

/** Makes the form of who travels on its own page quicker to fill, and again when it is drawn with what is amiss. */
export function quickenPage(form: HTMLFormElement): void {
  quicken(form)
  document.addEventListener(DRAWN, ({ target }) => whenDrawn(target as Element, quicken))
}

/** Opens the form of who travels over the page. Throws when it cannot be had. */
export async function askParty(link: HTMLAnchorElement): Promise<void> {
  const room = document.querySelector<HTMLElement>('[data-asked-party]')
  if (!room) throw new Error('the page has no room for the form')
  room.replaceChildren(await fetchForm(link.href))
  whenDrawn(room, enableAsked)
  room.addEventListener(DRAWN, askAgain)
  openDialog(DIALOG, link, () => room.querySelector<HTMLElement>('[name="adults"]')?.focus())
}

function askAgain({ currentTarget }: Event): void {
  whenDrawn(currentTarget as Element, enableAsked)
}

function enableAsked(form: HTMLFormElement): void {
  quicken(form)
  formHooks.set(form, {
    led(page, address) {
      form.closest('dialog')?.close()
      void showAs(page, address)
    },
  })
}

function whenDrawn(around: Element, enable: (form: HTMLFormElement) => void): void {
  const form = around.querySelector<HTMLFormElement>('[data-party-form]')
  if (form) enable(form)
}

/** Shows prices for the whole party, or for a head of it. */
export function switchPer(choice: HTMLButtonElement): Promise<void> {
  const { form } = choice
  if (!form) return Promise.resolve()
  formHooks.set(form, { led: (page, address) => void showAs(page, address) })
  return sendForm(form, choice)
}

/**
 * What to do about a page that shows another party than this device remembers: one that its address or a question names holds for its
 * page alone, anything else is asked for anew; a cookie the site makes nothing of is put right. Only the form of who travels makes one.
 */
export async function catchUp(): Promise<void> {
  if (namesParty(location.href)) return
  if (document.querySelector('[data-party-said]') && !remembersParty()) return
  await showAddress(location.href, 'stay')
  if (remembersParty()) remember(shownNow())
}

function namesParty(address: string): boolean {
  return new URL(address).searchParams.has('adults')
}

function remembersParty(): boolean {
  return document.cookie.includes(`${PARTY_COOKIE}=`)
}

/** The page again, as the server draws it for whoever travels now. */
async function showAs(page: Document, address: string): Promise<void> {
  const here = location.pathname + location.search
  if (new URL(address).pathname !== location.pathname) return location.assign(address)
  const asked = namesParty(address) ? address : withoutParty(here) + location.hash
  if (namesParty(address) || namesParty(location.href)) history.replaceState(history.state, '', asked)
  const says = document.querySelector('#party-says') ?? addStatus()
  await showPage(page)
  says.textContent = `Prices are now for ${document.querySelector('[data-party] b')?.textContent ?? 'one adult'}.`
}

function remember(text: string): void {
  const age = text === '' ? 0 : YEAR_S
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${PARTY_COOKIE}=${encodeURIComponent(text)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}

function shownNow(): string {
  return document.querySelector<HTMLElement>('[data-party]')?.dataset['party'] ?? ''
}

/** The form of the page `href` leads to, with the place its answers are drawn in, once the styles it needs are here. */
async function fetchForm(href: string): Promise<HTMLElement> {
  const response = await fetch(href)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const form = page.querySelector<HTMLElement>('[data-answer="party"]')
  if (!response.ok || !form) throw new Error(`the form answered ${response.status}`)
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')]
  await loadStyles(sheets.map((sheet) => sheet.getAttribute('href') ?? ''))
  return form
}

function addStatus(): HTMLElement {
  const status = Object.assign(document.createElement('p'), { id: 'party-says', className: 'vh', role: 'status' })
  document.body.append(status)
  return status
}
