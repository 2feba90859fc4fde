import type { ShownPrice } from '#app/parts/price/shown-price.ts'
import type { ShownDeparture } from '#domain/search/lists/day-prices.server.ts'
import { listDayPrices } from '#domain/search/lists/day-prices.server.ts'
import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import { perPersonPaise } from '#domain/pricing/quote.ts'
import { proposeRooms } from '#domain/pricing/rooms.ts'
import type { Party, PartyView } from '#domain/party/party.ts'
import type { InItsMonths } from '#domain/catalogue/months.ts'
import type { PackageCard } from '#domain/catalogue/package.ts'
import type { Db } from '#platform/db.server.ts'
import type { DateSpan } from '#platform/query-values.ts'
import type { Paise } from '#platform/money.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { readAlmanac, rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { mayHaveNoDates, noDates } from '#domain/bookings/quote/no-dates.ts'
import type { NoDates } from '#domain/bookings/quote/no-dates.ts'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** A card, when the package leaves next and when it costs least, and its price then for whoever is looking. */
export type PricedCard<Card extends PackageCard = PackageCard> = {
  card: Card
  next: ShownDeparture | undefined
  /** The date of one's own the price is of, where nothing leaves on the days asked for. */
  ownDay?: CalendarDate | undefined
  /** Why it can be had on no date now; undefined where it can. */
  noDates: NoDates | undefined
  price: ShownPrice
  /** What all who travel pay, however the price is shown; undefined where they cannot. */
  totalPaise: Paise | undefined
  /** The date of the price as the package's page is asked for it, where a month or a city was asked for. */
  dayQuery: string | undefined
}

/** A priced card with the months of its package. */
export type SeasonedCard = PricedCard<InItsMonths<PackageCard>>

type CardQuery = {
  tax: TaxDay
  view: PartyView
  departing?: DepartureQuery | undefined
  near?: DateSpan | undefined
}

/** Cards with the departures that are asked for and still have seats for all who travel, priced for whoever books on the day of `tax`. */
export async function priceCards<Card extends PackageCard>(
  needs: { db: Db; memory: TagMemory },
  cards: Card[],
  { view, ...looking }: CardQuery,
): Promise<PricedCard<Card>[]> {
  const prices = await listDayPrices(needs, cards, { ...looking, party: view.party })
  const almanac = await rememberedAlmanac(needs)
  return Promise.all(
    cards.map(async (card, at) => {
      const { paise, ...leaves } = prices[at]!
      const mayHaveNone = !leaves.next && mayHaveNoDates(almanac, card)
      const none = mayHaveNone ? (await noDatesOf(needs, card.id, looking.tax.on)).found : undefined
      return { card, ...leaves, noDates: none, price: shownPriceOf(card, paise, view), totalPaise: paise }
    }),
  )
}

const noDatesOf = remembered('no dates of a package', async ({ db }: { db: Db }, id: string, today: CalendarDate) => {
  const [pkg, departures, almanac] = await Promise.all([
    findPackageById(db, id),
    listDepartures(db, id, { from: today }),
    readAlmanac(db),
  ])
  return { found: pkg && noDates(almanac, pkg, { departures, today }) }
})

/** What of a package's price is shown to whoever is looking. A card says the lowest one can have today: of the dates asked for, else of the grid, as the package's own page does. */
export function shownPriceOf(card: PackageCard, paise: Paise | undefined, { party, per }: PartyView): ShownPrice {
  if (!party) return { paise: paise!, for: 'adult' }
  if (paise === undefined) return refusedPrice(card, party)
  return per === 'person'
    ? { paise: perPersonPaise(paise, party), for: 'person', party }
    : { paise, for: 'party', party }
}

function refusedPrice(card: PackageCard, party: Party): ShownPrice {
  const rooms = proposeRooms(card, party)
  return { refused: rooms.ok ? 'not-offered' : rooms.reason, youngest: card.rates.ageBands.youngest }
}
