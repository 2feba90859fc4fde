import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { refusal } from '#web/refusals.ts'
import type { Metrics } from './watch/metrics.ts'
import type { Services } from '#domain/services.server.ts'

type Parts = Pick<Services, 'heartbeat' | 'config'> & {
  metrics: Pick<Metrics, 'registry'>
  /** Whether the site is about to close: a proxy shall send its visitors elsewhere. */
  isShuttingDown: () => boolean
}

/** How it stands now: a cache in front would say for minutes how it stood. */
const HEADERS = { 'Cache-Control': 'no-store' }

/** Alive, ready, and what a monitoring system reads that knows the token: a proxy on this machine makes everybody come from it. */
export function createHealth({ heartbeat, config, metrics: { registry }, isShuttingDown }: Parts): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, HEADERS))
  app.get('/readyz', async (c) => {
    if (isShuttingDown()) return c.json({ status: 'closing' }, 503, HEADERS)
    if (!(await heartbeat.check())) return c.json({ status: 'waiting for the database' }, 503, HEADERS)
    return c.json({ status: 'ready' }, 200, HEADERS)
  })
  app.get('/metrics', async (c) => {
    if (!isToken(c.req.header('authorization'), config.metricsToken)) return c.json(...refusal('unknown-page'))
    return c.text(await registry.metrics(), 200, { ...HEADERS, 'Content-Type': registry.contentType })
  })
  return app
}

function isToken(given: string | undefined, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
