import { createRequestHandler } from 'react-router'
import type { ServerBuild } from 'react-router'
import type { Config } from '#platform/config.server.ts'
import { listedPagesContext, popupStylesContext } from '#web/contexts.ts'
import { documentRenderer } from './document-renderer.ts'
import type { PageRenderer, DrawnDocument } from './document-renderer.ts'
import { readListedPages } from './document-routes.ts'

export type PageRouter = {
  /** Any page as React Router answers it, with all that a browser needs to take it over. */
  whole: PageRenderer<Response>
  /** A public document: by our renderer, or as React Router answers it where the configuration says so. */
  document: PageRenderer<DrawnDocument | Response>
}

const made = new WeakMap<ServerBuild, Partial<Record<Config['pages'], PageRouter>>>()

/** The router of a build. It is made once for each: matching all routes anew at every request costs more than rendering most pages. */
export function routerOf(build: ServerBuild, config: Pick<Config, 'mode' | 'pages'>): PageRouter {
  const known = made.get(build) ?? {}
  made.set(build, known)
  return (known[config.pages] ??= makeRouter(build, config))
}

function makeRouter(build: ServerBuild, { mode, pages }: Pick<Config, 'mode' | 'pages'>): PageRouter {
  const answer = createRequestHandler(build, mode === 'live' ? 'production' : undefined)
  const styles = popupStyles(build)
  const listed = readListedPages(build)
  const withBuilt = <Answered>(next: PageRenderer<Answered>): PageRenderer<Answered> => {
    return async (request, context) => {
      context.set(popupStylesContext, await styles)
      context.set(listedPagesContext, listed)
      return next(request, context)
    }
  }
  const whole = withBuilt(answer)
  return { whole, document: pages === 'whole' ? whole : withBuilt(documentRenderer(build, whole)) }
}

/** What the insides of menus and popups need beyond what every page has. */
async function popupStyles({ assets: { routes }, unstable_getCriticalCss }: ServerBuild): Promise<string[]> {
  // In development no style sheet has been built.
  const rules = await unstable_getCriticalCss?.({ pathname: '/fragments/menus' })
  if (typeof rules === 'object') return [rules.href]
  const everywhere = new Set(routes['root']?.css)
  return (routes['routes/fragments/menus']?.css ?? []).filter((sheet) => !everywhere.has(sheet))
}
