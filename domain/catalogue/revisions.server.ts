import { and, asc, desc, eq, gt, ilike, inArray, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { digestOf } from '#platform/digest.ts'
import { done, refused } from '#platform/result.ts'
import { holding } from '#platform/like.ts'
import type { Comfort, PackageDraft, PackageKind } from './package.ts'
import { findAsDraft } from './reading/draft.server.ts'
import { OPEN_STATES } from './revision.ts'
import type { RevisionState } from './revision.ts'
import { packages } from './tables.ts'
import { nameOfDraft, packageRevisions } from './writing/tables.ts'

export type Revision = typeof packageRevisions.$inferSelect

/** A package as its editor finds it. */
export type EditedPackage = {
  /** What is written: the open revision's, else what is or was public. */
  content: PackageDraft
  open: Revision | undefined
  /** What is public, or was until it was withdrawn; undefined of a package that never was. */
  shown: { content: PackageDraft; isPublic: boolean } | undefined
  /** What is public is no longer what the open revision was begun from. */
  isBehind: boolean
}

/** A package with its open revision, for whoever edits it. Refuses `forbidden` and 'unknown-package'. */
export async function findEdited(db: Db, actor: Actor, id: string) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const edited = await readEdited(db, id)
  return edited ? done(edited) : refused('unknown-package')
}

/** `findEdited` for who has been asked already. */
export async function readEdited(db: Db, id: string): Promise<EditedPackage | undefined> {
  const [open] = await db
    .select()
    .from(packageRevisions)
    .where(and(eq(packageRevisions.packageId, id), isOpen))
  const shown = await findAsDraft(db, id)
  const content = open?.content ?? shown?.content
  if (!content) return undefined
  return { content, open, shown, isBehind: open !== undefined && open.madeFrom !== madeFromOf(shown) }
}

/** What an open revision remembers of what was public when it was begun. */
export function madeFromOf(shown: EditedPackage['shown']): string | null {
  return shown ? digestOf(shown.content) : null
}

/** What a form about the whole package carries: another one as soon as the draft, its state or what is public is changed. */
export function wholeStood({ open, shown }: EditedPackage): string {
  return stoodOf({ open: open && { number: open.number, state: open.state, content: open.content }, shown })
}

const REVISIONS_A_PAGE = 50

/** A page of the revisions of a package, the latest first, without their content, and how many pages there are. Refuses `forbidden`. */
export async function listRevisions(db: Db, actor: Actor, packageId: string, page = 1) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const { content: _content, madeFrom: _madeFrom, ...columns } = COLUMNS
  const ofIt = eq(packageRevisions.packageId, packageId)
  const rows = await db
    .select(columns)
    .from(packageRevisions)
    .where(ofIt)
    .orderBy(desc(packageRevisions.number))
    .limit(REVISIONS_A_PAGE)
    .offset((page - 1) * REVISIONS_A_PAGE)
  const total = await db.$count(packageRevisions, ofIt)
  return done({ rows, pages: Math.max(1, Math.ceil(total / REVISIONS_A_PAGE)) })
}

/** One revision of a package. Refuses `forbidden` and 'unknown-revision'. */
export async function findRevision(db: Db, actor: Actor, asked: { packageId: string; number: number }) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const [row] = await db.select().from(packageRevisions).where(isOne(asked))
  return row ? done(row) : refused('unknown-revision')
}

/** Which revision, by its package and its number. */
export function isOne({ packageId, number }: { packageId: string; number: number }) {
  return and(eq(packageRevisions.packageId, packageId), eq(packageRevisions.number, number))
}

const PAGE_SIZE = 40

type OpenAsked = { words?: string; stateCode?: string; kind?: PackageKind; comfort?: Comfort; isNew?: boolean }

