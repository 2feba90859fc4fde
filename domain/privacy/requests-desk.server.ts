import { asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import {
  countGuestJourneysAhead,
  forgetGuestBookings,
  listGuestsUninvoiced,
} from '#domain/bookings/forget-bookings.server.ts'
import { listUnproven } from '#domain/bookings/desk/booking/export.server.ts'
import { sendMail, sendSms } from '#domain/messaging/send.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import { PAPERS_CLOSED, PAPERS_KEPT } from './data-request.ts'
import type { RequestState } from './data-request.ts'
import { forgetPerson } from './forget-person.server.ts'
import { collectKept } from './kept-of-person.server.ts'
import { requestUrl } from './request-link.ts'
import { dataRequests } from './tables.ts'

const ROWS_A_PAGE = 40
const { id, kind, reach, dueOn, createdAt, answeredAt, answer } = dataRequests
const shown = { id, kind, reach, dueOn, createdAt, answeredAt, answer }

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

/** One request with what is kept of who asked, and which bookings name them unproven; nothing of it once it is answered. Refuses `forbidden` and 'unknown'. */
export async function findDataRequest(db: Db, actor: Actor, requestId: string) {
  const allowed = demand(actor, 'privacy.answer')
  if (!allowed.ok) return allowed
  const [request] = await db.select().from(dataRequests).where(eq(id, requestId))
  if (!request) return refused('unknown')
  const { email, mobile, ...rest } = request
  const asker = { email, mobile }
  if (request.answeredAt !== null)
    return done({ request: rest, asker, kept: undefined, ahead: 0, uninvoiced: [], unproven: [] })
  return done({
    request: rest,
    asker,
    kept: await collectKept(db, asker),
    ahead: await countGuestJourneysAhead(db, asker),
    uninvoiced: await listGuestsUninvoiced(db, asker),
    unproven: await listUnproven(db, asker),
  })
}

const Answer = z.object({
  id: z.string().min(1).max(60),
  answer: z.string().trim().min(3, 'Say what was done: whoever asked reads this.').max(1000, 'At most 1,000 signs.'),
})
type AnswerTyped = z.infer<typeof Answer>

/** What an answer is told with: its link. */
type TellNeeds = { keys: KeyRing; config: Pick<Config, 'publicUrl'> }

/**
 * Writes down what was answered to a request, in words whoever asked reads on its page, and is mailed or told of by SMS. A copy can be taken there from then on; who asked for an erasure is forgotten with the
 * answer. Refuses 'unknown' what is answered by now.
 */
export const answerDataRequest = command<AnswerTyped, AnswerTyped, undefined, 'unknown', TellNeeds>('privacy.answer', {
  input: Answer,
  tags: [],
  change: async (needs, { id: requestId, answer: words }) => {
    const request = await lockOpen(needs.db, requestId)
    return request ? close(needs, request, words) : refused('unknown')
  },
})

/**
 * Erases what is kept of who asked for it, as of an account that is deleted: enquiries, newsletter, waiting lists, details, messages, and the names on bookings that are over; sums stay, and
 * numbered papers with name and address, which the law asks for. Refuses 'unknown' what is answered by now or is no erasure, 'journey-ahead' while they are booked on something to come, and 'invoice-fails' where a tax invoice one of their journeys waits for cannot be made first.
 */
export const eraseByRequest = command<
  Pick<AnswerTyped, 'id'>,
  Pick<AnswerTyped, 'id'>,
  undefined,
  'unknown' | 'journey-ahead' | 'invoice-fails',
  TellNeeds
>('privacy.answer', {
  input: Answer.pick({ id: true }),
  tags: [],
  change: async (needs, { id: requestId }) => {
    const { db, clock } = needs
    const request = await lockOpen(db, requestId)
    if (request?.kind !== 'erasure') return refused('unknown')
    const { email, mobile } = request
    const asker = { email, mobile }
    if ((await countGuestJourneysAhead(db, asker)) > 0) return refused('journey-ahead')
    await forgetPerson(db, clock, { userId: '', ...asker, verified: asker })
    const emptied = await forgetGuestBookings(db, asker)
    if (!emptied.ok) return emptied
    return close(needs, request, emptied.value === 0 ? ERASED : `${ERASED} ${KEPT_BY_LAW}`)
  },
})

/** Tells who asked, where they have proven to be reached. */
async function tellAnswered(db: Db, needs: TellNeeds, { id: requestId, email, mobile }: Row, answer: string) {
  if (mobile !== null) await sendSms(db, 'data-answered', { to: mobile, values: {} })
  if (email === null) return
  const values = { site: await findOperatorName(db), link: requestUrl(needs, requestId), answer }
  await sendMail(db, 'data-answered', { to: email, values })
}

const ERASED = 'What we kept of you is erased.'
const KEPT_BY_LAW = `Of your bookings the sums stay without your name, and the numbered papers with it. ${PAPERS_KEPT} ${PAPERS_CLOSED}`

type Row = typeof dataRequests.$inferSelect

async function lockOpen(db: Db, requestId: string): Promise<Row | undefined> {
  const [request] = await db.select().from(dataRequests).where(eq(id, requestId)).for('update')
  return request?.answeredAt === null ? request : undefined
}

async function close(needs: CommandNeeds & TellNeeds, asked: Row, words: string) {
  const { db, clock } = needs
  const { id: requestId, kind } = asked
  const nobody = kind === 'copy' ? {} : { email: null, mobile: null }
  await db
    .update(dataRequests)
    .set({ answeredAt: clock.now(), answer: words, ...nobody })
    .where(eq(id, requestId))
  await tellAnswered(db, needs, asked, words)
  const change = {
    subject: `data-request:${requestId}`,
    before: { kind },
    after: { kind, answer: words },
  }
  return { ok: true as const, value: undefined, changes: [change] }
}
