import { listPages } from '#domain/content/pages.server.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { helpAsked } from './sentences/asked-help.ts'

/** A page of the site that answers what is no journey: its address without the slash, its name and what it says. */
export type HelpPage = { slug: string; name: string; says: string }

/** They stand though nobody has written anything for them. */
const ALWAYS: readonly HelpPage[] = [
  { slug: 'contact-us', name: 'Contact us', says: 'Numbers, hours and the address.' },
  {
    slug: 'users/profile',
    name: 'My trips',
    says: 'Log in to see what you have booked. The link in the message you had when you booked opens your trip too.',
  },
]

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
  const pages = slugs.flatMap((slug) => [...ALWAYS, ...written].find((page) => page.slug === slug) ?? [])
  return { pages, isAll: isAll && pages.length > 0 }
}
