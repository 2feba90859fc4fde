import type { Span } from '@opentelemetry/api'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { SECOND } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import { asKind, requestUnderWay, routeUnderWay } from '#platform/request.ts'
import type { CacheStatus, RequestKind } from '#platform/request.ts'
import { fail, traced } from '#platform/tracing.server.ts'
import { fromProxy } from '#server/middleware/client-address.ts'
import type { Metrics } from './metrics.ts'

/** The header an answer bears its request's name in: whoever reports a fault can say it, and the log has it in every line of that request. */
export const NAMED = 'x-request-id'

export type AnsweredCall = {
  /** Absent of a file. */
  name?: string
  method: string
  /** The pattern of the address, never what stood in it. */
  route: string
  status: number
  ms: number
  kept?: CacheStatus | undefined
}
export type RequestWatch = { watch: MiddlewareHandler; note(answered: AnsweredCall): void }

/** Asked every few seconds by a proxy or a monitoring system. */
const ASKED_BY_MACHINES = new Set(['/healthz', '/readyz', '/metrics'])

type Parts = { log: Log; metrics: Pick<Metrics, 'countRequest'>; config: Pick<Config, 'trustProxy'> }

/** One line of the log and one count a request: which, of what kind, how it was answered and how soon; nothing of who asked. */
export function watchRequests({ log, metrics, config }: Parts): RequestWatch {
  const isHandedOn = fromProxy(config.trustProxy)
  function note({ name, method, route, status, ms, kept }: AnsweredCall): void {
    metrics.countRequest({ method, route, status, seconds: ms / SECOND, kept })
    const level = ASKED_BY_MACHINES.has(route) ? 'debug' : 'info'
    if (log.isLevelEnabled(level))
      log[level]({ request: name, method, route, status, ms: Math.round(ms * 10) / 10, kept }, 'answered')
  }

  const watch: MiddlewareHandler = (c, next) =>
    asKind(
      kindOf(c.req),
      () =>
        traced(
          c.req.method,
          { askedBy: (header) => (isHandedOn(c) ? c.req.header(header) : undefined) },
          async (span) => {
            const began = performance.now()
            await next()
            const { name, kept } = requestUnderWay()!
            const route = routeUnderWay()!
            c.res.headers.set(NAMED, name)
            const answered = {
              name,
              method: c.req.method,
              route,
              status: c.res.status,
              ms: performance.now() - began,
              kept,
            }
            note(answered)
            if (span) describe(span, answered)
          },
        ),
      () => routePath(c),
    )

  return { watch, note }
}

/** What the log says of a request, as tracing systems name it. */
function describe(span: Span, { name, method, route, status, kept }: AnsweredCall): void {
  span.updateName(`${method} ${route}`)
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
  span.setAttributes({ 'padav.request': name, 'padav.kept': kept ?? 'none' })
  if (status >= 500) fail(span)
}

/** Which line for the database a request stands in. */
function kindOf({ method, path }: Pick<Context['req'], 'method' | 'path'>): RequestKind {
  if (method !== 'GET' && method !== 'HEAD') return path.startsWith('/api/auth') ? 'accounts' : 'forms'
  return path.startsWith('/api/') ? 'calls' : 'pages'
}
