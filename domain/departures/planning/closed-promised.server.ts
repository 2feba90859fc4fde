import { and, desc, inArray, sql } from 'drizzle-orm'
import { auditEntries } from '#domain/audit/tables.ts'
import type { Db } from '#platform/db.server.ts'

/** The departures among some that were guaranteed by hand when they were last closed, as the trail tells: opened again, they are so again. */
export async function listClosedPromised(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { subject, before, after, at, id } = auditEntries
  const isClosing = sql`${after}->>'status' = 'closed' and ${before}->>'status' is distinct from 'closed'`
  const closings = await db
    .selectDistinctOn([subject], { subject, was: sql<string | null>`${before}->>'status'` })
    .from(auditEntries)
    .where(and(inArray(subject, ids.map(subjectOf)), isClosing))
    .orderBy(subject, desc(at), desc(id))
  const promised = new Set(closings.filter(({ was }) => was === 'guaranteed').map((closing) => closing.subject))
  return new Set(ids.filter((one) => promised.has(subjectOf(one))))
}

function subjectOf(id: string): string {
  return `departure:${id}`
}
