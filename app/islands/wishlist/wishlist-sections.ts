import type { WishlistKind } from '#domain/wishlist/wishlist.ts'
import { deviceWishlist, saveWishlist, onWishlistChange } from './device-wishlist.ts'

const LONGEST_ADDRESS = 1900
const NEAR = '600px'

/** Fills the places of a page that are for what this device keeps, and remembers what a page compares. */
export function fillWishlistSections(canSave: boolean): void {
  const compared = document.querySelector<HTMLElement>('[data-compared]')
  if (compared && canSave) followCompared(compared)
  // An address that names packages is somebody's list already.
  const wished = new URLSearchParams(location.search).has('ids') ? null : placeFor('wished')
  if (wished) {
    showWished(wished, canSave)
    wished.addEventListener('click', askBeforeReplacing)
  }
  const viewed = placeFor('viewed')
  if (viewed && canSave) onceNear(viewed, () => showViewed(viewed))
}

/** What was picked to compare goes when others are compared. */
function askBeforeReplacing(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/compare?ids="]')
  const wanted = link ? (new URL(link.href).searchParams.get('ids')?.split(',') ?? []) : []
  const lost = link ? deviceWishlist().compared.filter((url) => !wanted.includes(url)) : []
  const words = `You picked ${lost.length === 1 ? 'one other package' : `${lost.length} other packages`} to compare. Compare these instead?`
  // oxlint-disable-next-line no-alert
  if (lost.length > 0 && !confirm(words)) event.preventDefault()
}

/** By its plain address the page compares what this device has chosen. By any other the device keeps what the page compares: a link from outside asks first. */
function followCompared(place: HTMLElement): void {
  const shown = place.dataset['compared']!.split(',').filter(Boolean)
  const { compared } = deviceWishlist()
  const isPlain = !new URLSearchParams(location.search).has('ids')
  if (isPlain && compared.length > 0) return location.replace(`/compare?ids=${compared.join()}`)
  if (isPlain || String(shown) === String(compared)) return
  if (/^\/(?!party\b)/.test(cameFrom())) return saveWishlist({ compared: shown })
  offerToKeep(place, shown, compared.filter((url) => !shown.includes(url)).length)
}

/** The page of this site that led here; empty when it was another site's. The form of who travels leads back to whatever one was looking at. */
function cameFrom(): string {
  const { origin } = location
  return document.referrer.startsWith(`${origin}/`) ? document.referrer.slice(origin.length) : ''
}

function offerToKeep(place: HTMLElement, shown: string[], lost: number): void {
  if (shown.length === 0) return
  place.addEventListener('click', askBeforeReplacing)
  const instead = lost === 0 ? '' : ` in place of the ${lost === 1 ? 'one' : lost} you picked`
  place.insertAdjacentHTML(
    'afterbegin',
    `<p><button type="button" class="btn calm">Keep these to compare${instead}</button></p>`,
  )
  const offer = place.firstElementChild!
  offer.querySelector('button')!.addEventListener('click', () => {
    saveWishlist({ compared: shown })
    place.removeEventListener('click', askBeforeReplacing)
    document.querySelector('main')?.focus({ preventScroll: true })
    offer.remove()
  })
}

function placeFor(kind: WishlistKind): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-wishlist="${kind}"]`)
}

function showWished(place: HTMLElement, canSave: boolean): void {
  const says = (name: string) => place.replaceChildren(copyOf(`[data-says="${name}"]`))
  if (!canSave) return says('blocked')
  let shown = new Set<string>()
  const fill = () => {
    const urls = deviceWishlist().wished.map(({ url }) => url)
    // What is taken off stays in sight, so that it can be put back.
    if (shown.size > 0 && urls.every((url) => shown.has(url))) return
    shown = new Set(urls)
    if (urls.length === 0) return says('empty')
    fetchCards('wished', urls).then(
      (parts) => place.replaceChildren(...parts),
      () => says('failed'),
    )
  }
  fill()
  onWishlistChange(fill)
  followParty(() => {
    shown = new Set()
    fill()
  })
}

/** Prices are for whoever travels: another party, other prices. */
function followParty(work: () => void): void {
  const party = document.querySelector('[data-party]')
  if (party) new MutationObserver(work).observe(party, { attributeFilter: ['data-party'] })
}

function showViewed(place: HTMLElement): void {
  const here = location.pathname
  const urls = deviceWishlist()
    .viewed.map(({ url }) => url)
    .filter((url) => here !== `/package/${url}`)
  if (urls.length === 0) return
  void fetchCards('viewed', urls).then((parts) => {
    place.replaceChildren(...parts)
    place.querySelector('[data-forgets]')?.addEventListener('click', () => {
      const { of, viewed, unsent } = deviceWishlist()
      const gone = of ? viewed.map(({ url }) => ({ kind: 'viewed' as const, url, at: Date.now() })) : []
      saveWishlist({ viewed: [], unsent: [...unsent.filter(({ kind }) => kind !== 'viewed'), ...gone] })
      document.querySelector('main')?.focus({ preventScroll: true })
      place.replaceChildren()
    })
  })
}

/** The cards of packages as the server draws them today, from as many addresses as their names take. */
async function fetchCards(kind: WishlistKind, urls: readonly string[]): Promise<Node[]> {
  const pieces = await Promise.all(addressesOf(kind, urls).map((address) => fetchPlace(kind, address)))
  const [first, ...others] = pieces
  const cards = first?.querySelector('ul')
  for (const other of others) cards?.append(...(other.querySelector('ul')?.childNodes ?? []))
  return [...(first?.childNodes ?? [])]
}

async function fetchPlace(kind: WishlistKind, address: string): Promise<Element> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const far of page.querySelectorAll('[data-far]')) far.removeAttribute('data-far')
  return page.querySelector(`[data-wishlist="${kind}"]`)!
}

function addressesOf(kind: WishlistKind, urls: readonly string[]): string[] {
  const start = `/wishlist?view=${kind}&ids=`
  return urls.reduce<string[]>((addresses, url) => {
    const last = addresses.at(-1)
    const isLong = last === undefined || last.length + url.length >= LONGEST_ADDRESS
    return isLong ? [...addresses, start + url] : [...addresses.slice(0, -1), `${last},${url}`]
  }, [])
}

function copyOf(selector: string): Node {
  return document.querySelector<HTMLTemplateElement>(selector)?.content.cloneNode(true) ?? new Text()
}

function onceNear(place: HTMLElement, work: () => void): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      work()
    },
    { rootMargin: NEAR },
  )
  watcher.observe(place)
}
