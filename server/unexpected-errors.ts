import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Services } from '#domain/services.server.ts'
import { outageOf } from '#platform/outage.ts'
import type { Outage } from '#platform/outage.ts'
import { RETRY_AFTER, unavailablePage } from './pages/unavailable.ts'
import { isBrowsing, refuse } from './refuse.ts'

type WatchedRequest = {
  log: Pick<Services['log'], 'error' | 'warn'>
  heartbeat: Pick<Services['heartbeat'], 'check' | 'note'>
}

/** Meets every error nobody expected: 503 when the database cannot answer just now, else 500; the log learns why, the caller does not. */
export function answerUnexpectedErrors(watched: WatchedRequest) {
  return async function answerUnexpectedError(error: Error, c: Context): Promise<Response> {
    if (error instanceof HTTPException && error.status < 500)
      return refuse(c, error.status === 415 ? 'unknown-form' : 'malformed')
    if (isUnwritable(error)) return refuse(c, 'malformed')
    const outage = await findOutage(watched, error)
    const { log } = watched
    const line = { err: error, method: c.req.method, outage }
    if (outage === undefined) {
      log.error(line, 'a call failed')
      return refuse(c, 'unexpected-error')
    }
    log.warn(line, 'a call could not be answered just now')
    if (isBrowsing(c)) return unavailablePage(outage, { sent: c.req.method === 'POST' })
    return refuse(c, outage === 'overloaded' ? 'overloaded' : 'database-gone', {
      headers: { 'Retry-After': RETRY_AFTER[outage] },
    })
  }
}

/** Whether somebody sent what no text of the database can hold: a zero byte (SQLSTATE 22021), or its escape in JSON (22P05). */
function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  return code === '22021' || code === '22P05' || isUnwritable(error.cause)
}

/** Which outage is behind an error, or stands beside it; undefined when it is a mistake of ours. */
export async function findOutage(
  { heartbeat }: Pick<WatchedRequest, 'heartbeat'>,
  error: unknown,
): Promise<Outage | undefined> {
  heartbeat.note(error)
  return outageOf(error) ?? ((await heartbeat.check()) ? undefined : 'gone')
}
