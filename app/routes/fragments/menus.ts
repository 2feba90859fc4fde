import { popupStylesContext, servicesContext } from '#web/contexts.ts'
import { menusHtml } from '#app/menus.tsx'
import { loadShell } from '#app/shell.server.ts'
import type { Route } from './+types/menus'

/** What the flyouts and popups of every page hold, as one piece of HTML; kept like a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const shell = await loadShell(context.get(servicesContext))
  const isWhole = shell.problems.length === 0
  return new Response(menusHtml(shell, context.get(popupStylesContext)), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ...(isWhole ? {} : { 'Cache-Control': 'no-store' }),
    },
  })
}
