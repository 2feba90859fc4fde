import { popupStylesContext, servicesContext } from '#web/contexts.ts'
import { renderStill } from '#app/islands/render-alone.ts'
import { Menus } from '#app/menus.tsx'
import { loadShell } from '#app/shell.server.ts'
import type { Route } from './+types/menus'

/** Only what a browser could ask for tells the build which style sheets a route needs. */
export const handle = { draws: Menus }

/** What the flyouts and popups of every page hold, as one piece of HTML; kept like a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const shell = await loadShell(context.get(servicesContext))
  const isWhole = shell.problems.length === 0
  const html = renderStill(<Menus shell={shell} sheets={context.get(popupStylesContext)} />, 'menus-')
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ...(isWhole ? {} : { 'Cache-Control': 'no-store' }),
    },
  })
}
