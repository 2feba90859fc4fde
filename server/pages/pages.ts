import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { RouterContextProvider } from 'react-router'
import { isHeld } from '#server/entity-tag.ts'
import { failureContext, nonceContext, visitContext } from '#web/contexts.ts'
import { issuerOrigins } from '#server/auth/identity-providers.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { readVisit } from '#server/auth/visit.ts'
import { findOutage } from '#server/unexpected-errors.ts'
import { appPolicy, REPORTING } from '#web/content-security-policy.ts'
import { refusal } from '#web/refusals.ts'
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
import { looksAhead } from '#server/middleware/opens-soon.ts'
import { sameOrigin } from '#server/middleware/same-origin.ts'
import type { KeptPage, PageCache } from './page-cache.ts'
import { pageKey } from '#web/page-key.ts'
import { chooseEncoding, isRedirect, pageHeaders } from './page-answer.ts'
import { documentDrawer, newContext, RenderFailed } from './draw-document.ts'
import type { Drawing } from './draw-document.ts'
import { keyForVisitor } from './party-key.ts'
import { routerOf } from './router.ts'
import { unavailablePage } from './unavailable.ts'

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

function leadTo(c: Context, address: string): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.redirect(address, 301)
}

type Parts = Drawing & {
  requestServices: RequestServices
  cache: PageCache
  /** The methods by which something else than a page answers at a path. */
  elsewhere: (path: string) => readonly string[]
}

/** Answers every page: public documents through the cache and without anything that tells visitors apart, signed-in pages as they come. */
export function createPages(parts: Parts) {
  const { services, requestServices, build, cache, keepPages, elsewhere } = parts
  const router = async () => routerOf(await build(), services.config)
  const renderDocument = documentDrawer(parts)
  const guard = sameOrigin(requestServices.origin)
  const formOrigins = issuerOrigins(services.config)

  async function answer(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const asked = c.req.url.slice(c.req.url.indexOf(url.pathname, url.protocol.length + 2))
    const wanted = pageKey(asked, readQueryKeys(await build()))
    if (!wanted.ok) return mayRead(c, wanted.reason) ? answerDocument(c, NOWHERE) : refuse(c, wanted.reason)
    if (isRead(c) && asked.split('?', 1)[0] !== wanted.spelt) return leadTo(c, wanted.spelt + url.search)
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
    const drawn = await renderApp(c)
    const spelt = pathname.endsWith('.data') ? pathname : readSpelling(await build())(pathname)
    // A guest is led to sign in by whatever spelling, by the page's own guard.
    if (spelt === pathname || drawn.status !== 200) return drawn
    return leadTo(c, spelt + search)
  }

  async function renderApp(c: Context): Promise<Response> {
    const { visit, setCookies } = await readVisit(requestServices, c)
    const context = newContext(parts)
    context.set(visitContext, visit)
    const nonce = randomBytes(16).toString('base64')
    context.set(nonceContext, keepPages ? nonce : null)
    const response = await (await router()).whole(c.req.raw, context)
    // Whoever asked has gone on to another page, which ends the work: no fault of ours (499, as proxies have it).
    if (response.status >= 500 && c.req.raw.signal.aborted) return new Response(null, { status: 499 })
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
    // The whole state of the steps stands in their address, of which a page that is kept would read nothing.
    const steps = spelt.startsWith('/booking/') ? new URL(c.req.url).search : ''
    if (spelt !== own) return c.redirect(spelt + (spelt.includes('?') ? '' : steps), 301)
    const wantsParty = readPartyRoutes(await build())
    const cookies = c.req.header('Cookie')
    const key = keyForVisitor(own, cookies, wantsParty)
    try {
      if (looksAhead(c)) return await sendAlone(key)
      const page = await fetchPage(key)
      if (key !== own && isRedirect(page)) return await send(c, await fetchPage(own))
      return await send(c, page)
    } catch (error) {
      return answerFailure(error)
    }
  }

  /** Nothing of it is kept: who comes next may not see it. */
  async function sendAlone(key: string): Promise<Response> {
    const { status, headers, body } = await renderDocument(key)
    return new Response(body, { status, headers })
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

  return answer
}

/** What is learnt of the request under way, for the log. */
function learn(of: Pick<RequestUnderWay, 'route' | 'kept'>): void {
  const request = requestUnderWay()
  if (request) Object.assign(request, of)
}
