import { describe, expect, test } from 'vitest'
import type { CarRates } from './car.ts'
import { fareOf } from './fare.ts'
import type { Fare } from './fare.ts'
import type { AirportTransfer, LocalHire, OneWay, RoundTrip, Trip } from './trip.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const CAR: CarRates & { seats: number } = {
  seats: 4,
  perKmPaise: 1100,
  perKmOneWayPaise: 1500,
  minKmPerDay: 250,
  driverAllowancePaise: 300_00,
  nightChargePaise: 300_00,
  local4h40kmPaise: 1200_00,
  local8h80kmPaise: 2000_00,
  local12h120kmPaise: null,
  extraKmPaise: 1300,
  extraHourPaise: 150_00,
  gstScheme: 'CAR_5',
}
const ON = '2026-12-05'
const round: RoundTrip = { kind: 'round-trip', km: 612, days: 3, leaveAt: 5 * 60, inHills: false, otherStates: 0 }
const oneWay: OneWay = { kind: 'one-way', km: 300, hours: 6, days: 1, inHills: false, otherStates: 0 }
const local: LocalHire = { kind: 'local', km: 60, hours: 8 }
const airport: AirportTransfer = { kind: 'airport', km: 30, hours: 1, inHills: false, otherStates: 0 }

function fare(trip: Trip, changes: Partial<Parameters<typeof fareOf>[0]> = {}): Fare {
  const answer = fareOf({ car: CAR, trip, suppliedOn: ON, gstRates: GST_RATES, ...changes })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.value
}

function refusalOf(trip: Trip, car: Partial<typeof CAR> = {}): string {
  const answer = fareOf({ car: { ...CAR, ...car }, trip, suppliedOn: ON, gstRates: GST_RATES })
  return answer.ok ? 'none' : answer.reason
}

describe('the worked example V5', () => {
  test('612 km in three days pay the least of 750 km: 9,922.50 (caught: the kilometres driven, a night forgotten, a day too few)', () => {
    const { lines, taxablePaise, gst, beforeRoundOffPaise, roundOffPaise, totalPaise } = fare(round)
    expect(lines.map(({ kind, paise }) => [kind, paise])).toEqual([
      ['distance', 825_000],
      ['driver', 90_000],
      ['night', 30_000],
    ])
    expect(taxablePaise).toBe(945_000)
    expect(gst.taxes.map(({ tax, paise }) => [tax, paise])).toEqual([
      ['CGST', 23_625],
      ['SGST', 23_625],
    ])
    expect(beforeRoundOffPaise).toBe(992_250)
    expect([roundOffPaise, totalPaise]).toEqual([50, 992_300])
  })

  test('820 km pay what was driven: 10,220 and 511 of GST', () => {
    const { lines, taxablePaise, beforeRoundOffPaise, totalPaise } = fare({ ...round, km: 820 })
    expect(lines[0]).toEqual({ kind: 'distance', words: '820 km, at ₹11 a km', paise: 902_000 })
    expect([taxablePaise, beforeRoundOffPaise, totalPaise]).toEqual([1_022_000, 1_073_100, 1_073_100])
  })
})

describe('there and back', () => {
  test('750 km in three days is the least itself, 751 a kilometre more', () => {
    const total = (km: number) => fare({ ...round, km }).taxablePaise
    expect(total(750)).toBe(total(0))
    expect(total(751) - total(750)).toBe(1100)
    expect(fare({ ...round, km: 750 }).lines[0]?.words).toBe('750 km, at ₹11 a km')
    expect(fare(round).lines[0]?.words).toBe('750 km, the least for 3 days at 250 km a day, at ₹11 a km')
  })

  test('a hill costs once, however many days', () => {
    expect(fare({ ...round, inHills: true }).taxablePaise - fare(round).taxablePaise).toBe(30_000)
  })

  test('night is charged once for each night driven into', () => {
    const nights = (trip: Partial<RoundTrip>) => fare({ ...round, ...trip }).nights
    expect(nights({ leaveAt: 6 * 60 })).toBe(0)
    expect(nights({ leaveAt: 22 * 60 })).toBe(1)
    expect(nights({ leaveAt: 21 * 60, hours: 4 })).toBe(1)
    expect(nights({ leaveAt: 18 * 60, hours: 8 })).toBe(0)
    expect(nights({ leaveAt: 6 * 60, backAt: 22 * 60, hours: 8 })).toBe(0)
    expect(nights({ leaveAt: 6 * 60, backAt: 23 * 60 })).toBe(1)
    expect(nights({ leaveAt: 5 * 60, backAt: 23 * 60 })).toBe(2)
    expect(nights({ leaveAt: 22 * 60, backAt: 23 * 60, days: 1 })).toBe(1)
    expect(nights({ leaveAt: undefined })).toBe(0)
  })

  test('refuses what a driver or the clock cannot do', () => {
    expect(refusalOf({ ...round, hours: 31 })).toBe('too-few-days')
    expect(refusalOf({ ...round, hours: 30 })).toBe('none')
    expect(refusalOf({ ...round, km: 2400 })).toBe('too-few-days')
    expect(refusalOf({ ...round, days: 61 })).toBe('too-many-days')
    expect(refusalOf({ ...round, km: 200, days: 1, leaveAt: 600, backAt: 540 })).toBe('back-too-early')
  })
})

