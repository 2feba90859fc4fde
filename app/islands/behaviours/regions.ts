import { PARTY_KEYS } from '#domain/party/party-address.ts'
import { formAddress } from './regions/form-address.ts'
import { morph } from './regions/morph.ts'
import { bringStyles } from './regions/styles.ts'

const SLOW_MS = 100
const TYPING_MS = 450
const MOST_KEPT = 20
const FOCUSABLE = 'a[href], button, input, select, summary'

/** The pages this document has been, so that going back is at once. */
const kept = new Map<string, string>()
let shown = pathOf(location.href)
let isUntouched = true
let latest: AbortController | undefined
let typing: ReturnType<typeof setTimeout> | undefined
let lastTouched: Element | undefined

/**
 * Shows another address of this page: fetches it and makes every `data-region` like its namesake there; what is outside stays.
 * Focus, opened groups and scrolled boxes are kept. 'push' adds to the history, 'replace' does not, 'stay' leaves the address
 * alone and asks anew, for when something besides the address has changed. What cannot be shown so is gone to.
 */
export async function showAddress(address: string, how: 'push' | 'replace' | 'stay'): Promise<void> {
  const wanted = pathOf(address)
  if (how === 'stay') kept.clear()
  latest?.abort()
  const { signal } = (latest = new AbortController())
  const slow = setTimeout(() => mark(true), SLOW_MS)
  try {
    const { html, path } = await read(wanted, signal)
    const next = await prepare(parse(html))
    if (signal.aborted) return
    note(path, how)
    draw(next)
  } catch {
    if (!signal.aborted) location.assign(wanted)
  } finally {
    clearTimeout(slow)
    if (latest?.signal === signal) mark(false)
  }
}

/** Shows a page that was fetched already: the one one is on, as it is now. */
export async function showPage(page: Document): Promise<void> {
  kept.clear()
  latest?.abort()
  const { signal } = (latest = new AbortController())
  const next = await prepare(page)
  if (signal.aborted) return
  note('', 'stay')
  draw(next)
}

/** What a changed control asks for, at once; what is being typed, after a short rest. */
export function applyForm(form: HTMLFormElement, control: HTMLInputElement, type: 'input' | 'change'): void {
  const isTyped = control.matches('input:is([type=text], [type=number], [type=search], [type=range], :not([type]))')
  if (!isTyped && type === 'input') return
  clearTimeout(typing)
  // One visit to a field is one step of the history, however often it paused.
  const how = isTyped && lastTouched === control ? 'replace' : 'push'
  const go = () => {
    const address = changedAddress(form)
    if (address === shown || !form.checkValidity()) return
    lastTouched = isTyped ? control : undefined
    void showAddress(withParty(address), how)
  }
  if (type === 'input') typing = setTimeout(go, TYPING_MS)
  else go()
}

/** What a form asks for as it stands, with what only a change asks for besides. */
function changedAddress(form: HTMLFormElement): string {
  const url = new URL(formAddress(form), location.href)
  for (const [name, value] of new URLSearchParams(form.dataset['live'])) if (value) url.searchParams.set(name, value)
  return pathOf(url.href)
}

/** What a form asks for when it is sent; a sheet it stands in closes on the beginning of what it found. */
export function submitForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  clearTimeout(typing)
  // What is only asked of a change leads on when it is sent.
  if (form.dataset['live']?.includes('=')) return location.assign(formAddress(form, submitter))
  const sheet = form.closest<HTMLElement>('[popover]:popover-open')
  sheet?.hidePopover()
  const found = sheet?.closest('[data-region]')
  if (found && found.getBoundingClientRect().top < 0) found.scrollIntoView({ behavior: 'instant' })
  const address = withParty(formAddress(form, submitter))
  if (address !== shown) void showAddress(address, 'push').then(() => focusOnResult(form))
}

/** What was asked for takes the focus where it stands apart from the form, or the field that kept it from being found. */
function focusOnResult(form: HTMLFormElement): void {
  const region = form.closest('[data-region]')
  const result =
    region?.querySelector<HTMLElement>('[aria-invalid]') ?? region?.querySelector<HTMLElement>('[data-result]')
  if (!result) return
  if (!result.matches(FOCUSABLE)) result.tabIndex = -1
  result.focus({ preventScroll: true })
  result.scrollIntoView({ block: 'nearest' })
}

