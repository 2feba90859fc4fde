import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { createHealth } from './health.ts'
import { openMetrics } from './watch/metrics.ts'

const TOKEN = 'a-token-for-the-monitoring'

function openHealth(env: Record<string, string> = {}, isThere = true) {
  const heartbeat = { check: async () => isThere } as Parameters<typeof createHealth>[0]['heartbeat']
  return createHealth({
    heartbeat,
    config: readConfig(env),
    metrics: openMetrics(),
    isShuttingDown: () => false,
  })
}

async function askMetrics(env: Record<string, string>, authorization?: string): Promise<Response> {
  return openHealth(env).request('/metrics', authorization === undefined ? {} : { headers: { authorization } })
}

// Caught: nothing asked for while no token is set, a token that only begins or ends right, any other scheme.
test.each([
  ['nobody', { METRICS_TOKEN: TOKEN }, undefined],
  ['a wrong token', { METRICS_TOKEN: TOKEN }, 'Bearer a-token-for-the-burglars!'],
  ['the beginning of it', { METRICS_TOKEN: TOKEN }, `Bearer ${TOKEN.slice(0, -1)}`],
  ['more than it', { METRICS_TOKEN: TOKEN }, `Bearer ${TOKEN}x`],
  ['another scheme', { METRICS_TOKEN: TOKEN }, `Basic ${TOKEN}`],
  ['the token alone', { METRICS_TOKEN: TOKEN }, TOKEN],
  ['nobody where no token is set', {}, undefined],
  ['an empty token where none is set', {}, 'Bearer '],
  ['no token in so many words', {}, 'Bearer undefined'],
])('the metrics are not there for %s', async (_, env, authorization) => {
  const answer = await askMetrics(env, authorization)
  expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('process_')])
})

test('the metrics are read with the token', async () => {
  const answer = await askMetrics({ METRICS_TOKEN: TOKEN }, `Bearer ${TOKEN}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.text()).toContain('process_cpu_seconds_total')
})

test.each([
  ['/healthz', true, 200],
  ['/readyz', true, 200],
  ['/readyz', false, 503],
])(
  '%s, where the database is there: %s, is kept by nobody (caught: an answer that does not say so)',
  async (path, isThere, status) => {
    const answer = await openHealth({}, isThere).request(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  },
)
