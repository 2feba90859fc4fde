import type { Package } from '#domain/catalogue/package.ts'
import type { OwnCells } from '#domain/departures/departure.ts'
import type { Promotion } from '#domain/pricing/promotion.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { refundTable } from '#domain/pricing/refund-table.ts'
import type { Terms } from '#domain/pricing/terms.ts'
import { explainRooms } from '#domain/pricing/rooms.ts'
import { seatsFor } from '#domain/party/party.ts'
import { gstPercent } from '#domain/tax/gst-rates.ts'
import type { GstRates } from '#domain/tax/gst-rates.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { PricedJourney, QuoteAsk, SoldPickup } from './priced-journey.ts'

type SoldPackage = {
  pkg: Package
  ask: QuoteAsk
  startsOn: CalendarDate
  departureCity: string
  today: CalendarDate
  gstRates: GstRates
  terms: Terms
  sellerState: string
  twinPaise: Paise | null
  cells?: OwnCells | null | undefined
  promotions: readonly Promotion[]
}

/** What is promised with a price: the journey as it stands today, its terms, and what comes back when. */
export function promise(made: Quote, sold: SoldPackage): PricedJourney {
  const { pkg, ask, startsOn, departureCity, today, gstRates, terms, sellerState } = sold
  const { payments, ...price } = made
  const percent = gstPercent(pkg.gstScheme, { on: today, rates: gstRates })
  const withinState = made.taxes.every(({ tax }) => tax !== 'IGST')
  const taxed = { taxablePaise: made.taxablePaise, totalPaise: made.totalPaise, gstPercent: percent, withinState }
  return {
    ...price,
    package: promisedPackage(pkg),
    startsOn,
    endsOn: addDays(startsOn, pkg.days - 1),
    departureCity,
    party: ask.party,
    seats: seatsFor(ask.party, pkg),
    roomsText: explainRooms(made.rooms),
    extras: ask.extras,
    ...promisedPickup(sold),
    gstPercent: percent,
    withinState,
    sellerState,
    recipientState: ask.recipientState ?? null,
    payments: payments.map(({ percent, paise, dueOn }, at) => ({ part: at + 1, percent, amountPaise: paise, dueOn })),
    terms,
    basis: basisOf(sold),
    refunds: refundTable(taxed, terms.cancellation.slabs, { startsOn, today }),
  }
}

function promisedPickup({ pkg, ask }: SoldPackage): { pickup?: SoldPickup } {
  const chosen = pkg.rates.pickups?.find(({ id }) => id === ask.pickup)
  if (!chosen) return {}
  const { id, place, at } = chosen
  return { pickup: { id, place, at } }
}

function promisedPackage(pkg: SoldPackage['pkg']): PricedJourney['package'] {
  return {
    id: pkg.id,
    name: pkg.name,
    url: pkg.url,
    kind: pkg.kind,
    days: pkg.days,
    nights: pkg.nights,
    startCity: pkg.startCity,
    endCity: pkg.endCity,
    stops: stopsOf(pkg),
    pictureId: pkg.pictures[0]?.id ?? null,
  }
}

/** Where one sleeps, in the order of the way: a trek's one place has the nights in camps under its name. */
function stopsOf({ kind, stops, itinerary }: SoldPackage['pkg']): PricedJourney['package']['stops'] {
  if (kind !== 'trek') return stops.map(({ name, nights }) => ({ name, nights }))
  const slept: { name: string; nights: number }[] = []
  for (const { overnight } of itinerary) {
    const last = slept.at(-1)
    if (overnight && last?.name === overnight.name) last.nights++
    else if (overnight) slept.push({ name: overnight.name, nights: 1 })
  }
  return slept
}

/** What the price was made from, for whoever changes the booking later. */
function basisOf({ pkg, today, twinPaise, cells, promotions }: SoldPackage): NonNullable<PricedJourney['basis']> {
  return {
    grid: pkg.grid,
    rates: pkg.rates,
    gstScheme: pkg.gstScheme,
    groupMax: pkg.groupMax,
    infantsHaveSeats: pkg.infantsHaveSeats,
    twinPaise,
    ...(cells ? { cells } : {}),
    ...(twinPaise === null ? { ownCutoffDays: pkg.ownDates.cutoffDays } : {}),
    bookedOn: today,
    promotions,
  }
}
