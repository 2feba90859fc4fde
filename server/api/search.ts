import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { listPackageListings } from '#domain/catalogue/listings.server.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { ListedPackage, toListedPackage } from './shapes/listed-package.ts'

const MOST_HITS = 50
const LONGEST_QUESTION = 200

const Found = z.object({
  data: z.array(ListedPackage),
  total: z.number().int().openapi({ description: 'How many fit, those not in `data` too.', example: 12 }),
  corrected: z.string().optional().openapi({ description: 'How a misspelt question was read.', example: 'shimla' }),
  suggestions: z.array(z.string()).openapi({ description: 'Names to try when nothing fits.', example: [] }),
})

const searchCall = createRoute({
  method: 'get',
  path: '/api/search-api',
  tags: ['Packages'],
  summary: 'Every package by name, or the 50 that fit a question best',
  request: {
    query: z.object({
      q: z.string().max(LONGEST_QUESTION, 'That is too much to search for at once.').optional().openapi({
        description: 'A place, state, theme, attraction or name; typing errors are forgiven.',
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

type Needs = Pick<ApiServices, 'db' | 'memory' | 'search'>

/** The search call. */
export function addSearch(api: OpenAPIHono, { db, memory, search }: Needs): void {
  api.openapi(searchCall, async (c) => {
    const text = c.req
      .valid('query')
      .q?.replace(/\p{Cc}/gu, ' ')
      .trim()
    return c.json(text ? await findPackages({ db, memory, search }, text) : await allPackages({ db }), 200)
  })
}

async function allPackages({ db }: Pick<ApiServices, 'db'>): Promise<z.infer<typeof Found>> {
  const data = (await listPackageListings(db)).map(toListedPackage)
  return { data, total: data.length, suggestions: [] }
}

async function findPackages({ db, memory, search }: Needs, text: string): Promise<z.infer<typeof Found>> {
  const { hits, total, corrected, suggestions } = await search.search({ text, limit: MOST_HITS, kinds: ['package'] })
  const ids = hits.map(({ id }) => id)
  const byId = await memory.rememberEach('listing', ids, ['catalogue', 'reviews', 'media'], async (missing) => {
    const listings = await listPackageListings(db, { ids: missing })
    return new Map(listings.map((listing) => [listing.id, toListedPackage(listing)]))
  })
  const data = ids.flatMap((id) => byId.get(id) ?? [])
  return { data, total, suggestions, ...(corrected === undefined ? {} : { corrected }) }
}
