import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import { istDate } from '#platform/dates.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { ANSWER_KEPT } from './data-request.ts'
import { collectKept } from './kept-of-person.server.ts'
import type { Asker } from './kept-of-person.server.ts'
import { requestIdIn } from './request-link.ts'
import { dataRequests } from './tables.ts'

type LinkNeeds = { db: Db; keys: KeyRing; clock: Clock }
type Row = typeof dataRequests.$inferSelect

/** What the page of a request shows whoever has its link; undefined of a link that was not made here, and once its answer is no longer kept. */
export async function findOwnRequest(needs: LinkNeeds, token: string) {
  const row = await findByToken(needs, token)
  if (!row) return undefined
  const { kind, reach, createdAt, dueOn, answer, answeredAt } = row
  const askedOn = istDate(createdAt)
  return {
    kind,
    reach,
    askedOn,
    dueOn,
    answer,
    keptUntil: answeredAt && istDate(endOf(answeredAt)),
    hasCopy: askerOfCopy(row) !== undefined,
  }
}

/** All that is kept of who asked for a copy, once the office has answered that; undefined before, afterwards, and of whatever opens no request. */
export async function findOwnCopy(needs: LinkNeeds, token: string) {
  const row = await findByToken(needs, token)
  const asker = row && askerOfCopy(row)
  return asker && collectKept(needs.db, asker)
}

/** Whether a request waits, or its answer is still kept. */
export function isReadable({ answeredAt }: Pick<Row, 'answeredAt'>, now: Date): boolean {
  return answeredAt === null || endOf(answeredAt) > now
}

/** Forgets who asked for what was answered so long ago that nobody reads it any more. */
export async function forgetOldRequests(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - ANSWER_KEPT)
  await db
    .update(dataRequests)
    .set({ email: null, mobile: null, askedBy: null })
    .where(and(lt(dataRequests.answeredAt, before), isNotNull(dataRequests.askedBy)))
}

/** Forgets where somebody is reached whose requests are answered: no copy can be taken any more. */
export async function forgetAskersOf(db: Db, { email, mobile }: Asker): Promise<void> {
  const theirs = or(
    email === null ? undefined : eq(dataRequests.email, email),
    mobile === null ? undefined : eq(dataRequests.mobile, mobile),
  )
  if (theirs)
    await db
      .update(dataRequests)
      .set({ email: null, mobile: null })
      .where(and(isNotNull(dataRequests.answeredAt), theirs))
}

async function findByToken({ db, keys, clock }: LinkNeeds, token: string): Promise<Row | undefined> {
  const id = requestIdIn(keys, token)
  if (id === undefined) return undefined
  const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id))
  return row && isReadable(row, clock.now()) ? row : undefined
}

function askerOfCopy({ kind, answeredAt, email, mobile }: Row): Asker | undefined {
  const isThere = kind === 'copy' && answeredAt !== null && (email !== null || mobile !== null)
  return isThere ? { email, mobile } : undefined
}

function endOf(answeredAt: Date): Date {
  return new Date(answeredAt.getTime() + ANSWER_KEPT)
}
