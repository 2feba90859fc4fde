import type { Context } from 'hono'
import type { BookingKey } from '#domain/bookings/find-booking.server.ts'
import { isBookingReference } from '#domain/bookings/reference.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { recogniseVisitor } from '#server/auth/visit.ts'

/** A journey may be a year ahead; the link in the mail opens it again. */
const KNOWN_FOR = (400 * DAY) / SECOND

/** Lets a browser that came by a booking's link go on without it: the Set-Cookie line of that one booking. */
export function bookingCookie({ jar }: Pick<RequestServices, 'jar'>, reference: string, token: string): string {
  return jar.set(`trip-${reference}`, token, KNOWN_FOR)
}

/** The bookings whose links this browser has opened: reference → token. */
export function knownTrips({ jar }: Pick<RequestServices, 'jar'>, c: Context): Map<string, string> {
  const header = c.req.header('cookie') ?? ''
  const prefix = jar.nameOf('trip-')
  const references = header
    .split(';')
    .map((pair) => pair.trim().split('=')[0]!)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
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

/** `/booking/{reference}?key=…` as it stands in a mail: the key becomes a cookie, and the address forgets it. Undefined of any other address. */
export function enterByLink(services: RequestServices, c: Context, reference: string): Response | undefined {
  const key = c.req.query('key')
  if (key === undefined) return undefined
  const headers = new Headers({ Location: `/booking/${isBookingReference(reference) ? reference : 'unknown'}` })
  if (isBookingReference(reference) && /^[\w-]{20,60}$/.test(key))
    headers.append('Set-Cookie', bookingCookie(services, reference, key))
  return new Response(null, { status: 303, headers })
}
