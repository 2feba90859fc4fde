import { and, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { lockSubject } from '#domain/audit/edit-one.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { madeFromOf, readEdited } from '#domain/catalogue/revisions.server.ts'
import type { EditedPackage, Revision } from '#domain/catalogue/revisions.server.ts'
import { packageRevisions } from './tables.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { digestOf } from '#platform/digest.ts'
import { inChunks } from '#platform/upsert.server.ts'

export type Writer = { db: Db; actor: NonNullable<Actor> }
type Fresh = PgUpdateSetSource<typeof packageRevisions>
export type Begun = Pick<
  PgInsertValue<typeof packageRevisions>,
  'state' | 'content' | 'madeFrom' | 'why' | 'publishAt' | 'publishedAt'
> & { content: PackageDraft }

/** A package and its open revision, which nobody else gets to before the transaction ends. */
export async function lockEdited(db: Db, id: string): Promise<EditedPackage | undefined> {
  await lockSubject(db, draftSubject(id))
  return readEdited(db, id)
}

/** What the drafts of a package are called in the audit. */
export function draftSubject(packageId: string): string {
  return `package-draft:${packageId}`
}

/** Keeps what was written in the open revision, or begins one; a revision that waited for review or its hour is a draft again. */
export async function keepDraft(
  writer: Writer,
  edited: EditedPackage | undefined,
  content: PackageDraft,
): Promise<void> {
  if (edited?.open) return changeRevision(writer, edited.open, { content, state: 'draft', publishAt: null })
  await rememberShown(writer, edited?.shown)
  await addRevision(writer, { state: 'draft', content, madeFrom: madeFromOf(edited?.shown) })
}

export const BEFORE = { program: 'what was public before' } as const

export const REMEMBERED = 'As it stood before it was written here'

/** Keeps what is or was public as a revision, where none says it yet, as of a package that came from a file: nothing that was public is lost. */
export async function rememberShown({ db }: Writer, shown: EditedPackage['shown']): Promise<void> {
  if (!shown) return
  const { content } = shown
  const last = await lastPublished(db, content.id)
  if (last && digestOf(last.content) === digestOf(content)) return
  const now = { publishedAt: sql`now()`, why: REMEMBERED }
  await addRevision({ db, actor: BEFORE }, { state: 'published', content, ...now })
}

/** What was published last of a package, as far as it was written here. */
async function lastPublished(db: Db, packageId: string): Promise<Revision | undefined> {
  const [last] = await db
    .select()
    .from(packageRevisions)
    .where(and(eq(packageRevisions.packageId, packageId), isNotNull(packageRevisions.publishedAt)))
    .orderBy(desc(packageRevisions.publishedAt), desc(packageRevisions.number))
    .limit(1)
  return last
}

/** Adds a revision with the next number of its package. */
export function addRevision(writer: Writer, revision: Begun): Promise<void> {
  return addRevisions(writer, [revision])
}

/** Adds revisions of different packages, each with the next number of its own. */
export async function addRevisions({ db, actor }: Writer, revisions: readonly Begun[]): Promise<void> {
  const { packageId, number } = packageRevisions
  for (const some of inChunks(revisions)) {
    const ids = some.map(({ content }) => content.id)
    const last = await db
      .select({ packageId, number: max(number) })
      .from(packageRevisions)
      .where(inArray(packageId, ids))
      .groupBy(packageId)
    const numbers = new Map(last.map((row) => [row.packageId, row.number ?? 0]))
    const rows = some.map((one, at) => ({ ...one, packageId: ids[at]!, number: (numbers.get(ids[at]!) ?? 0) + 1 }))
    await db.insert(packageRevisions).values(rows.map((row) => ({ ...row, ...byOf(actor) })))
  }
}

/** Changes what was published last of a package, and says who did. */
export async function turnRevision(writer: Writer, packageId: string, changes: Fresh): Promise<void> {
  const last = await lastPublished(writer.db, packageId)
  if (last) await changeRevision(writer, last, changes)
}

/** Changes a revision, and says who did. */
export async function changeRevision(
  { db, actor }: Writer,
  { id }: Pick<Revision, 'id'>,
  changes: Fresh,
): Promise<void> {
  await db
    .update(packageRevisions)
    .set({ ...changes, ...byOf(actor), changedAt: sql`now()` })
    .where(eq(packageRevisions.id, id))
}

function byOf(actor: NonNullable<Actor>) {
  return isProgram(actor)
    ? { changedBy: actor.program, isByProgram: true }
    : { changedBy: actor.id, isByProgram: false }
}
