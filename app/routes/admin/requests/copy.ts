import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { findDataRequest } from '#domain/privacy/requests-desk.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/copy'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('privacy.answer')

/** All that is kept of who asked, as a JSON file: what they can take themselves once it is answered. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findDataRequest(context.get(servicesContext).db, context.get(visitContext).visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  if (!found.value.kept) throw refusedPage('unknown')
  return new Response(JSON.stringify(found.value.kept, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="data-request-${params.id}.json"`,
    },
  })
}
