import type { ShownPrice } from '#app/parts/price/shown-price.ts'
import { rememberedNextDepartures } from '#domain/departures/departures.server.ts'
import type { NextDeparture } from '#domain/departures/departures.server.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { totallerFor } from '#domain/pricing/party-total.ts'
import type { Totaller } from '#domain/pricing/party-total.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import { perPersonPaise } from '#domain/pricing/quote.ts'
import { proposeRooms } from '#domain/pricing/rooms.ts'
import { seatsFor } from '#domain/party/party.ts'
import type { Party, PartyView } from '#domain/party/party.ts'
import type { PackageCard } from '#domain/catalogue/package.ts'
import type { Db } from '#platform/db.server.ts'
import type { TagMemory } from '#platform/tag-memory.ts'

/** A card, when the package leaves next, and its price for whoever is looking. */
export type PricedCard = { card: PackageCard; next: Departure | undefined; price: ShownPrice }

/** Cards with the soonest departure that still has seats for all who travel, priced for whoever books on the day of `tax`. */
export async function priceCards(
  needs: { db: Db; memory: TagMemory },
  cards: PackageCard[],
  { tax, view }: { tax: TaxDay; view: PartyView },
): Promise<PricedCard[]> {
  const next = await rememberedNextDepartures(
    needs,
    cards.map((card) => card.id),
    { from: tax.on, seats: seatsFor(view.party) },
  )
  const total = totallerFor(view.party, tax)
  return cards.map((card) => priced(card, next.get(card.id), view, total))
}

/** A card says the lowest price one can have today: of the open dates, else of the grid, as the package's own page does. */
function priced(card: PackageCard, next: NextDeparture | undefined, view: PartyView, total: Totaller): PricedCard {
  const price = view.party
    ? partyPrice(card, next, { ...view, party: view.party }, total)
    : ({ paise: total(card, next?.lowestTwinPaise)!, for: 'adult' } as const)
  return { card, next, price }
}

type WithParty = PartyView & { party: Party }

function partyPrice(
  card: PackageCard,
  next: NextDeparture | undefined,
  { party, per }: WithParty,
  total: Totaller,
): ShownPrice {
  const paise = total(card, next?.lowestTwinPaise)
  if (paise === undefined) return refusedPrice(card, party)
  return per === 'person'
    ? { paise: perPersonPaise(paise, party), for: 'person', party }
    : { paise, for: 'party', party }
}

function refusedPrice(card: PackageCard, party: Party): ShownPrice {
  const rooms = proposeRooms(card, party)
  return { refused: rooms.ok ? 'not-offered' : rooms.reason, youngest: card.rates.ageBands.youngest }
}