/** One page of what is being written, the latest change first; `isNew` those alone that were never public. Refuses `forbidden`. */
export async function listOpenRevisions(db: Db, actor: Actor, { page = 1, ...asked }: OpenAsked & { page?: number }) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const where = openAsked(db, asked)
  const named = nameOfDraft(packageRevisions.content)
  const { content: _content, madeFrom: _madeFrom, ...columns } = COLUMNS
  const rows = await db
    .select({
      ...columns,
      name: named,
      days: sql<number>`(${packageRevisions.content} ->> 'days')::integer`,
      isNew: sql<boolean>`${packages.id} is null`,
    })
    .from(packageRevisions)
    .leftJoin(packages, eq(packages.id, packageRevisions.packageId))
    .where(where)
    .orderBy(desc(packageRevisions.changedAt), desc(packageRevisions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const total = await db.$count(packageRevisions, where)
  return done({ rows, total, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) })
}

/** How many are being written, and how many of them were never public. Refuses `forbidden`. */
export async function countOpenRevisions(db: Db, actor: Actor) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const count = (asked: OpenAsked) => db.$count(packageRevisions, openAsked(db, asked))
  return done({ written: await count({}), fresh: await count({ isNew: true }) })
}

/** What is being written of packages that were never public, whole: `most` of them after an id, in the order of their ids. Refuses `forbidden`. */
export async function listNeverPublic(
  db: Db,
  actor: Actor,
  asked: Omit<OpenAsked, 'isNew'>,
  { after, most }: { after: string; most: number },
) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const { packageId, content, changedAt } = packageRevisions
  const rows = await db
    .select({ packageId, content, changedAt })
    .from(packageRevisions)
    .where(and(openAsked(db, { ...asked, isNew: true }), gt(packageId, after)))
    .orderBy(asc(packageId))
    .limit(most)
  return done(rows)
}

function openAsked(db: Db, { words = '', stateCode = '', kind, comfort, isNew = false }: OpenAsked): SQL | undefined {
  const { content } = packageRevisions
  return and(
    isOpen,
    isNew ? wasNeverPublic(db) : undefined,
    words === '' ? undefined : or(ilike(nameOfDraft(content), holding(words)), sql`${content} ->> 'url' = ${words}`),
    stateCode === '' ? undefined : sql`jsonb_exists(${content} -> 'stateCodes', ${stateCode})`,
    kind && sql`${content} ->> 'kind' = ${kind}`,
    comfort && sql`${content} ->> 'comfort' = ${comfort}`,
  )
}

function wasNeverPublic(db: Db) {
  const shown = db
    .select({ one: sql`1` })
    .from(packages)
    .where(eq(packages.id, packageRevisions.packageId))
  return notExists(shown)
}

/** The open revisions of some packages, by package. */
export async function findOpenStates(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { number: number; state: RevisionState; publishAt: Date | null }>> {
  if (ids.length === 0) return new Map()
  const { packageId, number, state, publishAt } = packageRevisions
  const rows = await db
    .select({ packageId, number, state, publishAt })
    .from(packageRevisions)
    .where(and(inArray(packageId, [...ids]), isOpen))
  return new Map(rows.map(({ packageId, ...row }) => [packageId, row]))
}

/** Who wrote last in the open revisions of some packages, by package; null where the program did. */
export async function findWriters(db: Db, ids: readonly string[]): Promise<Map<string, { by: string | null }>> {
  if (ids.length === 0) return new Map()
  const { packageId, changedBy, isByProgram } = packageRevisions
  const rows = await db
    .select({ packageId, changedBy, isByProgram })
    .from(packageRevisions)
    .where(and(inArray(packageId, [...ids]), isOpen))
  return new Map(rows.map((row) => [row.packageId, { by: row.isByProgram ? null : row.changedBy }]))
}

export const isOpen = inArray(packageRevisions.state, [...OPEN_STATES])

const COLUMNS = {
  id: packageRevisions.id,
  packageId: packageRevisions.packageId,
  number: packageRevisions.number,
  state: packageRevisions.state,
  content: packageRevisions.content,
  madeFrom: packageRevisions.madeFrom,
  changedBy: packageRevisions.changedBy,
  isByProgram: packageRevisions.isByProgram,
  why: packageRevisions.why,
  publishAt: packageRevisions.publishAt,
  publishedAt: packageRevisions.publishedAt,
  changedAt: packageRevisions.changedAt,
}
