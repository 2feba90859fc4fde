import { faultsOf } from '#domain/catalogue/writing/publishing.server.ts'
import type { EditedPackage } from '#domain/catalogue/revisions.server.ts'
import type { Db } from '#platform/db.server.ts'

export type Head = Awaited<ReturnType<typeof headOf>>

/** What stands above every page of a package: how it stands, and what keeps its draft from being published. */
export async function headOf(db: Db, { content, open, shown, isBehind }: EditedPackage) {
  const { id, name, url, days, startCity } = content
  return {
    id,
    name,
    url,
    days,
    startCity,
    shown: shown ? (shown.isPublic ? ('public' as const) : ('withdrawn' as const)) : undefined,
    shownUrl: shown?.isPublic ? shown.content.url : undefined,
    open: open && { number: open.number, state: open.state, publishAt: open.publishAt, why: open.why },
    isBehind,
    gaps: open || !shown?.isPublic ? await faultsOf(db, content) : [],
  }
}
