import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MINUTE } from '#platform/clock.ts'
import { requestSubscription } from '#domain/content/newsletter.server.ts'
import type { Services } from '#domain/services.server.ts'
import { refusal } from './errors.ts'
import { addressReader } from './middleware/client-address.ts'
import { limitRate } from './middleware/rate-limit.ts'
import { sameOrigin } from './middleware/same-origin.ts'

const LARGEST_FORM = 4 * 1024
const NO_STORE = { 'Cache-Control': 'no-store' }
const THANKS = 'We have sent you a mail. Please follow the link in it to confirm.'

/**
 * POST `/newsletter` with `email`, as a form or as JSON. A form goes on to `/newsletter/thanks` (with `?problem=` when it was refused),
 * a caller that accepts JSON is answered `{message}`.
 */
export function createNewsletter(services: Pick<Services, 'db' | 'clock' | 'config'>): Hono {
  const { publicUrl, trustProxy } = services.config
  const app = new Hono()
  app.post(
    '/newsletter',
    sameOrigin(publicUrl),
    limitRate({ most: 6, per: 10 * MINUTE, addressOf: addressReader(trustProxy) }),
    bodyLimit({ maxSize: LARGEST_FORM, onError: (c) => c.json(...refusal('too-long'), NO_STORE) }),
    (c) => answerRequest(c, services),
  )
  return app
}

async function answerRequest(
  c: Context,
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
): Promise<Response> {
  const form = await readForm(c)
  if (!form) return c.json(...refusal('unknown-form'), NO_STORE)
  const { publicUrl } = config
  const requested = await requestSubscription(db, clock, { email: form['email'], publicUrl })
  const wantsJson = c.req.header('accept')?.includes('application/json') ?? false
  if (!wantsJson) return goToThanks(c, requested.ok ? '' : `?problem=${requested.reason}`)
  return requested.ok ? c.json({ message: THANKS }, 200, NO_STORE) : c.json(...refusal(requested.reason), NO_STORE)
}

/** 303, so that the browser fetches the next page instead of sending the form there again. */
function goToThanks(c: Context, query: string): Response {
  return c.body(null, 303, { Location: `/newsletter/thanks${query}`, ...NO_STORE })
}

async function readForm(c: Context): Promise<Record<string, unknown> | undefined> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(await c.req.text()))
  if (type !== 'application/json') return undefined
  const parsed: unknown = await c.req.json().catch(() => undefined)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}
