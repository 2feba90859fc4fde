import { collectGuestBookings, collectPlaces } from '#domain/bookings/desk/booking/export.server.ts'
import { findSubscription } from '#domain/content/newsletter.server.ts'
import { listWaitingOf } from '#domain/departures/waitlist/joining.server.ts'
import { listBroughtOf } from '#domain/leads/brought-customers.server.ts'
import { listEnquiriesOf } from '#domain/leads/own-enquiry.server.ts'
import type { Db } from '#platform/db.server.ts'

export type Asker = { email: string | null; mobile: string | null }

/** All that is kept of somebody without an account under the address they have proven. What an account holds is its own person's to take along. */
export async function collectKept(db: Db, asker: Asker) {
  const { email } = asker
  return {
    asker,
    bookings: await collectGuestBookings(db, asker),
    enquiries: await listEnquiriesOf(db, asker),
    broughtAlong: await listBroughtOf(db, asker),
    newsletter: email === null ? null : ((await findSubscription(db, email)) ?? null),
    places: email === null ? [] : await collectPlaces(db, email),
    waitlists: await listWaitingOf(db, asker),
  }
}
