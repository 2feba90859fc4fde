import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandSuccess } from '#domain/audit/command.server.ts'
import { callOffAsks } from '#domain/bookings/desk/tables.ts'
import { findAlonePaise } from '#domain/bookings/pay/refund-asks.server.ts'
import { releaseCars } from '#domain/departures/departure-cars.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { closeWaitlistOf, lockWaitlistOf } from '#domain/departures/waitlist/closing.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { mustProveAnew } from '#domain/policy/policy.ts'
import { databaseToday, todayInIndia } from '#platform/database-time.server.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { sumApplied } from '#domain/payments/ledger.server.ts'
import type { Db } from '#platform/db.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { accessAs } from '#domain/bookings/access.server.ts'
import { tellCalledOff } from '#domain/bookings/change/change-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { findOpenCallOff } from './call-off-asks.server.ts'
import { cancelBooking } from './cancel.server.ts'
import { findBookingById } from '#domain/bookings/find-booking.server.ts'
import { hasFreeMove } from '#domain/bookings/change/free-move.server.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'

/** Why a date is called off, for whoever booked it. */
export const WhyCalledOff = z.string().trim().min(3, 'Say why: those who booked read it.').max(300)

const MOST_AT_ONCE = 200
const CALL_OFF = { program: 'what was called off' } as const
/** Whoever booked may choose another date for so long, and never beyond the day the one that was called off would have left. */
const CHOICE_DAYS = 7

export type CallOffNeeds = TellNeeds & QuoteNeeds

const CalledOff = z.object({
  departureId: z.string().min(1),
  because: WhyCalledOff,
})
type CalledOff = z.infer<typeof CalledOff>

export type DepartureCalledOff = { waits: boolean; bookings: number; choosing: number; waiting: number }
export type NoDepartureCalledOff = 'unknown' | 'not-allowed' | 'too-late' | 'prove-again'

/**
 * Calls a departure off: from this commit on nobody can book it and nobody waits for it any more. Whoever has booked is told, and where other dates of the package have their seats, may
 * choose one until a day that is named; everybody else's money goes back by `giveBackCalledOff`. What is paid is within what one person gives back alone, all of it together; beyond it the deed waits for somebody
 * else (`waits`), and nothing of it is done. Refuses 'unknown', what has been called off before ('not-allowed') and what has left
 * ('too-late'), 'prove-again' where somebody has paid, and 'call-off-open' while another ask waits. Gives how many bookings it concerns, how many of them may choose, and how many waited.
 */
export const callOffDeparture = command<
  CalledOff,
  CalledOff,
  DepartureCalledOff,
  NoDepartureCalledOff | 'call-off-open',
  CallOffNeeds
>('departures.call-off', {
  input: CalledOff,
  tags: ['departures'],
  change: async (needs, { departureId, because }) => {
    const { db, actor } = needs
    const found = await lockToCallOff(needs, departureId)
    if (!found.ok) return found
    const { booked, waiting } = found.value
    const ids = booked.map(({ id }) => id)
    const paise = await sumApplied(db, ids)
    if (isProgram(actor) || paise <= (await findAlonePaise(db, ...ids)))
      return callOffLocked(needs, found.value, because)
    if (await findOpenCallOff(db, departureId)) return refused('call-off-open')
    await db
      .insert(callOffAsks)
      .values({ id: newId(), departureId, because, amountPaise: paise, state: 'open', askedBy: actor.id })
    const after = { deed: 'call-off-asked', because, paise }
    const value = { waits: true, bookings: booked.length, choosing: 0, waiting: waiting.length }
    return { ok: true, value, changes: [{ subject: `departure:${departureId}`, before: null, after }] }
  },
})

export type LockedDeparture = {
  departure: typeof departures.$inferSelect
  booked: { id: string }[]
  waiting: Awaited<ReturnType<typeof lockWaitlistOf>>
  today: CalendarDate
}

