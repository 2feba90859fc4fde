import type { AuditQuery } from '#domain/audit/audit.server.ts'
import { subjectsNamed } from '#domain/search/names-of-things.server.ts'
import { subjectsCalled } from '#domain/search/subjects-called.server.ts'
import type { Db } from '#platform/db.server.ts'
import { subjectsSaid } from './thing.ts'

/** The subjects of all that the audit calls by the words of a query: by its name of today, its number, or what the office calls its kind. */
export async function subjectsMeant(db: Db, { subject: words = '' }: AuditQuery): Promise<string[]> {
  return [...(await subjectsNamed(db, words)), ...(await subjectsCalled(db, words)), ...subjectsSaid(words)]
}
