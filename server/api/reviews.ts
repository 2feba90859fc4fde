import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { findPackageLink } from '#domain/catalogue/packages.server.ts'
import { listRatings, listReviews } from '#domain/reviews/reviews.server.ts'
import type { PackageRatingSummary } from '#domain/reviews/reviews.server.ts'
import type { Review as StoredReview } from '#domain/reviews/review.ts'
import { refusal } from '#server/errors.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Id, Paged, Paging, Ref } from './shapes/ids.ts'
import { PackageRating, toPackageRating } from './shapes/listed-package.ts'

const PackageLink = z
  .object({
    _id: Id,
    name: z.string().openapi({ example: 'Tea hills of Munnar' }),
    url: z.string().openapi({ example: 'tea-hills-of-munnar' }),
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
    isDemo,
  })
  .openapi('Review')

const request = {
  query: Paging.extend({ packageId: Ref.optional().openapi({ description: '_id of a package; all without it.' }) }),
}
const refusals = {
  400: refused('malformed', 'A page or an id is not one.'),
  404: refused('unknown-package', 'No package has that id.'),
}

const ratingsCall = createRoute({
  method: 'get',
  path: '/api/rating',
  tags: ['Reviews'],
  summary: 'How packages are rated, by package name',
  request,
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
  summary: 'What travellers wrote, last travelled first',
  request,
  responses: {
    200: good(z.object({ data: z.array(Review), ...Paged }), 'One page of reviews.'),
    ...refusals,
    ...always,
  },
})

/** The calls about ratings and reviews. */
export function addReviews(api: OpenAPIHono, { db }: Pick<ApiServices, 'db'>): void {
  const isUnknown = async (id: string | undefined) => id !== undefined && !(await findPackageLink(db, id))
  api.openapi(ratingsCall, async (c) => {
    const { page, pageSize, packageId } = c.req.valid('query')
    if (await isUnknown(packageId)) return c.json(...refusal('unknown-package'))
    const { items, total } = await listRatings(db, { page, pageSize, packageId })
    return c.json({ data: items.map(toRating), page, pageSize, total }, 200)
  })
  api.openapi(reviewsCall, async (c) => {
    const { page, pageSize, packageId } = c.req.valid('query')
    if (await isUnknown(packageId)) return c.json(...refusal('unknown-package'))
    const { items, total } = await listReviews(db, { page, pageSize, packageId })
    return c.json({ data: items.map(toReview), page, pageSize, total }, 200)
  })
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
