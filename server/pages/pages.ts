import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { isHeld } from '#server/entity-tag.ts'
import type { ServerBuild } from 'react-router'
import { failureContext, islandsContext, nonceContext, servicesContext, visitContext } from '#web/contexts.ts'
import type { Services } from '#domain/services.server.ts'
import type { PartyView } from '#domain/party/party.ts'
import { collecting } from '#platform/tags.ts'
import type { Tag } from '#platform/tags.ts'
import { issuerOrigins } from '#server/auth/identity-providers.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { readVisit } from '#server/auth/visit.ts'
import { findOutage } from '#server/unexpected-errors.ts'
import { appPolicy, documentPolicy, REPORTING } from '#web/content-security-policy.ts'
import { declaredScripts } from './declared-scripts.ts'
import { refusal } from '#web/refusals.ts'
import { injectedSources } from './injected-sources.ts'
import { tagsOfPage } from '#server/cdn/cdn.ts'
import type { Cdn } from '#server/cdn/cdn.ts'
import { requestUnderWay } from '#platform/request.ts'
import type { RequestUnderWay } from '#platform/request.ts'
import {
  readDocumentRoutes,
  readFramedRoutes,
  readPartyRoutes,
  readQueryKeys,
  readRoutePath,
  readSentToRoutes,
  readSpelling,
} from './document-routes.ts'
import { isBrowsing, refuse } from '#server/refuse.ts'
import { sameOrigin } from '#server/middleware/same-origin.ts'
import type { KeptPage, PageCache, RenderedPage } from './page-cache.ts'
import { pageKey } from '#web/page-key.ts'
import { chooseEncoding, isRedirect, pageHeaders, strictTransport } from './page-answer.ts'
import { keyForVisitor, partyCookie, partyToRemember } from './party-key.ts'
import { routerOf } from './router.ts'
import { unavailablePage } from './unavailable.ts'

const PLAIN = new Headers()

/** Rendering came to nothing: its answer, and why. */
class RenderFailed extends Error {
  readonly response: Response
  constructor(response: Response, cause: unknown) {
    super(`rendering answered ${response.status}`, { cause })
    this.response = response
  }
}

const NO_PAGE = '/*'
/** The address of no page: whoever reads pages and asks for what cannot be one sees the page that says so. */
const NOWHERE = '/-'

const READ = ['GET', 'HEAD']

function isRead(c: Context): boolean {
  return READ.includes(c.req.method)
}

function refuseMethod(c: Context, allowed: readonly string[]): Response {
  return refuse(c, 'method-not-allowed', { headers: { Allow: [...new Set(allowed)].join(', ') } })
}

function mayRead(c: Context, reason: string): boolean {
  return reason === 'malformed-address' && isBrowsing(c) && isRead(c)
}

type Parts = {
  services: Services
  requestServices: RequestServices
  build: () => Promise<ServerBuild>
  cache: PageCache
  cdn?: Cdn | undefined
  islands: string
  keepPages: boolean
  /** The methods by which something else than a page answers at a path. */
  elsewhere: (path: string) => readonly string[]
}

