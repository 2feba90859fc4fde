/** The lists of the office that can be looked at in ways of one's own: all that an address narrows, in the order of the office's line. */
export const VIEWED_LISTS = [
  'packages',
  'states',
  'cities',
  'attractions',
  'categories',
  'cars',
  'pictures',
  'departures',
  'almanac',
  'hires',
  'fleet',
  'enquiries',
  'bookings',
  'waiting',
  'requests',
  'payments',
  'reviews',
  'coupons',
  'messages',
  'articles',
  'papers',
  'ledger',
  'settlements',
  'audit',
] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]

/** A list as somebody looks at it: what its address asks. */
export type SavedView = { id: string; list: ViewedList; name: string; query: string }

/** Where one is in a list, what is open and what was just done there, are no part of how one looks at it. */
const PASSING = ['page', 'done', 'after', 'open', 'prove']

/** What an address asks of a list, always written the same way, so that two that ask the same are the same. */
export function viewQuery(search: string): string {
  const asked = new URLSearchParams(search)
  const lasting = [...asked].filter(([name, value]) => !PASSING.includes(name) && value !== '')
  return new URLSearchParams(lasting.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}
