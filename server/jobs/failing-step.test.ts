import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { documents } from '#domain/documents/tables.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import type { Services } from '#domain/services.server.ts'
import { HOUR } from '#platform/clock.ts'
import { openMetrics } from '#server/watch/metrics.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { startJobs } from './jobs.ts'

test('a round goes on after a step that fails, and counts as failed (caught: journeys that are over not invoiced while reminders fail)', async ({
  database,
}) => {
  const { db } = database
  const { book, services } = await bookingBench(db)
  await (await book()).pay('success', 'all')
  await db.update(bookings).set({ startsOn: sql`current_date - 12`, endsOn: sql`current_date - 10` })
  await db.execute(sql`alter table payment_reminders rename to payment_reminders_gone`)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const metrics = openMetrics()
  const rounds = new Map<string, string>()
  vi.spyOn(metrics.jobRounds, 'inc').mockImplementation((told) => {
    const { job, outcome } = told as { job: string; outcome: string }
    rounds.set(job, outcome)
  })
  const parts = { ...services, database, carrier: openOutboxOnlyCarrier(), heartbeat: { isUp: () => true } }
  const jobs = startJobs({ ...parts, config: { dataDir: '/nowhere' } } as unknown as Services, metrics)
  vi.advanceTimersByTime(HOUR / 4)
  while (!rounds.has('reminders')) await setImmediate()
  vi.useRealTimers()
  await jobs.close()
  await db.execute(sql`alter table payment_reminders_gone rename to payment_reminders`)
  expect(rounds.get('reminders')).toBe('failed')
  const papers = await db.select({ kind: documents.kind }).from(documents)
  expect(papers.map(({ kind }) => kind)).toEqual(['receipt-voucher', 'tax-invoice'])
})
