import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { listPackageListings } from '#domain/catalogue/listings.server.ts'
import { FILTER_KEYS, isUnfiltered } from '#domain/search/filters.ts'
import { findWished } from '#domain/search/wish/find-wished.server.ts'
import type { Wished } from '#domain/search/wish/find-wished.server.ts'
import { readWish } from '#domain/search/wish/read-wish.ts'
import type { Wish } from '#domain/search/wish/read-wish.ts'
import { wishNames } from '#domain/search/wish/wish-names.server.ts'
import { istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { ApiServices } from './api-services.ts'
import { quickJson } from './quick-json.ts'
import { always, good, refused } from './shapes/answers.ts'
import { ListedPackage, toListedPackage } from './shapes/listed-package.ts'

const MOST_HITS = 50
/** How many are found by words when filters will leave some of them out. */
const MOST_BEFORE_FILTERS = 400
const LONGEST_QUESTION = 200

const UnderstoodPiece = z
  .object({
    text: z.string().openapi({ description: 'The part of the question, as typed.', example: 'under 20k' }),
    says: z.string().openapi({ description: 'What it was read as.', example: 'Under ₹20,000' }),
    key: z
      .enum([...FILTER_KEYS, 'near', 'party'])
      .openapi({ description: 'The filter it sets, or the place or the party it names.', example: 'price' }),
    without: z.string().openapi({ description: 'The question without that part.', example: '3 days from delhi' }),
  })
  .openapi('UnderstoodPiece')

const Found = z.object({
  data: z.array(ListedPackage),
  total: z.number().int().openapi({ description: 'How many fit, those not in `data` too.', example: 12 }),
  understood: z
    .array(UnderstoodPiece)
    .openapi({ description: 'What was read as more than words, in the order typed.' }),
  corrected: z.string().optional().openapi({ description: 'How a misspelt question was read.', example: 'shimla' }),
  suggestions: z.array(z.string()).openapi({ description: 'Names to try when nothing fits.', example: [] }),
})
type Found = z.infer<typeof Found>

const searchCall = createRoute({
  method: 'get',
  path: '/api/search-api',
  tags: ['Packages'],
  summary: 'Every package by name, or the 50 that fit a question best',
  request: {
    query: z.object({
      q: z.string().max(LONGEST_QUESTION, 'That is too much to search for at once.').optional().openapi({
        description:
          'A place, state, theme, attraction or name, and what else is wished for: "3 days under 20k from delhi". Typing errors are forgiven.',
        example: 'munnar',
      }),
    }),
  },
  responses: {
    200: good(Found, 'The packages; with `q` best fit first.'),
    400: refused('malformed', 'The question is too long.'),
    ...always,
  },
})

type Needs = Pick<ApiServices, 'db' | 'memory' | 'search' | 'lists' | 'clock' | 'gstRates'>

/** The search call. */
export function addSearch(api: OpenAPIHono, needs: Needs): void {
  api.openapi(searchCall, async (c) => {
    const text = c.req
      .valid('query')
      .q?.replace(/\p{Cc}/gu, ' ')
      .trim()
    if (!text) return c.json(await allPackages(needs), 200)
    return quickJson(await findPackages(needs, text), c.req.header('Accept-Encoding'))
  })
}

async function allPackages({ db, clock, gstRates }: Needs): Promise<Found> {
  const tax = { on: istDate(clock.now()), rates: gstRates }
  const data = (await listPackageListings(db)).map((listing) => toListedPackage(listing, tax))
  return { data, total: data.length, understood: [], suggestions: [] }
}

/** The answer as JSON; each package was written out when it was first listed. */
async function findPackages(needs: Needs, text: string): Promise<string> {
  const today = istDate(needs.clock.now())
  const wish = readWish(text, await wishNames(needs, today))
  const { ids, total, corrected, suggestions } = await findIds(needs, wish, today)
  const listings = await listingsOf(needs, ids, today)
  const about: Omit<Found, 'data'> = {
    total,
    understood: wish.words,
    suggestions,
    ...(corrected === undefined ? {} : { corrected }),
  }
  return `{"data":[${listings.join(',')}],${JSON.stringify(about).slice(1)}`
}

type FoundIds = Omit<Wished, 'among'> & { ids: string[]; total: number }

async function findIds(needs: Needs, wish: Wish, today: CalendarDate): Promise<FoundIds> {
  const isPlain = isUnfiltered(wish.filters)
  const limit = isPlain && !wish.near ? MOST_HITS : MOST_BEFORE_FILTERS
  const { among, total, ...found } = await findWished(needs, wish, { limit })
  if (isPlain && among) return { ids: among.slice(0, MOST_HITS), total: wish.near ? among.length : total, ...found }
  const list = await needs.lists.list({
    scope: {},
    filters: wish.filters,
    party: undefined,
    sort: among ? 'given' : 'rating',
    today,
    page: 1,
    pageSize: MOST_HITS,
    ...(among ? { among } : {}),
  })
  return { ids: list.ids, total: list.total, ...found }
}

async function listingsOf({ db, memory, gstRates }: Needs, ids: string[], today: CalendarDate): Promise<string[]> {
  const tax = { on: today, rates: gstRates }
  const byId = await memory.rememberEach(`listing json ${today}`, ids, async (missing) => {
    const listings = await listPackageListings(db, { ids: missing })
    return new Map(listings.map((listing) => [listing.id, JSON.stringify(toListedPackage(listing, tax))]))
  })
  return ids.flatMap((id) => byId.get(id) ?? [])
}
