import { expect, test } from 'vitest'
import { daysOfPage } from './days-of-page.ts'

const DAYS = [3, 0, 5, 1, 1, 4].map((count, at) => ({ day: `day ${at + 1}`, count }))
const ROWS = DAYS.flatMap(({ day, count }) => Array.from({ length: count }, (_, at) => `${day}, ${at + 1}`))

test('every page of every size is what its days hold from its offset on (caught: the offset counted from the first day)', () => {
  for (const pageSize of [1, 2, 3, 4, 7, 14, 20])
    for (let page = 1; (page - 1) * pageSize < ROWS.length; page++) {
      const cut = daysOfPage(DAYS, page, pageSize)!
      const held = ROWS.filter((row) => cut.days.includes(row.split(',')[0]!))
      const wanted = ROWS.slice((page - 1) * pageSize, page * pageSize)
      expect(held.slice(cut.offset, cut.offset + pageSize)).toEqual(wanted)
      expect(cut.days).toEqual([...new Set(wanted.map((row) => row.split(',')[0]))])
    }
})

test('a page that is not there lies on no day', () => {
  expect(daysOfPage(DAYS, 3, 7)).toBeUndefined()
  expect(daysOfPage([], 1, 7)).toBeUndefined()
})
