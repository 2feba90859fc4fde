import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openLog } from '#platform/log.server.ts'
import { openTracing, traced } from '#platform/tracing.server.ts'
import { freshDatabase } from '#tests/database.ts'
import { openMetrics } from './metrics.ts'
import { NAMED, watchRequests } from './requests.ts'

type ToldAttribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: ToldAttribute[]
  status: object
}
type SentTrace = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector of OpenTelemetry, as far as it is sent something. */
async function openCollector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as SentTrace
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, spans, close: () => void server.close() }
}

test.each([
  ['is not there', false],
  ['does not answer', true],
])('a process that ends does not wait for a collector that %s, nor fail for it (caught: both)', async (_, listens) => {
  const silent = createServer(() => undefined)
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as AddressInfo
  if (!listens) silent.close()
  const said: string[] = []
  const log = openLog('warn', { write: (line) => void said.push(line) })
  const stop = await openTracing(`http://127.0.0.1:${port}`, log)
  await traced('a round', {}, async () => undefined)
  await stop()
  silent.closeAllConnections()
  silent.close()
  expect(said.join()).toContain('the last traces could not be sent')
})

const PROXY = '10.0.0.5'
const comingFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const CALLER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }

test('a collector is told of a request and what it asked the database, in the trace of the proxy it came by; nothing that stood in address or question (caught: questions beside the request, the values told; a trace anybody names)', async () => {
  const collector = await openCollector()
  const stop = await openTracing(collector.endpoint, openLog('silent'))
  const { db, close } = await freshDatabase()
  const config = { trustProxy: [PROXY] }
  const app = new Hono().use(watchRequests({ log: openLog('silent'), metrics: openMetrics(), config }).watch)
  app.get('/q/:token', async (c) => {
    await db.transaction(async (db) => void (await db.execute(sql`select ${c.req.param('token')}::text as mine`)))
    return c.text('a quote')
  })
  app.get('/slip', async (c) => {
    await db.execute(sql`select no_such_column`).catch(() => undefined)
    return c.text('sorry', 500)
  })
  const headers = { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` }
  const answer = await app.request('/q/a-secret', { headers }, comingFrom(PROXY))
  await app.request('/slip', { headers }, comingFrom('203.0.113.9'))
  await close()
  await stop()
  collector.close()

  const one = (name: string) => collector.spans.find((span) => span.name === name)!
  const asked = one('GET /q/:token')
  expect(asked).toMatchObject({ traceId: CALLER.trace, parentSpanId: CALLER.span })
  const told = Object.fromEntries(asked.attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
  expect(told).toMatchObject({
    'http.route': '/q/:token',
    'http.response.status_code': 200,
    'padav.request': answer.headers.get(NAMED),
  })
  const within = collector.spans.filter(({ parentSpanId }) => parentSpanId === asked.spanId)
  expect(within.map(({ name }) => name)).toEqual(['begin', 'select', 'commit'])
  const failed = one('GET /slip')
  expect(failed.traceId).not.toBe(CALLER.trace)
  expect(failed.status).toMatchObject({ code: 2 })
  expect(collector.spans.find(({ parentSpanId }) => parentSpanId === failed.spanId)?.status).toMatchObject({ code: 2 })
  expect(JSON.stringify(collector.spans)).not.toContain('a-secret')
})