describe('one way', () => {
  test('has its own rate and its own least of 130 km a day', () => {
    expect(fare(oneWay).taxablePaise).toBe(300 * 1500 + 300_00)
    expect(fare({ ...oneWay, km: 90, hours: 2 }).taxablePaise).toBe(130 * 1500 + 300_00)
    expect(fare({ ...oneWay, km: 90, hours: 2, days: 2 }).taxablePaise).toBe(260 * 1500 + 600_00)
  })

  test('is carriage from point to point, where renting is 9966', () => {
    expect(fare(oneWay).gst.heading).toBe('9964')
    expect(fare(round).gst.heading).toBe('9966')
  })

  test('is refused where a class has no such rate, or too few days', () => {
    expect(refusalOf(oneWay, { perKmOneWayPaise: null })).toBe('not-one-way')
    expect(refusalOf({ ...oneWay, hours: 11 })).toBe('too-few-days')
  })

  test('a late start drives into the night', () => {
    expect(fare({ ...oneWay, leaveAt: 17 * 60 }).nights).toBe(1)
    expect(fare({ ...oneWay, leaveAt: 16 * 60 }).nights).toBe(0)
  })
})

describe('in town', () => {
  test('takes the package that comes cheapest with what goes beyond it', () => {
    expect(fare({ ...local, hours: 4, km: 40 }).taxablePaise).toBe(1200_00)
    expect(fare({ ...local, hours: 5, km: 50 }).taxablePaise).toBe(1200_00 + 150_00 + 10 * 1300)
    expect(fare(local).taxablePaise).toBe(2000_00)
    expect(fare({ ...local, km: 80 }).taxablePaise).toBe(2000_00)
    expect(fare({ ...local, hours: 10, km: 95 }).taxablePaise).toBe(2000_00 + 2 * 150_00 + 15 * 1300)
    expect(fare({ ...local, hours: 12, km: 120 }, { car: { ...CAR, local12h120kmPaise: 2600_00 } }).taxablePaise).toBe(
      2600_00,
    )
  })

  test('is refused where a class has no package, or no more hours', () => {
    const none = { local4h40kmPaise: null, local8h80kmPaise: null }
    expect(refusalOf(local, none)).toBe('not-in-town')
    expect(refusalOf({ ...local, hours: 9 }, { extraHourPaise: null })).toBe('hours-not-offered')
    expect(refusalOf({ ...local, hours: 1, km: 70 })).toBe('too-few-hours')
  })
})

describe('to an airport', () => {
  test('pays the way and the empty way back, at least 50 km', () => {
    expect(fare(airport).taxablePaise).toBe(60 * 1100)
    expect(fare({ ...airport, km: 8 }).taxablePaise).toBe(50 * 1100)
  })

  test('never pays more than the same road one way (caught: the transfer kept above it)', () => {
    expect(fare({ ...airport, km: 140, hours: 3 }).taxablePaise).toBe(140 * 1500 + 300_00)
    expect(refusalOf({ ...airport, km: 151 })).toBe('airport-too-far')
  })
})

describe('GST', () => {
  test('at 18 % where the operator takes credit, 12 % before 22 September 2025', () => {
    const car = { ...CAR, gstScheme: 'CAR_18' as const }
    expect(fare(round, { car }).beforeRoundOffPaise).toBe(945_000 + 2 * 85_050)
    expect(fare(round, { car, suppliedOn: '2025-09-21' }).gst.percent).toBe(12)
    expect(fare(round, { suppliedOn: '2025-09-21' }).gst.percent).toBe(5)
  })

  test('is one tax across states', () => {
    expect(fare(round, { withinState: false }).gst.taxes).toEqual([{ tax: 'IGST', percent: 5, paise: 47_250 }])
  })

  test('is left to a company that rents from an operator who is none, and only for renting (caught: 9964 as well)', () => {
    const renter = { renterIsBodyCorporate: true }
    const company = fare(round, renter)
    expect([company.gst.reverseCharge, company.totalPaise]).toEqual([false, 992_300])
    const seller = { sellerIsBodyCorporate: false }
    const reversed = fare(round, { ...renter, ...seller })
    expect([reversed.gst.reverseCharge, reversed.gst.taxes, reversed.totalPaise]).toEqual([true, [], 945_000])
    expect(fare(oneWay, { ...renter, ...seller }).gst.reverseCharge).toBe(false)
    expect(fare(round, seller).gst.reverseCharge).toBe(false)
    expect(fare(round, { ...renter, ...seller, car: { ...CAR, gstScheme: 'CAR_18' } }).gst.reverseCharge).toBe(false)
  })
})

test('what is paid on the road stands apart from the total, with a band and a reason', () => {
  const { atActuals, atActualsBand, totalPaise } = fare({ ...round, otherStates: 2 })
  expect(atActuals.map(({ kind, band }) => [kind, band])).toEqual([
    ['toll', [30_000, 123_000]],
    ['parking', [15_000, 60_000]],
    ['state-tax', [0, 120_000]],
  ])
  expect(atActualsBand).toEqual([45_000, 303_000])
  expect(totalPaise).toBe(fare(round).totalPaise)
  const bus = fare({ ...round, otherStates: 2 }, { car: { ...CAR, seats: 45 } })
  expect(bus.atActualsBand[1]).toBeGreaterThan(atActualsBand[1])
})
