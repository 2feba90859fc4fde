import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { listHalts, listPackageListings } from '#domain/catalogue/listings.server.ts'
import type { PackageListing } from '#domain/catalogue/listings.server.ts'
import { FILTER_KEYS, isUnfiltered } from '#domain/search/filters.ts'
import { findHelp } from '#domain/search/help-pages.server.ts'
import type { HelpPage } from '#domain/search/help-pages.server.ts'
import { listDayPrices } from '#domain/search/lists/day-prices.server.ts'
import type { DayPrice } from '#domain/search/lists/day-prices.server.ts'
import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import { placesNamed } from '#domain/search/places-named.server.ts'
import { findBySentence } from '#domain/search/sentences/find-by-sentence.server.ts'
import type { SentenceMatches } from '#domain/search/sentences/sentence-matches.ts'
import { payersOf } from '#domain/search/sentences/payers.ts'
import { partText, readSentence } from '#domain/search/sentences/read-sentence.ts'
import type { SearchSentence } from '#domain/search/sentences/read-sentence.ts'
import { findSentenceNames } from '#domain/search/sentences/sentence-names.server.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import { istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { dateSpanText } from '#platform/query-values.ts'
import type { ApiServices } from './api-services.ts'
import { quickJson } from './quick-json.ts'
import { always, good, refused } from './shapes/answers.ts'
import { pricedListings } from './priced-listings.ts'
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
      .enum([...FILTER_KEYS, 'near', 'party', 'sort', 'except', 'unsold', 'wish'])
      .openapi({ description: 'The filter it sets, or the place or the party it names.', example: 'price' }),
    without: z.string().openapi({ description: 'The question without that part.', example: '3 days from delhi' }),
  })
  .openapi('UnderstoodPiece')

const PlaceNamed = z
  .object({
    kind: z.enum(['page', 'state', 'city', 'category', 'attraction']).openapi({ example: 'city' }),
    name: z.string().openapi({ example: 'Munnar' }),
    url: z.string().openapi({ description: 'How its address ends.', example: 'munnar' }),
  })
  .openapi('PlaceNamed')

const FoundPackage = ListedPackage.extend({
  fromPaise: ListedPackage.shape.fromPaise.openapi({
    description: 'Paise for one adult on twin sharing, GST included; on the cheapest of the days `q` asks for.',
  }),
  halts: z
    .array(z.string())
    .optional()
    .openapi({
      description: 'The places it stays at, in order; where `q` is asked.',
      example: ['Munnar', 'Thekkady', 'Alappuzha'],
    }),
  dayQuery: z.string().optional().openapi({
    description: 'What the address of its page ends with to show that day; where `q` asks for days or a city.',
    example: 'date=2026-12-26&from=kochi',
  }),
}).openapi('FoundPackage')

const FoundPackages = z.object({
  data: z.array(FoundPackage),
  total: z.number().int().openapi({ description: 'How many fit, those not in `data` too.', example: 12 }),
  understood: z
    .array(UnderstoodPiece)
    .openapi({ description: 'What was read as more than words, in the order typed.' }),
  corrected: z.string().optional().openapi({ description: 'How a misspelt question was read.', example: 'shimla' }),
  suggestions: z.array(z.string()).openapi({ description: 'Names to try when nothing fits.', example: [] }),
  places: z
    .array(PlaceNamed)
    .openapi({ description: 'Places and kinds of tour whose name is being typed, best first.' }),
})
type FoundPackages = z.infer<typeof FoundPackages>

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
    200: good(FoundPackages, 'The packages; with `q` best fit first.'),
    400: refused('malformed', 'The question is too long.'),
    ...always,
  },
})

type SearchCallNeeds = Pick<ApiServices, 'db' | 'memory' | 'search' | 'lists' | 'clock' | 'gstRates'>

/** The search call. */
export function addSearch(api: OpenAPIHono, needs: SearchCallNeeds): void {
  api.openapi(searchCall, async (c) => {
    const text = c.req
      .valid('query')
      .q?.replace(/\p{Cc}/gu, ' ')
      .trim()
    if (!text) return c.json(await allPackages(needs), 200)
    return quickJson(await findPackages(needs, text), c.req.header('Accept-Encoding'))
  })
}

async function allPackages({ db, memory, clock, gstRates }: SearchCallNeeds): Promise<FoundPackages> {
  const tax = { on: istDate(clock.now()), rates: gstRates }
  const data = await pricedListings({ db, memory }, await listPackageListings(db), { tax })
  return { data, total: data.length, understood: [], suggestions: [], places: [] }
}

