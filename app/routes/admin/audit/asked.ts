import type { AuditQuery } from '#domain/audit/audit.server.ts'
import type { Action } from '#domain/policy/policy.ts'
import { isCalendarDate } from '#platform/dates.ts'

const LONGEST = 80

/** What an address of the audit asks for; what cannot be meant is left out. */
export function auditIn(asked: URLSearchParams): AuditQuery {
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, LONGEST)
  const found = {
    who: text('who'),
    action: text('action'),
    subject: text('q'),
    from: dayIn(text('from')),
    until: dayIn(text('until')),
    after: text('after'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
}

function dayIn(typed: string): string {
  return isCalendarDate(typed) ? typed : ''
}

/** What is read alone, or written down by nobody: one's own. */
type UnwrittenAction =
  | 'site.read'
  | 'account.enter'
  | 'outbox.read'
  | 'profile.own'
  | 'bookings.own'
  | 'bookings.hold-long'
  | 'reports.read'
  | 'audit.read'

/** What is written down, by the policy's action that allowed it. */
export const DEEDS: Record<Exclude<Action, UnwrittenAction>, string> = {
  'catalogue.edit': 'Catalogue',
  'cars.edit': 'Cars and fleet',
  'pictures.edit': 'Pictures',
  'content.edit': 'Articles and pages',
  'departures.plan': 'Departures',
  'departures.call-off': 'Departures called off',
  'bookings.work': 'Bookings',
  'enquiries.work': 'Enquiries',
  'payments.settle': 'Payments',
  'settlements.take-in': 'Settlements',
  'money.change': 'Where money goes',
  'promotions.plan': 'Promotions',
  'reviews.moderate': 'Reviews',
  'customers.export': 'Customers taken along',
  'customers.take-in': 'Customers brought along',
  'privacy.answer': 'Data requests',
  'messages.work': 'Messages tried again',
  'messages.change': 'Messages',
  'settings.change': 'Settings',
  'scripts.change': 'Scripts',
  'scripts.stop': 'Scripts taken off',
  'staff.appoint': 'People',
  'partners.change': 'Partners',
  'imports.run': 'Imports',
  'office.enter': 'One’s own access and views',
}

export function deedText(action: string): string {
  return Object.hasOwn(DEEDS, action) ? DEEDS[action as keyof typeof DEEDS] : action
}

export const SOMEBODY_GONE = 'Somebody who has left'
