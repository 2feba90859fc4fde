import { createStaticHandler, isRouteErrorResponse } from 'react-router'
import type {
  DataRouteObject,
  EntryContext,
  LoaderFunctionArgs,
  RouterContextProvider,
  ServerBuild,
  StaticHandler,
  StaticHandlerContext,
} from 'react-router'
import { outageOf } from '#platform/outage.ts'
import { isApp } from './document-routes.ts'

export type PageRenderer<Answered> = (request: Request, context: RouterContextProvider) => Promise<Answered>
export type DrawnDocument = { status: number; html: Buffer<ArrayBuffer> }

type Entry = ServerBuild['entry']['module'] & {
  renderDocument(url: string, context: EntryContext): Buffer<ArrayBuffer>
  bytesOfPieces(): number
}

/** What the pieces weigh that pages are put together from, in bytes. */
export function bytesOfPieces(build: ServerBuild): number {
  return (build.entry.module as Entry).bytesOfPieces()
}

/**
 * Stands in for React Router's server runtime where a public document is drawn: nobody takes it over, so the data of its loaders is not
 * written out a second time. It answers what `whole` answers, which `tests/whole-pages.test.ts` holds it to.
 */
export function documentRenderer(
  build: ServerBuild,
  whole: PageRenderer<Response>,
): PageRenderer<DrawnDocument | Response> {
  const statics = createStaticHandler(routesUnder(build, undefined))
  const entry = build.entry.module as Entry
  const routeModules = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route?.module]),
  ) as EntryContext['routeModules']
  return async (request, context) => {
    const found = await ask(statics, request, context)
    if (found instanceof Response) return found
    if (!found) return whole(request, context)
    const criticalCss = await build.unstable_getCriticalCss?.({ pathname: new URL(request.url).pathname })
    try {
      const html = entry.renderDocument(request.url, {
        ...entryContext(build, found),
        criticalCss,
        routeModules,
        staticHandlerContext: found,
      })
      return { status: found.statusCode, html }
    } catch {
      // What cannot be drawn is drawn again with the error's own screen in its place.
      return whole(request, context)
    }
  }
}

/** What the loaders give; nothing when it takes more than that: a route that goes the whole way, an error nobody expected. */
async function ask(
  statics: StaticHandler,
  request: Request,
  requestContext: RouterContextProvider,
): Promise<StaticHandlerContext | Response | undefined> {
  const found = await statics.query(request, { requestContext })
  if (found instanceof Response) return found
  const errors = Object.values<unknown>(found.errors ?? {})
  // Asked for once more the answer would be the same, and as long in coming.
  const passing = errors.find((error) => outageOf(error))
  if (passing) throw passing
  return errors.every((error) => isRouteErrorResponse(error) && error.status < 500) ? found : undefined
}

function entryContext(build: ServerBuild, { matches }: StaticHandlerContext) {
  // Every route there is would be made into one of React's at each page, for the two or three that it is drawn by.
  const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, build.assets.routes[id]!]))
  return {
    manifest: { ...build.assets, routes },
    branches: [],
    serverHandoffString: '',
    renderMeta: {},
    future: build.future,
    ssr: build.ssr,
    routeDiscovery: build.routeDiscovery,
    isSpaMode: false,
    serializeError: () => ({ message: '', stack: undefined }),
  }
}

function routesUnder(build: ServerBuild, parentId: string | undefined): DataRouteObject[] {
  const children = Object.values(build.routes).filter((route) => route?.parentId === parentId)
  return children.flatMap((route) => {
    // A signed-in page is guarded by middleware, which is React Router's own to run: it is no part of the documents.
    if (!route || isApp(route.module)) return []
    const { ErrorBoundary } = route.module
    const loader = loaderOf(route.module)
    const shared = {
      id: route.id,
      ...(route.path === undefined ? {} : { path: route.path }),
      ...(loader ? { loader } : {}),
      ...(route.id === 'root' || ErrorBoundary ? { ErrorBoundary: () => null } : {}),
    }
    return route.index ? { ...shared, index: true } : { ...shared, children: routesUnder(build, route.id) }
  }) as DataRouteObject[]
}

/** Files and pages with headers of their own go the whole way; that is said before their loader has run, for it runs there. */
function loaderOf({ default: page, headers, loader }: NonNullable<ServerBuild['routes'][string]>['module']) {
  if (!page || headers) return () => Promise.reject(new Error('goes the whole way'))
  return loader && ((args: LoaderFunctionArgs) => loader(args))
}
