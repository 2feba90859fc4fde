import { servicesContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { exportAccount, findProfile } from '#domain/accounts/profile.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { collectBookings, collectPlaces } from '#domain/bookings/desk/booking/export.server.ts'
import { collectWishlist } from '#domain/wishlist/wishlists.server.ts'
import { findSubscription } from '#domain/content/newsletter.server.ts'
import { listWaitingOf } from '#domain/departures/waitlist/joining.server.ts'
import { listBroughtOf } from '#domain/leads/brought-customers.server.ts'
import { listEnquiriesOf } from '#domain/leads/own-enquiry.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'
import { visitorOf } from './visitor-of.ts'
import type { Route } from './+types/my-data'

/** Everything the site holds on whoever is signed in, as a JSON file. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const visitor = visitorOf(context)
  const exported = await exportAccount(services, visitor, await collectElsewhere(services, visitor))
  if (!exported.ok) throw refusedPage(exported.reason)
  return new Response(JSON.stringify(exported.value, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${istDate(services.clock.now())}.json"`,
    },
  })
}

async function collectElsewhere(services: Services, visitor: Visitor) {
  const kept = await collectWishlist(services.db, visitor)
  const bookings = await collectBookings(services.db, visitor.id)
  return { wishlist: kept.ok ? kept.value : null, bookings, ...(await collectByAddress(services, visitor)) }
}

/** What rooms that know nothing of accounts hold on an address; only its verified owner is told. */
async function collectByAddress(services: Services, visitor: Visitor) {
  const profile = await findProfile(services, visitor)
  if (!profile.ok) return {}
  const { email, isEmailVerified, mobile, isMobileVerified } = profile.value
  const verified = { email: isEmailVerified ? email : null, mobile: isMobileVerified ? mobile : null }
  const enquiries = await listEnquiriesOf(services.db, verified)
  const broughtAlong = await listBroughtOf(services.db, verified)
  const waitlists = await listWaitingOf(services.db, verified)
  if (verified.email === null) return { enquiries, broughtAlong, waitlists }
  const newsletter = (await findSubscription(services.db, verified.email)) ?? null
  const places = await collectPlaces(services.db, verified.email)
  return { newsletter, enquiries, broughtAlong, places, waitlists }
}
