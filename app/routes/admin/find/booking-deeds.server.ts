import { href } from 'react-router'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
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
  return found?.ok ? deedsFor(found.value) : []
}

function deedsFor({ reference, shown, journey, contactEmail }: OpenedBooking): FoundThing[] {
  if (shown !== 'held' && shown !== 'confirmed') return []
  const at = { reference }
  const isCar = journey.package.kind === 'car'
  const isBooked = shown === 'confirmed'
  const deeds: [name: string, path: string, isThere?: boolean][] = [
    ['Change date, rooms or people', href('/admin/bookings/:reference/change', at), isBooked],
    [isCar ? 'Say where the car comes' : 'Name who travels', href('/admin/bookings/:reference/travellers', at)],
    ['Fill in food, papers, whom to call', href('/admin/bookings/:reference/details', at), isBooked && !isCar],
    ['Put mobile or e-mail right', href('/admin/bookings/:reference/contact', at), contactEmail !== null],
    ['Take money that came by hand', href('/admin/bookings/:reference/money', at)],
    ['Cancel it', href('/admin/bookings/:reference/cancel', at)],
  ]
  return deeds
    .filter(([, , isThere = true]) => isThere)
    .map(([name, path]) => ({ path, name: `${name}, ${reference}`, says: 'deed' }))
}
