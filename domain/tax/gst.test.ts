import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GST_RATES, gstPercent } from './gst-rates.ts'
import { gstOn, roundOff } from './gst.ts'

describe('the rate on a day', () => {
  const rates = {
    ...GST_RATES,
    TOUR_5: [
      { percent: 5, validFrom: '2018-01-25', validTo: '2027-03-31', source: 'before' },
      { percent: 12, validFrom: '2027-04-01', source: 'after' },
    ],
  }

  test('changes with the day it is in force from', () => {
    expect(gstPercent('TOUR_5', { on: '2027-03-31', rates })).toBe(5)
    expect(gstPercent('TOUR_5', { on: '2027-04-01', rates })).toBe(12)
    expect(gstPercent('CAR_18', { on: '2025-09-21', rates: GST_RATES })).toBe(12)
  })

  test('is looked up in the table that is named (caught: the law’s, where somebody forgot those that were entered)', () => {
    // @ts-expect-error: there is no other
    expect(() => gstPercent('TOUR_5', { on: '2026-11-21' })).toThrow(TypeError)
  })

  test('is never guessed', () => {
    expect(() => gstPercent('TOUR_5', { on: '2016-01-01', rates: GST_RATES })).toThrow('2016-01-01')
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
