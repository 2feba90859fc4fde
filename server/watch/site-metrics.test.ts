import { expect } from 'vitest'
import { enqueue } from '#domain/messaging/outbox.server.ts'
import { countMissedSearch } from '#domain/visits/count-visits.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { openMetrics } from './metrics.ts'
import { measureSite } from './site-metrics.ts'

const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))

test('what waits in the database is told, and nothing of it while the database is gone', async ({ db }) => {
  let isUp = true
  const metrics = openMetrics()
  measureSite(metrics, { db, clock, heartbeat: { isUp: () => isUp } as never })
  await enqueue(db, { channel: 'email', to: 'meera@example.org', subject: 'Hello', body: 'Hello' })
  await countMissedSearch({ db, clock }, 'switzerland')
  const told = await metrics.registry.metrics()
  expect(told).toMatch(/^padav_outbox 1$/m)
  expect(told).toMatch(/^padav_outbox_oldest_seconds [\d.e-]+$/m)
  expect(told).toMatch(/^padav_searches_in_vain_today 1$/m)
  for (const name of ['holds', 'holds_overdue', 'payments', 'refunds', 'webhook_deliveries', 'messages_given_up'])
    expect(told).toMatch(new RegExp(`^padav_${name} 0$`, 'm'))
  isUp = false
  expect(await metrics.registry.metrics()).not.toMatch(/^padav_outbox \d/m)
})
