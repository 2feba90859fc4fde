/** What a key of a partner opens, each with what it is for. */
export const SCOPES = {
  'catalogue.read': 'Packages, places, cars, search',
  'departures.read': 'Dates and free seats, OCTO',
  quotes: 'Prices and quotes',
  bookings: 'Bookings, payments, changes',
} as const
export type KeyScope = keyof typeof SCOPES
export const SCOPE_NAMES = Object.keys(SCOPES) as KeyScope[]

/** What a key looks like: it says whose it is, and is found by whoever looks for lost ones. */
export const KEY_BEGINS = 'padav_'

/** For so many days, today among them, the calls of a key are counted. */
export const COUNTED_DAYS = 30

/** The scope a call asks a key for; undefined of calls that are no partner's: accounts, sessions, what is one person's own. */
export function scopeOf(path: string): KeyScope | undefined {
  const [, call = ''] = /^\/api\/([^/]+)/.exec(path) ?? []
  if (['auth', 'authentication', 'wishlist', 'viewed'].includes(call)) return undefined
  if (call === 'bookings') return 'bookings'
  if (call === 'quotes' || call === 'fares') return 'quotes'
  return call === 'departures' || call === 'octo' ? 'departures.read' : 'catalogue.read'
}
