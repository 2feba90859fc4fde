import { sql } from 'drizzle-orm'
import type { Db } from './db.server.ts'
import { done, refused } from './result.ts'
import type { Result } from './result.ts'
import { idempotencyKeys } from './tables.ts'

/**
 * A request that may arrive twice: whose key it is, the key its sender chose, and the digest of all that was asked. One who is known by two things has the key once under both, `besides` being the other.
 */
export type KeyedRequest = {
  scope: string
  key: string
  digest: string
  besides?: string | undefined
}

/**
 * Does the work once for a key, which is kept for good: the same key with the same words gets the first answer again, with others
 * 'key-reused'. The key, what is done and the answer are one transaction, so a connection cut after its commit leaves one answer to be asked
 * for again; of two at a time the second waits for the first. What is refused leaves nothing behind and may be tried again.
 */
export async function onceForKey<Answer, Reason extends string>(
  db: Db,
  keyed: KeyedRequest,
  work: (db: Db) => Promise<Result<Answer, Reason>>,
): Promise<Result<Answer, Reason | 'key-reused'>> {
  const request = { ...keyed, answer: null }
  try {
    return await db.transaction(async (db) => {
      const free = await takeKeys(db, [request])
      const known = (await answerKnown<Answer, typeof request>(db, [request], free)).get(request)
      if (known) return known
      const outcome = await work(db)
      if (!outcome.ok) throw new Undone(outcome.reason)
      await db
        .update(idempotencyKeys)
        .set({ answer: outcome.value })
        .where(areKeys(namesOf(request)))
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
  const { now, later } = inTurn(requests)
  const answered = await db.transaction((db) => answerEach<Answer, Request, Reason>(db, now, work))
  const answeredLater = later.length === 0 ? [] : await onceForEach<Answer, Request, Reason>(db, later, work)
  return requests.map((one) => answered.get(one) ?? answeredLater[later.indexOf(one)]!)
}

/** Of two with one key of theirs the second waits for the first. */
function inTurn<Request extends KeyedRequest>(requests: readonly Request[]): { now: Request[]; later: Request[] } {
  const seen = new Set<string>()
  const [now, later]: [Request[], Request[]] = [[], []]
  for (const one of requests) {
    const names = namesOf(one).map(nameOf)
    ;(names.some((name) => seen.has(name)) ? later : now).push(one)
    for (const name of names) seen.add(name)
  }
  return { now, later }
}

async function answerEach<Answer, Request extends AnsweredRequest<Answer>, Reason extends string>(
  db: Db,
  requests: readonly Request[],
  work: (db: Db, fresh: Request[]) => Promise<(Reason | undefined)[]>,
): Promise<Map<Request, Result<Answer, Reason | 'key-reused'>>> {
  const free = await takeKeys(db, requests)
  const answered = new Map<Request, Result<Answer, Reason | 'key-reused'>>(
    await answerKnown<Answer, Request>(db, requests, free),
  )
  const fresh = requests.filter((one) => !answered.has(one))
  const reasons = fresh.length === 0 ? [] : await work(db, fresh)
  await giveKeysBack(db, fresh.filter((_, at) => reasons[at] !== undefined).flatMap(namesOf))
  for (const [at, one] of fresh.entries()) {
    const reason = reasons[at]
    answered.set(one, reason === undefined ? done(one.answer) : refused(reason))
  }
  return answered
}

type Named = Pick<KeyedRequest, 'scope' | 'key'>

/** Whose keys none was taken before, in one order, so that two who take some of the same do not wait for each other. Gives the names that were free. No two of the requests share a name. */
async function takeKeys(db: Db, requests: readonly AnsweredRequest<unknown>[]): Promise<Set<string>> {
  const rows = requests.flatMap((one) =>
    namesOf(one).map((name) => ({ ...name, digest: one.digest, answer: one.answer })),
  )
  const { scope, key } = idempotencyKeys
  const taken = await db
    .insert(idempotencyKeys)
    .select(sql`select scope, key, digest, answer, now() from ${rowsOf(rows)} order by scope, key`)
    .onConflictDoNothing()
    .returning({ scope, key })
  return new Set(taken.map(nameOf))
}

/** The names a key is kept under. */
function namesOf({ scope, key, besides }: KeyedRequest): Named[] {
  return [...(besides === undefined ? [] : [{ scope: besides, key }]), { scope, key }]
}

/** What of the requests came before: what each was answered, or 'key-reused'. Their keys that were taken besides are given back. */
async function answerKnown<Answer, Request extends KeyedRequest = KeyedRequest>(
  db: Db,
  requests: readonly Request[],
  free: ReadonlySet<string>,
): Promise<Map<Request, Result<Answer, 'key-reused'>>> {
  const isFree = (name: Named) => free.has(nameOf(name))
  const known = requests.filter((one) => !namesOf(one).every(isFree))
  if (known.length === 0) return new Map()
  const names = known.flatMap(namesOf)
  const before = names.filter((name) => !isFree(name))
  const rows = new Map(
    (await db.select().from(idempotencyKeys).where(areKeys(before))).map((row) => [nameOf(row), row]),
  )
  await giveKeysBack(db, names.filter(isFree))
  return new Map(
    known.map((one): [Request, Result<Answer, 'key-reused'>] => {
      const same = namesOf(one)
        .map((name) => rows.get(nameOf(name)))
        .find((row) => row?.digest === one.digest)
      return [one, same ? done(same.answer as Answer) : refused('key-reused')]
    }),
  )
}

async function giveKeysBack(db: Db, names: readonly Named[]): Promise<void> {
  if (names.length > 0) await db.delete(idempotencyKeys).where(areKeys(names))
}

/** As a table in a statement whose words are the same for one row and for a hundred. */
function rowsOf(rows: readonly Partial<typeof idempotencyKeys.$inferInsert>[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(scope text, key text, digest text, answer jsonb)`
}

function nameOf({ scope, key }: Named): string {
  return JSON.stringify([scope, key])
}

function areKeys(names: readonly Named[]) {
  const { scope, key } = idempotencyKeys
  const rows = rowsOf(names.map(({ scope, key }) => ({ scope, key })))
  return sql`(${scope}, ${key}) in (select scope, key from ${rows})`
}

/** A refusal on its way out of the transaction, which it undoes. */
class Undone extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}
