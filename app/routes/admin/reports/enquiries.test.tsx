import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bookYear } from '#domain/reports/book-year.ts'
import { Enquiries } from './each-report.tsx'
import type { YearReports } from './read.server.ts'

type Row = YearReports['enquiries'][number]

/** What the report says, and its table cell by cell. */
function drawn(enquiries: Row[]) {
  const found = { enquiries, year: bookYear(2026) } as Parameters<typeof Enquiries>[0]['found']
  const html = renderToStaticMarkup(<Enquiries found={found} />)
  const text = (part: string) => part.replace(/<[^>]*>/g, '')
  const rows = (html.match(/<table.*?<\/table>/s)?.[0] ?? '').match(/<tr.*?<\/tr>/gs) ?? []
  return { text: text(html), rows: rows.map((row) => (row.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map(text)) }
}

test('how many were won of those that asked, row by row and of all (caught: won of those that are closed; the mean of the rows)', () => {
  const { text, rows } = drawn([
    { source: 'package', asked: 8, won: 3, lost: 2 },
    { source: 'city', asked: 0, won: 0, lost: 0 },
    { source: 'telephone', asked: 1_232, won: 28, lost: 4 },
  ])
  // 3 of 8 are 37.5, 28 of 1,232 are 2.27, and 31 of 1,240 are 2.5 of a hundred.
  expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
    ['8', '3', '2', '38%'],
    ['0', '0', '0', '–'],
    ['1,232', '28', '4', '2%'],
    ['1,240', '31', '6', '3%'],
  ])
  expect(text).toContain('1,240 enquiries, 31 won, 3%. Spam is left out.')
})

test('one is an enquiry, and of none there is no share', () => {
  expect(drawn([{ source: 'package', asked: 1, won: 1, lost: 0 }]).text).toContain('1 enquiry, 1 won, 100%.')
  expect(drawn([{ source: 'package', asked: 0, won: 0, lost: 0 }]).text).toContain('0 enquiries, 0 won. Spam')
})