/** A departure that may be called off, locked with its bookings and its line until the transaction ends. Refuses as `callOffDeparture` does. */
export async function lockToCallOff(
  needs: CallOffNeeds & { db: Db; actor: Actor },
  departureId: string,
): Promise<Result<LockedDeparture, NoDepartureCalledOff>> {
  const { db, actor } = needs
  // Bookings, then places in the line, then the departure: the order in which everybody else takes them.
  const booked = await lockBooked(db, departureId)
  if (booked.length > 0 && mustProveAnew(actor, 'payments.settle', needs.clock.now())) return refused('prove-again')
  const waiting = await lockWaitlistOf(db, departureId)
  const [departure] = await db.select().from(departures).where(eq(departures.id, departureId)).for('update')
  // A date of one party's own goes back by its booking, within what one person gives back alone.
  if (!departure || (departure.isPrivate && !isProgram(actor))) return refused('unknown')
  if (departure.status === 'cancelled') return refused('not-allowed')
  const today = await databaseToday(db)
  return departure.startsOn < today ? refused('too-late') : done({ departure, booked, waiting, today })
}

/** Calls a locked departure off, in the caller's transaction. */
export async function callOffLocked(
  needs: CallOffNeeds & { db: Db },
  { departure, booked, waiting, today }: LockedDeparture,
  because: string,
): Promise<CommandSuccess<DepartureCalledOff>> {
  const { db } = needs
  const { id: departureId, startsOn, status } = departure
  await db
    .update(departures)
    .set({ status: 'cancelled', calledOffBecause: because })
    .where(eq(departures.id, departureId))
  await releaseCars(db, [departureId])
  const until = choiceUntil(startsOn, today)
  let choosing = 0
  for (const { id } of booked) if (await offerChoice(needs, id, { until, because })) choosing++
  await closeWaitlistOf(needs, departureId, waiting)
  const isOpen = and(eq(bookings.departureId, departureId), inArray(bookings.state, ['held', 'confirmed']))
  const count = await db.$count(bookings, isOpen)
  const after = { status: 'cancelled', because, bookings: count, choosing }
  const change = { subject: `departure:${departureId}`, before: { status }, after }
  return { ok: true, value: { waits: false, bookings: count, choosing, waiting: waiting.length }, changes: [change] }
}

/** The last day to choose another date, when one that leaves on `startsOn` is called off today. */
export function choiceUntil(startsOn: CalendarDate, today: CalendarDate): CalendarDate {
  const last = addDays(today, CHOICE_DAYS)
  return last < startsOn ? last : startsOn
}

async function lockBooked(db: Db, departureId: string): Promise<{ id: string }[]> {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.departureId, departureId), eq(bookings.state, 'confirmed')))
    .orderBy(asc(bookings.id))
    .for('update')
}

/** Offers who booked what was called off another date, where there is one; whether there is. */
export async function offerChoice(
  needs: CallOffNeeds & { db: Db },
  bookingId: string,
  { until, because }: { until: CalendarDate; because: string },
): Promise<boolean> {
  const { db } = needs
  const booking = (await findBookingById(db, bookingId))!
  if (!(await hasFreeMove(needs, booking))) return false
  await db.update(bookings).set({ choiceUntil: until }).where(eq(bookings.id, bookingId))
  await db.insert(bookingEvents).values({ bookingId, kind: 'called-off', facts: { until } })
  await tellCalledOff(needs, booking, { until, because })
  return true
}

/**
 * Cancels the bookings of departures and hires that were called off which have nothing to choose or whose time to choose is over, all that was paid on its way back: each in a transaction of its own,
 * so that a process that dies half-way leaves the rest to the next round. Done again it gives nothing back twice. Gives how many were cancelled.
 */
export async function giveBackCalledOff(needs: TellNeeds & { db: Db }): Promise<number> {
  const giveBack = async ({ id }: { id: string }) =>
    (await cancelBooking(needs, accessAs(CALL_OFF, id), { reason: 'operator' })).ok
  return countInTurn(await listDue(needs.db), giveBack)
}

async function listDue(db: Db): Promise<{ id: string }[]> {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .leftJoin(departures, eq(departures.id, bookings.departureId))
    .where(
      and(
        or(eq(departures.status, 'cancelled'), isNotNull(bookings.calledOffBecause)),
        inArray(bookings.state, ['held', 'confirmed']),
        or(isNull(bookings.choiceUntil), lt(bookings.choiceUntil, todayInIndia)),
      ),
    )
    .orderBy(asc(bookings.departureId), asc(bookings.id))
    .limit(MOST_AT_ONCE)
}
