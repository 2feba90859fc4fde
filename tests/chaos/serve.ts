import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { openServices } from '#domain/services.server.ts'
import type { Services } from '#domain/services.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { createBookingCalls } from '#server/api/bookings.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { createDevGateway } from '#server/dev-gateway.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { createHttpServer } from '#server/listen.ts'
import { createPaymentWebhooks } from '#server/webhooks/payments.ts'
import { createGroupCalls } from './group-calls.ts'
import { createHealth } from '#server/health.ts'
import { openMetrics } from '#server/watch/metrics.ts'

/** One process of the site as far as bookings need it: its services, calls, webhooks, gateway and jobs, without its pages. */
export async function serve(): Promise<void> {
  const config = readConfig()
  const services = await openServices(config)
  const listener = getRequestListener(callsOf(services).fetch)
  createHttpServer((request, response) => void listener(request, response)).listen(config.port, config.host, () => {
    startJobs(services)
    process.stdout.write(`open at http://${config.host}:${config.port}\n`)
  })
}

function callsOf(services: Services): Hono {
  const requestServices = openRequestServices(services)
  const app = new Hono()
  app.route('/', createHealth({ ...services, metrics: openMetrics(), isShuttingDown: () => false }))
  app.route('/', createPaymentWebhooks({ ...requestServices, ...services }))
  app.route(
    '/',
    createDevGateway(services, requestServices, (path, init) => app.request(path, init)),
  )
  app.route('/', createGroupCalls(services))
  app.route('/', createBookingCalls({ ...services, ...requestServices }))
  return app
}
