import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Services } from '#domain/services.server.ts'
import { loggedPath } from '#platform/log.server.ts'
import { refusal } from '#web/refusals.ts'

type Watched = { log: Pick<Services['log'], 'error'>; heartbeat: Pick<Services['heartbeat'], 'check'> }

/** Meets every error nobody expected: 503 when the database is gone, else 500; the log learns why, the caller does not. */
export function answerSurprises({ log, heartbeat }: Watched) {
  return async function answerSurprise(error: Error, c: Context): Promise<Response> {
    if (error instanceof HTTPException && error.status < 500) return c.json(...refusal('malformed'))
    const databaseThere = await heartbeat.check()
    log.error({ err: error, method: c.req.method, path: loggedPath(c.req.path), databaseThere }, 'a call failed')
    if (databaseThere) return c.json(...refusal('surprise'))
    return c.json(...refusal('database-gone'), { 'Retry-After': '10' })
  }
}
