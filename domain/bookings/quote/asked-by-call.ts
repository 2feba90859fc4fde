import { z } from 'zod'
import { Pickup } from '#domain/bookings/hold/pickup.ts'
import { TRIP_KINDS } from '#domain/cars/trip.ts'
import { TRIP_FIELDS } from '#domain/cars/trip/trip-query.ts'
import type { TripField } from '#domain/cars/trip/trip-query.ts'
import { makeParty, MOST_TRAVELLERS } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { BillingState } from '#domain/tax/state-names.ts'
import { isCalendarDate } from '#platform/dates.ts'
import { refused } from '#platform/result.ts'
import type { CarAsk, QuoteAsk } from './priced-journey.ts'

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
    pickup: z.string().trim().max(60).optional(),
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
      ...(body.pickup ? { pickup: body.pickup } : {}),
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
    gstin: z.string().trim().max(30).optional(),
    bodyCorporate: z.boolean().optional(),
    coupon: z.string().trim().max(40).optional(),
  })
  .transform(({ car, trip: kind, people, pickup, state, gstin, bodyCorporate, coupon, ...fields }): CarAsk => {
    const trip = { ...fields, kind }
    return {
      car,
      trip,
      people,
      ...(pickup ? { pickup } : {}),
      recipientState: state,
      ...(gstin ? { gstin, isBodyCorporate: bodyCorporate } : {}),
      ...(coupon ? { coupon } : {}),
    }
  })
