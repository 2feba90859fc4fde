import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Services } from '#domain/services.server.ts'
import { loggedPath } from '#platform/log.server.ts'
import { troubleOf } from '#platform/trouble.ts'
import type { Trouble } from '#platform/trouble.ts'
import { RETRY_AFTER, unavailablePage } from './pages/unavailable.ts'
import { isBrowsing, refuse } from './refuse.ts'

type Watched = {
  log: Pick<Services['log'], 'error' | 'warn'>
  heartbeat: Pick<Services['heartbeat'], 'check' | 'note'>
}

/** Meets every error nobody expected: 503 when the database cannot answer just now, else 500; the log learns why, the caller does not. */
export function answerSurprises(watched: Watched) {
  return async function answerSurprise(error: Error, c: Context): Promise<Response> {
    if (error instanceof HTTPException && error.status < 500) return refuse(c, 'malformed')
    const trouble = await findTrouble(watched, error)
    const { log } = watched
    const line = { err: error, method: c.req.method, path: loggedPath(c.req.path), trouble }
    if (trouble === undefined) {
      log.error(line, 'a call failed')
      return refuse(c, 'surprise')
    }
    log.warn(line, 'a call could not be answered just now')
    if (isBrowsing(c)) return unavailablePage(trouble, { sent: c.req.method === 'POST' })
    return refuse(c, trouble === 'no-turn' ? 'no-turn' : 'database-gone', { 'Retry-After': RETRY_AFTER[trouble] })
  }
}

/** What passing trouble is behind an error, or stands beside it; undefined when it is a mistake of ours. */
export async function findTrouble(
  { heartbeat }: Pick<Watched, 'heartbeat'>,
  error: unknown,
): Promise<Trouble | undefined> {
  heartbeat.note(error)
  return troubleOf(error) ?? ((await heartbeat.check()) ? undefined : 'gone')
}
