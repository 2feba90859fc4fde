import { nextDepartures } from '#domain/booking/departures.server.ts'
import type { NextDeparture } from '#domain/booking/departures.server.ts'
import type { Departure } from '#domain/booking/departure.ts'
import { fromPaise } from '#domain/booking/pricing/from-price.ts'
import type { PartyView } from '#domain/booking/party.ts'
import type { PackageCard } from '#domain/catalogue/package.ts'
import type { Db } from '#platform/db.server.ts'

/** A card, when the package leaves next, and whom its prices are for. */
export type PricedCard = { card: PackageCard; next: Departure | undefined }

/** What a card with its next departure is made of. */
export const CARD_TAGS = ['catalogue', 'departures', 'reviews', 'media']

/** Cards with the soonest departure that still has a seat, priced as of today for whoever is looking. */
export async function priceCards(
  db: Db,
  cards: PackageCard[],
  { today }: { today: string; view: PartyView },
): Promise<PricedCard[]> {
  const next = await nextDepartures(
    db,
    cards.map((card) => card.id),
    { from: today },
  )
  return cards.map((card) => priced(card, next.get(card.id)))
}

/** A card says the lowest price one can have today: of the open dates, else of the grid, as the package's own page does. */
function priced(card: PackageCard, next: NextDeparture | undefined): PricedCard {
  if (!next) return { card, next }
  return { card: { ...card, fromPaise: fromPaise({ twin: next.lowestTwinPaise }, card.gstScheme) }, next }
}
