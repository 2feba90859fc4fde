import { extendForSomebody, noteBooking, sendBookingLink } from '#domain/bookings/desk/booking/deeds.server.ts'
import { payerName } from '#domain/bookings/cancel/back-to.server.ts'
import { findBookingDesk } from '#domain/bookings/desk/booking/desk.server.ts'
import { readDetails } from '#domain/bookings/trip/later-details.server.ts'
import { putPaidBackRight } from '#domain/bookings/pay/paid-back-wrongly.server.ts'
import { findOneTransfer } from '#domain/bookings/pay/paid-back.server.ts'
import { listTakenBackStill, takeBackLine } from '#domain/bookings/pay/take-back-line.server.ts'
import { findReturnable } from '#domain/bookings/pay/refund-by-hand.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { findWrittenReview } from '#domain/reviews/trip-review.server.ts'
import type { Services } from '#domain/services.server.ts'
import { done } from '#platform/result.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import type { Happened } from './timeline-words.ts'

/** A booking as its page shows it; whole document numbers where somebody asks for them, who is written down then. */
export async function loadBooking(services: Services, actor: Actor, reference: string, isRead: boolean) {
  const found = await findBookingDesk(services.db, actor, reference)
  if (!found.ok) return found
  const { booking, payments } = found.value
  const review = await findWrittenReview(services.db, booking.id)
  const read = isRead ? await readDetails(services, actor, booking.id) : undefined
  const returnable = await findReturnable(services.db, booking)
  const takenBackStill = await listTakenBackStill(
    services.db,
    payments.map(({ id }) => id),
  )
  const isShared = booking.instalments.some(({ share }) => share !== null)
  const payers = booking.instalments.map(({ share }) => (isShared ? payerName(booking, share ?? 0) : undefined))
  const happened = review ? withReview(found.value.timeline, { what: 'review', ...review }) : found.value.timeline
  const details = read?.ok ? read.value : undefined
  return done({ ...found.value, happened, payers, returnable, takenBackStill, details })
}

function withReview(timeline: readonly Happened[], review: Happened): Happened[] {
  return [...timeline, review].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
export type FoundBooking = Extract<Awaited<ReturnType<typeof loadBooking>>, { ok: true }>['value']

/** What the forms of a booking's page ask for. */
export function bookingDeeds(reference: string): Record<string, Deed> {
  return {
    note: async (services, actor, typed) =>
      told(await noteBooking(services, actor, { reference, words: typed('words') }), () => 'noted', {
        invalid: 'unclear-deed',
      }),
    link: async (services, actor) =>
      told(await sendBookingLink(services, actor, { reference }), () => 'link', { invalid: 'unclear-deed' }),
    'take-back': async (services, actor, typed) =>
      told(await takeBackLine(services, actor, { paymentId: typed('payment') }), () => 'take-back', {
        invalid: 'unclear-deed',
      }),
    'paid-back-wrongly': putRight,
    'not-paid-back': async (services, actor, typed) =>
      told(await putPaidBackRight(services, actor, { utr: typed('utr') }), () => 'not-paid-back', UNCLEAR),
    extend: async (services, actor) =>
      told(await extendForSomebody(services, actor, { reference }), () => 'extended', { invalid: 'unclear-deed' }),
  }
}

const UNCLEAR = { invalid: 'invalid-bank-line' } as const

/** Where the right number has paid back some of the booking before, it is asked first whether one transfer paid all of it. */
const putRight: Deed = async (services, actor, typed) => {
  const [right, seen] = [typed('right'), typed('seen')]
  const noted = { utr: typed('utr'), right, ...(seen === '' ? {} : { seenPaise: Number(seen) }) }
  const put = await putPaidBackRight(services, actor, noted)
  if (put.ok || put.reason !== 'one-transfer') return told(put, () => 'paid-back-right', UNCLEAR)
  const asked = await findOneTransfer(services.db, actor, { refundIds: typed('refund').split(' '), utr: right })
  if (!asked.ok) return asked
  const { wentPaise, allPaise } = asked.value
  return { ...put, typed: { went: String(wentPaise), seen: String(allPaise) } }
}
