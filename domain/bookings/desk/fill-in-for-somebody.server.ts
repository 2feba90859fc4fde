import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { refused } from '#platform/result.ts'
import { accessAs } from '#domain/bookings/access.server.ts'
import { nameParty } from '#domain/bookings/change/name-party.server.ts'
import type { NotNamed, PartyTyped } from '#domain/bookings/change/name-party.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { giveBuyer } from '#domain/bookings/papers/give-buyer.server.ts'
import { findDetails, giveDetails, listGivenFor } from '#domain/bookings/trip/later-details.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { faultsListed, lockByReference, ReferenceTyped } from './booking/deeds.server.ts'
import { bookingSubject } from './booking/desk.server.ts'

/** What staff fill in of a booking, and how it `stood` when their form was made. What is typed is read by the command whose form it is. */
export const filledIn = <Typed>() =>
  z.object({
    reference: ReferenceTyped,
    stood: z.string().max(64),
    typed: z.custom<Typed>((typed) => typeof typed === 'object' && typed !== null),
  })
export type FilledIn<Typed> = { reference: string; stood: string; typed: Typed }
export type NotFilledIn = NotNamed | 'unknown-booking' | 'changed-meanwhile'

/** What a form of who travels carries of how it was made from. */
export async function partyStood(db: Db, { id, contactName, pickup }: OpenedBooking): Promise<string> {
  return stoodOf({ contactName, pickup, named: await listTravellers(db, id) })
}

/** The same of a form of food, papers and whom to call. */
export async function detailsStood(db: Db, { id }: Pick<OpenedBooking, 'id'>): Promise<string> {
  return stoodOf({ given: await findDetails(db, id), named: await listGivenFor(db, id) })
}

/**
 * Says for whoever called who travels and in which room, or where a car comes, by the rules of their own form; where they are reached stays, unless nobody has said yet. Refuses as `nameParty`
 * does, 'unknown-booking', 'not-allowed' of what is neither held nor confirmed, and 'changed-meanwhile'.
 */
export const nameForSomebody = command<FilledIn<PartyTyped>, FilledIn<PartyTyped>, void, NotFilledIn>('bookings.work', {
  input: filledIn<PartyTyped>(),
  tags: [],
  change: async ({ db, actor }, { reference, stood, typed }) => {
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    if (booking.shown !== 'held' && booking.shown !== 'confirmed') return refused('not-allowed')
    if ((await partyStood(db, booking)) !== stood) return refused('changed-meanwhile')
    const contact = contactFor(booking, typed.contact)
    const named = await nameParty({ db }, accessAs(actor, booking.id), { ...typed, contact })
    if (!named.ok) return { ...refused(named.reason), ...faultsListed(named.faults) }
    const after = { named: typed.travellers.length }
    return { ok: true, value: undefined, changes: [{ subject: bookingSubject(reference), before: null, after }] }
  },
})

/**
 * Gives for whoever called what the days of travel need, by the rules of their own form: food, documents, whom to call. Refuses as `giveDetails` does, 'unknown-booking' and
 * 'changed-meanwhile'.
 */
export const giveDetailsForSomebody = command<
  FilledIn<object>,
  FilledIn<object>,
  void,
  NotFilledIn,
  { keys: KeyRing; db: Db }
>('bookings.work', {
  input: filledIn<object>(),
  tags: [],
  change: async (needs, { reference, stood, typed }) => {
    const { db, actor } = needs
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    if ((await detailsStood(db, booking)) !== stood) return refused('changed-meanwhile')
    const given = await giveDetails(needs, accessAs(actor, booking.id), typed)
    if (!given.ok) return { ...refused(given.reason), ...faultsListed(given.faults) }
    const after = { detailsOf: booking.seats }
    return { ok: true, value: undefined, changes: [{ subject: bookingSubject(reference), before: null, after }] }
  },
})

/**
 * Says for whoever called whom the invoice is made out to and where they live, by the rules of their own form. The audit, which forgets nobody, keeps the state alone. Refuses as `giveBuyer`
 * does, and 'unknown-booking'.
 */
export const giveBuyerForSomebody = command<
  FilledIn<Record<string, string>>,
  FilledIn<Record<string, string>>,
  void,
  NotFilledIn | 'invalid-address'
>('bookings.work', {
  input: filledIn<Record<string, string>>(),
  tags: [],
  change: async ({ db, actor }, { reference, stood, typed }) => {
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    const given = await giveBuyer({ db }, accessAs(actor, booking.id), typed, stood)
    if (!given.ok) return { ...refused(given.reason), ...faultsListed(given.faults) }
    const before = { invoicedIn: booking.buyerState }
    const after = { deed: 'buyer-written-down', invoicedIn: given.value?.state ?? null }
    return { ok: true, value: undefined, changes: [{ subject: bookingSubject(reference), before, after }] }
  },
})

/** Where who booked is reached is put right by a deed of its own, which tells whoever was reached before. What they have begun to change themselves goes on. */
function contactFor({ contactMobile: mobile, contactEmail: email, newContact }: OpenedBooking, typed: unknown) {
  if (mobile === null || email === null) return typed
  const name = (typed as { name?: unknown } | undefined)?.name
  return { name, ...(newContact ?? { mobile, email }) }
}
