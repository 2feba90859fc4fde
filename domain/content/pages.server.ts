import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { placedColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Page, PicturedPage } from './article.ts'
import { pages } from './tables.ts'

const {
  status: _status,
  publishAt: _publishAt,
  pictureId: _pictureId,
  pictureAlt: _pictureAlt,
  ...pageColumns
} = getTableColumns(pages)
const isPublic = eq(pages.status, 'published')

/** The published company, help or policy page at an address, with its Markdown. */
export async function findPage(db: Db, slug: string): Promise<PicturedPage | undefined> {
  reads('content')
  const [row] = await db
    .select({ page: pageColumns, picture: placedColumns(pages.pictureAlt) })
    .from(pages)
    .leftJoin(pictures, eq(pictures.id, pages.pictureId))
    .where(and(eq(pages.slug, slug), isPublic))
  return row && { ...row.page, ...(row.picture ? { picture: toPicture(row.picture) } : {}) }
}

/** Every published company, help and policy page, by title. */
export async function listPages(db: Db): Promise<Page[]> {
  reads('content')
  return db.select(pageColumns).from(pages).where(isPublic).orderBy(asc(pages.title))
}
