import { describe, expect } from 'vitest'
import { HOUR, MINUTE, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { onBoth as test } from '#tests/database.ts'
import type { Carrier } from './carriers/carrier.ts'
import { openOutboxOnlyCarrier } from './carriers/outbox-only.server.ts'
import type { Message } from './message.ts'
import { deliverDue, enqueue, tryAgain } from './outbox.server.ts'

const MAIL: Message = { channel: 'email', to: 'meera@example.org', subject: 'A mail', body: 'Words' }
const START = new Date('2026-11-20T04:30:00Z')

function bench(db: Db, more: Partial<Carrier> = {}) {
  const standIn = openOutboxOnlyCarrier()
  const clock = stoppedClock(START)
  const parts = { db, clock, carrier: { ...standIn, ...more }, log: openLog('silent') }
  return { clock, failNext: standIn.failNext, deliver: () => deliverDue(parts) }
}

describe('a message that is tried again', () => {
  test('goes at once and once, and not while a carrier has it in hand (caught: pressed twice, sent by two processes)', async ({
    db,
  }) => {
    const id = await enqueue(db, MAIL)
    const first = bench(db)
    first.failNext(1, 'refused')
    expect(await first.deliver()).toEqual({ sent: 0, failed: 1 })
    const press = () => tryAgain({ db, clock: first.clock }, id)
    expect(await press()).toMatchObject({ ok: true })
    const [taken, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<{ ok: true }>()]
    const slow: Carrier['deliver'] = () => {
      taken.resolve()
      return answer.promise
    }
    const delivering = bench(db, { deliver: slow }).deliver()
    await taken.promise
    expect(await press()).toMatchObject({ ok: true })
    const other = bench(db)
    expect(await other.deliver()).toEqual({ sent: 0, failed: 0 })
    answer.resolve({ ok: true })
    expect(await delivering).toEqual({ sent: 1, failed: 0 })
    expect([await press(), await other.deliver()]).toMatchObject([{ reason: 'sent' }, { sent: 0 }])
    other.clock.set(new Date(START.getTime() + HOUR))
    expect(await other.deliver()).toEqual({ sent: 0, failed: 0 })
  })

  test('goes after a while where a killed process had it in hand', async ({ db }) => {
    const id = await enqueue(db, MAIL)
    const taken = Promise.withResolvers<void>()
    const hang = () => {
      taken.resolve()
      return new Promise<never>(() => undefined)
    }
    void bench(db, { deliver: hang }).deliver()
    await taken.promise
    const { deliver, clock } = bench(db)
    await tryAgain({ db, clock }, id)
    clock.set(new Date(START.getTime() + 5 * MINUTE))
    expect(await deliver()).toEqual({ sent: 1, failed: 0 })
  })
})
