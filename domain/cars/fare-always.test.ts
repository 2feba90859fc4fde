import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tariffOf } from './car.ts'
import { fareOf } from './fare.ts'
import type { Trip } from './trip.ts'
import { runs } from '#tests/runs.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const ON = '2026-12-05'

const SHORTEST_DAY: Trip = { kind: 'round-trip', km: 10, days: 1, inHills: false, otherStates: 0 }

test('the price of a day on cards is the fare of the shortest day (caught: each tax rounded to the rupee)', () => {
  fc.assert(
    fc.property(rates(), (car) => {
      const day = fareOf({ car, trip: SHORTEST_DAY, suppliedOn: ON, gstRates: GST_RATES })
      expect(day).toMatchObject({ value: { totalPaise: tariffOf(car, { on: ON, rates: GST_RATES }).dayPaise } })
    }),
  )
})

describe('whatever is asked', () => {
  test('the lines add up, nothing is negative or a part of a paisa, and the same question has the same answer', () => {
    fc.assert(
      fc.property(rates(), trips(), (car, trip) => {
        const answer = fareOf({ car, trip, suppliedOn: ON, gstRates: GST_RATES })
        expect(fareOf({ car, trip, suppliedOn: ON, gstRates: GST_RATES })).toEqual(answer)
        if (!answer.ok) return
        const { lines, taxablePaise, gst, beforeRoundOffPaise, roundOffPaise, totalPaise, atActualsBand } = answer.value
        const amounts = [...lines, ...gst.taxes].map(({ paise }) => paise)
        expect(lines.reduce((sum, { paise }) => sum + paise, 0)).toBe(taxablePaise)
        expect(gst.taxes.reduce((sum, { paise }) => sum + paise, taxablePaise)).toBe(beforeRoundOffPaise)
        expect(beforeRoundOffPaise + roundOffPaise).toBe(totalPaise)
        expect(totalPaise % 100).toBe(0)
        expect(Math.abs(roundOffPaise)).toBeLessThanOrEqual(50)
        for (const paise of [...amounts, ...atActualsBand]) expect(Number.isInteger(paise) && paise >= 0).toBe(true)
        expect(atActualsBand[0]).toBeLessThanOrEqual(atActualsBand[1])
      }),
      { numRuns: runs(400) },
    )
  })

  test('on reverse charge, and there alone, the total is the value to the rupee (caught: a ride of 9964 reversed; a total with the tax)', () => {
    const parties = fc.record({ renterIsBodyCorporate: fc.boolean(), sellerIsBodyCorporate: fc.boolean() })
    const schemes = fc.constantFrom('CAR_5' as const, 'CAR_18' as const)
    fc.assert(
      fc.property(rates(), trips(), parties, schemes, (car, trip, who, gstScheme) => {
        const answer = fareOf({ car: { ...car, gstScheme }, trip, suppliedOn: ON, gstRates: GST_RATES, ...who })
        if (!answer.ok) return
        const { gst, taxablePaise, totalPaise } = answer.value
        const isRented = trip.kind === 'round-trip' || trip.kind === 'local'
        const isReversed = isRented && gstScheme === 'CAR_5' && who.renterIsBodyCorporate && !who.sellerIsBodyCorporate
        expect(gst.reverseCharge).toBe(isReversed)
        if (isReversed) expect([gst.taxes, totalPaise]).toEqual([[], Math.floor((taxablePaise + 50) / 100) * 100])
        else expect(gst.taxes.length).toBe(2)
      }),
      { numRuns: runs(300) },
    )
  })

  test('more kilometres or more days are never cheaper (caught: the first package that holds the hours)', () => {
    fc.assert(
      fc.property(rates(), trips(), fc.nat(600), fc.nat(5), (car, trip, moreKm, moreDays) => {
        const less = fareOf({ car, trip, suppliedOn: ON, gstRates: GST_RATES })
        const more = fareOf({ car, trip: enlarged(trip, moreKm, moreDays), suppliedOn: ON, gstRates: GST_RATES })
        if (less.ok && more.ok) expect(more.value.totalPaise).toBeGreaterThanOrEqual(less.value.totalPaise)
      }),
      { numRuns: runs(600) },
    )
  })
})

function enlarged(trip: Trip, km: number, more: number): Trip {
  if (trip.kind === 'local') return { ...trip, km: trip.km + km, hours: trip.hours + more }
  if (trip.kind === 'airport') return { ...trip, km: trip.km + km }
  return { ...trip, km: trip.km + km, days: trip.days + more }
}

function rates() {
  const rupees = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount * 100)
  return fc.record({
    seats: fc.integer({ min: 2, max: 50 }),
    perKmPaise: rupees(8, 100),
    perKmOneWayPaise: fc.option(rupees(8, 110)),
    minKmPerDay: fc.integer({ min: 80, max: 400 }),
    driverAllowancePaise: rupees(100, 1500),
    nightChargePaise: rupees(100, 1000),
    local4h40kmPaise: fc.option(rupees(500, 9000)),
    local8h80kmPaise: fc.option(rupees(500, 9000)),
    local12h120kmPaise: fc.option(rupees(500, 9000)),
    extraKmPaise: rupees(8, 120),
    extraHourPaise: fc.option(rupees(50, 1500)),
    gstScheme: fc.constantFrom('CAR_5' as const, 'CAR_18' as const),
  })
}

function trips(): fc.Arbitrary<Trip> {
  const time = fc.option(fc.nat(1439), { nil: undefined })
  const way = {
    km: fc.nat(2500),
    hours: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    leaveAt: time,
    inHills: fc.boolean(),
    otherStates: fc.nat(4),
  }
  const days = fc.integer({ min: 1, max: 20 })
  return fc.oneof(
    fc.record({ kind: fc.constant('round-trip' as const), ...way, days, backAt: time }),
    fc.record({ kind: fc.constant('one-way' as const), ...way, days }),
    fc.record({ kind: fc.constant('airport' as const), ...way, km: fc.nat(160) }),
    fc.record({
      kind: fc.constant('local' as const),
      km: fc.nat(300),
      hours: fc.integer({ min: 1, max: 16 }),
      leaveAt: time,
    }),
  )
}
