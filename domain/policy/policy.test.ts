import { describe, expect, test } from 'vitest'
import { demand, may, mustProveAnew, POLICY, REAUTHENTICATION_LASTS } from './policy.ts'
import type { Action, AskerKind } from './policy.ts'
import { ROLES } from './role.ts'

const WHO: AskerKind[] = ['guest', ...ROLES, 'program']
/** The table once more, by hand, in the order of WHO: guest, traveller, sales, editor, owner, the program itself. */
const MATRIX: Record<Action, string> = {
  'site.read': '+++++-',
  'account.enter': '+++++-',
  'outbox.read': '+++++-',
  'profile.own': '-++++-',
  'bookings.own': '-++++-',
  'office.enter': '--+++-',
  'enquiries.work': '--+-++',
  'customers.export': '----+-',
  'customers.take-in': '----+-',
  'privacy.answer': '----+-',
  'bookings.work': '--+-+-',
  'departures.call-off': '--+-++',
  'bookings.hold-long': '----+-',
  'payments.settle': '--+-+-',
  'settlements.take-in': '----+-',
  'catalogue.edit': '---+++',
  'cars.edit': '---+++',
  'pictures.edit': '---+++',
  'content.edit': '---+++',
  'departures.plan': '--++++',
  'promotions.plan': '--+-++',
  'reviews.moderate': '---+++',
  'settings.change': '----++',
  'money.change': '----++',
  'messages.work': '--+-+-',
  'reports.read': '--+-+-',
  'messages.change': '----++',
  'scripts.change': '----++',
  'scripts.stop': '----++',
  'staff.appoint': '----++',
  'partners.change': '----+-',
  'audit.read': '----+-',
  'imports.run': '---+++',
}

describe('the policy', () => {
  test.each(Object.entries(MATRIX))(
    '%s %s (caught: a guest taken for a traveller, an owner left out)',
    (action, row) => {
      const found = WHO.map((who) => (may(who, action as Action) ? '+' : '-')).join('')
      expect(found).toBe(row)
    },
  )

  test('has no action outside the matrix', () =>
    expect(Object.keys(POLICY).toSorted()).toEqual(Object.keys(MATRIX).toSorted()))

  test('refuses a word that is no role', () => {
    for (const word of ['guest ', 'OWNER', 'admin', '', '__proto__'])
      expect(may(word as 'owner', 'scripts.change')).toBe(false)
  })

  test('answers a domain function as a result', () => {
    expect(demand({ role: 'owner' }, 'scripts.change')).toEqual({ ok: true, value: undefined })
    expect(demand({ role: 'editor' }, 'scripts.change')).toEqual({ ok: false, reason: 'forbidden' })
    expect(demand(undefined, 'profile.own')).toEqual({ ok: false, reason: 'forbidden' })
    expect(demand({ program: 'demo' }, 'catalogue.edit').ok).toBe(true)
    expect(demand({ program: 'owner' }, 'profile.own').ok).toBe(false)
  })

  test('asks anew who is there for money, scripts and roles alone, and never the program (caught: no proof taken for a fresh one)', () => {
    const now = new Date('2026-11-23T06:00:00Z')
    const ago = (ms: number) => ({ id: 'asha', role: 'owner', provenAt: new Date(now.getTime() - ms) }) as const
    const marked = (Object.keys(POLICY) as Action[]).filter((action) =>
      mustProveAnew(ago(REAUTHENTICATION_LASTS), action, now),
    )
    expect(marked).toEqual(['payments.settle', 'money.change', 'scripts.change', 'staff.appoint', 'partners.change'])
    for (const action of marked) {
      expect(mustProveAnew(ago(REAUTHENTICATION_LASTS - 1), action, now)).toBe(false)
      expect(mustProveAnew({ id: 'asha', role: 'owner' }, action, now)).toBe(true)
      expect(mustProveAnew({ program: 'demo' }, action, now)).toBe(false)
    }
  })
})
