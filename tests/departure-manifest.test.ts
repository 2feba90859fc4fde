import { parse } from 'csv-parse/sync'
import { expect, inject, test } from 'vitest'
import { openDesks, TOMORROW } from './open-desks.ts'
import { tokenIn } from './plain-browser.ts'

const departureWith = openDesks({ url: inject('siteUrl') }, ['Agra'])

test('the manifest goes out as a file: a line a traveller, what is asked once a booking with the first of it', async () => {
  const { departure, bookings, owner } = await departureWith(2)
  const [one, other] = bookings as [(typeof bookings)[0], (typeof bookings)[0]]
  const path = `/admin/departures/${departure}/desk`
  const csrfToken = tokenIn((await owner(path)).html)
  await owner(path, { intent: 'check-in', csrfToken, reference: other.reference, place: '1', to: 'in' })
  const { status, html, headers } = await owner(`${path}.csv`)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'private, no-store',
  ])
  expect(headers.get('content-disposition')).toBe(`attachment; filename="manifest-${TOMORROW}.csv"`)
  const [heads = [], ...rows] = parse(html, { bom: true }) as string[][]
  expect(heads).toEqual([
    'Booking',
    'Traveller',
    'Age',
    'Room',
    'Food',
    'Gets in',
    'Extras',
    'Papers',
    'In',
    'Contact',
    'Mobile',
    'E-mail',
    'Still due, ₹',
  ])
  const under = (head: string) => rows.map((row) => row[heads.indexOf(head)])
  const references = bookings.flatMap(({ reference }) => [reference, reference])
  expect(new Set(under('Booking'))).toEqual(new Set(references))
  expect(rows).toHaveLength(references.length)
  for (const head of ['Traveller', 'Papers']) expect(under(head)).not.toContain('')
  for (const head of ['Contact', 'Mobile', 'E-mail', 'Still due, ₹'])
    expect([head, under(head).map((cell) => cell !== '')]).toEqual([head, [true, false, true, false]])
  expect(under('Still due, ₹').filter(Boolean)).toEqual(['0.00', '0.00'])
  const at = (reference: string) => under('In').filter((_, row) => rows[row]![0] === reference)
  expect([at(one.reference), at(other.reference)]).toEqual([
    ['', ''],
    ['', 'in'],
  ])
})
