import { eq } from 'drizzle-orm'
import { command } from '#domain/audit/command.server.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { ADDRESS_MISSING } from '#domain/bookings/papers/buyer.ts'
import { buyerColumns, buyerStood, readBuyer } from '#domain/bookings/papers/give-buyer.server.ts'
import { invoiceWithoutAddress } from '#domain/bookings/papers/invoice-again.ts'
import { documentJourneyAgain } from '#domain/bookings/papers/paperwork.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { faultsListed, lockByReference } from './booking/deeds.server.ts'
import { bookingSubject } from './booking/desk.server.ts'
import { filledIn } from './fill-in-for-somebody.server.ts'
import type { FilledIn, NotFilledIn } from './fill-in-for-somebody.server.ts'

const NOBODY = { 'buyer.address': ADDRESS_MISSING }

/**
 * Makes the invoice of a journey again that went out without the address the law wants: who bought is written down, a credit note takes the old one back whole, and a new one is made for
 * the same sum with the place of supply of the address, in one transaction. Nobody pays or gets anything by it. Refuses what is no address by field, 'not-allowed' where no invoice lacks one,
 * 'unknown-booking' and 'changed-meanwhile'.
 */
export const invoiceAgainForSomebody = command<
  FilledIn<Record<string, string>>,
  FilledIn<Record<string, string>>,
  void,
  NotFilledIn | 'invalid-address' | 'not-allowed',
  { db: Db }
>('bookings.work', {
  input: filledIn<Record<string, string>>(),
  tags: [],
  change: async ({ db }, { reference, stood, typed }) => {
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    const old = invoiceWithoutAddress(booking, await listDocuments(db, booking.id))
    if (!old) return refused('not-allowed')
    if (buyerStood(booking) !== stood) return refused('changed-meanwhile')
    const read = readBuyer(typed, booking.journey)
    if (!read.ok) return { ...refused(read.reason), ...faultsListed(read.faults) }
    if (!read.value) return { ...refused('invalid-address'), ...faultsListed(NOBODY) }
    await db.update(bookings).set(buyerColumns(read.value)).where(eq(bookings.id, booking.id))
    const made = await documentJourneyAgain(db, (await lockBooking(db, booking.id))!)
    if (!made) return refused('not-allowed')
    const [before, after] = [old.number, `${made.note.number}, ${made.invoice.number}`].map((papers) => ({ papers }))
    return { ok: true, value: undefined, changes: [{ subject: bookingSubject(reference), before, after }] }
  },
})
