import { expect } from 'vitest'
import { enqueue } from '#domain/messaging/outbox.server.ts'
import { countMissedSearch } from '#domain/visits/count-visits.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { Overloaded } from '#platform/outage.ts'
import { asKind, requestUnderWay } from '#platform/request.ts'
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

test('a question that fails leaves its own gauges out; each is asked once, as the house (caught: one that failed took all with it)', async ({
  db,
}) => {
  const asked: (string | undefined)[] = []
  const overloaded = new Proxy(db, {
    get(target, name) {
      if (name !== 'select') return Reflect.get(target, name) as unknown
      asked.push(requestUnderWay()?.kind)
      if (asked.length === 1) throw new Overloaded('no connection came free for one of pages')
      return target.select.bind(target)
    },
  })
  const metrics = openMetrics()
  measureSite(metrics, { db: overloaded, clock, heartbeat: { isUp: () => true } as never })
  const told = await asKind('pages', () => metrics.registry.metrics())
  expect(told).not.toMatch(/^padav_outbox(_oldest_seconds)? \d/m)
  expect(told).toMatch(/^padav_holds 0$/m)
  expect(told).toMatch(/^padav_messages_given_up 0$/m)
  expect(asked).toEqual(Array.from({ length: 8 }, () => 'house'))
})
