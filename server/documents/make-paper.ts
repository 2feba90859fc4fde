import { listBookingPapers } from '#domain/bookings/papers/booking-papers.ts'
import type { BookingPaper } from '#domain/bookings/papers/booking-papers.ts'
import { tripOf } from '#domain/bookings/trip/booking-trip.server.ts'
import { enclosedPaper } from '#domain/bookings/papers/enclosures.ts'
import { findBookingById, findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import type { WholeBooking } from '#domain/bookings/find-booking.server.ts'
import { listStates } from '#domain/catalogue/states.server.ts'
import { tripCalendar } from '#domain/documents/calendar.ts'
import type { PrintedThing } from '#domain/documents/print/printer.server.ts'
import { signVoucher } from '#domain/documents/signed-voucher.ts'
import type { EnclosedFile, Enclosure } from '#domain/messaging/message.ts'
import type { Services } from '#domain/services.server.ts'
import { readLogo } from '#server/media/logo.ts'
import type { LogoNeeds } from '#server/media/logo.ts'

export type PaperNeeds = Pick<Services, 'keys' | 'config' | 'printer'> & LogoNeeds

/** A paper of a booking as a file. Rejects with PrinterBusy when too many wait. */
export async function makePaper(
  services: PaperNeeds,
  booking: WholeBooking,
  paper: BookingPaper,
): Promise<{ type: string; bytes: Uint8Array }> {
  if (paper.kind === 'calendar') {
    const calendar = tripCalendar(await tripOf(services.db, booking), { site: services.config.publicUrl })
    return { type: 'text/calendar; charset=utf-8', bytes: new TextEncoder().encode(calendar) }
  }
  const logo = await readLogo(services)
  const bytes = await services.printer.print(await printedOf(services, booking, paper), logo?.bytes)
  return { type: 'application/pdf', bytes }
}

/** The file that goes along with a mail about a booking: the one of its payment, else the last of its kind there is. Undefined where there is none (any more). */
export async function enclosePaper(
  services: PaperNeeds,
  { name, about }: Enclosure,
): Promise<EnclosedFile | undefined> {
  const asked = enclosedPaper(about)
  const found = asked && (await findBookingById(services.db, asked.bookingId))
  if (!found) return undefined
  const booking = await findWholeBooking(services.db, found)
  const { kind, paymentId } = asked
  const ofPayment = booking.documents.find((one) => one.kind === kind && one.subject === paymentId)
  const paper = listBookingPapers(booking).findLast(
    (one) => one.kind === kind && (paymentId === undefined || one.number === ofPayment?.number),
  )
  return paper && { name, ...(await makePaper(services, booking, paper)) }
}

async function printedOf(
  { db, keys, config }: PaperNeeds,
  booking: WholeBooking,
  { kind, number }: BookingPaper,
): Promise<PrintedThing> {
  if (number !== null) {
    const document = booking.documents.find((one) => one.number === number)!
    const stateNames = Object.fromEntries((await listStates(db)).map(({ code, name }) => [code, name]))
    return { what: 'paper', paper: { ...document, stateNames } }
  }
  const trip = await tripOf(db, booking)
  if (kind === 'itinerary' || kind === 'packing') return { what: kind, trip }
  return { what: 'voucher', trip, code: `${config.publicUrl}/voucher/verify#${signVoucher(keys, trip)}` }
}
