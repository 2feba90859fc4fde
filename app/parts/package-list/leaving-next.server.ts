import { priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import type { PricedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import { rememberedCardsInOrder } from '#domain/catalogue/packages.server.ts'
import { listUpcomingDepartures } from '#domain/departures/departures.server.ts'
import { seatsNeeded } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'
import { remembered } from '#platform/tag-memory.ts'

/** A row of the cards at their widest. */
const SHOWN = 4

/** The tours that leave next, for whoever has chosen nothing yet, priced for whoever is looking. */
export async function loadLeavingNext(services: Services, view: PartyView): Promise<PricedCard[]> {
  return leavingNext(services, istDate(services.clock.now()), view)
}

const leavingNext = remembered('leaving next', async (services: Services, today: string, view: PartyView) => {
  const next = await listUpcomingDepartures(services.db, { today, limit: SHOWN, ...seatsNeeded(view.party) })
  const cards = await rememberedCardsInOrder(
    services,
    next.map(({ packageId }) => packageId),
    today,
  )
  return priceCards(services, cards, { tax: taxOn(services, today), view })
})
