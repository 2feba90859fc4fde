import { write } from '#tests/write.ts'
import { expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { saveReviews } from './reviews-writing.server.ts'
import type { ReviewDraft } from './reviews-writing.server.ts'
import { reviews } from './tables.ts'

const asha: ReviewDraft = {
  id: 'review-asha',
  packageId: teaHills.id,
  author: 'Asha',
  from: 'Pune',
  rating: 5,
  title: 'Slow and green',
  text: 'We walked through the tea each morning.',
  travelledOn: '2026-01-14',
  isDemo: true,
}

test('reviews are written and the package rated with them', async ({ db }) => {
  await saveSampleCatalogue(db)
  await write(db, saveReviews, [
    asha,
    { ...asha, id: 'review-ravi', author: 'Ravi', rating: 4 },
    { ...asha, id: 'review-lata', author: 'Lata', rating: 4 },
  ])
  expect(await db.select().from(reviews)).toHaveLength(3)
  expect(await db.select().from(packages)).toMatchObject([{ rating: 4.3, ratingCount: 3, ratingIsDemo: true }])
})

test('a review without words or stars is refused', async ({ db }) => {
  await expect(write(db, saveReviews, [{ ...asha, text: ' ' }])).rejects.toThrow('text')
  await expect(write(db, saveReviews, [{ ...asha, rating: 0 }])).rejects.toThrow('rating')
})
