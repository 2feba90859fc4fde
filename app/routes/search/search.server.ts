import { priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import type { PackageCard } from '#domain/catalogue/package.ts'
import { listPackageCards } from '#domain/catalogue/packages.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate, monthOf } from '#platform/dates.ts'
import { LIST_PAGE_SIZE } from '#app/parts/package-list/list-query.ts'
import { readSearchQuery } from './search-query.ts'
import type { SearchQuery } from './search-query.ts'

const MOST_FOUND = 200
const MOST_PLACES = 8
const EVERY_PACKAGE = 1000
const POPULAR = ['Kerala', 'Ladakh', 'Golden Triangle', 'Kedarkantha', 'Goa', 'Honeymoon']

/** What fits a question put in words, narrowed by month and length; without words the best rated that fit. */
export async function answerSearch(services: Services, params: URLSearchParams) {
  const query = readSearchQuery(params)
  const today = istDate(services.clock.now())
  const found = await findCards(services, query)
  const fitting = found.cards.filter((card) => fits(card, query))
  const pageCount = Math.ceil(fitting.length / LIST_PAGE_SIZE)
  const page = Math.min(query.page, Math.max(pageCount, 1))
  return {
    query: { ...query, page },
    pageCount,
    months: Array.from({ length: 12 }, (_, at) => ((monthOf(today) + at - 1) % 12) + 1),
    items: await priceCards(services.db, fitting.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE), {
      today,
      view: { party: undefined, per: 'person' },
    }),
    total: fitting.length,
    places: found.places,
    suggestions: found.suggestions.length > 0 ? found.suggestions : POPULAR,
    corrected: found.corrected,
    quiet: services.art.lost,
  }
}

async function findCards(services: Services, { text, month, length }: SearchQuery) {
  if (text) return searchByWords(services, text)
  if (month === undefined && length === undefined)
    return { cards: [], places: [], suggestions: [], corrected: undefined }
  return everyPackage(services)
}

async function searchByWords({ db, search }: Services, text: string) {
  const [packages, places] = await Promise.all([
    search.search({ text, limit: MOST_FOUND, kinds: ['package'] }),
    search.search({ text, limit: MOST_PLACES, kinds: ['state', 'city', 'attraction', 'category'] }),
  ])
  const ids = packages.hits.map(({ id }) => id)
  const { items } = await listPackageCards(db, { ids, pageSize: ids.length })
  const byId = new Map(items.map((card) => [card.id, card]))
  const { suggestions, corrected } = packages
  return { cards: ids.flatMap((id) => byId.get(id) ?? []), places: places.hits, suggestions, corrected }
}

async function everyPackage({ db }: Services) {
  const { items } = await listPackageCards(db, { sort: 'rating', pageSize: EVERY_PACKAGE })
  return { cards: items, places: [], suggestions: [], corrected: undefined }
}

function fits({ months, days }: PackageCard, { month, length }: SearchQuery): boolean {
  if (month !== undefined && !months.includes(month)) return false
  return length === undefined || (days >= length.least && days <= length.most)
}
