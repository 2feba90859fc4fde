import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { documentRefund } from '#domain/bookings/papers/paperwork.server.ts'
import { bookingEvents, bookings, instalments } from '#domain/bookings/tables.ts'
import { findBalances, listApplied, refundApplied } from '#domain/payments/ledger.server.ts'
import type { Db } from '#platform/db.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
import { HOLD_ENDED } from './desk-money.ts'
import { unpay } from './desk-parts.server.ts'
import { tellReturned } from './money-messages.server.ts'

const MOST_AT_ONCE = 200
/** A round that was missed is made up for so long. */
const LOOKED_BACK = '30 days'

/** Has what came of a first part go back where its hold ended before the rest came, with its paper and its mail, each once. Gives of how many. */
export async function giveBackPartPaid(needs: TellNeeds & { db: Db }): Promise<number> {
  return countInTurn(await listEnded(needs.db), ({ id }) => giveBack(needs, id))
}

async function listEnded(db: Db): Promise<{ id: string }[]> {
  const { id, state } = bookings
  const isLate = sql`exists (select from ${bookingEvents} where ${bookingEvents.bookingId} = ${id} and ${bookingEvents.kind} = 'expired'
    and ${bookingEvents.at} > now() - ${LOOKED_BACK}::interval)`
  return db
    .selectDistinct({ id })
    .from(instalments)
    .innerJoin(bookings, eq(bookings.id, instalments.bookingId))
    .where(and(isNotNull(instalments.ofPart), isNotNull(instalments.paidAt), eq(state, 'expired'), isLate))
    .orderBy(asc(id))
    .limit(MOST_AT_ONCE)
}

function giveBack(needs: TellNeeds & { db: Db }, bookingId: string): Promise<boolean> {
  return needs.db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    const { applied: paise } = await findBalances(db, bookingId)
    if (booking?.state !== 'expired' || paise === 0) return false
    for (const { paymentId } of await listApplied(db, bookingId)) await unpay(db, bookingId, paymentId)
    const back = await refundApplied(db, { bookingId, paise, reason: HOLD_ENDED })
    await db.insert(bookingEvents).values({ bookingId, kind: 'money-returned', facts: { paise, reason: HOLD_ENDED } })
    await tellReturned({ ...needs, db }, booking, { paise, reason: HOLD_ENDED, share: null })
    const reason = `Advance for ${booking.journey.package.name}: the hold ended`
    await documentRefund(db, booking, { subject: `${HOLD_ENDED} ${back[0]!.paymentId}`, back, reason })
    return true
  })
}
