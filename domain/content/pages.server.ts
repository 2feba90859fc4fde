import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import type { Page } from './article.ts'
import { pages } from './tables.ts'

/** The company, help or policy page at an address, with its Markdown. */
export async function findPage(db: Db, slug: string): Promise<Page | undefined> {
  reads('content')
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug))
  return page
}

/** Every company, help and policy page, by title. */
export async function listPages(db: Db): Promise<Page[]> {
  reads('content')
  return db.select().from(pages).orderBy(asc(pages.title))
}
