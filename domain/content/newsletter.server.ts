import { and, count, eq, gt, isNull, isNotNull, lte, or, sql } from 'drizzle-orm'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { hashToken, newToken } from '#platform/token.ts'
import { sendMail } from '#domain/messaging/send.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { SubscriptionRequest } from './newsletter.ts'
import type { ConfirmationRefusal, SubscriptionRefusal } from './newsletter.ts'
import { newsletterSubscribers as subscribers } from './tables.ts'

/** One mail to an address in this time, however often the form is sent. */
const PAUSE_PER_ADDRESS = 10 * MINUTE
/** Mails an hour to all addresses together, so that the form is no engine for spam. */
export const MOST_REQUESTS_AN_HOUR = 200
const CONFIRM_WITHIN = 7 * DAY
const TURN = 'newsletter requests'

/**
 * Asks an address whether it wants the newsletter: one row and one mail, or neither. Whoever asks learns nothing of the address:
 * new, waiting and subscribed are answered alike. Refuses what is no address, and when too many asked in the last hour.
 */
export async function requestSubscription(
  db: Db,
  clock: Clock,
  { email: typed, publicUrl }: { email: unknown; publicUrl: string },
): Promise<Result<void, SubscriptionRefusal>> {
  const parsed = SubscriptionRequest.safeParse({ email: typed })
  if (!parsed.success) return refused('invalid-email')
  const { email } = parsed.data
  return db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${TURN}))`)
    if ((await countRecentRequests(db, clock)) >= MOST_REQUESTS_AN_HOUR) return refused('too-many')
    const token = newToken()
    if (await recordRequest(db, clock, email, token)) await askAddress(db, email, token, publicUrl)
    return done(undefined)
  })
}

async function countRecentRequests(db: Db, clock: Clock): Promise<number> {
  const anHourAgo = new Date(clock.now().getTime() - HOUR)
  const [row] = await db.select({ requests: count() }).from(subscribers).where(gt(subscribers.requestedAt, anHourAgo))
  return row?.requests ?? 0
}

/** Writes the request unless the address is subscribed or was asked just now; tells whether it did. */
async function recordRequest(db: Db, clock: Clock, email: string, token: string): Promise<boolean> {
  const requestedAt = clock.now()
  const asked = { tokenHash: hashToken(token), requestedAt, confirmedAt: null, leftAt: null }
  const mayAskAgain = and(
    or(isNull(subscribers.confirmedAt), isNotNull(subscribers.leftAt)),
    lte(subscribers.requestedAt, new Date(requestedAt.getTime() - PAUSE_PER_ADDRESS)),
  )
  const written = await db
    .insert(subscribers)
    .values({ email, ...asked })
    .onConflictDoUpdate({ target: subscribers.email, set: asked, setWhere: mayAskAgain })
    .returning({ email: subscribers.email })
  return written.length > 0
}

async function askAddress(db: Db, email: string, token: string, publicUrl: string): Promise<void> {
  const site = await findOperatorName(db)
  const link = `${publicUrl}/newsletter/confirm?token=${token}`
  const leave = `${publicUrl}/newsletter/leave?token=${token}`
  await sendMail(db, 'newsletter', { to: email, values: { site, link, leave } })
}

/**
 * The person behind a token wants the newsletter. Doing it again changes nothing and answers the same.
 * Refuses an unknown token, one older than seven days, and one whose person has left since.
 */
export async function confirmSubscription(
  db: Db,
  clock: Clock,
  token: string,
): Promise<Result<{ email: string }, ConfirmationRefusal>> {
  const now = clock.now()
  const waiting = and(
    eq(subscribers.tokenHash, hashToken(token)),
    isNull(subscribers.confirmedAt),
    isNull(subscribers.leftAt),
    gt(subscribers.requestedAt, new Date(now.getTime() - CONFIRM_WITHIN)),
  )
  const confirmed = await db
    .update(subscribers)
    .set({ confirmedAt: now })
    .where(waiting)
    .returning({ email: subscribers.email })
  if (confirmed[0]) return done(confirmed[0])
  const [known] = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.tokenHash, hashToken(token)))
  if (!known) return refused('unknown')
  if (known.leftAt) return refused('left')
  return known.confirmedAt ? done({ email: known.email }) : refused('expired')
}

/** The person behind a token wants no newsletter, now or from an older request. Doing it again changes nothing. Refuses an unknown token. */
export async function leave(db: Db, clock: Clock, token: string): Promise<Result<void, 'unknown'>> {
  const left = { leftAt: sql`coalesce(${subscribers.leftAt}, ${clock.now().toISOString()}::timestamptz)` }
  const rows = await db
    .update(subscribers)
    .set(left)
    .where(eq(subscribers.tokenHash, hashToken(token)))
    .returning({ email: subscribers.email })
  return rows.length > 0 ? done(undefined) : refused('unknown')
}

/** What the site holds on an address that asked for the newsletter; undefined when it never did. */
export async function findSubscription(
  db: Db,
  email: string,
): Promise<{ email: string; requestedAt: Date; confirmedAt: Date | null; leftAt: Date | null } | undefined> {
  const { requestedAt, confirmedAt, leftAt } = subscribers
  const [row] = await db
    .select({ email: subscribers.email, requestedAt, confirmedAt, leftAt })
    .from(subscribers)
    .where(eq(subscribers.email, email))
  return row
}

/** Forgets an address altogether, in the caller's transaction: subscribed, waiting or gone. Its links are unknown from then on. */
export async function forgetSubscriber(db: Db, email: string): Promise<void> {
  await db.delete(subscribers).where(eq(subscribers.email, email))
}
