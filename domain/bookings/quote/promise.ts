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
import type { PricedJourney, QuoteAsk } from './priced-journey.ts'

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
  promotedOn?: CalendarDate | undefined
}

/** What is promised with a price: the journey as it stands today, its terms, and what comes back when. */
export function promise(made: Quote, sold: SoldPackage): PricedJourney {
  const { pkg, ask, startsOn, departureCity, today, gstRates, terms, sellerState } = sold
  const { payments, ...price } = made
  const percent = gstPercent(pkg.gstScheme, { on: today, rates: gstRates })
  const withinState = made.taxes.every(({ tax }) => tax !== 'IGST')
  const { taxablePaise, totalPaise } = made
  const seats = seatsFor(ask.party, pkg)
  const taxed = { taxablePaise, totalPaise, seats, gstPercent: percent, withinState }
  return {
    ...price,
    package: promisedPackage(pkg),
    startsOn,
    endsOn: addDays(startsOn, pkg.days - 1),
    departureCity,
    party: ask.party,
    seats,
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

/** One pick-up, or where they come to: whoever gets in on the way is told of one place. */
function promisedPickup({ pkg, ask }: SoldPackage): Pick<PricedJourney, 'pickup' | 'meeting'> {
  const { pickups, meeting } = pkg.rates
  const chosen = pickups?.find(({ id }) => id === ask.pickup)
  if (!chosen) return meeting ? { meeting } : {}
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

/** The halts in the order of the way: a trek's one place has the nights in camps under its name. */
function stopsOf(pkg: SoldPackage['pkg']): PricedJourney['package']['stops'] {
  const stays = staysIn(pkg.itinerary)
  if (pkg.kind === 'trek') return stays
  let next = 1
  return pkg.stops.map(({ name, nights }, at) => {
    const stay = nights > 0 ? stays.find((one) => one.name === name && one.day >= next) : undefined
    const day = stay?.day ?? (nights === 0 && at > 0 && at === pkg.stops.length - 1 ? pkg.days : next)
    next = day + nights
    return { name, nights, day }
  })
}

/** Where one sleeps, with the day one comes there: a night on the road is none of them. */
function staysIn(itinerary: SoldPackage['pkg']['itinerary']): { name: string; nights: number; day: number }[] {
  const stays: ReturnType<typeof staysIn> = []
  for (const { day, overnight } of itinerary) {
    const last = stays.at(-1)
    if (overnight && last?.name === overnight.name && last.day + last.nights === day) last.nights++
    else if (overnight) stays.push({ name: overnight.name, nights: 1, day })
  }
  return stays
}

/** What the price was made from, for whoever changes the booking later. */
function basisOf({
  pkg,
  today,
  twinPaise,
  cells,
  promotions,
  promotedOn = today,
}: SoldPackage): NonNullable<PricedJourney['basis']> {
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
    ...(promotedOn === today ? {} : { promotedOn }),
  }
}
