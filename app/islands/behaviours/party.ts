import { PARTY_COOKIE, withoutParty } from '#domain/party/party-address.ts'
import { partyParams, readPartyView } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import { openDialog } from './dialogs.ts'
import { quicken, readParty } from './party/quick-form.ts'
import { showAddress } from './regions.ts'
import { loadStyles } from './styles.ts'

export { quicken }

const DIALOG = 'party'
const YEAR_S = 365 * 24 * 60 * 60

/** Opens the form of who travels over the page. Throws when it cannot be had. */
export async function askParty(link: HTMLAnchorElement): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>(`#${DIALOG}`) ?? addDialog()
  const form = await fetchForm(link.href)
  const title = document.createElement('h2')
  title.id = `${DIALOG}-title`
  title.textContent = 'Who is travelling?'
  const close = document.createElement('button')
  close.type = 'button'
  close.dataset['closes'] = ''
  close.ariaLabel = 'Close'
  close.innerHTML = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>'
  dialog.replaceChildren(title, close, form)
  quicken(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const view = readParty(form, event.submitter)
    if (!view) return
    dialog.close()
    void travelAs(view)
  })
  openDialog(DIALOG, link, () => form.querySelector<HTMLElement>('[name="adults"]')?.focus())
}

/** Shows prices for the whole party, or for a head of it. */
export function switchPer({ value, form }: HTMLButtonElement): Promise<void> {
  const text = form?.querySelector<HTMLInputElement>('[name="party"]')?.value
  const { party } = readPartyView(new URLSearchParams(text))
  return travelAs({ party, per: value === 'person' ? 'person' : 'total' })
}

/**
 * What to do about a page that shows `shown` and not what this device remembers: the party of its address is remembered where
 * there is none yet, anything else is asked for anew; a cookie the site makes nothing of is put right.
 */
export async function catchUp(shown: string): Promise<void> {
  if (/[?&]adults=/.test(location.search)) {
    if (shown && !document.cookie.includes(`${PARTY_COOKIE}=`)) remember(shown)
    return
  }
  await showAddress(location.href, 'stay')
  remember(shownNow())
}

async function travelAs(view: PartyView): Promise<void> {
  remember(String(partyParams(view)))
  const here = location.pathname + location.search
  if (withoutParty(here) !== here) history.replaceState(history.state, '', withoutParty(here) + location.hash)
  const says = document.querySelector('#party-says') ?? addStatus()
  await showAddress(location.href, 'stay')
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

/** The form of the page `href` leads to, once the styles it needs are here. */
async function fetchForm(href: string): Promise<HTMLFormElement> {
  const response = await fetch(href)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const form = page.querySelector<HTMLFormElement>('[data-party-form]')
  if (!response.ok || !form) throw new Error(`the form answered ${response.status}`)
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')]
  await loadStyles(sheets.map((sheet) => sheet.getAttribute('href') ?? ''))
  return form
}

function addDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.id = DIALOG
  dialog.setAttribute('aria-labelledby', `${DIALOG}-title`)
  dialog.dataset['partyDialog'] = ''
  document.body.append(dialog)
  return dialog
}

function addStatus(): HTMLElement {
  const status = Object.assign(document.createElement('p'), { id: 'party-says', className: 'vh', role: 'status' })
  document.body.append(status)
  return status
}
