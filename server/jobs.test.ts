import { describe, expect } from 'vitest'
import { MINUTE, SECOND, stoppedClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.server.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import type { Carrier } from '#domain/messaging/carriers/carrier.ts'
import type { Message } from '#domain/messaging/message.ts'
import { enqueue } from '#domain/messaging/outbox.server.ts'
import type { Services } from '#domain/services.server.ts'
import { test } from '#tests/database.ts'
import { startJobs } from './jobs.ts'

const NOW = new Date('2026-11-20T04:30:00Z')
const MAIL: Message = { channel: 'email', to: 'meera@example.org', subject: 'slow', body: 'Hello' }
const CODE: Message = { ...MAIL, subject: 'code', until: new Date(NOW.getTime() + 2 * MINUTE) }

function servicesWith(database: Services['database'], carrier: Carrier): Services {
  const parts = { database, db: database.db, carrier, clock: stoppedClock(NOW), log: openLog('silent') }
  return { ...parts, heartbeat: { isUp: () => true } } as unknown as Services
}

describe('the jobs', () => {
  test('deliver a message as soon as it is left, though a slow one is under way (caught: waiting for the round of 3 s; one round at a time)', async ({
    database,
  }) => {
    const delivered: string[] = []
    let finishSlow = () => undefined as void
    const standIn = openOutboxOnlyCarrier(({ subject }) => delivered.push(subject))
    const deliver: Carrier['deliver'] = async (message) => {
      if (message.subject === 'slow') await new Promise<void>((finish) => (finishSlow = finish))
      return standIn.deliver(message)
    }
    const jobs = startJobs(servicesWith(database, { ...standIn, deliver }))
    await new Promise((listening) => setTimeout(listening, 200))
    await enqueue(database.db, MAIL)
    await new Promise((later) => setTimeout(later, 100))
    const leftAt = Date.now()
    await database.db.transaction((db) => enqueue(db, CODE))
    await expect.poll(() => delivered, { interval: 10 }).toEqual(['code'])
    expect(Date.now() - leftAt).toBeLessThan(1 * SECOND)
    finishSlow()
    await jobs.close()
    expect(delivered).toEqual(['code', 'slow'])
  })

  test('start nothing after they were closed', async ({ database }) => {
    const delivered: string[] = []
    const jobs = startJobs(
      servicesWith(
        database,
        openOutboxOnlyCarrier(({ subject }) => delivered.push(subject)),
      ),
    )
    await jobs.close()
    await enqueue(database.db, CODE)
    await new Promise((later) => setTimeout(later, 200))
    expect(delivered).toEqual([])
  })
})
