import { loadLeavingNext } from '#app/parts/package-list/leaving-next.server.ts'
import { priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import type { PricedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { readPartyView } from '#domain/party/party.ts'
import { listPackageCards } from '#domain/catalogue/packages.server.ts'
import type { Services } from '#domain/services.server.ts'
import { countMissing, findPackageLinks } from '#domain/wishlist/package-links.server.ts'
import { MOST_IN_WISHLIST, readRefs } from '#domain/wishlist/wishlist.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import type { WishlistKind } from '#domain/wishlist/wishlist.ts'
import { istDate } from '#platform/dates.ts'

/** The packages an address names, with today's prices and next dates, in its order; what is not sold is only counted. */
export async function loadNamed(services: Services, params: URLSearchParams) {
  const { db, clock, art, config } = services
  const kind: WishlistKind = params.get('view') === 'viewed' ? 'viewed' : 'wished'
  const refs = readRefs(params.get('ids'), MOST_IN_WISHLIST[kind])
  const view = readPartyView(params)
  const links = await findPackageLinks(db, refs)
  const ids = links.map(({ id }) => id)
  const { items } = await listPackageCards(db, { ids, pageSize: MOST_IN_WISHLIST.wished })
  const priced = await priceCards(services, items, { tax: taxOn(services, istDate(clock.now())), view })
  return {
    kind,
    isNamed: refs.length > 0,
    missing: countMissing(refs, links),
    items: ids.flatMap((id): PricedCard[] => priced.filter(({ card }) => card.id === id)),
    leaving: refs.length === 0 ? await loadLeavingNext(services, view) : [],
    view,
    quiet: art.lost,
    publicUrl: config.publicUrl,
  }
}
