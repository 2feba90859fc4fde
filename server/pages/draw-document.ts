import { RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import type { Services } from '#domain/services.server.ts'
import { collecting } from '#platform/tags.ts'
import type { Tag } from '#platform/tags.ts'
import { tagsOfPage } from '#server/cdn/cdn.ts'
import type { Cdn } from '#server/cdn/cdn.ts'
import { documentPolicy, REPORTING } from '#web/content-security-policy.ts'
import { failureContext, islandsContext, servicesContext } from '#web/contexts.ts'
import { declaredScripts } from './declared-scripts.ts'
import { readPartyRoutes } from './document-routes.ts'
import { injectedSources } from './injected-sources.ts'
import { strictTransport } from './page-answer.ts'
import type { RenderedPage } from './page-cache.ts'
import { routerOf } from './router.ts'

/** Rendering came to nothing: its answer, and why. */
export class RenderFailed extends Error {
  readonly response: Response
  constructor(response: Response, cause: unknown) {
    super(`rendering answered ${response.status}`, { cause })
    this.response = response
  }
}

/** What pages are drawn from. */
export type Drawing = {
  services: Services
  /** React Router's server build; asked for anew at each page in development. */
  build: () => Promise<ServerBuild>
  cdn?: Cdn | undefined
  islands: string
  keepPages: boolean
}

const PLAIN = new Headers()

/** Draws the public page of an address: what is kept of it, and what it is made of. Throws RenderFailed with the answer where one came to nothing. */
export function documentDrawer(parts: Drawing): (key: string) => Promise<RenderedPage> {
  const { services, build, cdn, keepPages } = parts
  const router = async () => routerOf(await build(), services.config)

  async function renderDocument(key: string): Promise<RenderedPage> {
    const tags = new Set<Tag>()
    const page = await collecting(tags, () => draw(key))
    const headers = cdn ? { ...page.headers, ...tagsOfPage(cdn, tags) } : page.headers
    return { ...page, headers, tags }
  }

  async function draw(key: string): Promise<Omit<RenderedPage, 'tags'>> {
    const request = new Request(new URL(key, services.config.publicUrl))
    const context = newContext(parts)
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

  return renderDocument
}

/** What every page is drawn with. */
export function newContext({ services, islands }: Pick<Drawing, 'services' | 'islands'>): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(islandsContext, islands)
  context.set(failureContext, {})
  return context
}

/** Not kept: what a loader asks not to, what sets a cookie and so is for one visitor, what came out with something of the shell missing. */
function mayKeep(given: Headers, html: Buffer): boolean {
  if (html.includes(' data-problems=')) return false
  return !given.has('Set-Cookie') && !given.get('Cache-Control')?.includes('no-store')
}
