import { describe, expect, test } from 'vitest'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { seatsFor } from '#domain/party/party.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import { example, exampleFamily as family } from '#tests/pricing/any-package.ts'
import { quote } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'
import { BUILT_IN_TERMS as terms } from './terms.ts'

const pickups = [
  { id: 'majestic', place: 'Majestic', at: '21:30', pricePaise: 0, per: 'person' },
  { id: 'airport', place: 'Airport', at: '19:00', pricePaise: 450_00, per: 'person' },
  { id: 'door', place: 'Your door', at: '20:05', pricePaise: 900_00, per: 'booking' },
] as const
const pkg = { ...example, rates: { ...USUAL_RATES, pickups: [...pickups] } }
const made = (more: Partial<QuoteRequest> = {}) =>
  quote({ pkg, party: family, terms, bookedOn: '2026-11-21', gstRates: GST_RATES, ...more })
const quoted = (pickup?: string, more: Partial<QuoteRequest> = {}) => {
  const one = made({ pickup, ...more })
  if (!one.ok) throw new Error(one.reason)
  return one.value
}
const SEATS = seatsFor(family, { infantsHaveSeats: false })

describe('where they get in', () => {
  test('costs nothing where it is free, and has no line (caught: a free one charged)', () => {
    expect({ ...quoted('majestic'), trace: [] }).toEqual({ ...quoted(), trace: [] })
    expect(quoted('majestic').trace).toContain('Pick-up at Majestic, 9:30 pm: free.')
  })

  test('is charged for everybody who takes a seat, or once a booking, and taxed as the tour (caught: once for a party, an infant on a lap)', () => {
    const without = quoted().taxablePaise
    const each = quoted('airport')
    expect(each.lines.at(-1)).toMatchObject({ name: 'Pick-up: Airport', count: SEATS, paise: SEATS * 450_00 })
    expect(each.taxablePaise).toBe(without + SEATS * 450_00)
    expect(each.taxes.reduce((sum, { paise }) => sum + paise, 0)).toBe(Math.round(each.taxablePaise * 0.05))
    expect(quoted('door').taxablePaise).toBe(without + 900_00)
    const seated = quoted('airport', { pkg: { ...pkg, infantsHaveSeats: true } })
    expect(seated.lines.at(-1)?.count).toBe(family.adults + family.ages.length)
  })

  test('stands beside extras, and no coupon is counted on it (caught: it took the place of the extras)', () => {
    const extras = [{ id: 'guide', name: 'Guide', pricePaise: 500_00, per: 'booking' as const }]
    const off = { id: 'five', name: 'Five off', kind: 'coupon', off: { percent: 5 }, withOthers: true } as const
    const more = {
      pkg: { ...pkg, rates: { ...pkg.rates, extras } },
      extras: [{ id: 'guide', count: 1 }],
      promotions: [off],
    }
    expect(quoted('door', more).taxablePaise - quoted(undefined, more).taxablePaise).toBe(900_00)
    expect(quoted('door', more).lines.find(({ pickupId }) => pickupId)?.discountPaise).toBe(0)
  })

  test('is refused where the journey has no such place', () => {
    expect(made({ pickup: 'dadar' })).toEqual({ ok: false, reason: 'not-a-pickup' })
    expect(made({ pkg: example, pickup: 'majestic' })).toEqual({ ok: false, reason: 'not-a-pickup' })
  })
})
