import { and, asc, eq, gte, isNotNull, isNull, lte, min, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { databaseToday } from '#platform/database-time.server.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
import { accessAs } from '#domain/bookings/access.server.ts'
import { REMINDED_DAYS_BEFORE, REMINDERS } from '#domain/bookings/booking.ts'
import type { Reminder } from '#domain/bookings/booking.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { keepNote } from '#domain/bookings/desk/booking/deeds.server.ts'
import { tellDue } from './money-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { cancelBooking } from '#domain/bookings/cancel/cancel.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings, instalments, paymentReminders, quotes } from '#domain/bookings/tables.ts'

type Needs = TellNeeds & { db: Db }

const MOST_AT_ONCE = 200
/** So long the seats of who could not be told are kept for the office to reach them. */
const UNTOLD = sql`interval '7 days'`
const UNPAID = { program: 'what was not paid' } as const
const NOBODY_TOLD =
  'No carrier took the last message about what was due, and a week has passed since. They may not know: please call them.'
const FIRST_REMINDED = Math.max(...Object.values(REMINDED_DAYS_BEFORE))

/**
 * Reminds who booked of the parts that are due within a week, tomorrow, or since yesterday, by the database's day in India; each once, whoever else
 * does so at the same time. A reminder that was missed is not made up for once a later one is due. Gives how many went out.
 */
export async function remindOfPayments(needs: Needs, most = MOST_AT_ONCE): Promise<number> {
  const { db } = needs
  const today = await databaseToday(db)
  return countInTurn(await listUnreminded(db, today, most), (one) => remind(needs, one))
}

/**
 * Gives back the seats of bookings whose part was not paid within the grace their plan names, nor by the day after the last message about it, as a cancellation by the terms they were
 * sold under; of one whose last message no carrier took, after a week, with a note for the office. One whose bank was asked by then and has not answered is left alone. Gives how many were cancelled.
 */
export async function cancelOverdue(needs: Needs, most = MOST_AT_ONCE): Promise<number> {
  await keepWhenTold(needs.db)
  return countInTurn(await listOverdue(needs.db, most), ({ id, isTold }) => cancelUnpaid(needs, id, isTold))
}

async function cancelUnpaid(needs: Needs, bookingId: string, isTold: boolean): Promise<boolean> {
  return needs.db.transaction(async (db) => {
    const outcome = await cancelBooking({ ...needs, db }, accessAs(UNPAID, bookingId), { reason: 'unpaid' })
    if (outcome.ok && !isTold)
      await keepNote(db, { bookingId, about: 'cancelled', words: NOBODY_TOLD, by: UNPAID.program })
    return outcome.ok
  })
}

/** Nothing is due of a date that was called off. */
const isPayable = and(eq(bookings.state, 'confirmed'), isNull(bookings.choiceUntil))

/** Parts whose reminder of today has not gone out; friends' first part of a date before the others. */
async function listUnreminded(db: Db, today: CalendarDate, most: number): Promise<RemindedPart[]> {
  const { bookingId, part, dueOn, paidAt } = instalments
  const kind = reminderOn(today)
  const isReminded = sql`exists (select 1 from ${paymentReminders}
    where ${paymentReminders.bookingId} = ${bookingId} and ${paymentReminders.part} = ${part} and ${paymentReminders.kind} = ${kind})`
  return db
    .select({ bookingId, part, kind })
    .from(instalments)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(isPayable, isNull(paidAt), lte(dueOn, addDays(today, FIRST_REMINDED)), not(isReminded)))
    .orderBy(asc(dueOn), asc(part), asc(bookingId))
    .limit(most)
}