/** What a link of the page leads to. */
export function followLink(link: HTMLAnchorElement): void {
  clearTimeout(typing)
  lastTouched = undefined
  void showAddress(withParty(pathOf(link.href)), 'push')
}

async function read(wanted: string, signal: AbortSignal): Promise<{ html: string; path: string }> {
  const known = kept.get(wanted)
  if (known) return { html: known, path: wanted }
  const response = await fetch(wanted, { signal, headers: { accept: 'text/html' } })
  const path = pathOf(response.url)
  if (!response.ok || new URL(response.url).pathname !== location.pathname) throw new Error(`${response.status}`)
  const html = await response.text()
  keep(wanted, html)
  keep(path, html)
  return { html, path }
}

function keep(path: string, html: string): void {
  kept.delete(path)
  kept.set(path, html)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
}

function note(path: string, how: 'push' | 'replace' | 'stay'): void {
  shown = how === 'stay' ? pathOf(location.href) : path
  if (how === 'replace' || (how === 'push' && path === pathOf(location.href)))
    history.replaceState(history.state, '', path)
  else if (how === 'push') {
    saveScroll()
    history.pushState(null, '', path)
  }
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

async function prepare(next: Document): Promise<Document> {
  // What is far down is laid out by now.
  for (const far of next.querySelectorAll('[data-far]')) far.removeAttribute('data-far')
  await bringStyles(next)
  return next
}

function draw(next: Document): void {
  isUntouched = false
  const focused = document.activeElement
  const around = ancestorsOf(focused)
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]')) {
    const fresh = next.querySelector(`[data-region="${region.dataset['region']}"]`)
    if (fresh && !region.parentElement?.closest('[data-region]')) morph(region, fresh)
  }
  document.title = next.title
  if (focused && document.activeElement === document.body) keepFocus(focused, around)
}

/** Focus goes to what took the place of what had it: itself, or the nearest that can have it of what stood around it. */
function keepFocus(focused: Element, around: readonly Element[]): void {
  const heirs = around.filter(({ isConnected }) => isConnected)
  const heir = focused.isConnected
    ? focused
    : heirs.map((one) => one.querySelector(FOCUSABLE)).find((one) => one !== null)
  if (heir instanceof HTMLElement || heir instanceof SVGElement) heir.focus({ preventScroll: true })
}

function ancestorsOf(element: Element | null): Element[] {
  const all: Element[] = []
  for (let at = element?.parentElement; at; at = at.parentElement) all.push(at)
  return all
}

function mark(isWaiting: boolean): void {
  for (const region of document.querySelectorAll('[data-region]')) region.toggleAttribute('data-waiting', isWaiting)
}

/** Whom prices are for, where the address itself says so: what a link of the page leaves out stays as it is. */
function withParty(address: string): string {
  const url = new URL(address, location.href)
  const here = new URLSearchParams(location.search)
  if (here.has('adults') && !url.searchParams.has('adults'))
    for (const key of PARTY_KEYS) if (here.has(key)) url.searchParams.set(key, here.get(key)!)
  return pathOf(url.href)
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.href)
  return pathname + search.replaceAll('%2C', ',')
}

function saveScroll(): void {
  history.replaceState({ ...history.state, scrollY }, '')
}

let scrolled: ReturnType<typeof setTimeout> | undefined
addEventListener(
  'scroll',
  () => {
    clearTimeout(scrolled)
    scrolled = setTimeout(saveScroll, 200)
  },
  { passive: true },
)

/** Back and forward; `opened` is the address the document was loaded at, and `state` what was noted of the one come to. */
export function arrive(state: { scrollY?: number } | null, opened: string): void {
  clearTimeout(scrolled)
  if (isUntouched) shown = pathOf(opened)
  const path = pathOf(location.href)
  if (path === shown) return
  void revisit(path).then(() => {
    if (state?.scrollY !== undefined) scrollTo({ top: state.scrollY, behavior: 'instant' })
  })
}

async function revisit(path: string): Promise<void> {
  const html = kept.get(path)
  if (html === undefined) return showAddress(path, 'replace')
  latest?.abort()
  const { signal } = (latest = new AbortController())
  const next = await prepare(parse(html))
  if (signal.aborted) return
  shown = path
  draw(next)
}
