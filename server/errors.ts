import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Services } from '#domain/services.server.ts'

/** Every reason a call is refused for, with its status and what the caller reads. */
export const REFUSALS = {
  malformed: { status: 400, message: 'That is not something we can look up.' },
  'malformed-address': { status: 400, message: 'That address cannot be right.' },
  'endless-address': { status: 414, message: 'That address is too long.' },
  'unknown-call': { status: 404, message: 'There is no such call.' },
  'unknown-category': { status: 404, message: 'We have no such category.' },
  'unknown-state': { status: 404, message: 'We have no such state.' },
  'unknown-package': { status: 404, message: 'We have no such package.' },
  'unknown-car': { status: 404, message: 'We have no such car.' },
  'unknown-file': { status: 404, message: 'There is no such file.' },
  'unknown-page': { status: 404, message: 'There is no such page.' },
  'unknown-token': { status: 404, message: 'That link does not work, or no longer.' },
  'method-not-allowed': { status: 405, message: 'This can only be read.' },
  'unknown-method': { status: 405, message: 'That is not something this site does.' },
  'invalid-email': { status: 400, message: 'Please enter a valid email address.' },
  'cross-site': { status: 403, message: 'This can only be sent from our own pages.' },
  'too-long': { status: 413, message: 'That is more than we can take.' },
  'unknown-form': { status: 415, message: 'That is not a form we can read.' },
  'too-many': { status: 429, message: 'Too many requests just now. Try again later.' },
  surprise: { status: 500, message: 'Something went wrong. Try again.' },
  'database-gone': { status: 503, message: 'Our register cannot be reached just now. Try again in a minute.' },
} as const
export type Refusal = keyof typeof REFUSALS

/** The body and the status of a refusal, as `c.json` takes them. */
export function refusal<Reason extends Refusal>(
  reason: Reason,
  message: string = REFUSALS[reason].message,
): [{ message: string }, (typeof REFUSALS)[Reason]['status']] {
  return [{ message }, REFUSALS[reason].status]
}

type Watched = { log: Pick<Services['log'], 'error'>; heartbeat: Pick<Services['heartbeat'], 'check'> }

/** Meets every error nobody expected: 503 when the database is gone, else 500; the log learns why, the caller does not. */
export function answerSurprises({ log, heartbeat }: Watched) {
  return async function answerSurprise(error: Error, c: Context): Promise<Response> {
    if (error instanceof HTTPException && error.status < 500) return c.json(...refusal('malformed'))
    const databaseThere = await heartbeat.check()
    log.error({ err: error, method: c.req.method, path: c.req.path, databaseThere }, 'a call failed')
    if (databaseThere) return c.json(...refusal('surprise'))
    return c.json(...refusal('database-gone'), { 'Retry-After': '10' })
  }
}
