import { expect } from 'vitest'
import { documentFile } from '#domain/documents/document.ts'
import { documents } from '#domain/documents/tables.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { listBookingsDesk } from './bookings-desk.server.ts'
import { findBookingsByWords } from './find-by-words.server.ts'

const [SALES, EDITOR] = [
  { id: 'somebody-in-sales', role: 'sales' },
  { id: 'somebody-who-edits', role: 'editor' },
] as const

test('a booking is found by reference, mobile and name, by who works on bookings alone', async ({ db }) => {
  const { book, services } = await bookingBench(db)
  const booking = await book()
  await booking.pay('success', 1)
  for (const words of [booking.reference.toLowerCase(), '98123 45678', 'kulk']) {
    const found = await findBookingsByWords(db, SALES, words)
    expect([words, found.ok && found.value.map(({ reference }) => reference)]).toEqual([words, [booking.reference]])
    expect(await findBookingsByWords(db, EDITOR, words)).toEqual({ ok: false, reason: 'forbidden' })
  }
  expect(await findBookingsByWords(db, SALES, '%')).toMatchObject({ value: [] })
  await services.printer.close()
})

test('a booking is found by the number of each of its papers, as it stands there, as its file is called and as it is read out (caught: found by none)', async ({
  db,
}) => {
  const { book, services } = await bookingBench(db)
  const [booking, other] = [await book(), await book()]
  for (const one of [booking, other]) await one.pay('success', 'all')
  await booking.at('POST', '/cancellation')
  const papers = await db.select({ number: documents.number, facts: documents.facts }).from(documents)
  const theirs = papers.filter(({ facts }) => facts.reference === booking.reference).map(({ number }) => number)
  expect(theirs.map((number) => number.slice(0, 2)).toSorted()).toEqual(['RF', 'RV', 'TI'])
  for (const number of theirs)
    for (const words of [number, documentFile(number), number.toLowerCase().replaceAll('/', ' ').replace(/ 0+/, ' ')]) {
      const found = await findBookingsByWords(db, SALES, words)
      expect([words, found.ok && found.value.map(({ reference }) => reference)]).toEqual([words, [booking.reference]])
      const listed = await listBookingsDesk(db, SALES, { view: 'all', sort: 'booked', isDown: true, words }, 1)
      expect([words, listed.ok && listed.value.rows.map(({ reference }) => reference)]).toEqual([
        words,
        [booking.reference],
      ])
      expect(await findBookingsByWords(db, EDITOR, words)).toEqual({ ok: false, reason: 'forbidden' })
    }
  expect(await findBookingsByWords(db, SALES, 'TI/26-27/999999')).toMatchObject({ value: [] })
  await services.printer.close()
})
