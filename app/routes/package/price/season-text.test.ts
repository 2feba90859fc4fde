import { expect, test } from 'vitest'
import { seasonText } from './season-text.ts'

test('a season is said with its days and what it does to the price', () => {
  expect(seasonText({ name: 'Christmas and New Year', from: '12-20', to: '01-05', percent: 15 })).toBe(
    'Christmas and New Year, 20 December to 5 January: 15\u00a0% more on twin sharing, every other bed by the same sum.',
  )
  expect(seasonText({ name: 'Monsoon', from: '07-01', to: '08-31', percent: -10 })).toBe(
    'Monsoon, 1 July to 31 August: 10\u00a0% less on twin sharing, every other bed by the same sum.',
  )
})
