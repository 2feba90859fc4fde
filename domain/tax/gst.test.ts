import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gstOn, gstRateOn, roundOff } from './gst.ts'

const RATES = [
  { percent: 12, validFrom: '2017-10-13', validTo: '2025-09-21', source: 'before' },
  { percent: 18, validFrom: '2025-09-22', source: 'after' },
]

describe('the rate on a day', () => {
  test('changes with the day it is in force from', () => {
    expect(gstRateOn(RATES, '2025-09-21').percent).toBe(12)
    expect(gstRateOn(RATES, '2025-09-22').percent).toBe(18)
  })

  test('is never guessed', () => {
    expect(() => gstRateOn(RATES, '2016-01-01')).toThrow('2016-01-01')
  })
})

describe('the tax on a bill', () => {
  test('worked example V1: two equal halves within a state, a paisa less across states', () => {
    expect(gstOn(8_692_500, { percent: 5, withinState: true })).toEqual([
      { tax: 'CGST', percent: 2.5, paise: 217_313 },
      { tax: 'SGST', percent: 2.5, paise: 217_313 },
    ])
    expect(gstOn(8_692_500, { percent: 5, withinState: false })).toEqual([{ tax: 'IGST', percent: 5, paise: 434_625 }])
  })

  test('is whole paise, and the two ways never differ by more than one', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(5, 18), (paise, percent) => {
        const [cgst, sgst] = gstOn(paise, { percent, withinState: true })
        const [igst] = gstOn(paise, { percent, withinState: false })
        expect(cgst!.paise).toBe(sgst!.paise)
        expect(Number.isInteger(igst!.paise)).toBe(true)
        expect(Math.abs(cgst!.paise * 2 - igst!.paise)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('a total is rounded half-up to the rupee and says by how much', () => {
  expect(roundOff(992_250)).toEqual({ roundOffPaise: 50, totalPaise: 992_300 })
  expect(roundOff(9_127_126)).toEqual({ roundOffPaise: -26, totalPaise: 9_127_100 })
})
