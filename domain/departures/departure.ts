import type { PriceGrid } from '#domain/catalogue/package.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

export const DEPARTURE_STATUSES = ['scheduled', 'guaranteed', 'closed', 'cancelled'] as const
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number]

/** So many vehicles and drivers are offered for a departure, the nearest: a select box of all India’s helps nobody. */
export const MOST_OFFERED = 60

/** Prices of a departure's own beside its twin price, before GST, by the cells of the grid. */
export type OwnCells = { [Cell in Exclude<keyof PriceGrid, 'twin'>]?: Paise }
export const OWN_CELLS = [
  'single',
  'triple',
  'quad',
  'childWithBed',
  'childNoBed',
  'infant',
] as const satisfies readonly (keyof OwnCells)[]

/** A fixed date a package leaves on; `twinPaise` replaces the grid's twin price, before GST, and `cells` others that do not keep their distance from it. */
export type Departure = {
  id: string
  packageId: string
  startsOn: CalendarDate
  departureCity: string
  twinPaise: Paise
  cells?: OwnCells | null
  capacity: number
  held: number
  sold: number
  minToRun: number
  /** The last day it may be booked is so many days before it leaves. */
  cutoffDays: number
  status: DepartureStatus
}

/** What a departure costs. */
export type DeparturePrice = Pick<Departure, 'twinPaise' | 'cells'>

/** Seats nobody has paid for or is holding. */
export function seatsLeft(departure: Pick<Departure, 'capacity' | 'held' | 'sold'>): number {
  return departure.capacity - departure.held - departure.sold
}

/** Whether a departure may still be chosen on a day. */
export function isOpen(departure: Departure, today: CalendarDate): boolean {
  return departure.status !== 'cancelled' && !isClosed(departure, today) && seatsLeft(departure) > 0
}

/** Whether no more bookings are taken for it: by the operator, or because it is too late. */
export function isClosed(
  departure: Pick<Departure, 'status' | 'startsOn' | 'cutoffDays'>,
  today: CalendarDate,
): boolean {
  return departure.status === 'closed' || isCutOff(departure, today)
}

/** Why a departure takes no bookings on a day, full or not; undefined of one that does. */
export function whyClosed(
  departure: Pick<Departure, 'status' | 'startsOn' | 'cutoffDays'>,
  today: CalendarDate,
): NoBookings | 'too-late' | undefined {
  return closedAs(departure.status) ?? (isCutOff(departure, today) ? 'too-late' : undefined)
}

export type NoBookings = 'departure-closed' | 'departure-called-off'

/** What the operator has decided of a departure that takes no bookings. */
export function closedAs(status: DepartureStatus | null): NoBookings | undefined {
  if (status === 'cancelled') return 'departure-called-off'
  return status === 'closed' ? 'departure-closed' : undefined
}

export const DEPARTURE_STATES = [
  'AVAILABLE',
  'LIMITED',
  'SOLD_OUT',
  'CLOSED',
  'CANCELLED',
  'GUARANTEED',
  'DEPARTED',
] as const
export type DepartureState = (typeof DEPARTURE_STATES)[number]

/** What the state of a departure follows from. */
export type DepartureFacts = Pick<
  Departure,
  'startsOn' | 'capacity' | 'held' | 'sold' | 'minToRun' | 'status' | 'cutoffDays'
>

/**
 * What a departure is on a day in India, from its seats alone: guaranteed by itself once as many are sold as it needs to run, limited when
 * less than half of its seats are left (reference PRICING §4.4).
 */
export function departureState(departure: DepartureFacts, today: CalendarDate): DepartureState {
  if (departure.status === 'cancelled') return 'CANCELLED'
  if (departure.startsOn < today) return 'DEPARTED'
  if (isClosed(departure, today)) return 'CLOSED'
  if (seatsLeft(departure) <= 0) return 'SOLD_OUT'
  if (isGuaranteed(departure)) return 'GUARANTEED'
  return seatsLeft(departure) * 2 < departure.capacity ? 'LIMITED' : 'AVAILABLE'
}

/** Whether it leaves whoever else books: promised, or enough seats are sold. */
export function isGuaranteed({ status, sold, minToRun }: Pick<Departure, 'status' | 'sold' | 'minToRun'>): boolean {
  return status === 'guaranteed' || sold >= minToRun
}

/** Whether it is too late to book: the last day is `cutoffDays` before departure. */
export function isCutOff({ startsOn, cutoffDays }: Pick<Departure, 'startsOn' | 'cutoffDays'>, today: CalendarDate) {
  return today > addDays(startsOn, -cutoffDays)
}

/** What is called in season leaves so soon at the latest, and in one of its months. */
export const IN_SEASON_WITHIN_DAYS = 45

declare module '#platform/tags.ts' {
  interface Tags {
    /** What leaves when, and at what price. */
    departures: 'departures'
    /** The seats left on the departures of a package. */
    seats: `seats:${string}`
    /** Which departures have so many seats left: of a package, or among those of a list. Follows from seats, where lists are kept. */
    leaving: `leaving:${number}:${string}`
  }
}
