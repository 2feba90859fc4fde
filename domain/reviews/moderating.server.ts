import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#domain/audit/audit.server.ts'
import { command } from '#domain/audit/command.server.ts'
import type { Db } from '#platform/db.server.ts'
import { refreshRatings } from './ratings.server.ts'
import { REVIEW_STATES } from './review.ts'
import { reviews } from './tables.ts'

export const MOST_AT_ONCE = 100

const Verdict = z.object({
  state: z.enum(['published', 'declined']),
  because: z.string().trim().max(300).default(''),
})
type Verdict = z.infer<typeof Verdict> & { reply: string | null }

const hasReason = ({ state, because }: z.infer<typeof Verdict>) => state !== 'declined' || because.length >= 3
const NO_REASON = { path: ['because'], message: 'Say why: whoever wrote it reads this.' }

/**
 * Publishes a review or keeps it back, which takes a reason the writer reads, with the operator's reply; the rating of its package follows. Refuses 'unknown', also for a sample, which
 * nobody wrote.
 */
export const moderateReview = command('reviews.moderate', {
  input: Verdict.extend({ id: z.string().min(1), reply: z.string().trim().max(2000).default('') }).refine(
    hasReason,
    NO_REASON,
  ),
  tags: ['reviews', 'catalogue'],
  change: async ({ db }, { id, reply, ...verdict }) => {
    const before = await lockReview(db, id)
    if (!before) return { ok: false, reason: 'unknown' as const }
    const changes = [await decide(db, before, { ...verdict, reply: reply === '' ? null : reply })]
    await refreshRatings(db, [before.packageId])
    return { ok: true, value: undefined, changes }
  },
})

/**
 * The same for several at once, each with the reply it has. One that is not any more as it was `seen` stays, as does one that is decided so already: gives how many were decided, and the
 * ids of those somebody was quicker with.
 */
export const moderateSeveralReviews = command('reviews.moderate', {
  input: Verdict.extend({
    of: z
      .array(z.object({ id: z.string().min(1), seen: z.enum(REVIEW_STATES) }))
      .min(1)
      .max(MOST_AT_ONCE),
  }).refine(hasReason, NO_REASON),
  tags: ['reviews', 'catalogue'],
  change: async ({ db }, { of, ...verdict }) => {
    const changes: Change[] = []
    const [stay, rated] = [new Array<string>(), new Set<string>()]
    // In one order, so that two who decide on some of the same do not wait for each other.
    for (const { id, seen } of of.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const before = await lockReview(db, id)
      if (before?.state !== seen) stay.push(id)
      else if (seen !== verdict.state) {
        changes.push(await decide(db, before, { ...verdict, reply: before.reply }))
        rated.add(before.packageId)
      }
    }
    await refreshRatings(db, [...rated])
    return { ok: true, value: { decided: changes.length, stay }, changes }
  },
})

async function lockReview(db: Db, id: string) {
  const [found] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return found?.isDemo ? undefined : found
}

async function decide(
  db: Db,
  before: typeof reviews.$inferSelect,
  { state, because, reply }: Verdict,
): Promise<Change> {
  const after = { state, reply, declinedBecause: state === 'declined' ? because : null }
  await db.update(reviews).set(after).where(eq(reviews.id, before.id))
  const was = { state: before.state, reply: before.reply, declinedBecause: before.declinedBecause }
  return { subject: `review:${before.id}`, before: was, after }
}
