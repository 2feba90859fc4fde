import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

export const DEPARTURE_STATUSES = ['scheduled', 'guaranteed', 'closed', 'cancelled'] as const
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number]

/** A fixed date a package leaves on; `twinPaise` replaces the grid's twin price, before GST. */
export type Departure = {
  id: string
  packageId: string
  startsOn: CalendarDate
  departureCity: string
  twinPaise: Paise
  capacity: number
  held: number
  sold: number
  minToRun: number
  status: DepartureStatus
}

/** Seats nobody has paid for or is holding. */
export function seatsLeft(departure: Pick<Departure, 'capacity' | 'held' | 'sold'>): number {
  return departure.capacity - departure.held - departure.sold
}

/** Whether a departure may still be chosen. */
export function isOpen(departure: Departure): boolean {
  return (departure.status === 'scheduled' || departure.status === 'guaranteed') && seatsLeft(departure) > 0
}

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
