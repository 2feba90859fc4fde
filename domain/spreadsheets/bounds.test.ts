import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AddedDeparture } from '#domain/departures/planning/departure-plan.ts'
import { COUPON_FIELDS, CouponDraft } from '#domain/promotions/coupon-typed.ts'
import { COUPONS } from './kinds/promotions.server.ts'
import { DEPARTURES } from './kinds/departures.server.ts'

const messageOf = (schema: z.ZodType, thing: object) => schema.safeParse(thing).error?.issues[0]?.message

const COUPON = { ...Object.fromEntries(COUPON_FIELDS.map((name) => [name, ''])), code: 'MONSOON10', name: 'Monsoon' }
const COUPON_ROW = { id: 'a', code: 'MONSOON10', name: 'Monsoon', validFrom: null, validTo: null }

test.each([
  ['a sum beyond ten lakh', { rupees: '10,00,001' }, { off: { paise: 10_00_001_00 } }],
  [
    'what a share is held to',
    { percent: '5', mostRupees: '99999999' },
    { off: { percent: 5, mostPaise: 99_99_99_999_00 } },
  ],
  ['a least total', { percent: '5', leastRupees: '10,00,001' }, { off: { percent: 5 }, leastPaise: 10_00_001_00 }],
  ['more than all', { percent: '101' }, { off: { percent: 101 } }],
  ['days ahead', { percent: '5', daysAhead: '731' }, { off: { percent: 5 }, daysAhead: 731 }],
  ['uses', { percent: '5', mostUses: '10000000' }, { off: { percent: 5 }, mostUses: 10_000_000 }],
])('a coupon of a file is bound as one of the form: %s (caught: the file took it)', (_, typed, row) => {
  const said = messageOf(CouponDraft, { ...COUPON, ...typed })
  expect(said).toBeTruthy()
  expect(messageOf(COUPONS.draft, { ...COUPON_ROW, ...row })).toBe(said)
})

const PLAN = {
  packageId: 'hills',
  startsOn: '2027-01-09',
  departureCity: 'Kochi',
  capacity: 12,
  minToRun: 2,
  cutoffDays: 1,
}

test.each([
  ['a price of ₹200 crore', { twinPaise: 200_00_00_000_00 }, { twinRupees: '200,00,00,000' }],
  ['a price of half a rupee', { twinPaise: 50 }, { twinRupees: '0.50' }],
  ['more seats than there ever are', { capacity: 501 }, {}],
  ['a least number nobody reaches', { minToRun: 501 }, {}],
  ['closing a year before', { cutoffDays: 366 }, {}],
])('a departure of a file is bound as one of the form: %s (caught: the file took it)', (_, amiss, typed) => {
  const row = { id: 'a', twinPaise: 19_050_00, ...PLAN, ...amiss }
  const { twinPaise: _paise, id: _id, ...figures } = row
  const texts = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]))
  const said = messageOf(AddedDeparture, { ...texts, twinRupees: '19,050', ...typed })
  expect(said).toBeTruthy()
  expect(messageOf(DEPARTURES.draft, row)).toBe(said)
})
