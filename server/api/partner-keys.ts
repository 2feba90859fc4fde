import type { MiddlewareHandler } from 'hono'
import { openWithKey } from '#domain/partners/api-keys.server.ts'
import { KEY_BEGINS } from '#domain/partners/scope.ts'
import type { Services } from '#domain/services.server.ts'
import type { KeyRefusal } from '#domain/partners/api-keys.server.ts'
import { refusal } from '#web/refusals.ts'
import { isOcto } from './octo/octo.ts'

/** As a reseller's program reads it, beside our own words. */
const OCTO_ERRORS: Record<KeyRefusal, string> = {
  'api-key-unknown': 'UNAUTHORIZED',
  'api-key-scope': 'FORBIDDEN',
  'too-many': 'TOO_MANY_REQUESTS',
}

/** A call that brings a partner's key is answered within that key's scopes and limit; one that brings none, or what opens a booking, goes on as it came. */
export function partnerKeys(services: Pick<Services, 'db' | 'clock'>): MiddlewareHandler {
  return async (c, next) => {
    const [, key] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (!key?.startsWith(KEY_BEGINS)) return next()
    const opened = await openWithKey(services, key, c.req.path)
    if (opened.ok) return next()
    const [body, status] = refusal(opened.reason)
    const wait = opened.retryAfterSeconds
    const headers = { 'Cache-Control': 'no-store', ...(wait ? { 'Retry-After': String(wait) } : {}) }
    const inOcto = isOcto(c.req.path) ? { error: OCTO_ERRORS[opened.reason], errorMessage: body.message } : {}
    return c.json({ ...body, reason: opened.reason, ...inOcto }, status, headers)
  }
}
