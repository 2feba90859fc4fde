import type { Action } from '#domain/policy/policy.ts'

/**
 * What someone is answered:
 * `+` the same as everybody, and nothing about anybody · `o` what is one's own, nothing of anyone else · `s` a page for who is signed in, with nothing personal on it ·
 * `t` what names who works here, and nobody else · `n` as nobody: `{}` · `h` sent home, being signed in already · `p` led on to one's profile · `l` led to the sign-in · `u` 401 · `-` 403 · `a` everybody, as in the messages of a demo
 */
export type Letter = '+' | 'o' | 's' | 't' | 'n' | 'h' | 'p' | 'l' | 'u' | '-' | 'a'
/** Letters that mean: has what stands there. The policy must say the same of the row's action. */
export const ALLOWED: ReadonlySet<string> = new Set(['+', 'o', 's', 't', 'n', 'h', 'p', 'a'])
/** Columns of a row, in this order. */
export const PEOPLE = ['guest', 'traveller', 'sales', 'editor', 'owner'] as const
export type Someone = (typeof PEOPLE)[number]
export const STAFF: readonly Someone[] = ['sales', 'editor', 'owner']

/**
 * Methods, path, action of the policy, one letter a person. `*` among the methods: something answers every other one too, and refuses it.
 * `at` is an address to try the row at, where the path has parameters; `empty` the status of an empty form; `foreign` of one from
 * another site, where it is no 403: reports are sent by browsers themselves and change nothing.
 */
export type Row = readonly [
  methods: string,
  path: string,
  action: Action,
  letters: string,
  tried?: { at?: string; empty?: number; foreign?: number },
]

/**
 * Pages that nothing but the middleware of their route keeps closed: a form with nothing in it, what the site shows everybody anyway, a file that has no line then, 'there is none'. Behind all others
 * the room refuses as well.
 */
export const GUARDED_ONCE: readonly string[] = [
  '/admin',
  '/admin/almanac',
  '/admin/almanac/:key',
  '/admin/articles/new',
  '/admin/attractions/:id',
  '/admin/audit/csv',
  '/admin/bookings/csv',
  '/admin/cars/:id',
  '/admin/categories/:id',
  '/admin/cities/:id',
  '/admin/coupons/new',
  '/admin/customers/:key',
  '/admin/enquiries/:reference',
  '/admin/enquiries/csv',
  '/admin/enquiries/new',
  '/admin/menus',
  '/admin/packages/csv',
  '/admin/packages/new',
  '/admin/prove',
  '/admin/scripts',
  '/admin/settings',
  '/admin/settings/brand',
  '/admin/settings/connections',
  '/admin/settings/taxes',
  '/admin/settings/terms',
  '/admin/states/:id',
  '/admin/views',
  '/users',
]

/** Where each action of the policy is asked for: by rows above, by a domain function alone, or nowhere as what it guards is not built yet. */
export const ASKED_FOR = {
  'site.read': 'rows',
  'account.enter': 'rows',
  'outbox.read': 'rows',
  'profile.own': 'rows',
  'staff.appoint': 'rows',
  'partners.change': 'rows',
  'bookings.own': 'domain',
  'office.enter': 'rows',
  'enquiries.work': 'rows',
  'customers.export': 'rows',
  'customers.take-in': 'domain',
  'bookings.work': 'rows',
  'departures.call-off': 'domain',
  'bookings.hold-long': 'domain',
  'payments.settle': 'rows',
  'settlements.take-in': 'domain',
  'catalogue.edit': 'rows',
  'cars.edit': 'rows',
  'pictures.edit': 'rows',
  'content.edit': 'rows',
  'departures.plan': 'rows',
  'promotions.plan': 'rows',
  'reviews.moderate': 'rows',
  'settings.change': 'rows',
  'money.change': 'domain',
  'reports.read': 'rows',
  'privacy.answer': 'rows',
  'messages.work': 'rows',
  'messages.change': 'rows',
  'scripts.change': 'rows',
  'scripts.stop': 'domain',
  'audit.read': 'rows',
  'imports.run': 'rows',
} as const satisfies Record<Action, 'rows' | 'domain' | 'nowhere'>
