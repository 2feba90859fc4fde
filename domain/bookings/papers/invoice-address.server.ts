import { eq } from 'drizzle-orm'
import { listDocuments } from '#domain/documents/issue.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { InvoiceAddress, wantsInvoiceAddress } from './invoice-address.ts'
import { bookings } from '#domain/bookings/tables.ts'

/** Writes down where the invoice of a booking is made out to, until it is made. Refuses what is no address with the fault of `address`, and 'not-allowed' where none is wanted. */
export async function giveInvoiceAddress(
  { db }: { db: Db },
  access: BookingAccess,
  typed: unknown,
): Promise<Result<void, 'invalid-address' | 'not-allowed' | 'forbidden'> & { faults?: Faults }> {
  const allowed = admit(access, 'invoice.address')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  const read = InvoiceAddress.safeParse(typed)
  if (!read.success) return { ...refused('invalid-address'), faults: { address: read.error.issues[0]!.message } }
  return db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    const isWanted = booking && wantsInvoiceAddress({ ...booking, documents: await listDocuments(db, bookingId) })
    if (!isWanted) return refused('not-allowed')
    await db.update(bookings).set({ invoiceAddress: read.data }).where(eq(bookings.id, bookingId))
    return done(undefined)
  })
}
