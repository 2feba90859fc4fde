import { data } from 'react-router'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { takeCustomersAlong } from '#domain/leads/desk/customers-out.server.ts'
import { may } from '#domain/policy/policy.ts'
import { example, exportThings, template } from '#domain/spreadsheets/export.server.ts'
import { findKind } from '#domain/spreadsheets/kinds.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('imports.run')

/** All things of a kind as a file, or one to begin from. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const kind = findKind(params.kind)
  const { visitor } = context.get(visitContext)
  if (!kind) throw data(null, { status: 404 })
  if (!may(visitor?.role, kind.action)) throw data(null, { status: 403 })
  const only = new URL(request.url).searchParams.get('only')
  if (only === 'heads') return csvFile(`${kind.name}-template`, template(kind))
  const services = context.get(servicesContext)
  if (only === 'example') return csvFile(`${kind.name}-example`, example(services.db, kind))
  if (kind.isPersonal && !(await takeCustomersAlong(services, visitor, {})).ok) throw data(null, { status: 403 })
  return csvFile(kind.name, exportThings(services.db, visitor, kind))
}
