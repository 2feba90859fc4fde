import { pages } from '#domain/content/tables.ts'
import { PAPERS } from '#domain/content/papers.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { putSetting } from '#domain/settings/settings.server.ts'
import type { Db } from '#platform/db.server.ts'

const ADDRESS = { street: '1 Station Road', city: 'Kochi', region: 'Kerala', postalCode: '682001' }

/** Says all that a live site must say before it sells: who it is, and its papers. */
export async function layPapers(db: Db, operatorName = 'Kerala Halts'): Promise<void> {
  await putSetting(db, 'site', { ...UNKNOWN_SITE, operatorName, address: ADDRESS, email: 'office@halts.example' })
  const words = { summary: 'What holds.', body: 'What we promise, and what you do.', updatedOn: '2026-11-01' }
  for (const slug of PAPERS) await db.insert(pages).values({ slug, title: slug, ...words })
}
