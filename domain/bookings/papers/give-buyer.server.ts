import { eq } from 'drizzle-orm'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { faultsOf } from '#domain/bookings/hold/contact.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { faultOfBuyer } from '#domain/bookings/quote/hirer.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { Buyer, saysNobody, takesBuyer } from './buyer.ts'

/** The columns of a booking that say whom it is invoiced to: the state stays when the rest is forgotten, since the tax hangs on it. */
export function buyerColumns(buyer: Buyer | null) {
  return { buyer, buyerState: buyer?.state ?? null }
}

/** A buyer of what was sold as a form typed them, null where it says nobody; what is amiss by field (`buyer.pin`). Its state, and the GSTIN of who hires, stood in the form. */
export function readBuyer(
  typed: Record<string, string>,
  journey?: PricedJourney,
): Result<Buyer | null, 'invalid-address'> & { faults?: Faults } {
  const stood = { state: journey?.recipientState ?? '', gstin: journey?.hirer?.gstin ?? '' }
  if (saysNobody(typed, stood)) return done(null)
  const read = Buyer.safeParse(typed)
  const faults = read.success ? journey && faultOfBuyer(journey, read.data) : faultsOf(read.error)
  return read.success && !faults
    ? done(read.data)
    : { ...refused('invalid-address'), faults: buyerFaults(faults ?? {}) }
}

function buyerFaults(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).map(([field, words]) => [`buyer.${field}`, words]))
}

/** What a form of whom the invoice is made out to carries of how it was made from. */
export function buyerStood({
  buyer,
  buyerState,
  invoiceAddress,
}: Pick<OpenedBooking, 'buyer' | 'buyerState' | 'invoiceAddress'>): string {
  return stoodOf({ buyer, buyerState, invoiceAddress })
}

/**
 * Writes down whom a booking is invoiced to and where they live, which decides between CGST with SGST and IGST on every paper from then on, never what is paid; nobody, where nothing is
 * typed. Until the invoice is made. Refuses what is no address with what is amiss by field, 'not-allowed' where it is too late or the booking is cancelled, and
 * 'changed-meanwhile' where it is not as it `stood` when a form was made: staff and who booked write into the same lines.
 */
export async function giveBuyer(
  { db }: { db: Db },
  access: BookingAccess,
  typed: Record<string, string>,
  stood?: string,
): Promise<
  Result<Buyer | null, 'invalid-address' | 'not-allowed' | 'forbidden' | 'changed-meanwhile'> & { faults?: Faults }
> {
  const allowed = admit(access, 'invoice.address')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  return db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    if (!booking || !takesBuyer({ ...booking, documents: await listDocuments(db, bookingId) }))
      return refused('not-allowed')
    if (stood !== undefined && buyerStood(booking) !== stood) return refused('changed-meanwhile')
    const read = readBuyer(typed, booking.journey)
    if (!read.ok) return read
    await db.update(bookings).set(buyerColumns(read.value)).where(eq(bookings.id, bookingId))
    return read
  })
}
