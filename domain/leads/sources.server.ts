import { eq } from 'drizzle-orm'
import { readCallbackPath } from '#platform/callback-url.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { cars } from '#domain/cars/tables.ts'
import { attractions, cities, packages, states } from '#domain/catalogue/tables.ts'
import { readAbout } from './source.ts'
import type { EnquirySource, SourceKind } from './source.ts'

const NAMED = { package: packages, city: cities, state: states, attraction: attractions, car: cars } as const
const LONGEST_PATH = 300
const LONGEST_SEARCH = 100

/**
 * The page a form says it stood on, under the name our own register has for it: what a form claims is never repeated to anybody.
 * What is unknown counts as the contact page; of a search the visitor's words are kept, for the office alone.
 */
export async function resolveSource(
  db: Db,
  publicUrl: string,
  { about, page }: { about: unknown; page: unknown },
): Promise<EnquirySource> {
  const path = readPath(page, publicUrl)
  const read = readAbout(about)
  if (read?.kind === 'search') return { ...read, name: read.key.slice(0, LONGEST_SEARCH), path }
  const name = read && isNamed(read.kind) ? await findName(db, read.kind, read.key) : undefined
  return read && name !== undefined ? { ...read, name, path } : { kind: 'contact', key: '', name: 'Contact page', path }
}

function readPath(page: unknown, publicUrl: string): string {
  const path = readCallbackPath(page, publicUrl) ?? '/contact-us'
  return path.length > LONGEST_PATH ? '/contact-us' : path
}

function isNamed(kind: SourceKind): kind is keyof typeof NAMED {
  return Object.hasOwn(NAMED, kind)
}

async function findName(db: Db, kind: keyof typeof NAMED, url: string): Promise<string | undefined> {
  const table = NAMED[kind]
  if (table === cars) reads('cars')
  else reads('catalogue')
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.url, url)).limit(1)
  return row?.name
}
