import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './db.server.ts'
import { done, refused } from './result.ts'
import type { Result } from './result.ts'
import { idempotencyKeys } from './tables.ts'

/** A request that may arrive twice: whose key it is, the key its sender chose, and the digest of all that was asked. */
export type KeyedRequest = { scope: string; key: string; digest: string }

/**
 * Does the work once for a key, which is kept for good: the same key with the same words gets the first answer again, with others
 * 'key-reused'. The key, what is done and the answer are one transaction, so a connection cut after its commit leaves one answer to be asked
 * for again; of two at a time the second waits for the first. What is refused leaves nothing behind and may be tried again.
 */
export async function onceForKey<Answer, Reason extends string>(
  db: Db,
  { scope, key, digest }: KeyedRequest,
  work: (db: Db) => Promise<Result<Answer, Reason>>,
): Promise<Result<Answer, Reason | 'key-reused'>> {
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

/** With the answer it gets if nothing is against it. */
export type AnsweredRequest<Answer> = KeyedRequest & { answer: Answer }

/**
 * The same for several requests in one transaction. `work` gets those whose key is new, in their order, tells at each one's place why it is refused, or undefined, and leaves
 * nothing behind of what it refuses.
 */
export async function onceForEach<Answer, Request extends AnsweredRequest<Answer>, Reason extends string>(
  db: Db,
  requests: readonly Request[],
  work: (db: Db, fresh: Request[]) => Promise<(Reason | undefined)[]>,
): Promise<Result<Answer, Reason | 'key-reused'>[]> {
  // Of two with one key the second waits for the first.
  const firsts = new Map(requests.map((request) => [nameOf(request), request] as const).toReversed())
  const [now, later] = [new Set(firsts.values()), requests.filter((one) => firsts.get(nameOf(one)) !== one)]
  const answered = await db.transaction((db) =>
    answerEach<Answer, Request, Reason>(
      db,
      requests.filter((one) => now.has(one)),
      work,
    ),
  )
  const answeredLater = later.length === 0 ? [] : await onceForEach<Answer, Request, Reason>(db, later, work)
  return requests.map((one) => answered.get(one) ?? answeredLater[later.indexOf(one)]!)
}

async function answerEach<Answer, Request extends AnsweredRequest<Answer>, Reason extends string>(
  db: Db,
  requests: readonly Request[],
  work: (db: Db, fresh: Request[]) => Promise<(Reason | undefined)[]>,
): Promise<Map<Request, Result<Answer, Reason | 'key-reused'>>> {
  const taken = await takeKeys(db, requests)
  const fresh = requests.filter((one) => taken.has(nameOf(one)))
  const reasons = fresh.length === 0 ? [] : await work(db, fresh)
  await giveKeysBack(
    db,
    fresh.filter((_, at) => reasons[at] !== undefined),
  )
  const answered = new Map<Request, Result<Answer, Reason | 'key-reused'>>()
  for (const [at, one] of fresh.entries()) {
    const reason = reasons[at]
    answered.set(one, reason === undefined ? done(one.answer) : refused(reason))
  }
  for (const one of requests) if (!answered.has(one)) answered.set(one, await answerAgain<Answer>(db, one, one.digest))
  return answered
}

/** In one order, so that two who take some of the same do not wait for each other. */
async function takeKeys(db: Db, requests: readonly AnsweredRequest<unknown>[]): Promise<Set<string>> {
  const rows = requests.map(({ scope, key, digest, answer }) => ({ scope, key, digest, answer }))
  const { scope, key } = idempotencyKeys
  const taken = await db
    .insert(idempotencyKeys)
    .select(sql`select scope, key, digest, answer, now() from ${rowsOf(rows)} order by scope, key`)
    .onConflictDoNothing()
    .returning({ scope, key })
  return new Set(taken.map(nameOf))
}

async function giveKeysBack(db: Db, requests: readonly KeyedRequest[]): Promise<void> {
  if (requests.length === 0) return
  const { scope, key } = idempotencyKeys
  const rows = rowsOf(requests.map(({ scope, key }) => ({ scope, key })))
  await db.delete(idempotencyKeys).where(sql`(${scope}, ${key}) in (select scope, key from ${rows})`)
}

/** As a table in a statement whose words are the same for one row and for a hundred. */
function rowsOf(rows: readonly Partial<typeof idempotencyKeys.$inferInsert>[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(scope text, key text, digest text, answer jsonb)`
}

function nameOf({ scope, key }: Pick<KeyedRequest, 'scope' | 'key'>): string {
  return JSON.stringify([scope, key])
}

async function answerAgain<Answer>(
  db: Db,
  named: Pick<KeyedRequest, 'scope' | 'key'>,
  digest: string,
): Promise<Result<Answer, 'key-reused'>> {
  const [known] = await db.select().from(idempotencyKeys).where(isKey(named))
  return known && known.digest === digest ? done(known.answer as Answer) : refused('key-reused')
}

function isKey({ scope, key }: { scope: string; key: string }) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
}

/** A refusal on its way out of the transaction, which it undoes. */
class Undone extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}
