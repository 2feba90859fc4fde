import { href } from 'react-router'
import type { Package, PackagePickup } from '#domain/catalogue/package.ts'
import type { PricedJourney, SoldCar } from '#domain/bookings/quote/priced-journey.ts'
import type { Party } from '#domain/party/party.ts'
import { INFANT_UNDER, ROOM_KINDS } from '#domain/party/party.ts'
import { roomsOf } from '#domain/pricing/rooms.ts'
import type { RoomPlan } from '#domain/pricing/rooms.ts'
import { formatDate, formatDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise, percentOf } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { numberInWords } from '#platform/wording.ts'

/** "for three", "for one": everybody who comes, infants too. */
export function forHowMany({ adults, ages }: Pick<Party, 'adults' | 'ages'>): string {
  return `for ${numberInWords(adults + ages.length)}`
}

/** "3 seats", "1 seat". */
export function seatsText(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`
}

/** What a booking has: "3 seats", "the car". */
export function placesText({ package: { kind }, seats }: Pick<PricedJourney, 'package' | 'seats'>): string {
  return kind === 'car' ? 'the car' : seatsText(seats)
}

/** Which way a hired car goes: "Kochi to Munnar", "Delhi, Agra, Jaipur and back", "In Kochi". */
export function hireWayText({ startCity, stops, hire }: Pick<SoldCar, 'startCity' | 'stops' | 'hire'>): string {
  const places = [startCity, ...stops.map(({ name }) => name)]
  if (places.length === 1) return `In ${startCity}`
  if (hire.trip === 'round-trip') return `${places.join(', ')} and back`
  return `${places.slice(0, -1).join(', ')} to ${places.at(-1)}`
}

/** Where more is said of what is sold. */
export function soldPath({ package: { kind, url } }: Pick<PricedJourney, 'package'>): string {
  return kind === 'car' ? href('/car-rental/:detail', { detail: url }) : href('/package/:url', { url })
}

/** "1 twin, 1 single": a plan's rooms by kind. */
export function roomKindsText(plan: Pick<RoomPlan, 'rooms'>): string {
  const counted = roomsOf(plan)
  return ROOM_KINDS.filter((kind) => counted[kind] > 0)
    .map((kind) => `${counted[kind]} ${kind}`)
    .join(', ')
}

/** The first and the last day of a journey, or its one day. */
export function datesText({ startsOn, endsOn }: { startsOn: CalendarDate; endsOn: CalendarDate }): string {
  return formatDays({ from: startsOn, to: endsOn })
}

/** "24 to 31 Jan", "26 Dec to 3 Jan", "4 Jan": days without their year. */
export function spanText(first: CalendarDate, last: CalendarDate): string {
  const [from, to] = [dayText(first), dayText(last)]
  if (first === last) return to
  return first.slice(0, 7) === last.slice(0, 7) ? `${Number(first.slice(8))} to ${to}` : `${from} to ${to}`
}

function dayText(date: CalendarDate): string {
  return formatDate(date, { year: false }).slice(4)
}

/** Where who is under two sits; nothing where nobody so young may come, or pays as everybody does. */
export function lapText({
  infantsHaveSeats,
  rates,
  grid,
}: Pick<Package, 'infantsHaveSeats' | 'rates' | 'grid'>): string {
  const takesChildren = grid.childWithBed !== null || grid.childNoBed !== null
  if (rates.ageBands.youngest >= INFANT_UNDER || !takesChildren) return ''
  return infantsHaveSeats ? 'Infants under two have a seat of their own.' : 'Infants under two sit on your lap.'
}

/** "₹315": what is priced at ₹300 before GST, as it is paid. */
export function withGstText(netPaise: Paise, gstPercent: number): string {
  return formatPaise(netPaise + percentOf(netPaise, gstPercent))
}

/** "₹315 each, incl. GST": what a pick-up costs. */
export function pickupPriceText(
  { pricePaise, per }: Pick<PackagePickup, 'pricePaise' | 'per'>,
  gstPercent: number,
): string {
  if (pricePaise === 0) return 'free'
  return `${withGstText(pricePaise, gstPercent)}${per === 'person' ? ' each' : ''}, incl. GST`
}

/** The GST percent a journey was priced at. */
export function gstPercentOf({ taxes }: Pick<PricedJourney, 'taxes'>): number {
  return taxes.reduce((sum, { percent }) => sum + percent, 0)
}
