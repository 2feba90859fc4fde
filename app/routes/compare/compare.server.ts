import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { loadLeavingNext } from '#app/parts/package-list/leaving-next.server.ts'
import { priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import { noDates } from '#domain/bookings/quote/no-dates.ts'
import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { readPartyView, seatsFor } from '#domain/party/party.ts'
import type { PackageCard } from '#domain/catalogue/package.ts'
import { findDayHours } from '#domain/catalogue/journey/journey-faults.server.ts'
import { inItsMonths } from '#domain/catalogue/months.ts'
import { findPackageById, listPackageCards, listSimilarPackages } from '#domain/catalogue/packages.server.ts'
import type { Services } from '#domain/services.server.ts'
import { rememberedTerms } from '#domain/pricing/terms.server.ts'
import { countMissing, findPackageLinks } from '#domain/wishlist/package-links.server.ts'
import { MOST_COMPARED, readRefs } from '#domain/wishlist/wishlist.ts'
import { istDate } from '#platform/dates.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import type { Column } from './rows.ts'

const DATES = 3
const SUGGESTED = 4

/** The packages an address compares, at most four, and which others would go beside them. */
export async function loadComparison(services: Services, params: URLSearchParams) {
  const { db, clock, art, config } = services
  const refs = readRefs(params.get('ids'), MOST_COMPARED)
  const view = readPartyView(params)
  const today = istDate(clock.now())
  const almanac = await rememberedAlmanac(services)
  const links = await findPackageLinks(db, refs)
  const ids = links.map(({ id }) => id)
  const { items } = await listPackageCards(db, { ids, pageSize: MOST_COMPARED })
  const priced = await priceCards(services, items, { tax: taxOn(services, today), view })
  const columns = await Promise.all(
    ids.map(async (id): Promise<Column[]> => {
      const pkg = await findPackageById(db, id)
      const shown = priced.find(({ card }) => card.id === id)
      if (!pkg || !shown) return []
      const departures = await listDepartures(db, id, { from: today })
      const { slabs } = (await rememberedTerms(services, pkg)).cancellation
      const hours = await findDayHours(db, pkg)
      const open = departures.filter((one) => isOpen(one, today))
      const dates = open.filter((one) => seatsLeft(one) >= seatsFor(view.party, pkg)).slice(0, DATES)
      return [
        {
          pkg: inItsMonths(almanac, pkg, today),
          picture: shown.card.picture,
          price: shown.price,
          noDates: noDates(almanac, pkg, { departures, today }),
          dates,
          isTight: open.length > 0 && dates.length === 0,
          slabs,
          hours,
        },
      ]
    }),
  )
  const found = columns.flat()
  return {
    columns: found,
    suggested: await suggest(db, found),
    missing: countMissing(refs, links),
    leaving: found.length === 0 ? await loadLeavingNext(services, view) : [],
    view,
    quiet: art.lost,
    publicUrl: config.publicUrl,
  }
}

/** What is most like the first of them and not among them. */
async function suggest(db: Services['db'], columns: readonly Column[]): Promise<Pick<PackageCard, 'name' | 'url'>[]> {
  const [first] = columns
  if (!first) return []
  const alike = await listSimilarPackages(db, first.pkg, SUGGESTED + MOST_COMPARED)
  const others = alike.filter(({ id }) => columns.every(({ pkg }) => pkg.id !== id))
  return others.slice(0, SUGGESTED).map(({ name, url }) => ({ name, url }))
}
