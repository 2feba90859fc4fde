import { listPages } from '#domain/content/pages.server.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { helpAsked } from './sentences/asked-help.ts'

/** A page of the site that answers what is no journey: its address without the slash, its name and what it says. */
export type HelpPage = { slug: string; name: string; says: string }

/** It stands though nobody has written anything for it. */
const CONTACT: HelpPage = { slug: 'contact-us', name: 'Contact us', says: 'Numbers, hours and the address.' }

const writtenPages = remembered('written pages as help', async ({ db }: { db: Db }) =>
  (await listPages(db)).map(({ slug, title, summary }) => ({ slug, name: title, says: summary })),
)

/** The pages that answer what a text asks of the site itself, of those that are written, and whether it asks for nothing else. */
export async function findHelp(
  needs: { db: Db; memory: TagMemory },
  text: string,
): Promise<{ pages: readonly HelpPage[]; isAll: boolean }> {
  const { slugs, isAll } = helpAsked(text)
  if (slugs.length === 0) return { pages: [], isAll }
  const written = await writtenPages(needs)
  const pages = slugs.flatMap((slug) => [CONTACT, ...written].find((page) => page.slug === slug) ?? [])
  return { pages, isAll: isAll && pages.length > 0 }
}
