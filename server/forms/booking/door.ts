import type { Context } from 'hono'
import type { BookingKey } from '#domain/bookings/access.server.ts'
import { findBooking, findBookingName } from '#domain/bookings/find-booking.server.ts'
import { findMovedShare, findShare } from '#domain/bookings/group/friend.server.ts'
import type { ShareKey } from '#domain/bookings/group/friend.server.ts'
import type { PaymentOrder } from '#domain/payments/orders.server.ts'
import { isBookingReference } from '#domain/bookings/reference.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { recogniseVisitor } from '#server/auth/visit.ts'
import { PAGES } from './form.ts'

/** A journey may be a year ahead; the link in the mail opens it again. */
const KNOWN_FOR = (400 * DAY) / SECOND

/** Lets a browser that came by a booking's link go on without it: the Set-Cookie line of that one booking. */
export function bookingCookie({ jar }: Pick<RequestServices, 'jar'>, reference: string, token: string): string {
  return jar.set(`trip-${reference}`, token, KNOWN_FOR)
}

/** The bookings whose links this browser has opened: reference → token. */
export function knownTrips({ jar }: Pick<RequestServices, 'jar'>, c: Context): Map<string, string> {
  const header = c.req.header('cookie') ?? ''
  const references = jar.tripsIn(header).flatMap((name) => /^trip-(.*)$/.exec(name)?.[1] ?? [])
  return new Map(
    references.filter(isBookingReference).flatMap((reference) => {
      const token = jar.read(header, `trip-${reference}`)
      return token === undefined ? [] : [[reference, token] as const]
    }),
  )
}

/** What a request brings to open a booking: the cookie its link left, and who is signed in. */
export async function bookingKeyOf(services: RequestServices, c: Context, reference: string): Promise<BookingKey> {
  if (!isBookingReference(reference)) return {}
  const token = services.jar.read(c.req.header('cookie'), `trip-${reference}`)
  const { visitor } = await recogniseVisitor(services, c)
  return { token, userId: visitor?.id }
}

/** What a program opens a booking by, and its papers: the booking's token, under a scheme that is written in any case (RFC 9110 §11.1). */
export function bearerIn(c: Context): string | undefined {
  return /^Bearer +([\w-]{20,60})$/i.exec(c.req.header('authorization') ?? '')?.[1]
}

/** Whether whoever is signed in opens a booking by their account: then no cookie need open it, which would go on doing so where they are signed out from afar. */
export async function isOwnBooking(
  { db, keys }: Pick<RequestServices, 'db' | 'keys'>,
  reference: string,
  { userId }: BookingKey,
): Promise<boolean> {
  return userId !== undefined && (await findBooking(db, keys, reference, { userId })) !== undefined
}

/** `/booking/{reference}?key=…` as it stands in a mail: a key that opens becomes a cookie, one that does not leaves the cookie that is there, and the address forgets both. Undefined of any other address. */
export async function enterByLink(
  services: RequestServices,
  c: Context,
  reference: string,
): Promise<Response | undefined> {
  const key = c.req.query('key')
  if (key === undefined) return undefined
  const path = `/booking/${isBookingReference(reference) ? reference : 'unknown'}`
  // A mail may lead to one of the booking's pages.
  const page = PAGES.find((one) => c.req.path === `${path}${one}`) ?? ''
  const headers = new Headers({ Location: `${path}${page}` })
  const isKey = (await findBooking(services.db, services.keys, reference, { token: key })) !== undefined
  if (isKey && !(await isOwnBooking(services, reference, await bookingKeyOf(services, c, reference))))
    headers.append('Set-Cookie', bookingCookie(services, reference, key))
  return new Response(null, { status: 303, headers })
}

/** What a friend's link leaves in their browser, of that one place. */
export function shareCookie(
  { jar }: Pick<RequestServices, 'jar'>,
  { reference, share, token }: { reference: string; share: number; token: string },
): string {
  return jar.set(`friend-${reference}-${share}`, token, KNOWN_FOR)
}

/** Leads a friend to their page, where it is by now. */
export function leadToShare(
  services: Pick<RequestServices, 'jar'>,
  c: Context,
  of: { reference: string; share: number; token: string },
): Response {
  const Location = `/booking/${of.reference}/share/${of.share}`
  return c.body(null, 303, { Location, 'Set-Cookie': shareCookie(services, of) })
}

/** What a request brings to open a friend's page. */
export function shareKeyOf({ jar }: Pick<RequestServices, 'jar'>, c: Context, reference: string): ShareKey {
  const share = Number(c.req.param('share'))
  const isPlain = isBookingReference(reference) && Number.isInteger(share)
  return { share, token: isPlain ? jar.read(c.req.header('cookie'), `friend-${reference}-${share}`) : undefined }
}

/** `/booking/{reference}/share/{place}?key=…` as a friend was sent it, likewise; one whose place has moved leads to where it is by now. */
export async function enterByShare(
  services: RequestServices,
  c: Context,
  reference: string,
): Promise<Response | undefined> {
  const token = c.req.query('key')
  if (token === undefined) return undefined
  const { db, keys } = services
  const asked = { share: shareKeyOf(services, c, reference).share, token }
  const isThere = (await findShare(db, keys, reference, asked)) !== undefined
  const share = isThere ? asked.share : await findMovedShare(db, keys, reference, asked)
  if (share === undefined) return c.body(null, 303, { Location: c.req.path })
  return leadToShare(services, c, { reference, share, token })
}

/** Whether a browser opens the page of whoever opened an order: the booking's, or a friend's own; the office's asks for itself. */
export async function opensPayersPage(
  services: RequestServices,
  c: Context,
  order: Pick<PaymentOrder, 'bookingId' | 'share'>,
): Promise<boolean> {
  const { db, keys, jar } = services
  const { bookingId, share } = order
  const booking = bookingId === null ? undefined : await findBookingName(db, bookingId)
  if (!booking) return true
  const { reference } = booking
  if (!share) return (await findBooking(db, keys, reference, await bookingKeyOf(services, c, reference))) !== undefined
  const token = jar.read(c.req.header('cookie'), `friend-${reference}-${share}`)
  return (await findShare(db, keys, reference, { share, token })) !== undefined
}
