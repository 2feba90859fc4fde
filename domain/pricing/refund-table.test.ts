import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, istDate } from '#platform/dates.ts'
import { cancellationCharge } from './cancellation-terms.ts'
import { refundRowOn, refundTable } from './refund-table.ts'
import { BUILT_IN_TERMS } from './terms.ts'

const startsOn = '2027-01-24'
const { slabs } = BUILT_IN_TERMS.cancellation
const sample = { taxablePaise: 61_150_00, seats: 3, gstPercent: 5, withinState: false, totalPaise: 64_208_00 }
const days = { startsOn, today: addDays(startsOn, -60) }
const rows = refundTable(sample, slabs, days)

describe('the refund table of a booking', () => {
  // caught: a charge before GST, rounded before its GST, 64,207.50 for the whole.
  test('has the figures of the sample, to the rupee', () => {
    expect(rows.map(({ chargePaise }) => chargePaise / 100)).toEqual([6_421, 16_052, 32_104, 48_156, 64_208])
    expect(rows.map(({ refundPaise }) => refundPaise / 100)).toEqual([57_787, 48_156, 32_104, 16_052, 0])
    expect(rows.map(({ until }) => until)).toEqual(['2026-12-25', '2027-01-03', '2027-01-13', '2027-01-20', null])
  })

  // caught: a slab that ends a day early or late, days counted in UTC.
  test.each(slabs.filter(({ fromDays }) => fromDays > 0))(
    'holds until midnight in India, $fromDays days before',
    (slab) => {
      const last = addDays(startsOn, -slab.fromDays)
      const midnight = Date.parse(`${addDays(last, 1)}T00:00:00+05:30`)
      const [before, after] = [istDate(new Date(midnight - 1)), istDate(new Date(midnight))]
      expect(refundRowOn(rows, before)).toMatchObject(slab)
      expect(refundRowOn(rows, after).percent).toBeGreaterThan(slab.percent)
    },
  )

  test('says on every day what a cancellation on that day is charged', () => {
    for (let today = addDays(startsOn, -60); today <= addDays(startsOn, 3); today = addDays(today, 1)) {
      const { percent, totalPaise } = cancellationCharge(slabs, { ...sample, days: daysBetween(today, startsOn) })
      const row = refundRowOn(rows, today)
      expect([row.percent, row.chargePaise]).toEqual([percent, Math.round(totalPaise / 100) * 100])
    }
  })

  // caught: every slab of the plan, however late it is sold
  test('leaves out what is over on the day it is sold', () => {
    const on = (today: string) => refundTable(sample, slabs, { startsOn, today })
    expect(on('2026-12-25')).toEqual(rows)
    expect(on('2026-12-26')).toEqual(rows.slice(1))
    expect(on('2027-01-21')).toEqual(rows.slice(-1))
    expect(on(startsOn)).toEqual(rows.slice(-1))
  })

  test('never charges more than was to pay: CGST and SGST each rounded up, and a total rounded down', () => {
    const odd = { taxablePaise: 86_925_00, seats: 6, gstPercent: 5, withinState: true, totalPaise: 91_271_00 }
    expect(refundTable(odd, slabs, days).at(-1)).toMatchObject({ chargePaise: 91_271_00, refundPaise: 0 })
    const small = { taxablePaise: 61, seats: 1, gstPercent: 5, withinState: false, totalPaise: 64 }
    expect(refundTable(small, slabs, days).at(-1)).toMatchObject({ chargePaise: 64, refundPaise: 0 })
  })
})
