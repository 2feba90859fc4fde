import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { readPartyView } from '#domain/party/party.ts'
import { listPackageListings } from '#domain/catalogue/listings.server.ts'
import type { PackageListing } from '#domain/catalogue/listings.server.ts'
import { findPackageByRef } from '#domain/catalogue/packages.server.ts'
import { PACKAGE_SORTS } from '#domain/catalogue/package-sort.ts'
import { findScope } from '#domain/search/lists/find-scope.server.ts'
import type { ScopeKind } from '#domain/search/lists/find-scope.server.ts'
import { rememberedFilterCategories } from '#domain/search/lists/list-rows.server.ts'
import type { ListQuestion } from '#domain/search/lists/port.ts'
import { istDate } from '#platform/dates.ts'
import type { ApiServices } from './api-services.ts'
import { readAskedFilters } from './asked-filters.ts'
import { always, good, refused } from './shapes/answers.ts'
import { FilteredPage, FILTERED_PAGE_SIZE, filteredAnswer, filteredOf, filterParameter } from './shapes/filtered.ts'
import { pricedListings } from './priced-listings.ts'
import { ListedPackage } from './shapes/listed-package.ts'
import { remembered } from '#platform/tag-memory.ts'

/** An id, an address or a name. */
const REF = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &'._-]{0,159}$/u

const Asked = z.object({
  price: filterParameter(
    'Whole rupees with GST, of the price shown: "10000-20000", "10000-" or "20000", which is up to.',
    '10000-20000',
  ),
  days: filterParameter('Days: "4-7", "8-" or "3", which is up to.', '4-7'),
  category: filterParameter('Categories by _id, url or name; any of them.', 'honeymoon-tours'),
  tags: filterParameter('Any of these tags.', 'beach,snow'),
  themes: filterParameter('Themed experiences by _id, url or name; any of them.', 'backwaters'),
  month: filterParameter('Leaves in the next such month, 1 to 12.', '12'),
  dates: filterParameter(
    'Leaves on a day, or between two, the earlier first; a month goes before them.',
    '2026-12-12..2026-12-18',
  ),
  from: filterParameter('Leaves from any of these cities.', 'new-delhi'),
  difficulty: filterParameter('Any of easy, easy-moderate, moderate, moderate-difficult, difficult.', 'easy'),
  rating: filterParameter('At least so many stars: 1 to 5, by halves.', '4.5'),
  group: filterParameter('Runs with fewer than so many people.', '5'),
  adults: filterParameter('Whom prices are for; one adult on twin sharing without it.', '2'),
  ages: filterParameter('Ages of everybody under 18 in the party.', '9-6'),
  rooms: filterParameter('Rooms of the party, where it has chosen them.', 'twin1-triple1'),
  sort: filterParameter(`One of ${PACKAGE_SORTS.join(', ')}; the first without it.`, 'price'),
  page: FilteredPage,
})

const Narrowed = z.object({
  id: z
    .string('Say one.')
    .refine((ref) => REF.test(ref), 'That is neither an id, an address nor a name.')
    .or(z.literal(''))
    .optional()
    .openapi({ description: 'What the list is about, by _id or url; everything without it.', example: 'kerala' }),
  ...Asked.shape,
})

const responses = {
  200: good(filteredOf(ListedPackage), "A page of what fits, or the message 'not found'."),
  400: refused('malformed', 'The id cannot be one, or the page is none.'),
  ...always,
}

function filterCall<Path extends string, Query extends typeof Asked | typeof Narrowed>(
  path: Path,
  summary: string,
  query: Query,
) {
  return createRoute({ method: 'get', path, tags: ['Filters'], summary, request: { query }, responses })
}

const indiaCall = filterCall(
  '/api/public/filter-india-packages',
  'Packages all over India, or of a state, city, sight or category',
  Narrowed,
)
const placeCall = filterCall('/api/public/filter-city-state-packages', 'Packages of a state or a city', Narrowed)
const specialityCall = filterCall('/api/public/specility-filter', 'Packages of all specialities', Asked)
const categoryCall = filterCall('/api/public/filter-category-wise', 'Packages of a category', Narrowed)

type FilterCallNeeds = Pick<ApiServices, 'db' | 'clock' | 'lists' | 'memory' | 'gstRates'>

/** The four filter calls about packages (SPEC §7). In place of `id` they take the keys old addresses have (SPEC §2). */
export function addFilters(api: OpenAPIHono, needs: FilterCallNeeds): void {
  api.openapi(indiaCall, async (c) =>
    c.json(await answer(needs, c.req.url, c.req.valid('query').page, ['state', 'city', 'attraction', 'category']), 200),
  )
  api.openapi(placeCall, async (c) =>
    c.json(await answer(needs, c.req.url, c.req.valid('query').page, ['state', 'city', 'attraction']), 200),
  )
  api.openapi(specialityCall, async (c) =>
    c.json(await answer(needs, c.req.url, c.req.valid('query').page, ['category']), 200),
  )
  api.openapi(categoryCall, async (c) =>
    c.json(await answer(needs, c.req.url, c.req.valid('query').page, ['category']), 200),
  )
}

type FilterAnswer = ReturnType<typeof filteredAnswer<ListedPackage>>

async function answer(
  needs: FilterCallNeeds,
  url: string,
  page: number,
  kinds: readonly ScopeKind[],
): Promise<FilterAnswer> {
  const params = new URL(url).searchParams
  const categories = await rememberedFilterCategories(needs)
  const about = await askedAbout(needs.db, params, kinds)
  if (!about) return filteredAnswer<ListedPackage>([], { total: 0, page })
  const today = istDate(needs.clock.now())
  const question: ListQuestion = {
    ...about,
    filters: readAskedFilters(params, categories),
    party: readPartyView(params).party,
    sort: PACKAGE_SORTS.find((known) => known === params.get('sort')) ?? PACKAGE_SORTS[0],
    today,
    page,
    pageSize: FILTERED_PAGE_SIZE,
  }
  return filtered(needs, question)
}

const filtered = remembered(
  'filtered',
  async (needs: FilterCallNeeds, question: ListQuestion): Promise<FilterAnswer> => {
    const { db, lists, gstRates } = needs
    const { party, today, page } = question
    const { ids, total } = await lists.list(question)
    const tax = { on: today, rates: gstRates }
    return filteredAnswer(await pricedListings(needs, await listingsInOrder(db, ids), { party, tax }), { total, page })
  },
)

/** What a call is about; undefined when it names something nobody knows. */
async function askedAbout(
  db: FilterCallNeeds['db'],
  params: URLSearchParams,
  kinds: readonly ScopeKind[],
): Promise<Pick<ListQuestion, 'scope' | 'among'> | undefined> {
  const pkg = params.get('package')
  if (pkg && REF.test(pkg)) {
    const found = await findPackageByRef(db, pkg)
    return found && { scope: {}, among: [found.id] }
  }
  const ref = pkg ?? ['id', 'state', 'india', 'spacilityTour'].map((key) => params.get(key)).find(Boolean)
  if (!ref) return { scope: {} }
  const scope = REF.test(ref) ? await findScope(db, ref, kinds) : undefined
  return scope && { scope }
}

/** The packages in the order of their ids. */
async function listingsInOrder(db: FilterCallNeeds['db'], ids: readonly string[]): Promise<PackageListing[]> {
  const listings = new Map((await listPackageListings(db, { ids })).map((listing) => [listing.id, listing]))
  return ids.flatMap((id) => listings.get(id) ?? [])
}
