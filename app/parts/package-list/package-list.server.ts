import { data } from 'react-router'
import { CARD_TAGS, priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import type { PricedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { readPartyView } from '#domain/booking/party.ts'
import type { PartyView } from '#domain/booking/party.ts'
import { listPackageCards } from '#domain/catalogue/packages.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { istDate, monthOf } from '#platform/dates.ts'
import { LIST_PAGE_SIZE, readListQuery } from './list-query.ts'
import type { ListQuery } from './list-query.ts'

export type PackageListing = {
  query: ListQuery
  items: PricedCard[]
  total: number
  pageCount: number
  /** The poster that stands where nothing does. */
  quiet: Picture | undefined
}

type Which = { stateCode?: string; cityId?: string; attractionId?: string; categoryId?: string }

/** The page of packages an address asks for, with the next departure of each. Throws a 404 for a page beyond the last. */
export async function loadPackageList(
  services: Services,
  request: Request,
  which: Which = {},
): Promise<PackageListing> {
  const params = new URL(request.url).searchParams
  const query = readListQuery(params)
  if (!query) throw data(null, { status: 404 })
  const today = istDate(services.clock.now())
  const view = readPartyView(params)
  const key = `list ${today} ${JSON.stringify([which, query, view])}`
  return services.memory.remember(key, CARD_TAGS, () => readListing(services, query, which, { today, view }))
}

async function readListing(
  { db, art }: Services,
  query: ListQuery,
  which: Which,
  { today, view }: { today: string; view: PartyView },
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
    items: await priceCards(db, items, { today, view }),
    total,
    pageCount: Math.ceil(total / LIST_PAGE_SIZE),
    quiet: total === 0 ? art.lost : undefined,
  }
}

function seasonOf({ sort }: ListQuery, today: string): { month?: number } {
  return sort === 'best-season' ? { month: monthOf(today) } : {}
}
