import { z } from 'zod'
import type { CalendarDate } from '#platform/dates.ts'
import { roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import { TRIP_FIELDS } from '#domain/cars/trip/trip-query.ts'
import { TravellerBody } from '#domain/bookings/hold/contact.ts'
import { CarFields, ExtraBody, partyAsked, RoomsBody } from '#domain/bookings/quote/asked-by-call.ts'
import type { CarAsk, QuoteAsk } from '#domain/bookings/quote/priced-journey.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { mergedByDate } from '#domain/bookings/group/shares.ts'

/** What somebody wants to be otherwise; what is not named stays as it is. */
export const ChangeBody = z.object({
  departure: z.string().min(1).max(60).optional(),
  startsOn: z.iso.date('A date is written 2026-12-05.').optional(),
  adults: z.number().int().optional(),
  ages: z.array(z.number().int()).max(30).optional(),
  rooms: RoomsBody.optional(),
  extras: z.array(ExtraBody).max(20).optional(),
  /** Where they get in; empty or null is nowhere on the way. */
  pickup: z.string().trim().max(60).nullable().optional(),
  /** Who travels then: asked for where friends have paid. */
  travellers: z.array(TravellerBody).max(60).optional(),
  /** Of a hire: another class, how many it carries, and the trip by the names of the call of fares. */
  car: z.string().min(1).max(120).optional(),
  people: z.number().int().min(1).max(60).optional(),
  ...CarFields,
})
export type ChangeBody = z.infer<typeof ChangeBody>

const OF_A_JOURNEY = ['departure', 'adults', 'ages', 'rooms', 'extras', 'pickup'] as const
const OF_A_HIRE = ['car', 'people', ...TRIP_FIELDS] as const

/** What a change names that a booking of its kind does not have, in words by field; undefined where all of it fits. */
export function foreignFields(change: ChangeBody, kind: 'journey' | 'hire'): Record<string, string> | undefined {
  const [foreign, words] =
    kind === 'hire' ? [OF_A_JOURNEY, 'A hired car has nothing of the kind.'] : [OF_A_HIRE, 'Only a hired car has this.']
  const named = foreign.filter((field) => change[field] !== undefined)
  const wordsOf = (field: string) => (field === 'pickup' ? HIRED_CAR_COMES : words)
  return named.length > 0 ? Object.fromEntries(named.map((field) => [field, wordsOf(field)])) : undefined
}

/** It has a place to come to, though nothing that is chosen and priced. */
const HIRED_CAR_COMES =
  'Where a hired car comes changes no price: write it on the page of the booking, under who hires it.'

/** What a booking was asked with, changed; refuses a party that is none, with what is wrong with it. Rooms are proposed anew when the party changes. */
export function changedAsk(asked: QuoteAsk, change: ChangeBody) {
  const { adults = asked.party.adults, ages = asked.party.ages, rooms } = change
  const isSameParty = change.adults === undefined && change.ages === undefined
  const party = partyAsked({ adults, ages, rooms: rooms ?? (isSameParty ? asked.party.rooms : undefined) })
  if (!party.ok) return party
  const isMoved = change.departure !== undefined || change.startsOn !== undefined
  const date = isMoved ? { departure: change.departure, startsOn: change.startsOn } : {}
  const { extras = asked.extras, pickup = asked.pickup } = change
  const changed: QuoteAsk = { ...asked, ...date, party: party.value, extras, pickup: pickup || undefined }
  return done(changed)
}

/** What a hire was asked with, changed. Kilometres that were typed are those of the trip they were typed for. */
export function changedCarAsk(
  asked: CarAsk,
  { car = asked.car, people = asked.people, startsOn, ...trip }: ChangeBody,
): CarAsk {
  // Its first day goes by the name it has in a booking too.
  const change = { ...trip, date: trip.date ?? startsOn }
  const typed = TRIP_FIELDS.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field]] as const]))
  const isOtherWay = (['from', 'to', 'via', 'days'] as const).some(
    (field) => (change[field] ?? asked.trip[field]) !== asked.trip[field],
  )
  const km = isOtherWay ? { km: '' } : {}
  return { ...asked, car, people, trip: { ...asked.trip, ...km, ...Object.fromEntries(typed) } }
}

/** Nobody is asked to pay less by a day of its own. */
const TRIFLE_PAISE = 10_00

/**
 * The parts that are left to pay once a booking whose date moved comes to `owedPaise` of which `paidPaise` are paid: what the plan of the new date asks for by each of
 * its dates and is not paid yet; what it asks for at once, by `fallback`. A charge on top of the plan goes with its last part, what rounding
 * leaves of a part with the next.
 */
export function partsAnew(
  plan: readonly Pick<Instalment, 'amountPaise' | 'dueOn'>[],
  { owedPaise, paidPaise, fallback }: { owedPaise: Paise; paidPaise: Paise; fallback: CalendarDate },
): { amountPaise: Paise; dueOn: CalendarDate | null }[] {
  const next = plan.find(({ dueOn }) => dueOn !== null)?.dueOn
  const soonest = next && next < fallback ? next : fallback
  let askedPaise = 0
  let coveredPaise = paidPaise
  const parts = plan.map(({ amountPaise, dueOn }, at) => {
    askedPaise = at === plan.length - 1 ? owedPaise : askedPaise + amountPaise
    const leftPaise = Math.max(0, askedPaise - coveredPaise)
    const isTrifle = leftPaise < TRIFLE_PAISE && at < plan.length - 1
    const part = { amountPaise: isTrifle ? 0 : leftPaise, dueOn: dueOn ?? soonest }
    coveredPaise += part.amountPaise
    return part
  })
  return parts.filter(({ amountPaise }) => amountPaise > 0)
}

/**
 * The parts that are left to pay once a booking comes to `owedPaise` of which `paidPaise` are paid: one on each date of those that were left, in their proportion and in
 * whole rupees, the last taking what rounding leaves; where none were left, one part by `fallback`.
 */
export function partsLeft(
  unpaid: readonly Pick<Instalment, 'amountPaise' | 'dueOn'>[],
  { owedPaise, paidPaise, fallback }: { owedPaise: Paise; paidPaise: Paise; fallback: CalendarDate },
): { amountPaise: Paise; dueOn: CalendarDate | null }[] {
  const left = owedPaise - paidPaise
  if (left <= 0) return []
  const dates = mergedByDate(unpaid)
  const before = dates.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  if (before === 0) return [{ amountPaise: left, dueOn: fallback }]
  let rest = left
  const parts = dates.map(({ amountPaise, dueOn }, at) => {
    const share = at === dates.length - 1 ? rest : Math.min(rest, roundToRupee((left * amountPaise) / before))
    rest -= share
    return { amountPaise: share, dueOn }
  })
  return parts.filter(({ amountPaise }) => amountPaise > 0)
}
