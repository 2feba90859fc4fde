import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Rate } from '#domain/settings/rates.ts'
import { AboutAbroad } from './about-abroad.tsx'

const RATES: Rate[] = [
  { code: 'USD', rupees: 84.25, asOf: '2026-11-26' },
  { code: 'EUR', rupees: 98.1, asOf: '2026-11-24' },
  { code: 'AED', rupees: 22.9, asOf: '2026-11-10' },
]

function said(paise: number, today: string, rates: readonly Rate[] = RATES): string {
  return renderToStaticMarkup(<AboutAbroad paise={paise} rates={rates} today={today} />).replace(/<[^>]*>/g, '')
}

test('a price is said about in each currency whose rate is fresh, by the day of the oldest of them', () => {
  // ₹1,01,901 are 1,209.51 dollars at 84.25, and 1,038.75 euros at 98.10; the dirham was looked at too long ago.
  expect(said(1_01_901_00, '2026-11-27')).toBe('≈ US$ 1,210, € 1,039, charged in ₹. By our rate of Tue 24 Nov.')
  // The euro's seven days end on the first of December, the dollar's on the third.
  expect(said(1_01_901_00, '2026-12-02')).toBe('≈ US$ 1,210, charged in ₹. By our rate of Thu 26 Nov.')
  expect([said(1_01_901_00, '2026-12-04'), said(1_01_901_00, '2026-11-27', [])]).toEqual(['', ''])
})

test('what is half a unit goes up, and money of elsewhere is grouped as it is there (caught: US$ 1,18,694 by lakhs)', () => {
  // 100.50 and 100.49 dollars.
  const rates: Rate[] = [{ code: 'USD', rupees: 80, asOf: '2026-11-26' }]
  expect(said(8_040_00, '2026-11-26', rates)).toContain('US$ 101,')
  expect(said(8_039_20, '2026-11-26', rates)).toContain('US$ 100,')
  // A group: ₹1 crore at 84.25 is 118,694.36 dollars.
  expect(said(1_00_00_000_00, '2026-11-26', [RATES[0]!])).toContain('≈ US$ 118,694, charged in ₹.')
})
