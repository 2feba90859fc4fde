import { asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { collectGuestBookings, collectPlaces } from '#domain/bookings/desk/booking-export.server.ts'
import { countGuestJourneysAhead, forgetGuestBookings } from '#domain/bookings/forget-bookings.server.ts'
import { findSubscription } from '#domain/content/newsletter.server.ts'
import { listWaitingOf } from '#domain/departures/waitlist/joining.server.ts'
import { listEnquiriesOf } from '#domain/leads/own-enquiry.server.ts'
import { sendMail, sendSms } from '#domain/messaging/send.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { RequestState } from './data-request.ts'
import { forgetPerson } from './forget-person.server.ts'
import { dataRequests } from './tables.ts'

const ROWS_A_PAGE = 40
const { id, kind, askedFrom, reach, dueOn, createdAt, answeredAt, answer } = dataRequests
const shown = { id, kind, askedFrom, reach, dueOn, createdAt, answeredAt, answer }

export type DataRequest = { [Name in keyof typeof shown]: (typeof dataRequests.$inferSelect)[Name] }

/** One page of what guests asked for: of those that wait whoever is due first, of the rest the latest answer. Refuses `forbidden`. */
export async function listDataRequests(db: Db, actor: Actor, { state, page }: { state: RequestState; page: number }) {
  const allowed = demand(actor, 'privacy.answer')
  if (!allowed.ok) return allowed
  const [counted] = await db.select({ all: count(), answered: count(answeredAt) }).from(dataRequests)
  const { all = 0, answered = 0 } = counted ?? {}
  const counts = { open: all - answered, answered }
  const rows = await db
    .select(shown)
    .from(dataRequests)
    .where(state === 'open' ? isNull(answeredAt) : isNotNull(answeredAt))
    .orderBy(...(state === 'open' ? [asc(dueOn), asc(id)] : [desc(answeredAt), asc(id)]))
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE)
  return done({ rows, counts, pages: Math.max(1, Math.ceil(counts[state] / ROWS_A_PAGE)) })
}

type Asker = { email: string | null; mobile: string | null }

/** One request with what is kept of who asked; nothing of it once it is answered. Refuses `forbidden` and 'unknown'. */
export async function findDataRequest(db: Db, actor: Actor, requestId: string) {
  const allowed = demand(actor, 'privacy.answer')
  if (!allowed.ok) return allowed
  const [request] = await db.select().from(dataRequests).where(eq(id, requestId))
  if (!request) return refused('unknown')
  const { email, mobile, ...rest } = request
  const asker = { email, mobile }
  if (request.answeredAt !== null) return done({ request: rest, asker, kept: undefined, ahead: 0 })
  return done({ request: rest, asker, kept: await collect(db, asker), ahead: await countGuestJourneysAhead(db, asker) })
}

/** All that is kept of somebody without an account under the address they have proven. What an account holds is its own person's to take along. */
async function collect(db: Db, asker: Asker) {
  const { email } = asker
  return {
    asker,
    bookings: await collectGuestBookings(db, asker),
    enquiries: await listEnquiriesOf(db, asker),
    newsletter: email === null ? null : ((await findSubscription(db, email)) ?? null),
    places: email === null ? [] : await collectPlaces(db, email),
    waitlists: email === null ? [] : await listWaitingOf(db, email),
  }
}

const Answer = z.object({
  id: z.string().min(1).max(60),
  answer: z.string().trim().min(3, 'Say what was done: whoever asked reads this.').max(1000, 'At most 1,000 signs.'),
})

/** Writes down what was answered to a request, in words whoever asked is sent, and reads on the page of their trip; who it was is forgotten with it. Refuses 'unknown' what is answered by now. */
export const answerDataRequest = command('privacy.answer', {
  input: Answer,
  tags: [],
  change: async ({ db, clock }, { id: requestId, answer: words }) => {
    const request = await lockOpen(db, requestId)
    return request ? close(db, clock, request, words) : refused('unknown')
  },
})

/**
 * Erases what is kept of who asked for it, as of an account that is deleted: enquiries, newsletter, waiting lists, details, messages, and the names on bookings that are over; sums and
 * numbered papers stay, which the law asks for. Refuses 'unknown' what is answered by now or is no erasure, and 'journey-ahead' while they are booked on something to come.
 */
export const eraseByRequest = command('privacy.answer', {
  input: Answer.pick({ id: true }),
  tags: [],
  change: async ({ db, clock }, { id: requestId }) => {
    const request = await lockOpen(db, requestId)
    if (request?.kind !== 'erasure') return refused('unknown')
    const { email, mobile } = request
    const asker = { email, mobile }
    if ((await countGuestJourneysAhead(db, asker)) > 0) return refused('journey-ahead')
    await forgetPerson(db, clock, { userId: '', ...asker, verified: asker })
    const emptied = await forgetGuestBookings(db, asker)
    return close(db, clock, request, emptied === 0 ? ERASED : `${ERASED} ${KEPT_BY_LAW}`)
  },
})

/** Tells who asked, where they have proven to be reached; the last that goes there. */
async function tellAnswered(db: Db, { email, mobile, askedFrom: reference }: Row, answer: string): Promise<void> {
  if (mobile !== null) await sendSms(db, 'data-answered', { to: mobile, values: { reference } })
  if (email === null) return
  const values = { site: await findOperatorName(db), booking: reference, answer }
  await sendMail(db, 'data-answered', { to: email, values })
}

const ERASED = 'What we kept of you is erased.'
const KEPT_BY_LAW = 'Of your bookings the sums and numbered papers stay, without your name, as the law asks.'

type Row = typeof dataRequests.$inferSelect

async function lockOpen(db: Db, requestId: string): Promise<Row | undefined> {
  const [request] = await db.select().from(dataRequests).where(eq(id, requestId)).for('update')
  return request?.answeredAt === null ? request : undefined
}

async function close(db: Db, clock: Clock, asked: Row, words: string) {
  const { id: requestId, kind } = asked
  const answered = { answeredAt: clock.now(), answer: words, email: null, mobile: null }
  await db.update(dataRequests).set(answered).where(eq(id, requestId))
  await tellAnswered(db, asked, words)
  const change = {
    subject: `data-request:${requestId}`,
    before: { kind },
    after: { kind, answer: words },
  }
  return { ok: true as const, value: undefined, changes: [change] }
}
