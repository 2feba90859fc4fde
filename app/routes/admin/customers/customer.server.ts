import { findCustomerAccount } from '#domain/accounts/customers.server.ts'
import { findBookingContact } from '#domain/bookings/hold/booking-contact.server.ts'
import { findBookingsByContact } from '#domain/bookings/desk/find-by-words.server.ts'
import { findSubscription } from '#domain/content/newsletter.server.ts'
import { listWaitingOf } from '#domain/departures/waitlist/joining.server.ts'
import { findBrought } from '#domain/leads/brought-customers.server.ts'
import { findEnquiriesByContact, findEnquiry } from '#domain/leads/find-enquiry.server.ts'
import { listNamesOf } from '#domain/leads/desk/merge-customers.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'

/** Of somebody who books for others every week. */
const MOST = 200
const NONE = { rows: [], total: 0 }

type Contact = { name: string | null; mobile: string | null; email: string | null }
export type Customer = NonNullable<Awaited<ReturnType<typeof openCustomer>>>

/** What the site knows of a person by their mobile and e-mail, met by the id of their account, the reference of an enquiry or booking, or the id of what was brought along; undefined of nobody, or for whoever may not see it. */
export async function openCustomer(services: Services, actor: Actor, key: string) {
  const { db } = services
  const contact = await contactOf(services, actor, key)
  if (!contact) return undefined
  const { name, mobile, email } = contact
  const [account, bookings, enquiries, names, brought] = [
    await findCustomerAccount(db, actor, key === contact.accountId ? { id: key } : contact),
    await findBookingsByContact(db, actor, contact, MOST),
    await findEnquiriesByContact(db, actor, contact, { limit: MOST }),
    await listNamesOf(db, actor, contact),
    await findBrought(db, actor, contact),
  ]
  return {
    name,
    mobile,
    email,
    account: account.ok ? account.value : undefined,
    bookings: bookings.ok ? bookings.value : NONE,
    enquiries: enquiries.ok ? enquiries.value : NONE,
    brought: brought.ok ? brought.value : undefined,
    newsletter: email === null ? undefined : await findSubscription(db, email),
    names: names.ok ? names.value : [],
    waiting: (await listWaitingOf(db, { email, mobile })).length,
  }
}

async function contactOf(
  services: Services,
  actor: Actor,
  key: string,
): Promise<(Contact & { accountId?: string }) | undefined> {
  const account = await findCustomerAccount(services.db, actor, { id: key })
  if (account.ok) return { ...account.value, accountId: account.value.id }
  const enquiry = await findEnquiry(services, actor, key)
  if (enquiry.ok) return enquiry.value.forgottenAt ? undefined : enquiry.value
  const booking = await findBookingContact(services.db, actor, key)
  if (booking.ok) return booking.value
  const brought = await findBrought(services.db, actor, { id: key })
  return brought.ok ? brought.value : undefined
}
