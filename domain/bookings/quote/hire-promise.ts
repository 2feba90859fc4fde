import type { Car } from '#domain/cars/car.ts'
import type { Fare } from '#domain/cars/fare.ts'
import type { RoadPlace } from '#domain/cars/roads/roads.ts'
import { reckonedWords } from '#domain/cars/trip/way.ts'
import type { TripPlan } from '#domain/cars/trip/plan.ts'
import { paymentPlan } from '#domain/pricing/payment-plan.ts'
import { perPersonPaise } from '#domain/pricing/quote.ts'
import { refundTable } from '#domain/pricing/refund-table.ts'
import type { RoomPlan } from '#domain/pricing/rooms.ts'
import { PRICED_CELLS } from '#domain/pricing/price-cells.ts'
import type { CellCounts } from '#domain/pricing/price-cells.ts'
import type { Terms } from '#domain/pricing/terms.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { CarAsk, Hirer, PricedJourney, SoldCar } from './priced-journey.ts'

type HiredCar = {
  car: Car
  ask: CarAsk
  plan: TripPlan
  fare: Fare
  from: RoadPlace
  terms: Terms
  sellerState: string
  withinState: boolean
  hirer: Hirer | undefined
  startsOn: CalendarDate
  endsBefore: CalendarDate
  today: CalendarDate
}

/** What is promised with a fare: the hire as it stands today, its terms, and what comes back when. */
export function promiseHire(hired: HiredCar): PricedJourney & { package: SoldCar } {
  const { car, ask, fare, from, terms, sellerState, withinState, hirer, startsOn, today } = hired
  const { taxablePaise, totalPaise, roundOffPaise, gst } = fare
  const charged = gst.reverseCharge ? ({ reverseCharge: true } as const) : {}
  const party = { adults: ask.people, ages: [], rooms: undefined }
  const parts = paymentPlan(totalPaise, terms.payment.milestones, { startsOn, today })
  const taxed = { taxablePaise, totalPaise, seats: ask.people, gstPercent: gst.percent, withinState, ...charged }
  return {
    package: soldCar(hired),
    startsOn,
    endsOn: addDays(startsOn, fare.days - 1),
    departureCity: from.name,
    party,
    seats: ask.people,
    rooms: noRooms(ask.people),
    roomsText: `${car.models[0]} or similar, ${car.seats} seats besides the driver’s`,
    extras: [],
    lines: fare.lines.map(({ kind, words, paise }) => ({
      kind,
      name: words,
      count: 1,
      eachPaise: paise,
      paise,
      discountPaise: 0,
    })),
    gstScheme: gst.scheme,
    gstPercent: gst.percent,
    taxablePaise,
    taxes: gst.taxes,
    roundOffPaise,
    totalPaise,
    perPersonPaise: perPersonPaise(totalPaise, party),
    withinState,
    sellerState,
    recipientState: ask.recipientState ?? null,
    ...(hirer ? { hirer } : {}),
    ...charged,
    payments: parts.map(({ percent, paise, dueOn }, at) => ({ part: at + 1, percent, amountPaise: paise, dueOn })),
    terms,
    refunds: refundTable(taxed, terms.cancellation.slabs, { startsOn, today }),
    trace: traceOf(hired),
  }
}

function soldCar({ car, plan, fare, from, endsBefore }: HiredCar): SoldCar {
  const ends = plan.legs.map(({ to }) => to)
  const isBack = plan.kind === 'round-trip'
  return {
    kind: 'car',
    id: car.id,
    name: `${car.name} with driver`,
    url: car.url,
    days: fare.days,
    nights: fare.days - 1,
    startCity: from.name,
    endCity: ends.at(-1) ?? from.name,
    stops: (isBack ? ends.slice(0, -1) : ends).map((name) => ({ name, nights: 0, day: null })),
    pictureId: car.picture.id,
    hire: {
      trip: plan.kind,
      cityId: from.id,
      endsBefore,
      leaveAt: plan.trip.leaveAt ?? null,
      km: fare.km,
      chargeableKm: fare.chargeableKm,
      seats: car.seats,
      heading: fare.gst.heading,
      onTheRoad: fare.atActualsBand,
      notIncluded: [...fare.atActuals.map(({ name, why }) => `${name}: ${why}`), ...fare.notIncluded],
    },
  }
}

const KINDS: Record<TripPlan['kind'], string> = {
  'round-trip': 'There and back',
  'one-way': 'One way',
  local: 'In town',
  airport: 'To or from the airport',
}

function traceOf({ plan, fare, from }: HiredCar): string[] {
  const { gst, atActualsBand, roundOffPaise } = fare
  const [least, most] = atActualsBand
  const way = [from.name, ...plan.legs.map(({ to }) => to)].join(' – ')
  const km = fare.km.toLocaleString('en-IN')
  const counted = plan.kmGiven ? 'as you said' : plan.isEstimate ? 'estimated from the map' : 'by the roads we know'
  return [
    `${KINDS[plan.kind]}: ${way}${fare.km > 0 ? `, ${km} km ${counted}` : ''}, ${fare.days} calendar ${fare.days === 1 ? 'day' : 'days'}.`,
    ...plan.reckoned.map(reckonedWords),
    ...fare.lines.map(({ words, paise }) => `${words}: ${formatPaise(paise)}.`),
    gst.reverseCharge
      ? `GST of ${gst.percent} % (heading ${gst.heading}) is not in it: the body corporate that hires pays it itself, on reverse charge.`
      : gst.scheme === 'CAR_5'
        ? `GST of ${gst.percent} %, as for a car with its driver and its fuel (heading ${gst.heading}); no credit is taken but for the same kind of service.`
        : `GST of ${gst.percent} % (heading ${gst.heading}), of which a business may take credit.`,
    ...(roundOffPaise === 0 ? [] : ['Rounded to the rupee.']),
    `Not in it: tolls, parking and state tax, ${formatPaise(least)} to ${formatPaise(most)} by our estimate, paid on the road against slips.`,
  ]
}

/** Nobody sleeps in a car. */
function noRooms(people: number): RoomPlan {
  return {
    rooms: [],
    cells: Object.fromEntries(PRICED_CELLS.map((cell) => [cell, 0])) as CellCounts,
    travellers: { adults: people, young: 0, children: 0, olderInfants: 0, infants: 0 },
    beds: 0,
    isChosen: false,
  }
}
