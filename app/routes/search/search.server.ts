import { withNextDeparture } from '#app/parts/package-list/package-list.server.ts'
import type { PackageCard } from '#domain/catalogue/package.ts'
import { listPackageCards } from '#domain/catalogue/packages.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate, monthName } from '#platform/dates.ts'
import { readSearchQuery } from './search-query.ts'
import type { SearchQuery } from './search-query.ts'

const MOST_PACKAGES = 50
const MOST_PLACES = 8
const EVERY_PACKAGE = 1000
const POPULAR = ['Kerala', 'Ladakh', 'Golden Triangle', 'Kedarkantha', 'Goa', 'Honeymoon']

/** What fits a question put in words, narrowed by month and length; without words the best rated that fit. */
export async function answerSearch(services: Services, params: URLSearchParams) {
  const query = readSearchQuery(params)
  const narrowed = narrowedText(query)
  if (!query.text && !narrowed)
    return { text: '', narrowed, items: [], places: [], suggestions: POPULAR, corrected: undefined }
  const found = query.text ? await searchByWords(services, query.text) : await everyPackage(services)
  const cards = found.cards.filter((card) => fits(card, query)).slice(0, MOST_PACKAGES)
  return {
    text: query.text,
    narrowed,
    items: await withNextDeparture(services.db, cards, istDate(services.clock.now())),
    places: found.places,
    suggestions: found.suggestions.length > 0 ? found.suggestions : POPULAR,
    corrected: found.corrected,
  }
}

async function searchByWords({ db, search }: Services, text: string) {
  const [packages, places] = await Promise.all([
    search.search({ text, limit: 4 * MOST_PACKAGES, kinds: ['package'] }),
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

function narrowedText({ month, length }: SearchQuery): string | undefined {
  const parts = [
    month === undefined ? '' : `best in ${monthName(month)}`,
    length === undefined ? '' : lengthText(length),
  ]
  const text = parts.filter(Boolean).join(', ')
  return text ? `Only tours ${text}.` : undefined
}

function lengthText({ least, most }: NonNullable<SearchQuery['length']>): string {
  return most >= 60 ? `of ${least} days or more` : `of ${least} to ${most} days`
}