/** Answers every page: public documents through the cache and without anything that tells visitors apart, signed-in pages as they come. */
export function createPages(parts: Parts) {
  const { services, requestServices, build, cache, cdn, islands, keepPages, elsewhere } = parts
  const router = async () => routerOf(await build(), services.config)
  const guard = sameOrigin(requestServices.origin)
  const formOrigins = issuerOrigins(services.config)

  async function answer(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const asked = c.req.url.slice(c.req.url.indexOf(url.pathname, url.protocol.length + 2))
    const wanted = pageKey(asked, readQueryKeys(await build()))
    if (!wanted.ok) return mayRead(c, wanted.reason) ? answerDocument(c, NOWHERE) : refuse(c, wanted.reason)
    const classify = readDocumentRoutes(await build())
    const pathname = url.pathname.replace(/\.data$/, '')
    const route = readRoutePath(await build())(pathname)
    learn({ route })
    if (classify(pathname) === 'app') return answerApp(c, url)
    if (url.pathname.endsWith('.data') || url.pathname.startsWith('/__manifest'))
      return c.json(...refusal('unknown-page'))
    if (!isRead(c)) {
      const others = elsewhere(pathname)
      return refuseMethod(c, route === NO_PAGE && others.length > 0 ? others : [...READ, ...others])
    }
    return answerDocument(c, wanted.key)
  }

  /** One visitor's page of this moment: kept by nobody, framed by nobody but where it says so, changed by our own pages alone. */
  async function answerApp(c: Context, { pathname, search }: URL): Promise<Response> {
    const foreign = await guard(c, async () => {})
    if (foreign) return foreign
    if (!isRead(c)) {
      const allowed = readSentToRoutes(await build())(pathname.replace(/\.data$/, '')) ? [...READ, 'POST'] : READ
      return allowed.includes(c.req.method) ? renderApp(c) : refuseMethod(c, allowed)
    }
    const spelt = pathname.endsWith('.data') ? pathname : readSpelling(await build())(pathname)
    if (spelt === pathname) return renderApp(c)
    c.header('Cache-Control', 'private, no-store')
    return c.redirect(spelt + search, 301)
  }

  async function renderApp(c: Context): Promise<Response> {
    const { visit, setCookies } = await readVisit(requestServices, c)
    const context = newContext()
    context.set(visitContext, visit)
    const nonce = randomBytes(16).toString('base64')
    context.set(nonceContext, keepPages ? nonce : null)
    const response = await (await router()).whole(c.req.raw, context)
    const outage = await outageBehind(response, context)
    if (outage) return unavailablePage(outage, { sent: c.req.method === 'POST' })
    const headers = new Headers(response.headers)
    for (const line of setCookies) if (line !== undefined) headers.append('Set-Cookie', line)
    headers.set('Cache-Control', 'private, no-store')
    if (!headers.get('Content-Type')?.startsWith('text/html'))
      return new Response(response.body, { status: response.status, headers })
    const framedBy = readFramedRoutes(await build())(new URL(c.req.url).pathname) ? "'self'" : "'none'"
    const policy = keepPages ? appPolicy(nonce, formOrigins, framedBy) : `frame-ancestors ${framedBy}`
    headers.set('Content-Security-Policy', policy)
    headers.set('Reporting-Endpoints', REPORTING['reporting-endpoints'])
    return new Response(response.body, { status: response.status, headers })
  }

  async function answerDocument(c: Context, own: string): Promise<Response> {
    const spelt = readSpelling(await build())(own)
    if (spelt !== own) return c.redirect(spelt, 301)
    const wantsParty = readPartyRoutes(await build())
    const cookies = c.req.header('Cookie')
    const key = keyForVisitor(own, cookies, wantsParty)
    try {
      const page = await fetchPage(key)
      if (key !== own && isRedirect(page)) return await send(c, await fetchPage(own))
      return remembering(c, await send(c, page), partyToRemember(key, cookies, wantsParty))
    } catch (error) {
      return answerFailure(error)
    }
  }

  async function fetchPage(key: string): Promise<KeptPage> {
    const known = cache.lookUp(key)
    learn({ kept: known ? (cache.isStale(known) ? 'stale' : 'hit') : 'miss' })
    const page = await cache.fetchPage(key, () => renderDocument(key))
    if (known) setImmediate(() => void cache.improve(key))
    return page
  }

  async function send(c: Context, page: KeptPage): Promise<Response> {
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    const headers = pageHeaders(page, encoding)
    if (isHeld(c.req.header('If-None-Match'), page.etag)) return new Response(null, { status: 304, headers })
    return new Response(await cache.encode(page, encoding), { status: page.status, headers })
  }

  /** The device keeps the party of the address, though not of a page it only fetched ahead; no cache between keeps either. */
  function remembering(c: Context, answered: Response, party: PartyView | undefined): Response {
    if (!party) return answered
    const isAhead = c.req.header('Sec-Purpose')?.startsWith('prefetch')
    if (!isAhead) answered.headers.set('Set-Cookie', partyCookie(party, services.config.publicUrl))
    answered.headers.set('Cache-Control', 'private, no-cache')
    return answered
  }

  async function answerFailure(error: unknown): Promise<Response> {
    const outage = await findOutage(services, error)
    const level = outage ? 'warn' : 'error'
    services.log[level]({ err: error, outage }, 'a page could not be rendered')
    return outage || !(error instanceof RenderFailed) ? unavailablePage(outage) : error.response
  }

  /** Why React Router answered with its screen for errors, if that is nobody's mistake. */
  async function outageBehind({ status }: { status: number }, context: RouterContextProvider) {
    return status < 500 ? undefined : findOutage(services, context.get(failureContext).error)
  }

  async function renderDocument(key: string): Promise<RenderedPage> {
    const tags = new Set<Tag>()
    const page = await collecting(tags, () => draw(key))
    const headers = cdn ? { ...page.headers, ...tagsOfPage(cdn, tags) } : page.headers
    return { ...page, headers, tags }
  }

  async function draw(key: string): Promise<Omit<RenderedPage, 'tags'>> {
    const request = new Request(new URL(key, services.config.publicUrl))
    const context = newContext()
    const answered = await (await router()).document(request, context)
    const { status } = answered
    const html = answered instanceof Response ? Buffer.from(await answered.arrayBuffer()) : answered.html
    const given = answered instanceof Response ? answered.headers : PLAIN
    const headers = await documentHeaders(request, given)
    if (status >= 500)
      throw new RenderFailed(new Response(html, { status, headers }), context.get(failureContext).error)
    return { status, headers, body: html, keep: keepPages && mayKeep(given, html) }
  }

  async function documentHeaders({ url }: Request, given: Headers): Promise<Record<string, string>> {
    const injected = await injectedSources(services)
    const location = given.get('Location')
    const robots = given.get('X-Robots-Tag')
    const isForParty = readPartyRoutes(await build())(new URL(url).pathname)
    return {
      'content-type': given.get('Content-Type') ?? 'text/html; charset=utf-8',
      'content-security-policy': keepPages
        ? documentPolicy(declaredScripts(await build()), injected)
        : "frame-ancestors 'self'",
      ...REPORTING,
      ...strictTransport(services.config.publicUrl),
      ...(isForParty ? { vary: 'Accept-Encoding, Cookie' } : {}),
      ...(location ? { location } : {}),
      ...(robots ? { 'x-robots-tag': robots } : {}),
    }
  }

  function newContext(): RouterContextProvider {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(islandsContext, islands)
    context.set(failureContext, {})
    return context
  }

  return answer
}

/** What is learnt of the request under way, for the log. */
function learn(of: Pick<RequestUnderWay, 'route' | 'kept'>): void {
  const request = requestUnderWay()
  if (request) Object.assign(request, of)
}

/** Not kept: what a loader asks not to, what sets a cookie and so is for one visitor, what came out with a section missing. */
function mayKeep(given: Headers, html: Buffer): boolean {
  if (html.includes(' data-problems=')) return false
  return !given.has('Set-Cookie') && !given.get('Cache-Control')?.includes('no-store')
}
