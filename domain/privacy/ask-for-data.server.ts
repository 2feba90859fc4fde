import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { bookingOtpTarget } from '#domain/accounts/otp/otp-target.ts'
import type { OtpNeeds } from '#domain/accounts/otp/otp-target.ts'
import { verifyBookingOtp } from '#domain/accounts/otp/verify-otp.server.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { maskEmail } from '#domain/contact/email.ts'
import { maskMobile } from '#domain/contact/mobile.ts'
import { lockSubject } from '#domain/audit/edit-one.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { ANSWERED_WITHIN, REQUEST_KINDS } from './data-request.ts'
import type { RequestKind } from './data-request.ts'
import { dataRequests } from './tables.ts'

type TypedRequest = { kind: unknown; otp: unknown; browserHash: string }
type RefusedRequest = 'forbidden' | 'not-allowed' | 'contact-missing' | 'otp-missing' | 'otp-wrong' | 'otp-locked'

const Kind = z.enum(REQUEST_KINDS).catch('copy')

/**
 * Takes the request of a guest for a copy of what is kept of them, or for its erasure, with a code that was sent to them just now: a link to a booking may have been handed on. It is about the
 * mobile or the e-mail the code went to, and nothing else. Asked twice it is one request. Refuses who has an account, where all of this is at hand ('not-allowed').
 */
export async function askForData(
  needs: OtpNeeds,
  access: BookingAccess,
  { kind, ...typed }: TypedRequest,
): Promise<Result<{ dueOn: string }, RefusedRequest>> {
  const allowed = admit(access, 'data.ask')
  if (!allowed.ok) return allowed
  return needs.db.transaction(async (db) => {
    const booking = await lockBooking(db, access.bookingId)
    if (!booking || booking.userId !== null) return refused('not-allowed')
    const { contactMobile: mobile, contactEmail: email, reference } = booking
    if (mobile === null || email === null) return refused('contact-missing')
    // A refusal is no error: the transaction commits, and the guess stays counted.
    const verified = await verifyBookingOtp({ ...needs, db }, { mobile, email, ...typed })
    if (!verified.ok) return verified
    const { purpose, target } = bookingOtpTarget(needs.config, { mobile, email })
    const who = purpose === 'booking' ? { mobile: target, email: null } : { mobile: null, email: target }
    const dueOn = addDays(istDate(needs.clock.now()), ANSWERED_WITHIN)
    return done({ dueOn: await keep(db, { kind: Kind.parse(kind), askedFrom: reference, dueOn, ...who }) })
  })
}

type Request = { kind: RequestKind; askedFrom: string; dueOn: string; mobile: string | null; email: string | null }

async function keep(db: Db, request: Request): Promise<string> {
  const { kind, mobile, email } = request
  await lockSubject(db, `data-request:${mobile ?? email}`)
  const isTheirs = mobile === null ? eq(dataRequests.email, email!) : eq(dataRequests.mobile, mobile)
  const [open] = await db
    .select({ dueOn: dataRequests.dueOn })
    .from(dataRequests)
    .where(and(isTheirs, eq(dataRequests.kind, kind), isNull(dataRequests.answeredAt)))
  if (open) return open.dueOn
  const reach = mobile === null ? maskEmail(email!) : maskMobile(mobile)
  await db.insert(dataRequests).values({ ...request, reach })
  return request.dueOn
}

/** What was asked from a booking, the latest first, for whoever opens it. */
export async function listRequestsOf(db: Db, reference: string) {
  const { kind, reach, dueOn, createdAt, answeredAt, answer } = dataRequests
  return db
    .select({ kind, reach, dueOn, createdAt, answeredAt, answer })
    .from(dataRequests)
    .where(eq(dataRequests.askedFrom, reference))
    .orderBy(createdAt)
}
