import { joinKept, MOST_KEPT } from '#domain/wishlist/wishlist.ts'
import type { KeptKind } from '#domain/wishlist/wishlist.ts'
import { understand } from './understand.ts'
import type { Device } from './understand.ts'

/** Where it is kept in localStorage, as JSON. */
const KEY = 'padav.wishlist'

const hearers = new Set<() => void>()
let known: Device | undefined

/** Whether this browser lets us keep anything at all. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(KEY, localStorage.getItem(KEY) ?? '{}')
    return true
  } catch {
    return false
  }
}

/** What is kept now. */
export function device(): Device {
  return (known ??= read())
}

/** Keeps a change and tells whoever hears, in other tabs too. */
export function keep(change: Partial<Device>): void {
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
export function mark(kind: KeptKind, url: string, isOn: boolean): void {
  const now = read()
  const at = Date.now()
  const others = now[kind].filter((kept) => kept.url !== url)
  const unsent = now.unsent.filter((change) => change.url !== url || change.kind !== kind)
  keep({
    [kind]: isOn ? joinKept([{ url, at }], others, MOST_KEPT[kind]) : others,
    unsent: now.of ? [...unsent, { kind, url, at }] : [],
  })
}

/** Calls `hear` whenever something is kept, here or in another tab. */
export function onKept(hear: () => void): void {
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

function read(): Device {
  const now = Date.now()
  try {
    return understand(JSON.parse(localStorage.getItem(KEY) ?? '{}'), now)
  } catch {
    return known ?? understand({}, now)
  }
}
