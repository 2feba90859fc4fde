import { Hono } from 'hono'
import type { Context } from 'hono'
import { listBookingPapers, listOwnPapers } from '#domain/bookings/papers/booking-papers.ts'
import type { BookingPaper } from '#domain/bookings/papers/booking-papers.ts'
import { listFriendPapers } from '#domain/bookings/group/friend-papers.server.ts'
import { findShare } from '#domain/bookings/group/friend.server.ts'
import { findBooking, findBookingForStaff, findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import type { BookingKey } from '#domain/bookings/access.server.ts'
import type { OpenedBooking, WholeBooking } from '#domain/bookings/find-booking.server.ts'
import { PrinterBusy } from '#domain/documents/print/printer.server.ts'
import { MINUTE } from '#platform/clock.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { recogniseVisitor } from '#server/auth/visit.ts'
import { bearerIn, bookingKeyOf, shareKeyOf } from '#server/forms/booking/door.ts'
import { guardForm } from '#server/forms/form-guard.ts'
import { refuse } from '#server/refuse.ts'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import { makePaper } from './make-paper.ts'
import type { PaperNeeds } from './make-paper.ts'

type DocumentServices = RequestServices & PaperNeeds

/** A page costs a tenth of a second of processor. */
const LIMIT = { most: 600, per: 10 * MINUTE, maxSize: 1024 }

/** For one person, kept by nobody; a PDF is shown by the browser's own viewer, which needs its own styles. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
}

const SHARE = '/booking/:reference{[\\w-]{4,40}}/share/:share{-?[0-9]{1,2}}'

/** GET `/booking/{reference}/documents/{file}`: the papers of a booking as PDF, and its calendar file, for whoever may open the booking; `/booking/{reference}/share/{place}/documents/{file}` a friend's own; for anybody else there is none. */
export function createBookingDocuments(services: DocumentServices): Hono {
  const app = new Hono()
  app.onError(answerUnexpectedErrors(services))
  app.get('/booking/:reference/documents/:file', guardForm(services, LIMIT), async (c) => {
    const reference = c.req.param('reference')
    const found = await findBooking(services.db, services.keys, reference, await keyOf(services, c, reference))
    return found ? answerFile(services, c, found.booking, listOwnPapers) : refuse(c, 'unknown-booking')
  })
  // A friend's own papers, by their own link; the booking's open by none of a friend.
  app.get(`${SHARE}/documents/:file`, guardForm(services, LIMIT), async (c) => {
    const reference = c.req.param('reference')
    const opened = await findShare(services.db, services.keys, reference, shareKeyOf(services, c, reference))
    if (!opened) return refuse(c, 'unknown-booking')
    const papers = await listFriendPapers(services.db, opened)
    return answerFile(services, c, opened.booking, () => papers)
  })
  // Whoever works on bookings opens them by that right, and by no key of a traveller's.
  app.get('/admin/bookings/:reference/documents/:file', guardForm(services, LIMIT), async (c) => {
    const { visitor } = await recogniseVisitor(services, c)
    const found = await findBookingForStaff(services.db, visitor, c.req.param('reference'))
    return found.ok ? answerFile(services, c, found.value, listBookingPapers) : refuse(c, found.reason)
  })
  return app
}

/** A program brings the booking's token, a browser its cookie or its session. */
async function keyOf(services: DocumentServices, c: Context, reference: string): Promise<BookingKey> {
  const token = bearerIn(c)
  return token === undefined ? bookingKeyOf(services, c, reference) : { token }
}

async function answerFile(
  services: DocumentServices,
  c: Context,
  found: OpenedBooking,
  listPapers: (booking: WholeBooking) => BookingPaper[],
): Promise<Response> {
  const booking = await findWholeBooking(services.db, found)
  const paper = listPapers(booking).find(({ file }) => file === c.req.param('file'))
  return paper ? answerPaper(services, c, booking, paper) : refuse(c, 'unknown-document')
}

async function answerPaper(
  services: DocumentServices,
  c: Context,
  booking: WholeBooking,
  paper: BookingPaper,
): Promise<Response> {
  const named = { ...PRIVATE, 'Content-Disposition': `inline; filename="${booking.reference}-${paper.file}"` }
  try {
    const { bytes, type } = await makePaper(services, booking, paper)
    return c.body(new Uint8Array(bytes), 200, { ...named, 'Content-Type': type })
  } catch (error) {
    if (!(error instanceof PrinterBusy)) throw error
    return refuse(c, 'printer-busy', { headers: { 'Retry-After': '5' } })
  }
}
