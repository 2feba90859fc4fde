import type { Role } from '#domain/policy/role.ts'

/** What each role does here, as whoever gives it chooses. */
export const ROLE_WORDS: Record<Exclude<Role, 'traveller'>, string> = {
  sales: 'Sales: enquiries, bookings, payments',
  editor: 'Editor: packages, places, articles',
  owner: 'Owner: everything, this page too',
}

export const ROLE_NAMES: Record<Role, string> = {
  traveller: 'Traveller',
  sales: 'Sales',
  editor: 'Editor',
  owner: 'Owner',
}
