import type { RouterContextProvider } from 'react-router'
import { SOMEBODY_GONE } from '#app/routes/admin/audit/asked.ts'
import { findNames } from '#domain/accounts/staff.server.ts'
import type { ImportProgress } from '#domain/spreadsheets/imports.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'

/** What of a file somebody has begun to write, each with what they are called. */
export async function namedWriters(context: Readonly<RouterContextProvider>, open: ImportProgress['open']) {
  const ids = open.flatMap(({ by }) => by ?? [])
  const names = await findNames(context.get(servicesContext).db, context.get(visitContext).visitor, ids)
  const nameOf = (by: string | null) => (by !== null && names.ok && names.value.get(by)) || SOMEBODY_GONE
  return open.map(({ row, key, by }) => ({ row, key, who: nameOf(by) }))
}
