import { data } from 'react-router'
import { nextDepartures } from '#domain/booking/departures.server.ts'
import type { NextDeparture } from '#domain/booking/departures.server.ts'
import type { Departure } from '#domain/booking/departure.ts'
import { fromPaise } from '#domain/booking/pricing/from-price.ts'
import type { PackageCard } from '#domain/catalogue/package.ts'
import { listPackageCards } from '#domain/catalogue/packages.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { istDate, monthOf } from '#platform/dates.ts'
import { LIST_PAGE_SIZE, readListQuery } from './list-query.ts'
import type { ListQuery } from './list-query.ts'

export type PackageListing = {
  query: ListQuery
  items: { card: PackageCard; next: Departure | undefined }[]
  total: number
  pageCount: number
  /** The poster that stands where nothing does. */
  quiet: Picture | undefined
}

/** What a card with its next departure is made of. */
export const CARD_TAGS = ['catalogue', 'departures', 'reviews', 'media']

type Which = { stateCode?: string; cityId?: string; attractionId?: string; categoryId?: string }

/** The page of packages an address asks for, with the next departure of each. Throws a 404 for a page beyond the last. */
export async function loadPackageList(
  services: Services,
  request: Request,
  which: Which = {},
): Promise<PackageListing> {
  const query = readListQuery(new URL(request.url).searchParams)
  if (!query) throw data(null, { status: 404 })
  const today = istDate(services.clock.now())
  const key = `list ${today} ${JSON.stringify([which, query])}`
  return services.memory.remember(key, CARD_TAGS, () => readListing(services, query, which, today))
}

async function readListing(
  { db, art }: Services,
  query: ListQuery,
  which: Which,
  today: string,
): Promise<PackageListing> {
  const { items, total } = await listPackageCards(db, {
    ...which,
    ...query,
    ...seasonOf(query, today),
    pageSize: LIST_PAGE_SIZE,
  })
  if (query.page > 1 && items.length === 0) throw data(null, { status: 404 })
  return {
    query,
    items: await withNextDeparture(db, items, today),
    total,
    pageCount: Math.ceil(total / LIST_PAGE_SIZE),
    quiet: total === 0 ? art.lost : undefined,
  }
}

function seasonOf({ sort }: ListQuery, today: string): { month?: number } {
  return sort === 'best-season' ? { month: monthOf(today) } : {}
}

/** Cards with the soonest departure that still has a seat, priced as of today. */
export async function withNextDeparture(
  db: Services['db'],
  cards: PackageCard[],
  today: string,
): Promise<PackageListing['items']> {
  const next = await nextDepartures(
    db,
    cards.map((card) => card.id),
    { from: today },
  )
  return cards.map((card) => priced(card, next.get(card.id)))
}

/** A card says the lowest price one can have today: of the open dates, else of the grid, as the package's own page does. */
function priced(card: PackageCard, next: NextDeparture | undefined): PackageListing['items'][number] {
  if (!next) return { card, next }
  return { card: { ...card, fromPaise: fromPaise({ twin: next.lowestTwinPaise }, card.gstScheme) }, next }
}
