import { findProfile } from '#domain/accounts/profile.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { Services } from '#domain/services.server.ts'

type Contact = Record<'name' | 'mobile' | 'email', string | null>
type Booker = Pick<OpenedBooking, 'contactName' | 'contactMobile' | 'contactEmail' | 'userId'>

/** Where whoever booked is reached: as they said, or before they did as their account has it. Whoever opens it by its link alone is shown nobody's. */
export async function knownContact(
  services: Pick<Services, 'db' | 'clock'>,
  visitor: Visitor | undefined,
  { contactName: name, contactMobile: mobile, contactEmail: email, userId }: Booker,
): Promise<Contact> {
  if (name !== null || visitor === undefined || visitor.id !== userId) return { name, mobile, email }
  const found = await findProfile(services, visitor)
  return found.ok ? found.value : { name, mobile, email }
}
