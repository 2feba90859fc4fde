import { z } from 'zod'
import type { PackageRates, PriceGrid } from '#domain/catalogue/package.ts'
import type { OwnCells } from '#domain/departures/departure.ts'
import type { Promotion } from '#domain/pricing/promotion.ts'
import type { QuoteLine } from '#domain/pricing/bill.ts'
import type { TaxedValue } from '#domain/documents/document.ts'
import type { CarHeading } from '#domain/tax/car-gst.ts'
import type { PaiseBand } from '#domain/cars/fare-rules.ts'
import type { FareLine } from '#domain/cars/fare-calculation/calculated-fare.ts'
import { TRIP_KINDS } from '#domain/cars/trip.ts'
import type { TimeOfDay, TripKind } from '#domain/cars/trip.ts'
import { TRIP_FIELDS } from '#domain/cars/trip/trip-query.ts'
import type { TripField, TripQuery } from '#domain/cars/trip/trip-query.ts'
import { BillingState } from '#domain/tax/state-names.ts'
import type { GstScheme, SupplyScheme } from '#domain/tax/gst-rates.ts'
import type { RefundRow } from '#domain/pricing/refund-table.ts'
import type { Terms } from '#domain/pricing/terms.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { makeParty, MOST_TRAVELLERS } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { Pickup } from '#domain/bookings/hold/pickup.ts'
import { isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import { refused } from '#platform/result.ts'

/** What a quote is asked for: a package, a departure of it or a date of one's own, and who comes. */
export type QuoteAsk = {
  package: string
  departure?: string | undefined
  startsOn?: CalendarDate | undefined
  party: Party
  extras: { id: string; count: number }[]
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
  /** As it was typed; none is for a car so far. */
  coupon?: string | undefined
}

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
  stops: { name: string; nights: number }[]
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
  gstPercent: number
  withinState: boolean
  sellerState: string
  recipientState: string | null
  payments: QuotedPayment[]
  /** As they were when the price was promised. */
  terms: Terms
  /** What the price was made from: a change of the same journey is priced from it again, whatever the catalogue says by then. None of a car, whose change is priced at the rates of that day. */
  basis?: PriceBasis
  /** Of a quote that changes a booking: what it was, and what is charged for the part that falls away. */
  amendment?: {
    wasPaise: Paise
    chargePaise: Paise
    percent: number
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

const small = z.number().int().min(0).max(99)
const MOST_EXTRAS = 20

/** Rooms by kind, or as an address writes them: `twin1-triple1`. */
export const RoomsBody = z.preprocess(
  (given) => (typeof given === 'string' ? roomsIn(given) : given),
  z.strictObject(
    { single: small.default(0), twin: small.default(0), triple: small.default(0), quad: small.default(0) },
    { error: ({ code }) => (code === 'unrecognized_keys' ? 'Rooms are single, twin, triple or quad.' : undefined) },
  ),
)

/** An extra with how many of it, or its id alone for one. */
export const ExtraBody = z.preprocess(
  (given) => (typeof given === 'string' ? { id: given } : given),
  z.object({ id: z.string().max(60), count: small.default(1) }),
)

function roomsIn(text: string): unknown {
  const parts = text.split('-').map((part) => /^(single|twin|triple|quad)(\d{1,2})$/.exec(part))
  if (parts.some((part) => part === null)) return text
  return Object.fromEntries(parts.map((part) => [part![1]!, Number(part![2])]))
}

/** What a call asks a quote for, as JSON; a party that is none is refused with what is wrong with it. */
export const QuoteBody = z
  .object({
    package: z.string().min(1).max(120),
    departure: z.string().min(1).max(60).optional(),
    startsOn: z.string().refine(isCalendarDate, 'A date is written 2026-12-05.').optional(),
    adults: z.number().int('Say how many adults travel, 1 to 30.'),
    ages: z.array(z.number().int()).max(30).default([]),
    rooms: RoomsBody.optional(),
    extras: z.array(ExtraBody).max(MOST_EXTRAS).default([]),
    share: z.boolean().default(false),
    state: BillingState.optional(),
    coupon: z.string().trim().max(40).optional(),
  })
  .refine(({ departure, startsOn }) => departure !== undefined || startsOn !== undefined, {
    path: ['startsOn'],
    message: 'Choose a departure, or a date of your own.',
  })
  .transform((body, context): QuoteAsk => {
    const party = partyAsked(body)
    if (!party.ok) {
      for (const [field, message] of Object.entries(party.faults))
        context.addIssue({ code: 'custom', path: [field], message })
      return z.NEVER
    }
    return {
      package: body.package,
      departure: body.departure,
      startsOn: body.startsOn,
      party: party.value,
      extras: body.extras,
      willingToShare: body.share,
      recipientState: body.state,
      coupon: body.coupon || undefined,
    }
  })

type PartyAsked = { adults: number; ages: readonly number[]; rooms?: Party['rooms'] }

/** A party as a call asks for it; of one that is none what is wrong with it, in words by field. */
export function partyAsked({ adults, ages, rooms }: PartyAsked) {
  const party = makeParty(adults, ages, rooms)
  if (party.ok) return party
  const [path, message] = PARTY_FAULTS[party.reason]
  const field = adults > MOST_TRAVELLERS ? 'adults' : path
  return { ...refused('unclear-quote'), faults: { [field]: message } }
}

const PARTY_FAULTS = {
  'no-adult': ['adults', 'Say how many adults travel, 1 to 30.'],
  'too-many': ['ages', 'At most 30 people travel together, 12 of them under eighteen.'],
  'bad-age': ['ages', 'Ages are numbers from 0 to 17.'],
  'bad-rooms': ['rooms', 'Each room needs an adult.'],
} as const

const wordsOfTrip = z
  .union([z.string(), z.number()])
  .transform((typed) => String(typed).trim())
  .pipe(z.string().max(100))
const typedTrip = wordsOfTrip.default('')

/** What may be typed of a trip again, by the names of the call of fares. */
export const CarFields = Object.fromEntries(TRIP_FIELDS.map((field) => [field, wordsOfTrip.optional()])) as Record<
  TripField,
  z.ZodOptional<typeof wordsOfTrip>
>

/** What a call asks a car's quote for, as JSON, by the names of the call of fares. */
export const CarBody = z
  .object({
    car: z.string().min(1).max(120),
    package: z.undefined('Ask for a journey or for a car, not for both.').optional(),
    trip: z.enum(TRIP_KINDS).default('round-trip'),
    ...(Object.fromEntries(TRIP_FIELDS.map((field) => [field, typedTrip])) as Record<TripField, typeof typedTrip>),
    pickup: Pickup.optional(),
    people: z.number().int('Say how many travel.').min(1, 'Say how many travel.').max(60).default(1),
    state: BillingState.optional(),
    coupon: z.string().trim().max(40).optional(),
  })
  .transform(({ car, trip: kind, people, pickup, state, coupon, ...fields }): CarAsk => {
    const trip = { ...fields, kind }
    return { car, trip, people, ...(pickup ? { pickup } : {}), recipientState: state, ...(coupon ? { coupon } : {}) }
  })
