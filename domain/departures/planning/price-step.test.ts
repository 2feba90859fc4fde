import { expect, test } from 'vitest'
import { stepIn, steppedPrice } from './price-step.ts'

test.each([
  ['+500', { paise: 500_00 }],
  ['-1,500', { paise: -1500_00 }],
  ['− ₹250.50', { paise: -250_50 }],
  ['5%', { percent: 5 }],
  ['-2.5 %', { percent: -2.5 }],
  ['90%', { percent: 90 }],
  ['91%', undefined],
  ['0', undefined],
  ['--5', undefined],
  ['five', undefined],
  ['', undefined],
])('a step of %s is read', (typed, step) => {
  expect(stepIn(typed)).toEqual(step)
})

test('a share is of the twin price, in whole rupees, and no price goes below what a plan may say', () => {
  expect(steppedPrice({ twinPaise: 19_051_00 }, { percent: -2.5 })).toEqual({ twinPaise: 18_575_00, cells: null })
  expect(steppedPrice({ twinPaise: 500_00 }, { paise: -500_00 })).toBeUndefined()
  expect(steppedPrice({ twinPaise: 500_00, cells: { single: 100_00 } }, { paise: -200_00 })).toBeUndefined()
})

// caught: an infant's ₹500 made ₹1,680 by ten per cent of the twin price
test('other beds keep their distance from the twin price, and what an infant pays stays', () => {
  const prices = { twinPaise: 11_801_00, cells: { single: 15_000_00, infant: 500_00 } }
  const raised = { twinPaise: 12_981_00, cells: { single: 16_180_00, infant: 500_00 } }
  expect(steppedPrice(prices, { percent: 10 })).toEqual(raised)
  expect(steppedPrice(raised, { paise: -1_180_00 })).toEqual(prices)
})
