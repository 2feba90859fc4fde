/** The order of the rooms: a room imports only rooms that stand before it. The linter's rules are generated from this list. */
export const LADDER = [
  'media',
  'messaging',
  'settings',
  'accounts',
  'catalogue',
  'cars',
  'content',
  'shortlist',
  'leads',
  'booking',
  'reviews',
  'search',
] as const

export type Room = (typeof LADDER)[number]