/** The answer as pieces of JSON; each package was written out when it was first listed. */
async function findPackages(needs: SearchCallNeeds, text: string): Promise<string[]> {
  const today = istDate(needs.clock.now())
  const help = await findHelp(needs, text)
  if (help.isAll) return [JSON.stringify(onlyPages(help.pages))]
  const sentence = readSentence(text, await findSentenceNames(needs, today))
  const { ids, total, corrected, suggestions } = await findIds(needs, sentence, today)
  const listings = await listingsOf(needs, ids, { today, departing: sentence.filters })
  const about: Omit<FoundPackages, 'data'> = {
    total,
    understood: sentence.words.map((part) => {
      const { text: typed, key, without } = part
      return { text: typed, says: partText(part, sentence.filters), key, without }
    }),
    suggestions,
    places: [...namedPages(help.pages), ...(await placesIn(needs, { text, sentence, total }))],
    ...(corrected === undefined ? {} : { corrected }),
  }
  const data = listings.flatMap((listing, at) => (at === 0 ? listing : [',', listing]))
  return ['{"data":[', ...data, `],${inner(about)}}`]
}

/** What is being typed; where nothing fits all that is wished for, the place it is wished of. */
async function placesIn(needs: SearchCallNeeds, asked: { text: string; sentence: SearchSentence; total: number }) {
  const { text, sentence, total } = asked
  if (sentence.words.length === 0) return placesNamed(needs, text)
  return total === 0 ? placesNamed(needs, sentence.rest) : []
}

function onlyPages(pages: readonly HelpPage[]): FoundPackages {
  return { data: [], total: 0, understood: [], suggestions: [], places: namedPages(pages) }
}

function namedPages(pages: readonly HelpPage[]): FoundPackages['places'] {
  return pages.map(({ slug, name }) => ({ kind: 'page', name, url: slug }))
}

type FoundIds = Omit<SentenceMatches, 'among' | 'fillers' | 'last'> & { ids: string[]; total: number }

async function findIds(needs: SearchCallNeeds, sentence: SearchSentence, today: CalendarDate): Promise<FoundIds> {
  const isPlain = isUnfiltered(sentence.filters)
  const party = payersOf(sentence)
  const isAllOfIt = isPlain && !party && !sentence.sort && sentence.except.length === 0 && sentence.wishes.length === 0
  const limit = isAllOfIt && !sentence.near ? MOST_HITS : MOST_BEFORE_FILTERS
  const { among, fillers: _fillers, last, total, ...found } = await findBySentence(needs, sentence, { limit })
  if (isAllOfIt && among)
    return { ids: among.slice(0, MOST_HITS), total: sentence.near ? among.length : total, ...found }
  const list = await needs.lists.list({
    scope: {},
    filters: sentence.filters,
    party,
    fittingFirst: sentence.party !== undefined,
    sort: sentence.sort ?? (among ? 'given' : 'rating'),
    today,
    page: 1,
    pageSize: MOST_HITS,
    ...(among ? { among } : {}),
    ...(last ? { last } : {}),
  })
  return { ids: list.ids, total: list.total, ...found }
}

/** The packages as JSON: what they are was written out when they were first listed; what they cost is that of the days that were asked for, as their cards say it. */
async function listingsOf(
  { db, memory, gstRates }: SearchCallNeeds,
  ids: string[],
  { today, departing }: { today: CalendarDate; departing: DepartureQuery },
): Promise<string[]> {
  const tax = { on: today, rates: gstRates }
  const listedOf = (some: readonly string[]) =>
    memory.rememberEach(`listing json ${today}`, some, async (missing) => {
      const listings = await listPackageListings(db, { ids: missing })
      const halts = await listHalts(db, missing)
      return new Map(
        listings.map((listing) => [
          listing.id,
          { pkg: pricedBy(listing), ...jsonOf(listing, halts.get(listing.id) ?? [], tax) },
        ]),
      )
    })
  const priced = await memory.rememberEach(
    `listing priced ${today} ${departingText(departing)}`,
    ids,
    async (missing) => {
      // Within this load: a price of what changed meanwhile is not kept.
      const listed = [...(await listedOf(missing)).values()]
      const pkgs = listed.map(({ pkg }) => pkg)
      const dayPrices = await listDayPrices({ db, memory }, pkgs, { tax, departing })
      return new Map(
        listed.map(({ pkg, json, fromPaise }, at) => [pkg.id, `{${json},${priceJson(dayPrices[at]!, fromPaise)}}`]),
      )
    },
    { tagsOf: (id) => ['catalogue', 'departures', `leaving:1:${id}`] },
  )
  return ids.flatMap((id) => priced.get(id) ?? [])
}

function pricedBy({ id, days, grid, rates, ownDates, gstScheme, groupMax }: PackageListing) {
  return { id, days, grid, rates, ownDates, gstScheme, groupMax }
}

function jsonOf(listing: PackageListing, halts: string[], tax: TaxDay): { json: string; fromPaise: number } {
  const { fromPaise, ...listed } = toListedPackage(listing, tax)
  return { json: inner({ ...listed, halts }), fromPaise }
}

/** Its usual price where nobody can go on the days. */
function priceJson({ paise, dayQuery }: DayPrice, usualPaise: number): string {
  return inner({ fromPaise: paise ?? usualPaise, dayQuery })
}

/** An object's JSON without its braces. */
function inner(fields: object): string {
  return JSON.stringify(fields).slice(1, -1)
}

function departingText({ month, dates, from }: DepartureQuery): string {
  return [month ?? '', dates ? dateSpanText(dates) : '', ...from].join(' ')
}
