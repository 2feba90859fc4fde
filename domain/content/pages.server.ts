import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import type { Page } from './article.ts'
import { pages } from './tables.ts'

const { status: _status, ...pageColumns } = getTableColumns(pages)
const isPublic = eq(pages.status, 'published')

/** The published company, help or policy page at an address, with its Markdown. */
export async function findPage(db: Db, slug: string): Promise<Page | undefined> {
  reads('content')
  const [page] = await db
    .select(pageColumns)
    .from(pages)
    .where(and(eq(pages.slug, slug), isPublic))
  return page
}

/** Every published company, help and policy page, by title. */
export async function listPages(db: Db): Promise<Page[]> {
  reads('content')
  return db.select(pageColumns).from(pages).where(isPublic).orderBy(asc(pages.title))
}
