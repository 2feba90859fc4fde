import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import { isTaken } from '#platform/refused-by-key.ts'
import type { ChangeTag } from '#platform/tags.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand, mustProveAnew } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import { recordChanges } from './audit.server.ts'
import type { AuditEntry, Change } from './audit.server.ts'

/** `why` is what whoever asks says of all of it, for the history; a change that says more of itself keeps its own. */
export type CommandNeeds = { db: Db; clock: Clock; why?: string | undefined }
/** What is wrong with what was typed: where, as `0.name`, and why in words. */
export type Fault = { path: string; message: string }
export type InvalidInput = { ok: false; reason: 'invalid'; faults: Fault[] }
/** What a command gives, and what it changed. */
export type CommandSuccess<Value> = { ok: true; value: Value; changes: Change[] }
/** `faults`: where a form shows the refusal, and with which figures; `meanwhile`: what somebody else did first. */
export type CommandRefusal<Reason extends string> = {
  ok: false
  reason: Reason
  faults?: readonly Fault[]
  meanwhile?: EditConflict
}
/**
 * A thing that is not as it stood when a form was made of it: how it stands `now` and the `stood` of that; how it `was` and who has changed it
 * since, the latest first, as far as the audit tells.
 */
export type EditConflict = {
  stood: string
  now: object
  was: object | undefined
  by: readonly Pick<AuditEntry, 'actor' | 'actorKind' | 'at'>[]
}

export type Command<Input, Value, Reason extends string = never, More = unknown> = (
  needs: CommandNeeds & More,
  actor: Actor,
  input: Input,
) => Promise<{ ok: true; value: Value } | CommandRefusal<Reason | 'forbidden' | 'prove-again'> | InvalidInput>

type Steps<Input, Parsed, Value, Reason extends string, More> = {
  /** The schema of what is asked for; forms, calls and imports show its faults. */
  input: z.ZodType<Parsed, Input>
  /**
   * Where the schema refuses, or a proof of who is there is wanting: what is wrong besides with fields the schema found nothing amiss with, so that a form says all of it at once, and before anybody
   * is asked who they are. It only reads: the database holds it to that.
   */
  besides?(needs: CommandNeeds & More, input: Input): Promise<readonly Fault[]>
  /** What must be read anew once it is done. */
  tags: readonly ChangeTag[]
  /** Does it inside the transaction. What it refuses leaves nothing behind. */
  change(
    needs: CommandNeeds & More & { actor: NonNullable<Actor> },
    input: Parsed,
  ): Promise<CommandSuccess<Value> | CommandRefusal<Reason>>
}

/**
 * Makes a command: the policy is asked first (`forbidden`); what was typed is parsed once (`invalid` with its faults), and what the policy marks asks anew who is there (`prove-again`), of a form that has
 * no fault; then the change, its audit entries and its change tags go into one transaction. Whoever calls it needs no check of its own.
 */
export function command<Input, Parsed, Value, Reason extends string = never, More = unknown>(
  action: Action,
  { input: schema, besides, tags, change }: Steps<Input, Parsed, Value, Reason, More>,
): Command<Input, Value, Reason, More> {
  return async (needs, actor, input) => {
    const allowed = demand(actor, action)
    if (!allowed.ok || actor === undefined) return { ok: false, reason: 'forbidden' }
    const isUnproven = mustProveAnew(actor, action, needs.clock.now())
    const parsed = schema.safeParse(input)
    if (!parsed.success || isUnproven) {
      const faults = parsed.error?.issues.map(toFault) ?? []
      const more = besides ? await readingOnly(needs.db, (db) => besides({ ...needs, db }, input)) : []
      const all = [...faults, ...more.filter(({ path }) => !faults.some((one) => one.path === path))]
      if (!parsed.success || all.length > 0) return { ok: false, reason: 'invalid', faults: all }
      return { ok: false, reason: 'prove-again' }
    }
    const work = () =>
      undoRefused<Value, Reason>(
        changing(needs.db, tags, async (db) => {
          const outcome = await change({ ...needs, db, actor }, parsed.data)
          if (!outcome.ok) throw new RefusedCommand(outcome)
          const changes = outcome.changes.map((one) => ({ ...one, why: one.why || needs.why }))
          await recordChanges(db, { actor, action, at: needs.clock.now() }, changes)
          return { ok: true as const, value: outcome.value }
        }),
      )
    return orOnceMore(work)
  }
}

/** Nobody has shown who is there yet: the database refuses whatever would be written. */
function readingOnly<Answer>(db: Db, read: (db: Db) => Promise<Answer>): Promise<Answer> {
  return db.transaction(async (db) => {
    await db.execute(sql`set transaction read only`)
    return read(db)
  })
}

/** Of two who take one address at the same moment the database refuses the second: who looks again finds it taken, and says so at its field. */
async function orOnceMore<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!isTaken(error)) throw error
    return work()
  }
}

/** The schema of many at once, as forms and imports hand them over. */
export function listOf<Item>(item: z.ZodType<Item>): z.ZodType<Item[], readonly Item[]> {
  return z.array(item) as unknown as z.ZodType<Item[], readonly Item[]>
}

/** A refusal on its way out of the transaction, which it undoes. */
class RefusedCommand<Reason extends string> extends Error {
  readonly refusal: CommandRefusal<Reason>
  constructor(refusal: CommandRefusal<Reason>) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

async function undoRefused<Value, Reason extends string>(
  work: Promise<{ ok: true; value: Value }>,
): Promise<{ ok: true; value: Value } | CommandRefusal<Reason>> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RefusedCommand) return error.refusal as CommandRefusal<Reason>
    throw error
  }
}

function toFault({ path, message }: z.core.$ZodIssue): Fault {
  return { path: path.join('.'), message }
}

/** Carries a command out for a purpose of the program itself, such as the demo. Gives its value; throws what it refused, which is then a mistake of ours. */
export async function asProgram<Input, Value, More>(
  needs: CommandNeeds & More,
  purpose: string,
  work: Command<Input, Value, string, More>,
  input: Input,
): Promise<Value> {
  const answer = await work(needs, { program: purpose }, input)
  if (answer.ok) return answer.value
  const faults = (answer.faults ?? []).map(({ path, message }) => `\n  ${path}: ${message}`)
  throw new Error(`${purpose} was refused: ${answer.reason}${faults.join('')}`)
}
