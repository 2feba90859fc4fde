/**
 * The order of the rooms: a room imports only rooms that stand before it, so a lower line is a higher storey. The linter's rules
 * are generated from this list.
 */
export const LADDER = [
  'policy',
  'audit',
  'drafts',
  'contact',
  'media',
  'settings',
  'messaging',
  'accounts',
  'almanac',
  'party',
  'tax',
  'catalogue',
  'cars',
  'content',
  'wishlist',
  'departures',
  'pricing',
  'promotions',
  'payments',
  'documents',
  'bookings',
  'leads',
  'reviews',
  'privacy',
  'visits',
  'reports',
  'partners',
  'search',
  'spreadsheets',
] as const

export type Room = (typeof LADDER)[number]
