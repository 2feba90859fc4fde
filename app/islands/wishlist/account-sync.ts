import { joinWishlistEntries, WISHLIST_KINDS, MOST_IN_WISHLIST } from '#domain/wishlist/wishlist.ts'
import type { WishlistEntry, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { deviceWishlist, saveWishlist, onWishlistChange } from './device-wishlist.ts'
import { personId } from './person-id.ts'
import { readDeviceWishlist } from './read-device-wishlist.ts'
import type { UnsentChange } from './read-device-wishlist.ts'

const FRESH_FOR_MS = 2 * 60 * 1000
const LISTS = '/api/wishlist'
const PATHS: Record<WishlistKind, string> = { wished: LISTS, viewed: '/api/viewed' }

type WishlistAnswer = { data: Record<WishlistKind, { package: { url: string }; at: string }[]> }
type Lists = Record<WishlistKind, WishlistEntry[]>

/** Keeps the device's lists and the account's the same from now on, for as long as somebody is signed in. */
export function followAccount(): void {
  document.addEventListener('person', settle)
  onWishlistChange(settle)
  document.addEventListener('visibilitychange', settle)
  settle()
}

/** A guest's lists join the account; nobody's device keeps what was somebody's. */
function settle(): void {
  const person = personId()
  const { of, wished, viewed } = deviceWishlist()
  if (person === of) {
    if (person && isDue()) void send(person)
    return
  }
  if (person && !of) {
    const unsent = WISHLIST_KINDS.flatMap((kind) =>
      ({ wished, viewed })[kind].map(({ url, at }) => ({ kind, url, at })),
    )
    saveWishlist({ of: person, unsent, askedAt: 0 })
  } else saveWishlist({ ...readDeviceWishlist({}, 0), of: person })
}

function isDue(): boolean {
  const { unsent, askedAt } = deviceWishlist()
  return document.visibilityState === 'visible' && (unsent.length > 0 || Date.now() - askedAt > FRESH_FOR_MS)
}

let isSending = false
let failedAt = -Infinity

/** Tells the account what it has not been told, and takes over what it says; what changed meanwhile stays as it is. */
async function send(person: string): Promise<void> {
  if (isSending || Date.now() - failedAt < FRESH_FOR_MS) return
  isSending = true
  try {
    const told = deviceWishlist().unsent
    const lists = await exchange(told)
    if (personId() === person && deviceWishlist().of === person) takeOver(lists, told)
  } catch (error) {
    // It is told with the next page, or in a while.
    failedAt = Date.now()
    console.warn('The saved packages could not be joined: ', error)
  } finally {
    isSending = false
  }
  settle()
}

async function exchange(told: readonly UnsentChange[]): Promise<Lists> {
  const lists = deviceWishlist()
  const added = (kind: WishlistKind) =>
    lists[kind].filter(({ url }) => told.some((change) => change.kind === kind && change.url === url))
  const gone = told.filter(({ kind, url }) => !lists[kind].some((entry) => entry.url === url))
  if (lists.viewed.length === 0 && gone.some(({ kind }) => kind === 'viewed')) await ask('DELETE', PATHS.viewed)
  for (const { kind, url } of gone)
    if (kind === 'wished' || lists.viewed.length > 0) await ask('DELETE', `${PATHS[kind]}/${url}`)
  const sent = { wished: added('wished').map(toSent), viewed: added('viewed').map(toSent) }
  const hasChanges = sent.wished.length + sent.viewed.length > 0
  const { data } = (await (hasChanges ? ask('PUT', LISTS, sent) : ask('GET', LISTS))) as WishlistAnswer
  const read = (kind: WishlistKind) => data[kind].map(({ package: { url }, at }) => ({ url, at: Date.parse(at) }))
  return { wished: read('wished'), viewed: read('viewed') }
}

function takeOver(theirs: Lists, told: readonly UnsentChange[]): void {
  const now = deviceWishlist()
  const unsent = now.unsent.filter(
    (change) => !told.some(({ kind, url, at }) => change.kind === kind && change.url === url && change.at === at),
  )
  const whole = (kind: WishlistKind) => {
    const isMine = ({ url }: WishlistEntry) => unsent.some((change) => change.kind === kind && change.url === url)
    return joinWishlistEntries(
      now[kind].filter(isMine),
      theirs[kind].filter((entry) => !isMine(entry)),
      MOST_IN_WISHLIST[kind],
    )
  }
  saveWishlist({ wished: whole('wished'), viewed: whole('viewed'), unsent, askedAt: Date.now() })
}

function toSent({ url, at }: WishlistEntry): { package: string; at: string } {
  return { package: url, at: new Date(at).toISOString() }
}

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}
  const response = await fetch(path, { method, ...sent })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return response.status === 204 ? undefined : response.json()
}
