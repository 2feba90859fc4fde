import { z } from 'zod'
import type { Change } from '#domain/audit/audit.server.ts'
import { command } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import type { Paise } from '#platform/money.ts'
import { digestOf } from '#platform/digest.ts'
import { onceForKey } from '#platform/idempotency.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { findOfferOf, isKeptFor } from '#domain/departures/waitlist/by-telephone.server.ts'
import { askOf, readAskTyped } from '#domain/bookings/quote/ask-address.ts'
import type { AskRefusal } from '#domain/bookings/quote/ask-address.ts'
import { HOLD_HOURS } from '#domain/bookings/booking.ts'
import type { Contact } from '#domain/bookings/booking.ts'
import { faultsListed, nameOfActor } from '#domain/bookings/desk/booking/deeds.server.ts'
import type { Buyer } from '#domain/bookings/papers/buyer.ts'
import { readBuyer } from '#domain/bookings/papers/give-buyer.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { ContactBody } from './contact.ts'
import { Pickup } from './pickup.ts'
import { carAskOf, readCarTyped } from '#domain/bookings/quote/car-ask.ts'
import { isCarAsk } from '#domain/bookings/quote/priced-journey.ts'
import type { JourneyAsk } from '#domain/bookings/quote/priced-journey.ts'
import type { NoHire } from '#domain/bookings/quote/hire-quote.server.ts'
import type { NoHold } from './hold.server.ts'
import { holdForSomebody, refuseHours } from './hold-for-somebody.server.ts'
import { makeQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { NoQuote, QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'

/** What staff ask for somebody: the journey or the hire as an address of the booking's steps has it, the price they read out, who it is for, and where a car comes. */
export type PhoneBooking = Contact & {
  /** The form's own: pressed twice, it holds once. */
  key: string
  ask: string
  shownPaise: Paise
  hours: number
  pickup?: string | undefined
  /** Whom it is invoiced to, as it was typed; empty is nobody yet. */
  buyer?: Record<string, string> | undefined
  /** Their place on a waiting list, whose offer they take up. */
  waiting?: string | undefined
}
export type NotBooked = 'not-waiting' | 'kept-for-another' | AskRefusal | NoQuote | NoHire | NoHold | 'unclear-deed'

const PhoneBooking: z.ZodType<PhoneBooking, PhoneBooking> = z.intersection(
  ContactBody as z.ZodType<Contact, Contact>,
  z.object({
    key: z.string().min(8).max(40),
    ask: z.string().max(4000),
    shownPaise: z.number().int().positive(),
    hours: z.literal(HOLD_HOURS, 'Choose how long it waits for them.'),
    pickup: z.string().optional(),
    buyer: z.record(z.string().max(20), z.string().max(300)).optional(),
    waiting: z.string().max(60).optional(),
  }),
)

/**
 * Books for somebody who called: the same quote and the same hold as they would have made, under the name of who works here, and the link to pay on its way to them with this
 * commit. Whoever works here gets no link: the person proves the address by opening theirs. Refuses 'price-changed' where the price is another one than was read out; the same `key`
 * with the same words gives the same booking again, with others 'key-reused'.
 */
export const bookForSomebody = command<
  PhoneBooking,
  PhoneBooking,
  { reference: string },
  NotBooked,
  QuoteNeeds & TellNeeds
>('bookings.work', {
  input: PhoneBooking,
  besides: async (_needs, typed) => faultsBeside(typed),
  tags: [],
  change: async (needs, { key, ...typed }) => {
    const { ask, hours, pickup: typedPickup, buyer: typedBuyer } = typed
    const tooLong = refuseHours(needs.actor, hours)
    if (tooLong) return tooLong
    const asked = readAsk(new URLSearchParams(ask))
    if (!asked.ok) return asked
    const pickup = isCarAsk(asked.value) ? Pickup.safeParse(typedPickup) : undefined
    const billed = readBuyer(typedBuyer ?? {})
    if (pickup?.success === false || !billed.ok) return { ...refused('unclear-deed'), faults: faultsBeside(typed) }
    const changes: Change[] = []
    const request = { scope: `bookings for somebody ${nameOfActor(needs.actor)}`, key, digest: digestOf(typed) }
    const booked = await onceForKey<{ reference: string }, NotBooked>(needs.db, request, async (db) => {
      const held = await holdAsked({ ...needs, db }, asked.value, {
        ...typed,
        pickup: pickup?.data,
        buyer: billed.value,
      })
      if (held.ok) changes.push(held.value.change)
      return held.ok ? done({ reference: held.value.reference }) : held
    })
    return booked.ok ? { ...booked, changes } : booked
  },
})

/** What is amiss with where a car comes and whom it is invoiced to: said in the same round as who it is for. */
function faultsBeside({ ask, pickup, buyer }: Pick<PhoneBooking, 'ask' | 'pickup' | 'buyer'>): Fault[] {
  const asked = readAsk(new URLSearchParams(ask))
  const comes = asked.ok && isCarAsk(asked.value) ? Pickup.safeParse(pickup) : undefined
  const billed = readBuyer(buyer ?? {})
  return [
    ...(comes?.error ? [{ path: 'pickup', message: comes.error.issues[0]!.message }] : []),
    ...(billed.ok ? [] : (faultsListed(billed.faults).faults ?? [])),
  ]
}

type HoldNeeds = Parameters<typeof holdForSomebody>[0] & QuoteNeeds

async function holdAsked(
  needs: HoldNeeds,
  asked: JourneyAsk,
  {
    shownPaise,
    hours,
    pickup,
    buyer,
    waiting,
    ...typed
  }: Omit<PhoneBooking, 'key' | 'ask' | 'buyer'> & {
    buyer: Buyer | null
  },
) {
  const offer = waiting ? await findOfferOf(needs, waiting) : undefined
  if (waiting && !offer) return refused('not-waiting')
  if (offer && !isKeptFor(offer, typed)) return refused('kept-for-another')
  const made = await makeQuote({ ...needs, hours, offer }, asked)
  if (!made.ok) return refused(made.reason)
  if (made.value.totalPaise !== shownPaise) return refused('price-changed')
  const { name, mobile, email } = typed
  return holdForSomebody(needs, made.value, {
    contact: { name, mobile, email },
    hours,
    pickup,
    buyer: buyer ?? undefined,
    offer: offer?.token,
  })
}

/** A class of car's address, or a package's. */
function readAsk(params: URLSearchParams): Result<JourneyAsk, AskRefusal> {
  return params.has('car') ? done(carAskOf(readCarTyped(params))) : askOf(readAskTyped(params))
}
