import { joinWishlistEntries, MOST_IN_WISHLIST } from '#domain/wishlist/wishlist.ts'
import type { WishlistKind } from '#domain/wishlist/wishlist.ts'
import { readDeviceWishlist } from './read-device-wishlist.ts'
import type { DeviceWishlist } from './read-device-wishlist.ts'

/** Where it is kept in localStorage, as JSON. */
const KEY = 'padav.wishlist'

const hearers = new Set<() => void>()
let known: DeviceWishlist | undefined

/** Whether this browser lets us keep anything at all. */
export function canSaveWishlist(): boolean {
  try {
    localStorage.setItem(KEY, localStorage.getItem(KEY) ?? '{}')
    return true
  } catch {
    return false
  }
}

/** What is kept now. */
export function deviceWishlist(): DeviceWishlist {
  return (known ??= read())
}

/** Keeps a change and tells whoever hears, in other tabs too. */
export function saveWishlist(change: Partial<DeviceWishlist>): void {
  // Another tab may have written since.
  known = { ...read(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // It holds for this page at least.
  }
  tell()
}

/** Puts a package on a list, or takes it off. */
export function setInWishlist(kind: WishlistKind, url: string, isOn: boolean): void {
  const now = read()
  const at = Date.now()
  const others = now[kind].filter((entry) => entry.url !== url)
  const unsent = now.unsent.filter((change) => change.url !== url || change.kind !== kind)
  saveWishlist({
    [kind]: isOn ? joinWishlistEntries([{ url, at }], others, MOST_IN_WISHLIST[kind]) : others,
    unsent: now.of ? [...unsent, { kind, url, at }] : [],
  })
}

/** Calls `hear` whenever something is kept, here or in another tab. */
export function onWishlistChange(hear: () => void): void {
  hearers.add(hear)
}

/** Notices from now on what other tabs keep. */
export function followTabs(): void {
  addEventListener('storage', ({ key }) => key === KEY && readAgain())
  // A page that slept was not told.
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain())
}

function readAgain(): void {
  known = undefined
  tell()
}

function tell(): void {
  for (const hear of hearers) hear()
}

function read(): DeviceWishlist {
  const now = Date.now()
  try {
    return readDeviceWishlist(JSON.parse(localStorage.getItem(KEY) ?? '{}'), now)
  } catch {
    return known ?? readDeviceWishlist({}, now)
  }
}
