import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { moderateReview } from '#domain/reviews/moderating.server.ts'
import { reviews } from '#domain/reviews/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { hills, pinkCity } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { addStaff, checked, clock, EDITOR, exported, faultsIn, OLD_REVIEW, setUp, takenIn } from '#tests/take-in.ts'

speakPlainly()

const HEADS = 'Id,Package,Stars,Title,Text,Author,From,Travelled on,State'
const ratingOf = async (db: Db, id: string) => {
  const { rating, ratingCount } = packages
  return (await db.select({ rating, ratingCount }).from(packages).where(eq(packages.id, id)))[0]
}

test('reviews brought along are read first, and the rating follows what is public (caught: the stars of a package kept after its last review went)', async ({
  db,
}) => {
  await setUp(db)
  await db.delete(reviews)
  const row = (id: string, stars: number, state: string) =>
    `${id},${pinkCity.url},${stars},Pink all over,It was.,Ravi,Surat,2025-03-01,${state}`
  await takenIn(db, 'reviews', [HEADS, row('a', 5, 'published'), row('b', 4, 'published'), row('c', 1, '')].join('\n'))
  expect(await ratingOf(db, pinkCity.id)).toEqual({ rating: 4.5, ratingCount: 2 })
  const [waiting] = await db.select().from(reviews).where(eq(reviews.id, 'c'))
  expect(waiting).toMatchObject({ state: 'pending', isDemo: false, bookingId: null })
  expect(await listHistory(db, 'review:a')).toMatchObject([{ actor: 'the-owner', before: null, after: { rating: 5 } }])
  await takenIn(db, 'reviews', `Id,Package\na,${hills.url}\nb,${hills.url}`)
  expect(await ratingOf(db, pinkCity.id)).toEqual({ rating: null, ratingCount: 0 })
  for (const id of ['a', 'b'])
    await moderateReview({ db, clock }, EDITOR, { id, state: 'declined', because: 'Not about us.' })
  expect(await ratingOf(db, hills.id)).toEqual({ rating: null, ratingCount: 0 })
})

test('a review that cannot be is named by its row, with all that is amiss in it (caught: no day beside stars that are none)', async ({
  db,
}) => {
  await setUp(db)
  await db.insert(reviews).values({ ...OLD_REVIEW, id: 'sample-1', isDemo: true })
  const rows = [
    'sample-1,tea-hills,5,Good,It was good.,Ravi,Surat,2025-03-01,published',
    'new-1,no-such-tour,6,<b>Good</b>,It was good.,Ravi,Surat,2999-03-01,shown',
    'new-2,tea-hills,5,Good,It was good.,Ravi,Surat,2999-03-01,published',
    'new-3,tea-hills,5,Good,It was good.,Ravi,Surat,2025-03-01,declined',
  ]
  const found = await checked(db, 'reviews', [HEADS, ...rows].join('\n'))
  expect(faultsIn(found)).toEqual([
    '2 Id: A sample has that id.',
    '3 State: One of these belongs here: pending, published, declined.',
    '3 Package: There is no package no-such-tour.',
    expect.stringMatching(/^3 Stars: /),
    '3 Title: Please use plain words, without < and >.',
    '3 Travelled on: That day is still to come.',
    '4 Travelled on: That day is still to come.',
    expect.stringMatching(/^5 Id: There is no such review, and a new one needs more columns: Kept back because\./),
  ])
  expect(await exported(db, 'reviews')).not.toContain('sample-1')
})

test('what a traveller wrote here keeps its words and its booking, whatever a file says (caught: words put into their mouth, the booking lost)', async ({
  db,
}) => {
  const { book } = await bookingBench(db)
  const { reference } = await book({}, { travellers: FAMILY })
  await addStaff(db)
  const [booking] = await db.select().from(bookings).where(eq(bookings.reference, reference))
  await db.insert(reviews).values({ ...OLD_REVIEW, packageId: teaHills.id, bookingId: booking!.id, reply: null })
  const found = await checked(db, 'reviews', `Id,Stars,Text\n${OLD_REVIEW.id},5,It was the best of all.`)
  const message = 'A traveller wrote this here: it stays as it is.'
  expect(faultsIn(found)).toEqual([`2 Stars: ${message}`, `2 Text: ${message}`])
  await takenIn(db, 'reviews', `Id,Reply\n${OLD_REVIEW.id},Thank you.`)
  const [kept] = await db.select().from(reviews)
  expect(kept).toMatchObject({ ...OLD_REVIEW, packageId: teaHills.id, bookingId: booking!.id, reply: 'Thank you.' })
})
