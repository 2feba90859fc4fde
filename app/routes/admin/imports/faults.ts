import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { exportFaults } from '#domain/spreadsheets/imports.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/faults'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('imports.run')

/** All that is wrong in a file, as one to work through beside it. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const found = await exportFaults(context.get(servicesContext).db, context.get(visitContext).visitor, id)
  if (!found.ok) throw refusedPage(found.reason)
  return csvFile(`faults-${id}`, found.value)
}
