import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { findCategoryById, listCategories } from '#domain/catalogue/categories.server.ts'
import type { CountedCategory } from '#domain/catalogue/categories.server.ts'
import { CATEGORY_KINDS } from '#domain/catalogue/category.ts'
import { listPackageListings } from '#domain/catalogue/listings.server.ts'
import { refusal } from '#web/refusals.ts'
import { istDate } from '#platform/dates.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Id, Ref } from './shapes/ids.ts'
import { pricedListings } from './priced-listings.ts'
import { ListedPackage } from './shapes/listed-package.ts'

const Category = z
  .object({
    _id: Id,
    category: z.string().openapi({ description: 'The name.', example: 'Hill Station Tours' }),
    url: z.string().openapi({ description: 'Its page is /speciality-tours/{url}.', example: 'hill-station-tours' }),
    kind: z.enum(CATEGORY_KINDS),
    packageCount: z.number().int().openapi({ example: 21 }),
  })
  .openapi('Category')

const categoriesCall = createRoute({
  method: 'get',
  path: '/api/package-setting/category/get-categories',
  tags: ['Categories'],
  summary: 'Categories in the order of the menus',
  request: {
    query: z.object({
      kind: z
        .enum(CATEGORY_KINDS, 'A kind is speciality or experience.')
        .default('speciality')
        .openapi({ description: 'Specialities own packages; experiences are the themes of the Holiday menu.' }),
    }),
  },
  responses: {
    200: good(z.object({ data: z.array(Category) }), 'The categories.'),
    400: refused('malformed', 'No such kind.'),
    ...always,
  },
})

const packagesCall = createRoute({
  method: 'get',
  path: '/api/public/category/{categoryId}',
  tags: ['Categories'],
  summary: 'The packages of a category, by name',
  request: {
    params: z.object({
      categoryId: Ref.openapi({ description: '_id of the category.', example: '4k1m9x2c7q8v3n5b6z0a' }),
    }),
  },
  responses: {
    200: good(z.object({ packages: z.array(ListedPackage) }), 'Its packages.'),
    400: refused('malformed', 'Not an id.'),
    404: refused('unknown-category', 'No category has that id.'),
    ...always,
  },
})

/** The calls about categories. */
export function addCategories(
  api: OpenAPIHono,
  { db, memory, clock, gstRates }: Pick<ApiServices, 'db' | 'memory' | 'clock' | 'gstRates'>,
): void {
  api.openapi(categoriesCall, async (c) => {
    const categories = await listCategories(db, c.req.valid('query').kind)
    return c.json({ data: categories.map(toCategory) }, 200)
  })
  api.openapi(packagesCall, async (c) => {
    const { categoryId } = c.req.valid('param')
    if (!(await findCategoryById(db, categoryId))) return c.json(...refusal('unknown-category'))
    const listings = await listPackageListings(db, { categoryId })
    const tax = { on: istDate(clock.now()), rates: gstRates }
    return c.json({ packages: await pricedListings({ db, memory }, listings, { tax }) }, 200)
  })
}

function toCategory({ id, name, url, kind, packageCount }: CountedCategory): z.infer<typeof Category> {
  return { _id: id, category: name, url, kind, packageCount }
}
