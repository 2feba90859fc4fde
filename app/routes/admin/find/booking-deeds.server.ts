import { href } from 'react-router'
import { findBookingForStaff, findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import type { WholeBooking } from '#domain/bookings/find-booking.server.ts'
import { isForgotten } from '#domain/bookings/booking.ts'
import { takesBuyer } from '#domain/bookings/papers/buyer.ts'
import { isBookingReference } from '#domain/bookings/reference.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import type { FoundThing } from './found-thing.ts'

/** What may be done about a booking whose reference is among the words, each where it is done; nothing where there is none, or for who may not. */
export async function deedsOfBooking(db: Db, actor: SignedIn, words: string): Promise<FoundThing[]> {
  const reference = words
    .toUpperCase()
    .split(/\s+/)
    .find((word) => isBookingReference(word))
  const found = reference === undefined ? undefined : await findBookingForStaff(db, actor, reference)
  return found?.ok ? deedsFor(await findWholeBooking(db, found.value)) : []
}

function deedsFor(booking: WholeBooking): FoundThing[] {
  const { reference, shown, journey, contactEmail, contactMobile, choiceUntil, holdExtended, balances } = booking
  const at = { reference }
  const here = `${href('/admin/bookings/:reference', at)}#deeds`
  const isCar = journey.package.kind === 'car'
  const isOpen = shown === 'held' || shown === 'confirmed'
  const isBooked = shown === 'confirmed'
  // Seats of others go with a departure, which is called off as a whole.
  const isAlone = isCar || journey.basis?.twinPaise === null
  const isKnown = (contactMobile ?? contactEmail) !== null && !isForgotten(booking)
  const deeds: [name: string, path: string, isThere?: boolean][] = [
    ['Change date, rooms or people', href('/admin/bookings/:reference/change', at), isBooked && choiceUntil === null],
    [isCar ? 'Say where the car comes' : 'Name who travels', href('/admin/bookings/:reference/travellers', at), isOpen],
    ['Fill in food, papers, whom to call', href('/admin/bookings/:reference/details', at), isBooked && !isCar],
    ['Put mobile or e-mail right', href('/admin/bookings/:reference/contact', at), isOpen && contactEmail !== null],
    [
      'Say whom the invoice is made out to',
      href('/admin/bookings/:reference/buyer', at),
      (isOpen || shown === 'completed') && takesBuyer(booking),
    ],
    ['Take money that came by hand', href('/admin/bookings/:reference/money', at), isOpen],
    ['Give money back', href('/admin/bookings/:reference/refund', at), balances.applied > 0],
    ['Cancel it', href('/admin/bookings/:reference/cancel', at), isOpen],
    ['Call off', href('/admin/bookings/:reference/call-off', at), isOpen && isAlone],
    ['Hold 15 minutes more', here, shown === 'held' && !holdExtended],
    ['Send the link again', here, isKnown && contactEmail !== null],
    ['Keep a note', here],
    ['Open who booked: the customer', href('/admin/customers/:key', { key: reference }), isKnown],
  ]
  return deeds
    .filter(([, , isThere = true]) => isThere)
    .map(([name, path]) => ({ path, name: `${name}, ${reference}`, says: 'deed' }))
}
