import { not } from 'drizzle-orm'
import { REVIEW_STATES } from '#domain/reviews/review.ts'
import { faultsOfTakingIn, reviewKind, ReviewTakenIn, takeInReviews } from '#domain/reviews/take-in-reviews.server.ts'
import { reviews } from '#domain/reviews/tables.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import { oneOf, orNothing, orUsual, whole, words } from '#domain/spreadsheets/cell.ts'
import { column, ID, REFERENCES } from '#domain/spreadsheets/columns.ts'
import { tableKind } from './table-kind.server.ts'

type Row = typeof reviews.$inferSelect

/** What travellers wrote, here or before somebody came here; samples are none. */
export const REVIEWS = tableKind({
  name: 'reviews',
  title: 'Reviews',
  one: 'review',
  many: 'reviews',
  action: 'reviews.moderate',
  sheet: {
    columns: [
      ID,
      column('Package', 'packageId', 'The address of the package it is about.', words, REFERENCES.package),
      column('Stars', 'rating', '1 to 5.', whole),
      column('Title', 'title', 'A few words.'),
      column('Text', 'text', 'What the traveller wrote.'),
      column('Author', 'author', 'By which name it is shown.'),
      column('From', 'from', 'Where the traveller lives.'),
      column('Travelled on', 'travelledOn', 'A day, as 2026-12-05.'),
      column(
        'State',
        'state',
        `One of ${REVIEW_STATES.join(', ')}; it waits to be read when empty.`,
        orUsual(oneOf(REVIEW_STATES)),
      ),
      column('Reply', 'reply', 'What you answer, if anything.', orNothing(words)),
      column('Kept back because', 'declinedBecause', 'Of what is declined: the writer reads it.', orNothing(words)),
    ],
  },
  draft: ReviewTakenIn,
  key: ['id'],
  table: reviews,
  id: reviews.id,
  by: reviews.id,
  which: not(reviews.isDemo),
  against: async (db, asked) => {
    const today = await databaseToday(db)
    const told = asked.map(({ draft }) => draft as Partial<ReviewTakenIn>)
    // A sample is none of the kind, and its id is taken all the same.
    const standing = await reviewKind.read(
      db,
      told.flatMap(({ id }) => id ?? []),
    )
    return told.map((one) => faultsOfTakingIn(one, standing.get(one.id ?? '') as Row | undefined, today))
  },
  judgesInPart: true,
  save: takeInReviews,
  note: 'What a traveller wrote on this site keeps its words: only its state and your reply change.',
  example: [
    {
      Id: 'old-site-2041',
      Package: 'kerala-tea-hills',
      Stars: '5',
      Title: 'Slow and green',
      Text: 'Two days among the tea, and a driver who knew every bend of it.',
      Author: 'Meera K',
      From: 'Pune',
      'Travelled on': '2025-01-09',
      State: 'published',
    },
  ],
})
