import { isNamed, UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { findSetting, isLive } from '#domain/settings/settings.server.ts'
import type { Db } from '#platform/db.server.ts'
import { inRounds, oneFor } from '#platform/rounds.ts'
import { remembered } from '#platform/tag-memory.ts'
import { listPages } from './pages.server.ts'
import { PAPERS } from './papers.ts'
import type { Paper } from './papers.ts'

/**
 * What the law wants said before anybody sells to consumers, and a live site has not: who sells, and the papers that are not public. A site that lacks any of it is closed: it opens soon, and nobody books.
 * Nothing in a demo.
 */
export async function listLacking(db: Db): Promise<('company' | Paper)[]> {
  if (!(await isLive(db))) return []
  const slugs = new Set((await listPages(db)).map(({ slug }) => slug))
  const papers = PAPERS.filter((paper) => !slugs.has(paper))
  return isNamed((await findSetting(db, 'site')) ?? UNKNOWN_SITE) ? papers : ['company', ...papers]
}

/** Whether the site is closed, by the database and not from memory; asked once for all who want to know at one moment, as those do who book. */
export function isClosedNow(db: Db): Promise<boolean> {
  return closedRoundsOf(db)(undefined)
}

const closedRoundsOf = oneFor((db: Db) =>
  inRounds(async (asked: undefined[]) => {
    const isClosed = (await listLacking(db)).length > 0
    return asked.map(() => isClosed)
  }),
)

/** Whether the site is closed, from memory: it lacks what `listLacking` names, so that nothing it sells is shown or sold. */
export const rememberedClosed = remembered(
  'whether closed',
  async ({ db }: { db: Db }) => (await listLacking(db)).length > 0,
)

/** Whether a live site is open, and would be closed as soon as a page of this address is not public. */
export async function closesWithout(db: Db, slug: string): Promise<boolean> {
  if (PAPERS.every((paper) => paper !== slug)) return false
  return (await isLive(db)) && (await listLacking(db)).length === 0
}
