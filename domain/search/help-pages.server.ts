import { listPages } from '#domain/content/pages.server.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { helpAsked } from './sentences/asked-help.ts'
import type { HelpAsked } from './sentences/asked-help.ts'

/** It stands though nobody has written anything for it. */
const ALWAYS_THERE = 'contact-us'

const writtenSlugs = remembered('slugs of written pages', async ({ db }: { db: Db }) =>
  (await listPages(db)).map(({ slug }) => slug),
)

/** The pages that answer what a text asks of the site itself, of those that are written. */
export async function findHelp(needs: { db: Db; memory: TagMemory }, text: string): Promise<HelpAsked> {
  const { pages, isAll } = helpAsked(text)
  if (pages.length === 0) return { pages, isAll }
  const written = await writtenSlugs(needs)
  const there = pages.filter(({ slug }) => slug === ALWAYS_THERE || written.includes(slug))
  return { pages: there, isAll: isAll && there.length > 0 }
}
