import { data } from 'react-router'
import { findNames } from '#domain/accounts/staff.server.ts'
import { searchAudit } from '#domain/audit/audit.server.ts'
import type { AuditQuery } from '#domain/audit/audit.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { istDateTime } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { auditIn } from './asked.ts'
import { subjectsMeant } from './meant.server.ts'
import type { Route } from './+types/csv'

const AT_ONCE = 500

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('audit.read')

/** The entries an address asks for, all of them, as a spreadsheet reads them. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  if (!visitor) throw data(null, { status: 403 })
  const lines = writeLines(db, visitor, auditIn(new URL(request.url).searchParams))
  return csvFile('audit', lines)
}

async function* writeLines(db: Db, actor: SignedIn, query: AuditQuery): AsyncGenerator<string> {
  const meant = { ...query, subjects: await subjectsMeant(db, query) }
  yield CSV_BEGIN + csvLine(['When', 'Who', 'Who, by id', 'What', 'Thing, by id', 'Before', 'After', 'Why'])
  for (let after = query.after, isFirst = true; isFirst || after; isFirst = false) {
    const found = await searchAudit(db, actor, after === undefined ? meant : { ...meant, after }, AT_ONCE)
    if (!found.ok) return
    const { rows, next } = found.value
    const names = await findNames(
      db,
      actor,
      rows.map(({ actor }) => actor),
    )
    const nameOf = (id: string) => (names.ok ? (names.value.get(id) ?? '') : '')
    yield rows
      .map(({ at, actor, action, subject, before, after, why }) =>
        csvLine([istDateTime(at), nameOf(actor), actor, action, subject, textOf(before), textOf(after), why ?? '']),
      )
      .join('')
    after = next
  }
}

function textOf(thing: unknown): string {
  return thing === null ? '' : JSON.stringify(thing)
}
