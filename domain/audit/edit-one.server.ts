import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { digestOf } from '#platform/digest.ts'
import type { Db } from '#platform/db.server.ts'
import type { ChangeTag } from '#platform/tags.ts'
import { refused } from '#platform/result.ts'
import type { Action } from '#domain/policy/policy.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { listHistory } from './audit.server.ts'
import { command } from './command.server.ts'
import type { Command, CommandNeeds, CommandRefusal, EditConflict, Fault } from './command.server.ts'
import type { AuditedKind } from './save-rows.server.ts'

/** In one line, for the history. */
export const Why = z.string().trim().max(300, 'At most 300 signs.')

/** Which thing is edited, the `stoodOf` what its form was made from, and why, if anybody says so. */
const Edited = z.object({ id: z.string().min(1).max(120), stood: z.string().max(64), why: Why.optional() })
export type EditedThing = z.infer<typeof Edited>

type WritingPlan<Typed, Draft, Value, Reason extends string, More> = {
  kind: AuditedKind
  /** What a form says of one; its faults lie at the names of the fields. */
  draft: z.ZodType<Draft, Typed>
  tags: readonly ChangeTag[]
  /** Where its draft is refused: what is amiss besides, so that a form says it all at once. */
  besides?(needs: CommandNeeds & More, typed: Typed): Promise<readonly Fault[]>
  /** Writes it inside the transaction; `before` is what stands, undefined where nothing does. */
  write(
    needs: CommandNeeds & More & { actor: NonNullable<Actor> },
    draft: Draft & Pick<EditedThing, 'id'>,
    before: object | undefined,
  ): Promise<{ ok: true; value: Value } | CommandRefusal<Reason>>
}

/** What a form carries of the thing it was made from: another one as soon as anything of it is changed, and nothing where there is no such thing. */
export function stoodOf(thing: object | undefined): string {
  return thing === undefined ? '' : digestOf(thing)
}

/**
 * Makes the command that edits one thing by form, adds it, or takes it away. Only one editor at a time gets to a thing; what is not as it was when the
 * form was made refuses 'changed-meanwhile' with what stands now and who did it, so that the form can show both, and a second press, which carries
 * the new `stood`, decides. Refuses 'unknown' what has been taken away since.
 */
export function editOne<Typed, Draft, Value = void, Reason extends string = never, More = unknown>(
  action: Action,
  { kind, draft, tags, besides, write }: WritingPlan<Typed, Draft, Value, Reason, More>,
): Command<EditedThing & Typed, Value, Reason | 'changed-meanwhile' | 'unknown', More> {
  return command<EditedThing & Typed, EditedThing & Draft, Value, Reason | 'changed-meanwhile' | 'unknown', More>(
    action,
    {
      input: z.intersection(Edited, draft),
      ...(besides ? { besides } : {}),
      tags,
      change: async (needs, { stood, why, ...typed }) => {
        const subject = `${kind.subject}:${typed.id}`
        const read = async () => (await kind.read(needs.db, [typed.id])).get(typed.id)
        await lockSubject(needs.db, subject)
        const before = await read()
        if (stoodOf(before) !== stood)
          return before ? refuseLater(needs.db, subject, { stood, now: before }) : refused('unknown')
        const written = await write(needs, typed as Draft & EditedThing, before)
        if (!written.ok) return written
        const after = await read()
        const isSame = stoodOf(before) === stoodOf(after)
        const changes = isSame ? [] : [{ subject, before: before ?? null, after: after ?? null, why }]
        return { ok: true, value: written.value, changes }
      },
    },
  )
}

/** Lets one at a time get to a thing until the transaction ends. Two who add the same thing at once find no row to lock. */
export async function lockSubject(db: Db, subject: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`edit ${subject}`}))`)
}

/** The same of several things, in one order: two who want the same ones never wait for each other. */
export async function lockSubjects(db: Db, subjects: readonly string[]): Promise<void> {
  const sorted = JSON.stringify(subjects.toSorted().map((subject) => `edit ${subject}`))
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext(one)) from jsonb_array_elements_text(${sorted}::jsonb) as one`,
  )
}

type Conflict = { stood: string; now: object; formOf?: FormOf }
/** What of a thing as its history keeps it is in its form; nothing where an entry tells of something else. */
type FormOf = (kept: object) => object | undefined

/** Refuses 'changed-meanwhile' what was made from another state of a thing than `now`, with what it was, what it is, and who was quicker. */
export async function refuseLater(db: Db, subject: string, { stood, now, formOf }: Conflict) {
  const meanwhile: EditConflict = { stood: stoodOf(now), now, ...(await sinceThen(db, subject, stood, formOf)) }
  return { ...refused('changed-meanwhile'), meanwhile }
}

/** What a thing was like when its `stood` was taken, and who has changed it since. What the program wrote by the thousand is one count: then nobody knows how a thing was. */
export async function sinceThen(
  db: Db,
  subject: string,
  stood: string,
  formOf: FormOf = (kept) => kept,
): Promise<Pick<EditConflict, 'was' | 'by'>> {
  const history = await listHistory(db, subject)
  const first = history.findIndex(({ before }) => stoodOf(isThing(before) ? formOf(before) : undefined) === stood)
  const by = history.slice(0, first + 1).map(({ actor, actorKind, at }) => ({ actor, actorKind, at }))
  return { was: first < 0 ? undefined : ((history[first]?.before as object | null) ?? undefined), by }
}

function isThing(kept: unknown): kept is object {
  return typeof kept === 'object' && kept !== null
}
