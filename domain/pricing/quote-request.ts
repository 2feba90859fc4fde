import type { Package } from '#domain/catalogue/package.ts'
import type { DeparturePrice } from '#domain/departures/departure.ts'
import type { Party } from '#domain/party/party.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Promotion } from './promotion.ts'
import type { RoomRefusal } from './rooms.ts'
import type { Terms } from './terms.ts'
import type { GstRates } from '#domain/tax/gst-rates.ts'
import type { TaxRules } from '#domain/tax/tax-rules.ts'

/** What is asked for. Without a departure or a date no season counts and no payment has a day. */
export type QuoteRequest = {
  /** `groupMax` is not minded where it is absent; infants sit on laps where `infantsHaveSeats` is. */
  pkg: Pick<Package, 'kind' | 'days' | 'grid' | 'rates' | 'gstScheme'> &
    Partial<Pick<Package, 'groupMax' | 'infantsHaveSeats'>>
  party: Party
  /** What it is sold under. */
  terms: Terms
  /** A fixed departure: its price before GST replaces the twin price, the other cells keep their distance or have prices of its own. */
  departure?: (DeparturePrice & { startsOn: CalendarDate }) | undefined
  /** A date of one's own, which seasons go by. */
  startsOn?: CalendarDate | undefined
  /** Of an extra by the head, how many heads take it; else how often. */
  extras?: readonly { id: string; count: number }[] | undefined
  /** Where they get in, by its id. */
  pickup?: string | undefined
  /** Infants on laps pay for it too, as whoever booked before they rode free was told. */
  hasLapsCharged?: boolean | undefined
  promotions?: readonly Promotion[] | undefined
  /** The day on which they are asked whether they hold, where that is not the day of booking: of a journey that is moved, the day it was sold. */
  promotedOn?: CalendarDate | undefined
  /** Somebody left over shares a twin with another traveller, at the twin price. */
  willingToShare?: boolean | undefined
  /** The day of booking, which is the day of supply too: an advance is taxed when it is paid (reference PRICING §4.1). */
  bookedOn: CalendarDate
  gstRates: GstRates
  taxRules?: TaxRules | undefined
  recipientState?: string | undefined
  /** Where the journey is, for the day that should decide. */
  journeyState?: string | undefined
  /** A journey outside India. */
  overseas?: boolean | undefined
}

/** Why there is no price. */
export type QuoteRefusal = RoomRefusal | 'not-an-extra' | 'not-a-pickup' | 'date-passed'
