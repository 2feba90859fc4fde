import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { readFile } from './file.ts'
import { faultLines, listFaults } from './import-faults.server.ts'
import { findKind, KINDS } from './kinds.server.ts'
import { importChunks, imports } from './tables.ts'

const KEPT_FOR = 30 * DAY
/** What tells of people and nobody wrote. */
const PERSONAL_KEPT_FOR = DAY
const LONGEST_NAME = 120
/** Whoever sends a file for longer has gone. */
const RECEIVED_WITHIN = HOUR
/** Of those somebody has begun to write so many are named. */
const MOST_OPEN = 100

type AskedImport = { kind: string; fileName: string; bytes: Uint8Array }

/**
 * Takes a CSV file in to be checked; nothing of it is written to the catalogue yet. Gives the import's id. Refuses 'forbidden', a kind there is not or that is not theirs
 * ('unknown-kind'), and what is no CSV of that kind ('unreadable-file', in words at `file`).
 */
export async function beginImport(needs: CommandNeeds, actor: Actor, { kind: name, fileName, bytes }: AskedImport) {
  const kind = findKind(name)
  if (!kind || !demand(actor, kind.action).ok) return refused('unknown-kind')
  const read = await readFile(kind, bytes)
  if (!read.ok) return read
  const { heads, rows, chunks } = read.value
  const named = fileName.slice(0, LONGEST_NAME) || `${kind.name}.csv`
  const begun = await register(needs, actor, { kind: name, fileName: named, heads, rows })
  if (!begun.ok) return begun
  // Each by itself: one transaction of a hundred thousand rows would have everybody else wait.
  const importId = begun.value.id
  for (const [number, things] of chunks.entries())
    await needs.db.insert(importChunks).values({ importId, number, things, count: things.length })
  await needs.db.update(imports).set({ state: 'checking' }).where(eq(imports.id, importId))
  return begun
}

const Registered = z.object({ kind: z.string(), fileName: z.string(), heads: z.array(z.string()), rows: z.number() })
const register = command('imports.run', {
  input: Registered,
  tags: [],
  change: async ({ db, actor }, { heads, ...file }) => {
    if (!('id' in actor)) return refused('forbidden')
    const row = { ...file, heads, state: 'receiving' as const, byUserId: actor.id }
    const [made] = await db.insert(imports).values(row).returning({ id: imports.id })
    return { ok: true, value: made!, changes: [{ subject: `import:${made!.id}`, before: null, after: file }] }
  },
})

/** Writes the things of an import in chunks from now on, each whole or not at all; goes on with one that stopped. What somebody has begun to write is left as it stands, unless it `takesOpen` too. Refuses 'changed-meanwhile' unless it is ready or stopped. */
export const writeImport = turn(
  ['ready', 'stopped'],
  'writing',
  z.object({ id: z.string(), takesOpen: z.boolean().optional() }),
)

/** Stops writing after the chunk that is under way; what is written stays. Refuses 'changed-meanwhile' unless it is being written. */
export const stopImport = turn(['writing'], 'stopped', z.object({ id: z.string() }))

type Turned = { id: string; takesOpen?: boolean | undefined }

function turn<Asked extends Turned>(
  from: ('ready' | 'stopped' | 'writing')[],
  to: 'writing' | 'stopped',
  input: z.ZodType<Asked, Asked>,
) {
  return command('imports.run', {
    input,
    tags: [],
    change: async ({ db, actor }, { id, takesOpen }) => {
      const [stood] = await db.select().from(imports).where(eq(imports.id, id)).for('update')
      const kind = stood && findKind(stood.kind)
      if (!kind || !demand(actor, kind.action).ok || !('id' in actor)) return refused('unknown-kind')
      if (!from.some((state) => state === stood.state)) return refused('changed-meanwhile')
      const open = takesOpen === undefined ? {} : { takesOpen }
      await db
        .update(imports)
        .set({ state: to, problem: null, byUserId: actor.id, ...open })
        .where(eq(imports.id, id))
      const change = { subject: `import:${id}`, before: { state: stood.state }, after: { state: to, ...open } }
      return { ok: true, value: undefined, changes: [change] }
    },
  })
}

/** How far an import is: things checked and written so far, and what they would be; with the first faults in the order of the file. */
export type ImportProgress = Awaited<ReturnType<typeof withProgress>>

