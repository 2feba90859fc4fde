import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'
import type { RouteObject, ServerBuild } from 'react-router'
import { PARTY_KEYS } from '#domain/party/party-address.ts'
import { queryKeys } from '#web/page-key.ts'
import type { QueryKeys } from '#web/page-key.ts'
import type { ListedPage, RouteHandle } from '#web/route-handle.ts'

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

const MOST_PATHS = 2000
type PageFacts = {
  /** For one visitor: not kept, and drawn by React Router. */
  app: boolean
  framed: boolean
  /** Takes what a form sends: a matched route has an `action`. */
  sentTo: boolean
  party: boolean
  query: ReturnType<QueryKeys>
  /** Its route's path, cut at the slashes: `['', 'india', ':url']`. */
  pattern: string[]
}
const knownFacts = new WeakMap<object, (pathname: string) => PageFacts>()

/** Tells signed-in pages (a matched route has `handle.app`) from public documents. */
export function readDocumentRoutes(build: Pick<ServerBuild, 'routes'>): (pathname: string) => 'document' | 'app' {
  const facts = readPageFacts(build)
  return (pathname) => (facts(pathname).app ? 'app' : 'document')
}

/** Tells the pages for one visitor that a page of ours may show in a frame: a matched route has `handle.framed`. */
export function readFramedRoutes(build: Pick<ServerBuild, 'routes'>): (pathname: string) => boolean {
  const facts = readPageFacts(build)
  return (pathname) => facts(pathname).framed
}

/** Tells the pages that take what a form sends. */
export function readSentToRoutes(build: Pick<ServerBuild, 'routes'>): (pathname: string) => boolean {
  const facts = readPageFacts(build)
  return (pathname) => facts(pathname).sentTo
}

/** Tells the pages whose prices are for whoever travels: a matched route has `handle.party`. Asking again is cheap. */
export function readPartyRoutes(build: Pick<ServerBuild, 'routes'>): (pathname: string) => boolean {
  const facts = readPageFacts(build)
  return (pathname) => facts(pathname).party
}

/** What the address of a page may ask: its route's `handle.query`, and whom its prices are for. */
export function readQueryKeys(build: Pick<ServerBuild, 'routes'>): QueryKeys {
  const facts = readPageFacts(build)
  return (pathname) => facts(pathname).query
}

/** The path of a page's route, as it may stand in a log: `/india/:url`. */
export function readRoutePath(build: Pick<ServerBuild, 'routes'>): (pathname: string) => string {
  const facts = readPageFacts(build)
  return (pathname) => facts(pathname).pattern.join('/') || '/'
}

const AS_WRITTEN = new Set([':token', ':reference'])

/**
 * The address of a page as the site writes it: in small letters, without an end slash, a category by its url. React Router would draw other spellings as pages of
 * their own. A token or a reference says what it says in the letters it came in, so does whatever names something on a page for one visitor, and what is no page
 * leads nowhere.
 */
export function readSpelling(build: Pick<ServerBuild, 'routes'>): (key: string) => string {
  const facts = readPageFacts(build)
  return (key) => {
    const [path = '/', query] = key.split('?')
    const { pattern, app } = facts(path)
    const isPage = !pattern.includes('*')
    const spelt = path.split('/').map((part, at) => (isPage ? spellPart(part, pattern[at] ?? '', app) : part))
    return (spelt.join('/').replace(/\/+$/, '') || '/') + (query ? `?${query}` : '')
  }
}

function spellPart(part: string, pattern: string, isApp: boolean): string {
  if (AS_WRITTEN.has(pattern) || (isApp && pattern.startsWith(':'))) return part
  const small = inSmallLetters(part)
  // Of a category its name leads to its page too, its spaces turned to hyphens (SPEC §2).
  return pattern === ':category' ? small.replace(/(%20|\+)+/g, '-').replace(/^-|-$/g, '') : small
}

function inSmallLetters(part: string): string {
  return part.replace(/%[0-9A-F]{2}|[A-Z]+/g, (some) => (some.startsWith('%') ? some : some.toLowerCase()))
}

/** The pages whose routes say `handle.listed`, in the order of the routes. */
export function readListedPages({ routes }: Pick<ServerBuild, 'routes'>): ListedPage[] {
  return Object.values(routes).flatMap((route) => {
    const listed = (route?.module.handle as RouteHandle | undefined)?.listed
    return route && listed ? [{ ...listed, path: pathOf(route, routes).replace(/(.)\/$/, '$1') }] : []
  })
}

function readPageFacts(build: Pick<ServerBuild, 'routes'>): (pathname: string) => PageFacts {
  const known = knownFacts.get(build) ?? pageFactsOf(build)
  knownFacts.set(build, known)
  return known
}

function pageFactsOf(build: Pick<ServerBuild, 'routes'>): (pathname: string) => PageFacts {
  const tree = childrenOf(build, undefined)
  // React Router reads and ranks every route of the site anew each time: that costs as much as drawing a small page.
  const answers = new LRUCache<string, PageFacts>({ max: MOST_PATHS })
  return (pathname) => {
    const known = answers.get(pathname)
    if (known) return known
    const matched = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route)
    const handles = matched.map(({ handle }) => handle as RouteHandle | undefined)
    const app = matched.some(isApp)
    const party = handles.some((handle) => handle?.party === true)
    const framed = handles.some((handle) => handle?.framed === true)
    const sentTo = matched.some(({ action }) => action === true)
    const query = queryKeys([...handles.flatMap((handle) => handle?.query ?? []), ...(party ? PARTY_KEYS : [])])
    const pattern = ['', ...matched.flatMap(({ path }) => path?.split('/').filter(Boolean) ?? [])]
    const facts = { app, framed, sentTo, party, query, pattern }
    answers.set(pathname, facts)
    return facts
  }
}

function pathOf({ path = '', parentId }: BuiltRoute, routes: ServerBuild['routes']): string {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return `${parent ? pathOf(parent, routes) : ''}/${path}`.replace(/\/+/g, '/')
}

/** Whether a route says that its page is for one visitor. */
export function isApp({ handle }: { handle?: unknown }): boolean {
  return (handle as RouteHandle | undefined)?.app === true
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
        ...(route.module.action ? { action: true } : {}),
      }
      return route.index ? { ...shared, index: true } : { ...shared, children: childrenOf(build, route.id) }
    })
}
