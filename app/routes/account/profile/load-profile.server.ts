import { datesText } from '#app/parts/booking/words.ts'
import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { providerName } from '#app/routes/account/provider-name.ts'
import { visitorOf } from '#app/routes/account/visitor-of.ts'
import { claimBookings } from '#domain/bookings/hold/claim.server.ts'
import { listBookingsOf } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { listIdentities } from '#domain/accounts/identities.server.ts'
import { findProfile } from '#domain/accounts/profile.server.ts'
import type { Profile } from '#domain/accounts/profile.server.ts'
import { listSessions } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { daysBetween, formatDate, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'

/** Everything the profile page shows, with its dates in words: a browser would write them otherwise than the server. */
export async function loadProfile(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { csrfToken, providers, publicUrl } = context.get(visitContext)
  const visitor = visitorOf(context)
  const found = await findProfile(services, visitor)
  if (!found.ok) throw refusedPage(found.reason)
  const { createdAt: _createdAt, erasesAt, ...profile } = found.value
  const now = services.clock.now()
  const linked = await listIdentities(services.db, visitor.id)
  const sessions = await listSessions(services.db, services.clock, visitor.id)
  return {
    personId: visitor.id,
    csrfToken,
    publicUrl,
    codesBy: services.config.codesBy,
    trips: await loadTrips(services.db, visitor, found.value),
    now: now.getTime(),
    profile: { ...profile, erasesOn: erasesAt && dateInWords(erasesAt) },
    identities: {
      linked: linked.map(({ provider, email, linkedAt }) => ({
        id: provider,
        name: providerName(provider, providers),
        email,
        since: dateInWords(linkedAt),
      })),
      offered: providers.filter(({ id }) => !linked.some(({ provider }) => provider === id)),
    },
    sessions: sessions.map(({ publicId, device, place, createdAt, lastSeenAt }) => ({
      id: publicId,
      device,
      place,
      isHere: publicId === visitor.session.publicId,
      since: dateInWords(createdAt),
      seen: seenInWords(lastSeenAt, now),
    })),
  }
}

export type ProfileFacts = Awaited<ReturnType<typeof loadProfile>>

type ReachedPerson = Pick<Profile, 'email' | 'mobile' | 'isEmailVerified' | 'isMobileVerified'>

/** What was booked as a guest becomes the account's once it has proven the same address. */
async function loadTrips(
  db: Db,
  visitor: Visitor,
  { email, mobile, isEmailVerified, isMobileVerified }: ReachedPerson,
) {
  await claimBookings(db, visitor, {
    email: isEmailVerified ? email : null,
    mobile: isMobileVerified ? mobile : null,
  })
  const bookings = await listBookingsOf(db, visitor.id)
  return bookings
    .filter(({ shown }) => shown !== 'expired')
    .map((booking) => ({
      reference: booking.reference,
      name: booking.journey.package.name,
      when: datesText(booking),
      stands: STANDS[booking.shown],
    }))
}

const STANDS: Record<OpenedBooking['shown'], string> = {
  held: 'Seats held, not yet paid.',
  confirmed: 'Booked.',
  expired: 'The hold has ended.',
  cancelled: 'Cancelled.',
  completed: 'Travelled.',
}

function dateInWords(at: Date): string {
  return formatDate(istDate(at))
}

function seenInWords(at: Date, now: Date): string {
  const days = daysBetween(istDate(at), istDate(now))
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `on ${dateInWords(at)}`
}
