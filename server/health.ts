import { Hono } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { refusal } from '#web/refusals.ts'
import type { Services } from '#domain/services.server.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Alive, ready, and what a monitoring system reads (from this machine only). */
export function createHealth({ heartbeat }: Pick<Services, 'heartbeat'>): Hono {
  const app = new Hono()
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) =>
    (await heartbeat.check()) ? c.json({ status: 'ready' }) : c.json({ status: 'waiting for the database' }, 503),
  )
  app.get('/metrics', async (c) => {
    const from = getConnInfo(c).remote.address
    if (!from || !LOOPBACK.has(from)) return c.json(...refusal('unknown-page'))
    return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return app
}