/** The reminder that fits the days a part has left, or is over. */
function reminderOn(today: CalendarDate): SQL<Reminder> {
  const cases = REMINDERS.toReversed().map(
    (kind) => sql`when ${instalments.dueOn} - ${today}::date <= ${REMINDED_DAYS_BEFORE[kind]}::int then ${kind}::text`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

async function remind(needs: Needs, one: RemindedPart): Promise<boolean> {
  return needs.db.transaction(async (db) => {
    const booking = await lockBooking(db, one.bookingId)
    if (booking?.state !== 'confirmed' || (await findReminder(db, one))) return false
    const told = await tellDue({ ...needs, db }, booking, one)
    if (!told) return false
    const by = 'by' in told ? await findReminder(db, { ...one, part: told.by }) : told
    if (!by) return false
    await db.insert(paymentReminders).values({ ...one, messageId: by.messageId })
    return by === told
  })
}

type RemindedPart = { bookingId: string; part: number; kind: Reminder }

async function findReminder(db: Db, { bookingId, part, kind }: RemindedPart) {
  const { bookingId: of, part: asked, kind: which } = paymentReminders
  const [found] = await db
    .select()
    .from(paymentReminders)
    .where(and(eq(of, bookingId), eq(asked, part), eq(which, kind)))
  return found
}

/** The outbox forgets a message long before its booking is over. */
async function keepWhenTold(db: Db): Promise<void> {
  const { messageId, toldAt } = paymentReminders
  await db
    .update(paymentReminders)
    .set({ toldAt: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.id, messageId), isNull(toldAt), isNotNull(outbox.sentAt)))
}

/**
 * The last day on which the seats of an open part are kept: the grace its plan names, and never less than the day after the last message about it has gone; of a plan without grace that is the one before the part is
 * due. One no carrier would take has told nobody: the office reads of it, and has a week to reach them before it counts as told. Null where no message was written.
 */
function keptUntil(grace: SQL): SQL {
  const { bookingId, part, kind, at, messageId, toldAt } = paymentReminders
  const told = sql`(coalesce(${outbox.sentAt}, ${toldAt}, ${at} + case when ${messageId} is null then interval '0 days' else ${UNTOLD} end) at time zone 'Asia/Kolkata')::date`
  return sql`(select greatest(${instalments.dueOn} + ${grace}, max(${told}) + 1) from ${paymentReminders} left join ${outbox} on ${outbox.id} = ${messageId}
    where ${bookingId} = ${instalments.bookingId} and ${part} = ${instalments.part} and (${kind} = 'missed' or ${kind} = 'day' and ${grace} = 0) having max(${told}) is not null)`
}

async function listOverdue(db: Db, most: number): Promise<{ id: string; isTold: boolean }[]> {
  const today = await databaseToday(db)
  const grace = sql`(${quotes.priced} -> 'terms' -> 'payment' ->> 'graceDays')::int`
  const kept = keptUntil(grace)
  // Begun later it keeps nothing, or whoever begins one every few days would keep the seats without an end.
  const isAsked = sql`exists (select 1 from payment_orders o where o.booking_id = ${bookings.id} and o.state = 'pending'
    and (o.created_at at time zone 'Asia/Kolkata')::date <= ${kept})`
  return db
    .select({ id: bookings.id, isTold: sql<boolean>`bool_and(${isLastTold()})` })
    .from(bookings)
    .innerJoin(instalments, eq(instalments.bookingId, bookings.id))
    .innerJoin(quotes, eq(quotes.token, bookings.quoteToken))
    .where(
      and(
        isPayable,
        // Later it is refused as too late, for ever.
        gte(bookings.startsOn, today),
        isNull(instalments.paidAt),
        sql`${instalments.dueOn} + ${grace} < ${today}::date`,
        sql`${kept} < ${today}::date`,
        sql`not ${isAsked}`,
      ),
    )
    .groupBy(bookings.id)
    .orderBy(asc(min(instalments.dueOn)), asc(bookings.id))
    .limit(most)
}

/** Whether every message about an open part has gone, as far as it is known. */
function isLastTold() {
  const { bookingId, part, messageId, toldAt } = paymentReminders
  return sql`not exists (select from ${paymentReminders} left join ${outbox} on ${outbox.id} = ${messageId}
    where ${bookingId} = ${instalments.bookingId} and ${part} = ${instalments.part} and ${messageId} is not null and ${outbox.sentAt} is null and ${toldAt} is null)`
}
