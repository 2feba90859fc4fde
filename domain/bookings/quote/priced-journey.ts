import type { Halt } from '#domain/documents/halts.ts'
import type { MeetingPoint, PackagePickup, PackageRates, PriceGrid } from '#domain/catalogue/package.ts'
import type { OwnCells } from '#domain/departures/departure.ts'
import type { Promotion } from '#domain/pricing/promotion.ts'
import type { QuoteLine } from '#domain/pricing/bill.ts'
import type { TaxedValue } from '#domain/documents/document.ts'
import type { CarHeading } from '#domain/tax/car-gst.ts'
import type { PaiseBand } from '#domain/cars/fare-rules.ts'
import type { FareLine } from '#domain/cars/fare-calculation/calculated-fare.ts'
import type { TimeOfDay, TripKind } from '#domain/cars/trip.ts'
import type { TripQuery } from '#domain/cars/trip/trip-query.ts'
import type { GstScheme, SupplyScheme } from '#domain/tax/gst-rates.ts'
import type { RefundRow } from '#domain/pricing/refund-table.ts'
import type { Terms } from '#domain/pricing/terms.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { Party } from '#domain/party/party.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** What a quote is asked for: a package, a departure of it or a date of one's own, and who comes. */
export type QuoteAsk = {
  package: string
  departure?: string | undefined
  startsOn?: CalendarDate | undefined
  party: Party
  extras: { id: string; count: number }[]
  /** Where they get in, by its id. */
  pickup?: string | undefined
  willingToShare: boolean
  recipientState?: string | undefined
  coupon?: string | undefined
}

/** A car asked for: its class and the trip, as the call of fares takes it, and how many it carries. */
export type CarAsk = {
  car: string
  trip: TripQuery
  people: number
  /** Where it comes, where that was said with the quote. */
  pickup?: string | undefined
  recipientState?: string | undefined
  /** Of a business that hires, and whether it is a body corporate, where its GSTIN leaves that open. */
  gstin?: string | undefined
  isBodyCorporate?: boolean | undefined
  /** As it was typed; none is for a car so far. */
  coupon?: string | undefined
}

/** Who hires a car, as far as it decides who pays its GST: the GSTIN it was told, and whether that is of a body corporate. */
export type Hirer = { gstin: string | null; isBodyCorporate: boolean }

/** What a quote may be asked for. */
export type JourneyAsk = QuoteAsk | CarAsk

/** Whether a car is asked for. */
export function isCarAsk(ask: JourneyAsk): ask is CarAsk {
  return 'car' in ask
}

export type QuotedPayment = { part: number; percent: number | null; amountPaise: Paise; dueOn: CalendarDate | null }

export type PriceBasis = {
  grid: PriceGrid
  rates: PackageRates
  gstScheme: GstScheme
  groupMax: number
  /** Absent in what was sold while all infants sat on laps. */
  infantsHaveSeats?: boolean
  /** Of a fixed departure. */
  twinPaise: Paise | null
  /** Its own prices beside that; absent in what was sold while none had any. */
  cells?: OwnCells | null
  /** Of a date of one's own: how many days before it leaves it is last booked and changed. Absent in what was sold while all had one day. */
  ownCutoffDays?: number
  bookedOn: CalendarDate
  promotions: readonly Promotion[]
  /** Where it was moved since: the day on which it was sold with them. */
  promotedOn?: CalendarDate
}

/** How many days before it leaves a date of one's own is last booked and changed. */
export function ownCutoffDays(basis: PriceBasis | undefined): number {
  return basis?.ownCutoffDays ?? 1
}

/** A package as it was sold. */
export type SoldPackage = {
  kind: 'tour' | 'trek' | 'break'
  id: string
  name: string
  url: string
  days: number
  nights: number
  startCity: string
  endCity: string
  stops: Halt[]
  pictureId: string | null
}

/** A class of car as it was hired out, for its way and its days: whoever shows either reads what both have. */
export type SoldCar = Omit<SoldPackage, 'kind'> & { kind: 'car'; hire: Hire }

export type Hire = {
  trip: TripKind
  /** Where it comes. */
  cityId: string
  /** The first day on which the car is free again. */
  endsBefore: CalendarDate
  leaveAt: TimeOfDay | null
  km: number
  chargeableKm: number
  seats: number
  /** 9964 carries somebody from one point to another, 9966 rents out the car. */
  heading: CarHeading
  /** Paid on the road or to the driver, in words. */
  notIncluded: string[]
  /** What tolls, parking and state tax are likely to come to, paise from and to; absent of what was quoted before it was kept. */
  onTheRoad?: PaiseBand
}

export type SoldPickup = Pick<PackagePickup, 'id' | 'place' | 'at'>

/** A line of a price: of a package or of a fare. */
export type PromisedLine = Omit<QuoteLine, 'kind'> & { kind: QuoteLine['kind'] | FareLine['kind'] }

/** Everything a price was promised under, as it was that day: whatever changes later, this does not. */
export type PricedJourney = Omit<Quote, 'payments' | 'lines' | 'gstScheme'> & {
  /** What is sold. */
  package: SoldPackage | SoldCar
  lines: PromisedLine[]
  gstScheme: SupplyScheme
  startsOn: CalendarDate
  endsOn: CalendarDate
  departureCity: string
  party: Party
  seats: number
  roomsText: string
  extras: { id: string; count: number }[]
  /** Where they get in, as it was sold; absent where they come to where it leaves. */
  pickup?: SoldPickup | undefined
  /** Where who gets in nowhere on the way comes to, as they were told; absent where the journey says none. */
  meeting?: MeetingPoint | undefined
  gstPercent: number
  withinState: boolean
  sellerState: string
  recipientState: string | null
  /** Who hires a car, where its seller is no body corporate; absent of everything else that is sold. */
  hirer?: Hirer
  /** The hirer, a body corporate, pays the GST itself: `taxes` are none, and `gstPercent` is what it owes (Notification 22/2019). */
  reverseCharge?: true
  payments: QuotedPayment[]
  /** As they were when the price was promised. */
  terms: Terms
  /** What the price was made from: a change of the same journey is priced from it again, whatever the catalogue says by then. None of a car, whose change is priced at the rates of that day. */
  basis?: PriceBasis
  /** Of a quote that changes a booking: what it was, and what is charged for the part that falls away. */
  amendment?: {
    wasPaise: Paise
    chargePaise: Paise
    /** What this change and those before it are charged, as billed; absent in what was sold while the sum alone was kept. */
    changes?: TaxedValue
    /** What was shown to go back, by who has paid (0 is who booked). */
    back?: readonly { share: number; paise: Paise }[]
  }
  refunds: RefundRow[]
}

/** What a hold takes from it. */
export type HeldTerms = Pick<
  PricedJourney,
  'startsOn' | 'endsOn' | 'seats' | 'totalPaise' | 'payments' | 'rooms' | 'party' | 'amendment'
>
