import type { ErasedPerson } from '#domain/accounts/erasure.server.ts'
import { forgetDetailsOf } from '#domain/bookings/trip/later-details.server.ts'
import { forgetSubscriber } from '#domain/content/newsletter.server.ts'
import { forgetWaitingOf } from '#domain/departures/waitlist/joining.server.ts'
import { forgetBroughtOf } from '#domain/leads/brought-customers.server.ts'
import { forgetLeadsOf } from '#domain/leads/retention.server.ts'
import { forgetMessagesTo } from '#domain/messaging/outbox.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { forgetAskersOf } from './own-request.server.ts'

/** Empties what rooms that know a person by an address alone hold of them, in the caller's transaction. */
export async function forgetPerson(db: Db, clock: Clock, person: ErasedPerson): Promise<void> {
  const { email, mobile } = person
  if (email !== null) await forgetSubscriber(db, email)
  await forgetWaitingOf(db, { email, mobile: person.verified.mobile })
  await forgetLeadsOf(db, clock, person)
  await forgetBroughtOf(db, person.verified)
  await forgetDetailsOf(db, person)
  await forgetAskersOf(db, person)
  await forgetMessagesTo(
    db,
    [email, mobile].filter((address) => address !== null),
  )
}
