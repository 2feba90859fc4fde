import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from './db.server.ts'
import { done, refused } from './result.ts'
import type { Result } from './result.ts'
import { idempotencyKeys } from './tables.ts'

/** A request that may arrive twice: whose key it is, the key its sender chose, and all that was asked. */
export type KeyedRequest = { scope: string; key: string; asked: unknown }

/**
 * Does the work once for a key, which is kept for good: the same key with the same words gets the first answer again, with others
 * 'key-reused'. The key, what is done and the answer are one transaction, so a connection cut after its commit leaves one answer to be asked
 * for again; of two at a time the second waits for the first. What is refused leaves nothing behind and may be tried again.
 */
export async function onceForKey<Answer, Reason extends string>(
  db: Db,
  { scope, key, asked }: KeyedRequest,
  work: (db: Db) => Promise<Result<Answer, Reason>>,
): Promise<Result<Answer, Reason | 'key-reused'>> {
  const digest = digestOf(asked)
  try {
    return await db.transaction(async (db) => {
      const mine = await db
        .insert(idempotencyKeys)
        .values({ scope, key, digest })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      if (mine.length === 0) return answerAgain<Answer>(db, { scope, key }, digest)
      const outcome = await work(db)
      if (!outcome.ok) throw new Undone(outcome.reason)
      await db.update(idempotencyKeys).set({ answer: outcome.value }).where(isKey({ scope, key }))
      return outcome
    })
  } catch (error) {
    if (error instanceof Undone) return refused(error.reason as Reason)
    throw error
  }
}

async function answerAgain<Answer>(
  db: Db,
  named: { scope: string; key: string },
  digest: string,
): Promise<Result<Answer, 'key-reused'>> {
  const [known] = await db.select().from(idempotencyKeys).where(isKey(named))
  return known && known.digest === digest ? done(known.answer as Answer) : refused('key-reused')
}

function isKey({ scope, key }: { scope: string; key: string }) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
}

/** The same for the same words, in whatever order their names came. */
function digestOf(asked: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(asked)) ?? '')
    .digest('hex')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(names.map(([name, inner]) => [name, inOrder(inner)]))
}

/** A refusal on its way out of the transaction, which it undoes. */
class Undone extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}
