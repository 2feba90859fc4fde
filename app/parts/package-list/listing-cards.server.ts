import { priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import type { PricedCard, SeasonedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import { rememberedCardsInOrder } from '#domain/catalogue/packages.server.ts'
import type { PartyView } from '#domain/party/party.ts'
import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import type { ListQuestion, ListScope } from '#domain/search/lists/port.ts'
import type { Services } from '#domain/services.server.ts'
import type { DateSpan } from '#platform/query-values.ts'

/** For whom a list is made, among what, and what follows it. */
export type ListingRequest = {
  scope: ListScope
  today: string
  party: PartyView
  among?: readonly string[]
  /** What follows a short list under a heading of its own, best first: it is counted nowhere. */
  fillers?: readonly string[]
  /** Those of them that have all of the words, and are only of another kind: nothing dearer than was asked for stands before them. */
  apart?: ReadonlySet<string>
  /** In what some of those are other. */
  differs?: ReadonlyMap<string, string>
  last?: ListQuestion['last']
  /** What lies around where one starts, nearest first: it just misses before anything elsewhere does. */
  around?: readonly string[]
  /** Whether the words say who comes. */
  isForWhoIsSaid?: boolean
}

/** A tour that is not quite what was asked for, and in what. */
export type NearCard = PricedCard & { differs: string }

/** Packages as cards for who asks, each with the departures that fit. */
export async function readCards(
  services: Services,
  ids: readonly string[],
  { today, party: view, departing, near }: ListingRequest & { departing: DepartureQuery; near?: DateSpan | undefined },
): Promise<SeasonedCard[]> {
  const cards = await rememberedCardsInOrder(services, ids, today)
  return priceCards(services, cards, { tax: taxOn(services, today), view, departing, near })
}