/** One import with its progress, and a page of its faults after a row. Refuses 'forbidden', and 'unknown-import' where there is none that is theirs. */
export async function findImport(db: Db, actor: Actor, id: string, after = 0) {
  const found = await findTheirs(db, actor, id)
  return found.ok ? done(await withProgress(db, found.value, after)) : found
}

/** Every fault of an import as the lines of a CSV file. Refuses as `findImport` does. */
export async function exportFaults(db: Db, actor: Actor, id: string) {
  const found = await findTheirs(db, actor, id)
  return found.ok ? done(faultLines(db, found.value)) : found
}

async function findTheirs(db: Db, actor: Actor, id: string) {
  const allowed = demand(actor, 'imports.run')
  if (!allowed.ok) return allowed
  const [found] = await db.select().from(imports).where(eq(imports.id, id))
  return found && demand(actor, findKind(found.kind)!.action).ok ? done(found) : refused('unknown-import')
}

const IMPORTS_A_PAGE = 20

/** A page of the imports of kinds that are theirs, the latest first, with how many pages there are. Refuses 'forbidden'. */
export async function listImports(db: Db, actor: Actor, page = 1) {
  const allowed = demand(actor, 'imports.run')
  if (!allowed.ok) return allowed
  const { id, kind, fileName, state, rows, createdAt } = imports
  const latest = db.select({ id, kind, fileName, state, rows, createdAt }).from(imports)
  const theirs = KINDS.filter(({ action }) => demand(actor, action).ok).map(({ name }) => name)
  const isTheirs = inArray(kind, theirs)
  const listed = await latest
    .where(isTheirs)
    .orderBy(desc(createdAt), desc(id))
    .limit(IMPORTS_A_PAGE)
    .offset((page - 1) * IMPORTS_A_PAGE)
  return done({ rows: listed, pages: Math.max(1, Math.ceil((await db.$count(imports, isTheirs)) / IMPORTS_A_PAGE)) })
}

/** Forgets the files that were taken in over 30 days ago and are not being written, of people over a day ago, and those that never came whole. */
export async function forgetOldImports(db: Db, clock: Clock): Promise<void> {
  const ago = (time: number) => lt(imports.createdAt, new Date(clock.now().getTime() - time))
  const personal = KINDS.filter(({ isPersonal }) => isPersonal).map(({ name }) => name)
  const isOld = or(ago(KEPT_FOR), and(inArray(imports.kind, personal), ago(PERSONAL_KEPT_FOR)))
  const isOver = and(inArray(imports.state, ['faulty', 'ready', 'stopped', 'done', 'taken-off']), isOld)
  const isLost = and(eq(imports.state, 'receiving'), ago(RECEIVED_WITHIN))
  await db.delete(imports).where(or(isOver, isLost))
}

async function withProgress(db: Db, found: typeof imports.$inferSelect, after: number) {
  const { id } = found
  const sum = (column: unknown) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)
  const { count, checkedAt, writtenAt, fresh, changed, faultCount, open } = importChunks
  const [progress] = await db
    .select({
      things: sum(count),
      checked: sum(sql`case when ${checkedAt} is null then 0 else ${count} end`),
      written: sum(sql`case when ${writtenAt} is null then 0 else ${count} end`),
      fresh: sum(fresh),
      changed: sum(changed),
      faultCount: sum(faultCount),
      openCount: sum(sql`jsonb_array_length(${open})`),
    })
    .from(importChunks)
    .where(eq(importChunks.importId, id))
  const [faults, changes] = [await listFaults(db, found, after), await listOf(db, id, 'changes')]
  return { ...found, ...progress!, faults, changes, open: (await listOf(db, id, 'open')).slice(0, MOST_OPEN) }
}

/** What the chunks of a file keep of its things: what becomes of the first that are not as they stand, or those somebody has begun to write; in the order of the file. */
async function listOf<What extends 'changes' | 'open'>(db: Db, id: string, what: What) {
  const { importId, number } = importChunks
  const chunks = await db
    .select({ kept: importChunks[what] })
    .from(importChunks)
    .where(and(eq(importId, id), sql`jsonb_array_length(${importChunks[what]}) > 0`))
    .orderBy(asc(number))
  return chunks.flatMap(({ kept }) => kept as (typeof importChunks.$inferSelect)[What][number][])
}
