import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { REVIEW_SORTS } from '#domain/reviews/review-sort.ts'
import { listRatings, listReviews } from '#domain/reviews/reviews.server.ts'
import type { PackageRatingSummary } from '#domain/reviews/reviews.server.ts'
import type { Review as StoredReview } from '#domain/reviews/review.ts'
import { findPackageByRef } from '#domain/catalogue/packages.server.ts'
import { done, refused as refuse } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { refusal } from '#web/refusals.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Id, Paged, Paging, Ref } from './shapes/ids.ts'
import { PackageRating, toPackageRating } from './shapes/listed-package.ts'

const PackageLink = z
  .object({
    _id: Id,
    name: z.string().openapi({ example: 'Tea hills of Munnar' }),
    url: z.string().openapi({ example: 'munnar-tea-country' }),
  })
  .openapi('PackageLink')

const isDemo = z.boolean().openapi({ description: 'True for sample words nobody really wrote.' })
const howMany = z.number().int().openapi({ example: 3 })

const Rating = z
  .object({
    _id: Id,
    package: PackageLink,
    packageRating: PackageRating,
    average: z.number().openapi({ example: 4.6 }),
    count: howMany,
    distribution: z
      .object({ 1: howMany, 2: howMany, 3: howMany, 4: howMany, 5: howMany })
      .openapi({ description: 'How many gave so many stars.' }),
    isDemo,
  })
  .openapi('Rating')

const Review = z
  .object({
    _id: Id,
    package: PackageLink,
    rating: z.number().int().openapi({ description: '1 to 5 stars.', example: 5 }),
    title: z.string().openapi({ example: 'Green and calm' }),
    text: z.string().openapi({ example: 'The driver knew every bend.' }),
    author: z.string().openapi({ example: 'Asha' }),
    from: z.string().openapi({ description: 'Where the author lives.', example: 'Pune' }),
    travelledOn: z.string().openapi({ example: '2026-03-10' }),
    reply: z
      .string()
      .nullable()
      .openapi({ description: 'What the operator answered; null where nothing.', example: 'Come again.' }),
    isDemo,
  })
  .openapi('Review')

const Query = Paging.extend({
  package: Ref.optional().openapi({
    description: 'The url or the _id of a package; all packages without it.',
    example: 'munnar-tea-country',
  }),
  packageId: Ref.optional().openapi({ description: 'The same, by another name.', example: 'munnar-tea-country' }),
})
const Stars = z.coerce
  .number('Stars are 1 to 5.')
  .int('Stars are 1 to 5.')
  .min(1, 'Stars are 1 to 5.')
  .max(5, 'Stars are 1 to 5.')
const refusals = {
  400: refused('malformed', 'A page or an id is not one.'),
  404: refused('unknown-package', 'No package has that id.'),
}

const ratingsCall = createRoute({
  method: 'get',
  path: '/api/rating',
  tags: ['Reviews'],
  summary: 'How packages are rated, by package name',
  request: { query: Query },
  responses: {
    200: good(z.object({ data: z.array(Rating), ...Paged }), 'One page of ratings.'),
    ...refusals,
    ...always,
  },
})

const reviewsCall = createRoute({
  method: 'get',
  path: '/api/review',
  tags: ['Reviews'],
  summary: 'What travellers wrote, last travelled first unless sorted by stars',
  request: {
    query: Query.extend({
      rating: Stars.optional().openapi({ description: 'Only reviews with so many stars.', example: 5 }),
      sort: z
        .enum(REVIEW_SORTS, 'Reviews come latest, highest or lowest first.')
        .default('latest')
        .openapi({ description: 'Last travelled first, or by stars and then last travelled first.' }),
    }),
  },
  responses: {
    200: good(z.object({ data: z.array(Review), ...Paged }), 'One page of reviews.'),
    ...refusals,
    ...always,
  },
})

/** The calls about ratings and reviews. */
export function addReviews(api: OpenAPIHono, { db }: Pick<ApiServices, 'db'>): void {
  api.openapi(ratingsCall, async (c) => {
    const { page, pageSize, ...named } = c.req.valid('query')
    const about = await packageNamed(db, named)
    if (!about.ok) return c.json(...refusal(about.reason))
    const { items, total } = await listRatings(db, { page, pageSize, packageId: about.value })
    return c.json({ data: items.map(toRating), page, pageSize, total }, 200)
  })
  api.openapi(reviewsCall, async (c) => {
    const { page, pageSize, rating, sort, ...named } = c.req.valid('query')
    const about = await packageNamed(db, named)
    if (!about.ok) return c.json(...refusal(about.reason))
    const { items, total } = await listReviews(db, { page, pageSize, rating, sort, packageId: about.value })
    return c.json({ data: items.map(toReview), page, pageSize, total }, 200)
  })
}

type NamedPackage = { package?: string | undefined; packageId?: string | undefined }

/** The id of the package a query names; undefined when it names none. */
async function packageNamed(
  db: ApiServices['db'],
  named: NamedPackage,
): Promise<Result<string | undefined, 'unknown-package'>> {
  const refs = [named.package, named.packageId].filter((ref) => ref !== undefined)
  const found = await Promise.all(refs.map((ref) => findPackageByRef(db, ref)))
  return found.includes(undefined) ? refuse('unknown-package') : done(found[0]?.id)
}

function toRating(summary: PackageRatingSummary): z.infer<typeof Rating> {
  const { packageId, packageName, packageUrl, average, count, stars, isDemo } = summary
  const [one, two, three, four, five] = stars
  return {
    _id: packageId,
    package: { _id: packageId, name: packageName, url: packageUrl },
    packageRating: toPackageRating(average),
    average,
    count,
    distribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
    isDemo,
  }
}

function toReview({ id, packageId, packageName, packageUrl, ...said }: StoredReview): z.infer<typeof Review> {
  return { _id: id, package: { _id: packageId, name: packageName, url: packageUrl }, ...said }
}
