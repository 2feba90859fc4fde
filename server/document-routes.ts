import { matchRoutes } from 'react-router'
import type { RouteObject, ServerBuild } from 'react-router'

type Classify = (pathname: string) => 'document' | 'app'

/** Tells signed-in pages (a matched route has `handle.app`) from public documents. */
export function readDocumentRoutes(build: Pick<ServerBuild, 'routes'>): Classify {
  const tree = childrenOf(build, undefined)
  return (pathname) => {
    const matches = matchRoutes(tree, pathname) ?? []
    return matches.some(({ route }) => (route.handle as { app?: boolean } | undefined)?.app) ? 'app' : 'document'
  }
}

function childrenOf(build: Pick<ServerBuild, 'routes'>, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route): RouteObject => {
      const shared = {
        id: route.id,
        ...(route.path === undefined ? {} : { path: route.path }),
        handle: route.module.handle,
      }
      return route.index ? { ...shared, index: true } : { ...shared, children: childrenOf(build, route.id) }
    })
}
