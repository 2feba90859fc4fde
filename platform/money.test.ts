import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPaise, percentOf, readRupees, roundToRupee, rupees } from './money.ts'

describe('money', () => {
  test.each([
    [0, '₹0'],
    [99_900, '₹999'],
    [1_20_000_00, '₹1,20,000'],
    [1_00_00_000_00, '₹1,00,00,000'],
    [1_234_50, '₹1,234.50'],
    [-5_000_00, '-₹5,000'],
  ])('%i paise is shown as %s', (paise, shown) => {
    expect(formatPaise(paise)).toBe(shown)
  })

  test.each([
    ['19,050', 19_050_00],
    ['₹ 1,20,000.50', 1_20_000_50],
    ['1,200,000', 12_00_000_00],
    ['9050', 9_050_00],
    // Caught: a comma meant as a point made ₹95 of it, public at once.
    ['9,5', undefined],
    ['95,00', undefined],
    ['1,20,00', undefined],
    [',950', undefined],
  ])('%s as it is typed is %s paise', (typed, paise) => {
    expect(readRupees(typed)).toBe(paise)
  })

  test('takes a share to the nearest paisa, halves up', () => {
    expect(percentOf(100_00, 5)).toBe(500)
    expect(percentOf(10, 5)).toBe(1)
    expect(percentOf(33_33, 2.5)).toBe(83)
    expect(percentOf(1_85_000_00, 18)).toBe(33_300_00)
  })

  test('rounds to the rupee, halves up', () => {
    expect([49, 50, 149, 150].map(roundToRupee)).toEqual([0, 100, 100, 200])
  })

  test('stays a whole number of paise, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 10_000 }), (paise, hundredths) => {
        expect(Number.isInteger(percentOf(paise, hundredths / 100))).toBe(true)
        expect(roundToRupee(paise) % 100).toBe(0)
        expect(Math.abs(roundToRupee(paise) - paise)).toBeLessThanOrEqual(50)
      }),
    )
    expect(rupees(0.29)).toBe(29)
  })
})
