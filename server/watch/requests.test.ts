import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openLog } from '#platform/log.server.ts'
import { requestUnderWay } from '#platform/request.ts'
import { openMetrics } from './metrics.ts'
import { NAMED, watchRequests } from './requests.ts'

type Line = Record<string, unknown>

function open(level = 'info') {
  const lines: Line[] = []
  const log = openLog(level, { write: (line) => void lines.push(JSON.parse(line) as Line) })
  const metrics = openMetrics()
  const app = new Hono().use(watchRequests({ log, metrics, config: { trustProxy: [] } }).watch)
  app.get('/q/:token', (c) => c.text('a quote'))
  app.get('/healthz', (c) => c.text('alive'))
  app.get('/slip', () => {
    throw new Error('somebody@example.org')
  })
  app.all('*', (c) => {
    Object.assign(requestUnderWay()!, { route: '/package/:url', kept: 'miss' })
    return c.text('a page', 404)
  })
  app.onError((error, c) => {
    log.error({ err: error }, 'a call failed')
    return c.text('sorry', 500)
  })
  return { app, lines, metrics }
}

// (caught: the path in place of the route; a line without how much was kept)
test('a request is one line: its name, route, status, time and what was kept, and nothing that stood in its address', async () => {
  const { app, lines } = open()
  await app.request('/q/a-secret-of-somebody?email=meera@example.org')
  await app.request('/package/kerala-9812345678')
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'answered',
      method: 'GET',
      route: '/q/:token',
      status: 200,
      ms: expect.any(Number),
    }),
    expect.objectContaining({ route: '/package/:url', status: 404, kept: 'miss' }),
  ])
  expect(JSON.stringify(lines)).not.toMatch(/secret|meera|98123/)
})

// (caught: lines written outside of the request, which know no name)
test('its name stands in the answer and in every line that was written meanwhile', async () => {
  const { app, lines } = open()
  const names = await Promise.all(
    Array.from({ length: 3 }, async () => (await app.request('/slip')).headers.get(NAMED)),
  )
  expect(new Set(names).size).toBe(3)
  for (const name of names)
    expect(lines.filter(({ request }) => request === name).map(({ msg }) => msg)).toEqual(['a call failed', 'answered'])
})

test('who asks whether it lives leaves no line, and is counted', async () => {
  const { app, lines, metrics } = open()
  await app.request('/healthz')
  await app.request('/healthz')
  expect(lines).toEqual([])
  const told = await metrics.registry.metrics()
  expect(told).toContain('padav_requests_total{route="/healthz",method="GET",status="200",kept="none"} 2')
})
