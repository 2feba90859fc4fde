import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { totalOf } from '#platform/total-of.ts'
import { erasureAfter } from './erasure.server.ts'
import { users } from './tables.ts'

const MOST = 100
const { id, name, email, emailVerifiedAt, mobile, mobileVerifiedAt } = users
const { wantsEmailNews, wantsSmsNews, createdAt, deletionRequestedAt } = users

/** Who works here is nobody's customer in the office. */
const isCustomer = and(eq(users.role, 'traveller'), isNull(users.erasedAt))

/** One account of a traveller, by its id or an address that was proven to be theirs, with what they agreed to hear of and when it is erased, if they asked for that. Refuses `forbidden` and 'unknown'. */
export async function findCustomerAccount(
  db: Db,
  actor: Actor,
  by: { id: string } | { email: string | null; mobile: string | null },
) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  // An address somebody else may have typed is nobody's.
  const theirs =
    'id' in by
      ? eq(id, by.id)
      : or(
          by.email ? and(eq(email, by.email), isNotNull(emailVerifiedAt)) : undefined,
          by.mobile ? and(eq(mobile, by.mobile), isNotNull(mobileVerifiedAt)) : undefined,
        )
  if (!theirs) return refused('unknown')
  const addresses = { email, emailVerifiedAt, mobile, mobileVerifiedAt }
  const [found] = await db
    .select({ id, name, ...addresses, wantsEmailNews, wantsSmsNews, createdAt, deletionRequestedAt })
    .from(users)
    .where(and(isCustomer, theirs))
  if (!found) return refused('unknown')
  return done({ ...found, erasesAt: found.deletionRequestedAt && erasureAfter(found.deletionRequestedAt) })
}

/** Accounts whose people asked to be erased, who comes first on top, and how many those are. Refuses `forbidden`. */
export async function listErasureRequests(db: Db, actor: Actor) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  const asked = and(isCustomer, isNotNull(deletionRequestedAt))
  const rows = await db
    .select({ id, requestedAt: deletionRequestedAt })
    .from(users)
    .where(asked)
    .orderBy(asc(deletionRequestedAt))
    .limit(MOST)
  const requests = rows.map(({ id, requestedAt }) => ({
    id,
    requestedAt: requestedAt!,
    erasesAt: erasureAfter(requestedAt!),
  }))
  return done({ rows: requests, total: await totalOf(rows, { limit: MOST, count: () => db.$count(users, asked) }) })
}
