import { write } from '#tests/write.ts'
import { describe, expect } from 'vitest'
import { findPackageByUrl } from '#domain/catalogue/packages.server.ts'
import { saveReviews } from '#domain/reviews/reviews-writing.server.ts'
import type { ReviewDraft } from '#domain/reviews/reviews-writing.server.ts'
import { listReviews, summariseRatings } from '#domain/reviews/reviews.server.ts'
import type { Departure } from '#domain/departures/departure.ts'
import type { Db } from '#platform/db.server.ts'
import { test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { packageFacts } from './package-facts.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const asha: ReviewDraft = {
  id: 'review-asha',
  packageId: teaHills.id,
  author: 'Asha',
  from: 'Pune',
  rating: 5,
  title: 'Slow and green',
  text: 'We walked through the tea each morning.',
  travelledOn: '2026-01-14',
  isDemo: false,
}
const ravi: ReviewDraft = { ...asha, id: 'review-ravi', author: 'Ravi', rating: 4 }

/** What search engines are told of the ratings of a package with these reviews. */
async function toldOf(db: Db, drafts: ReviewDraft[]) {
  await saveSampleCatalogue(db)
  await write(db, saveReviews, drafts)
  const pkg = (await findPackageByUrl(db, teaHills.url))!
  const { items: reviews } = await listReviews(db, { packageId: pkg.id })
  const rating = (await summariseRatings(db, [pkg.id])).get(pkg.id)
  const tax = { on: '2026-11-21', rates: GST_RATES }
  const found = {
    pkg: { ...pkg, months: [] },
    departures: [],
    rating,
    reviews,
    operatorName: 'Padav',
    publicUrl: 'https://padav.test',
    tax,
  }
  const { aggregateRating, review } = packageFacts(found)
  return { aggregateRating, review }
}

describe('search engines are told of ratings', () => {
  test('that travellers gave', async ({ db }) => {
    expect(await toldOf(db, [asha, ravi])).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
      review: [{ author: { name: 'Asha' }, reviewRating: { ratingValue: 5 } }, { author: { name: 'Ravi' } }],
    })
  })

  // Caught: samples told as ratings, samples among what the real ones average.
  test.for([
    ['samples alone', [{ ...asha, isDemo: true }]],
    ['a sample among real ones', [asha, { ...ravi, isDemo: true }]],
    ['nothing', []],
  ] as [string, ReviewDraft[]][])('but not of %s', async ([, drafts], { db }) => {
    expect(await toldOf(db, drafts)).toEqual({ aggregateRating: undefined, review: undefined })
  })
})

describe('search engines are told of prices', () => {
  const leaving = (startsOn: string, twinPaise: number, sold: number, status: Departure['status'] = 'scheduled') => ({
    id: startsOn,
    packageId: teaHills.id,
    startsOn,
    departureCity: 'Kochi',
    twinPaise,
    capacity: 12,
    held: 0,
    sold,
    minToRun: 2,
    cutoffDays: 1,
    status,
  })

  // Caught: a highest price of the open dates alone, of those a page does not list, and before GST.
  test('by the lowest one can have and the highest of all dates listed, sold out or not', async ({ db }) => {
    await saveSampleCatalogue(db)
    const pkg = (await findPackageByUrl(db, teaHills.url))!
    const departures = [
      leaving('2026-12-05', 2_000_000, 0),
      leaving('2026-12-12', 2_400_000, 3),
      leaving('2026-12-26', 3_000_000, 12),
      leaving('2027-01-02', 4_000_000, 0, 'closed'),
    ]
    const site = { operatorName: 'Padav', publicUrl: 'https://padav.test', tax: { on: '2026-11-21', rates: GST_RATES } }
    const { offers } = packageFacts({
      pkg: { ...pkg, months: [] },
      departures,
      rating: undefined,
      reviews: [],
      ...site,
    })
    expect(offers).toMatchObject({ lowPrice: 21_000, highPrice: 31_500, offerCount: 3 })
    expect(offers).toHaveProperty('offers.2.price', 31_500)
    expect(offers).toHaveProperty('offers.2.availability', 'https://schema.org/SoldOut')
  })
})
