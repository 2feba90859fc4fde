import { and, desc, eq, getTableColumns, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { BARE_FILE_NAMES } from '#domain/media/file-name.ts'
import { pictureColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import type { Picture, PictureKind } from '#domain/media/picture.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done, refused } from '#platform/result.ts'
import { namedUpTo, standsNowhere, usesOfPicture } from './picture-uses.server.ts'

const PAGE_SIZE = 48

/** What narrows the pictures of the site; `unused` are those that stand nowhere, `uncredited` the uploads that name nobody, `unworded` those that say no more than their file's name. */
export const PICTURE_LACKS = ['unused', 'uncredited', 'unworded'] as const
export type PicturesAsked = {
  words?: string
  kind?: Exclude<PictureKind, 'portrait'> | undefined
  lacks?: (typeof PICTURE_LACKS)[number] | undefined
  page?: number
}
export type ListedPicture = Picture & { kind: PictureKind }

/** One page of the site's pictures, the newest first; a person's own is in no list. Refuses `forbidden`. */
export async function listPicturesDesk(db: Db, actor: Actor, { page = 1, ...asked }: PicturesAsked) {
  const allowed = demand(actor, 'pictures.edit')
  if (!allowed.ok) return allowed
  const where = wantedOf(asked)
  // What stands nowhere is found by reading where each stands, so that its page and its count are one question.
  const isCounted = asked.lacks === 'unused'
  const order = [desc(pictures.createdAt), desc(pictures.id)]
  // The page is cut by ids alone, so that what a picture is like is read of those on it, and not sorted with all before them.
  const cut = db
    .select({
      id: pictures.id,
      all: (isCounted ? sql<number | null>`count(*) over ()` : sql<number | null>`null`).as('all'),
    })
    .from(pictures)
    .where(where)
    .orderBy(...order)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .as('cut')
  const rows = await db
    .select({ ...pictureColumns, kind: pictures.kind, all: cut.all })
    .from(cut)
    .innerJoin(pictures, eq(pictures.id, cut.id))
    .orderBy(...order)
  const all = rows[0]?.all ?? null
  const total = all === null ? await db.$count(pictures, where) : Number(all)
  return done({
    rows: rows.map((row): ListedPicture => ({ ...toPicture(row), kind: row.kind })),
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  })
}

function wantedOf({ words = '', kind, lacks }: PicturesAsked): SQL | undefined {
  const author = sql`${pictures.credit} ->> 'author'`
  return and(
    kind ? eq(pictures.kind, kind) : ne(pictures.kind, 'portrait'),
    words ? or(ilike(pictures.alt, holding(words)), ilike(author, holding(words))) : undefined,
    lacks === 'uncredited' ? and(eq(pictures.kind, 'upload'), isNull(pictures.credit)) : undefined,
    lacks === 'unworded'
      ? and(eq(pictures.kind, 'upload'), or(...BARE_FILE_NAMES.map((bare) => sql`${pictures.alt} ~* ${bare}`)))
      : undefined,
    lacks === 'unused' ? standsNowhere() : undefined,
  )
}

/** One picture with where it stands, and what its form carries of it. Refuses `forbidden`, and 'unknown' also a person's own. */
export async function readPictureDesk(db: Db, actor: Actor, id: string) {
  const allowed = demand(actor, 'pictures.edit')
  if (!allowed.ok) return allowed
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
  if (!row || row.kind === 'portrait') return refused('unknown')
  const { kind, createdAt } = row
  const uses = await usesOfPicture(db, id)
  return done({ picture: toPicture(row), kind, createdAt, stood: stoodOf(row), uses, cutAt: namedUpTo(uses) })
}

/** Pictures by their ids, the newest first, each with what its form carries of it and whether it stands anywhere; a person's own is left out. Refuses `forbidden`. */
export async function listSeveralPictures(db: Db, actor: Actor, ids: readonly string[]) {
  const allowed = demand(actor, 'pictures.edit')
  if (!allowed.ok) return allowed
  if (ids.length === 0) return done([])
  const rows = await db
    .select({ row: getTableColumns(pictures), isUnused: sql<boolean>`coalesce(${standsNowhere()}, true)` })
    .from(pictures)
    .where(and(inArray(pictures.id, [...ids]), ne(pictures.kind, 'portrait')))
    .orderBy(desc(pictures.createdAt), desc(pictures.id))
  return done(
    rows.map(({ row, isUnused }) => ({ ...toPicture(row), kind: row.kind, stood: stoodOf(row), isUsed: !isUnused })),
  )
}
