import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { nudge } from '#platform/nudge.server.ts'
import { openLog } from '#platform/log.server.ts'
import { onBoth as test } from '#tests/database.ts'
import type { Carrier } from './carriers/carrier.ts'
import { openOutboxOnlyCarrier } from './carriers/outbox-only.server.ts'
import type { Message } from './message.ts'
import {
  deliverDue,
  enqueue,
  forgetOldMessages,
  hearOutbox,
  listOutbox,
  MOST_ATTEMPTS,
  withdraw,
} from './outbox.server.ts'

const MAIL: Message = {
  channel: 'email',
  to: 'meera@example.org',
  subject: 'A mail',
  body: 'A secret link',
  html: '<p>A secret link</p>',
}
const START = new Date('2026-11-20T04:30:00Z')

function bench(db: Db, more: Partial<Carrier> = {}) {
  const delivered: Message[] = []
  const standIn = openOutboxOnlyCarrier((message) => delivered.push(message))
  const clock = stoppedClock(START)
  const parts = { db, clock, carrier: { ...standIn, ...more }, log: openLog('silent') }
  return { delivered, clock, failNext: standIn.failNext, deliver: (limit?: number) => deliverDue(parts, limit) }
}

/** A message, and one that is worth nothing from now on; gives who is left. */
async function listWith(db: Db): Promise<() => Promise<string[]>> {
  await enqueue(db, { ...MAIL, subject: 'sent' })
  await enqueue(db, { ...MAIL, subject: 'a code', until: new Date() })
  // Both may have been left in the same millisecond.
  return async () => (await listOutbox(db, 10)).map(({ subject }) => subject).toSorted()
}

describe('the outbox', () => {
  test('keeps a message for 30 days, and one that expired for two (caught: keeping either, or its recipient, for ever)', async ({
    db,
  }) => {
    const left = await listWith(db)
    await bench(db).deliver()
    const after = async (days: number) => {
      await forgetOldMessages(db, stoppedClock(new Date(Date.now() + days * DAY)))
      return left()
    }
    expect(await after(1.9)).toEqual(['a code', 'sent'])
    expect(await after(2.1)).toEqual(['sent'])
    expect(await after(29)).toEqual(['sent'])
    expect(await after(30.1)).toEqual([])
  })

  test('lists what was left in it, newest first, also within one transaction', async ({ db }) => {
    for (const subject of ['first', 'second', 'third']) {
      await enqueue(db, { ...MAIL, subject })
      // The clock of PGlite counts milliseconds.
      for (const leftAt = Date.now(); Date.now() === leftAt;) await setImmediate()
    }
    const listed = await listOutbox(db, 2)
    expect(listed.map(({ subject }) => subject)).toEqual(['third', 'second'])
    expect(listed[0]).toMatchObject({
      ...MAIL,
      subject: 'third',
      sentAt: null,
      attempts: 0,
      lastError: null,
      createdAt: expect.any(Date),
    })
  })

  test('holds no message of a transaction that was undone', async ({ database }) => {
    const undone = database.db.transaction(async (db) => {
      await enqueue(db, MAIL)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await listOutbox(database.db, 10)).toEqual([])
  })

  test('gives each message to the carrier once, oldest first', async ({ db }) => {
    const { deliver, delivered } = bench(db)
    for (const subject of ['first', 'second']) await enqueue(db, { ...MAIL, subject })
    expect(await deliver()).toEqual({ sent: 2, failed: 0 })
    expect(await deliver()).toEqual({ sent: 0, failed: 0 })
    expect(delivered).toMatchObject([
      { ...MAIL, subject: 'first' },
      { ...MAIL, subject: 'second' },
    ])
    expect(await listOutbox(db, 1)).toMatchObject([{ sentAt: START, attempts: 1, body: MAIL.body }])
  })

  test('forgets the words of what a real carrier has taken, and only then', async ({ db }) => {
    const { deliver, failNext, clock } = bench(db, { leavesBodies: [] })
    await enqueue(db, MAIL)
    failNext(1, 'unreachable')
    await deliver()
    expect(await listOutbox(db, 1)).toMatchObject([{ body: MAIL.body, html: MAIL.html }])
    clock.set(new Date(START.getTime() + HOUR))
    await deliver()
    expect(await listOutbox(db, 1)).toMatchObject([{ body: '', html: null, subject: 'A mail' }])
  })

  test('tries again later and later, eight times in all', async ({ db }) => {
    const { deliver, failNext, clock, delivered } = bench(db)
    await enqueue(db, MAIL)
    failNext(20, 'unreachable')
    const due = [0, 1, 5, 21, 85, 341, 701, 1061]
    const attemptsAt: number[] = []
    for (const minute of due.flatMap((minute) => (minute ? [minute - 0.1, minute] : [0])).concat(2000, 4000)) {
      clock.set(new Date(START.getTime() + minute * MINUTE))
      if ((await deliver()).failed > 0) attemptsAt.push(minute)
    }
    expect(attemptsAt).toEqual(due)
    expect(await listOutbox(db, 1)).toMatchObject([
      { attempts: MOST_ATTEMPTS, sentAt: null, lastError: 'told to be unreachable' },
    ])
    expect(delivered).toEqual([])
  })

  test('does not repeat what is refused for good, and goes on with the next', async ({ db }) => {
    const { deliver, failNext, clock, delivered } = bench(db)
    for (const subject of ['first', 'second']) await enqueue(db, { ...MAIL, subject })
    failNext(1, 'refused')
    expect(await deliver()).toEqual({ sent: 1, failed: 1 })
    clock.set(new Date(START.getTime() + 2 * DAY))
    expect(await deliver()).toEqual({ sent: 0, failed: 0 })
    expect(delivered.map(({ subject }) => subject)).toEqual(['second'])
  })

  test('takes a carrier that throws for one out of reach', async ({ db }) => {
    const { deliver } = bench(db, { deliver: () => Promise.reject(new Error('broken')) })
    await enqueue(db, MAIL)
    expect(await deliver()).toEqual({ sent: 0, failed: 1 })
    expect(await listOutbox(db, 1)).toMatchObject([{ attempts: 1, lastError: 'broken' }])
  })

  test('leaves to others what a carrier does not carry', async ({ db }) => {
    const { deliver } = bench(db, { channels: ['email'] })
    await enqueue(db, { ...MAIL, channel: 'sms', to: '+919800000000' })
    expect(await deliver()).toEqual({ sent: 0, failed: 0 })
  })

  test('gives at most as many as asked', async ({ db }) => {
    const { deliver } = bench(db)
    for (let i = 0; i < 5; i++) await enqueue(db, MAIL)
    expect([await deliver(3), await deliver(3)]).toEqual([
      { sent: 3, failed: 0 },
      { sent: 2, failed: 0 },
    ])
  })

  test('is emptied by several at once without a message going twice', async ({ database }) => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, i) => enqueue(database.db, { ...MAIL, subject: `${i}` })),
    )
    const slow = openOutboxOnlyCarrier()
    const taken: string[] = []
    const deliver: Carrier['deliver'] = async ({ id, subject }) => {
      taken.push(subject)
      // Longer than somebody else takes to look what is left.
      for (let looks = 0; looks < 4; looks++) await database.db.execute(sql`select`)
      return slow.deliver({ ...MAIL, id, subject })
    }
    const benches = Array.from({ length: 4 }, () => bench(database.db, { deliver }))
    await Promise.all(benches.map((one) => one.deliver()))
    expect(taken.length).toBe(ids.length)
    expect(new Set(taken).size).toBe(ids.length)
  })

  test('delivers again what a killed process had in hand, after a while', async ({ db }) => {
    const taken = Promise.withResolvers<void>()
    const hang = () => {
      taken.resolve()
      return new Promise<never>(() => undefined)
    }
    await enqueue(db, MAIL)
    void bench(db, { deliver: hang }).deliver()
    await taken.promise
    const { deliver, clock } = bench(db)
    expect(await deliver()).toEqual({ sent: 0, failed: 0 })
    clock.set(new Date(START.getTime() + 5 * MINUTE))
    expect(await deliver()).toEqual({ sent: 1, failed: 0 })
  })

  test('delivers no late message and keeps no word of it (caught: delivering it; leaving its body)', async ({ db }) => {
    const { deliver, delivered, clock } = bench(db)
    await enqueue(db, { ...MAIL, subject: 'late', until: new Date(START.getTime() + 120 * SECOND) })
    await enqueue(db, { ...MAIL, subject: 'in time', until: new Date(START.getTime() + 121 * SECOND) })
    clock.set(new Date(START.getTime() + 120 * SECOND))
    expect(await deliver()).toEqual({ sent: 1, failed: 0 })
    expect(delivered.map(({ subject }) => subject)).toEqual(['in time'])
    const late = (await listOutbox(db, 2)).find(({ subject }) => subject === 'late')
    expect(late).toMatchObject({ body: '', html: null, sentAt: null, lastError: 'late' })
    clock.set(START)
    expect(await deliver()).toEqual({ sent: 0, failed: 0 })
  })

  test('tries what expires again within seconds, until it has', async ({ db }) => {
    const { deliver, failNext, clock } = bench(db)
    await enqueue(db, { ...MAIL, until: new Date(START.getTime() + 120 * SECOND) })
    failNext(20, 'unreachable')
    const attemptsAt: number[] = []
    for (let second = 0; second < 200; second++) {
      clock.set(new Date(START.getTime() + second * SECOND))
      if ((await deliver()).failed > 0) attemptsAt.push(second)
    }
    expect(attemptsAt).toEqual([0, 5, 15, 35, 75])
    expect(await listOutbox(db, 1)).toMatchObject([{ body: '', html: null, lastError: 'told to be unreachable' }])
  })

  test('gives what expires to the carrier first', async ({ db }) => {
    const { deliver, delivered } = bench(db)
    for (const subject of ['first', 'second']) await enqueue(db, { ...MAIL, subject })
    await enqueue(db, { ...MAIL, subject: 'code', until: new Date(START.getTime() + MINUTE) })
    await deliver()
    expect(delivered.map(({ subject }) => subject)).toEqual(['code', 'first', 'second'])
  })

  test('delivers nothing that was withdrawn, and withdraws nothing that was delivered', async ({ db }) => {
    const { deliver, delivered, clock } = bench(db)
    const sent = await enqueue(db, { ...MAIL, subject: 'sent' })
    await deliver()
    const waiting = await enqueue(db, { ...MAIL, subject: 'waiting' })
    await withdraw(db, clock, [sent, waiting])
    await withdraw(db, clock, [])
    expect(await deliver()).toEqual({ sent: 0, failed: 0 })
    expect(delivered.map(({ subject }) => subject)).toEqual(['sent'])
    expect(await listOutbox(db, 2)).toMatchObject([
      { subject: 'waiting', body: '', sentAt: null },
      { subject: 'sent', body: MAIL.body, sentAt: START },
    ])
  })

  test('tells of a message once its work is done, and of none that was undone', async ({ database }) => {
    let heard = 0
    const stop = await hearOutbox(database, () => void heard++)
    const other = Promise.withResolvers<void>()
    const stopOther = await database.listen('another_channel', () => other.resolve())
    const undone = database.db.transaction(async (db) => {
      await enqueue(db, MAIL)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await database.db.transaction(async (db) => {
      await enqueue(db, MAIL)
      nudge(database.db, 'another_channel')
      // PGlite has one connection, on which nothing is told before this is done.
      if (database.choice.kind === 'postgres') await other.promise
      expect(heard).toBe(0)
    })
    await expect.poll(() => heard).toBe(1)
    await Promise.all([stop(), stopOther()])
  })

  // Caught: a NOTIFY inside of each transaction, and one of an inner transaction that is lost.
  test('tells of many messages once, after they are there', async ({ database: { db, listen } }) => {
    let heard = 0
    const stop = await listen('padav_outbox', () => void heard++)
    const leave = (db: Db) => db.transaction((db) => enqueue(db, MAIL))
    await Promise.all(Array.from({ length: 30 }, () => db.transaction(leave)))
    await expect.poll(() => heard).toBeGreaterThan(0)
    expect(heard).toBeLessThan(20)
    await stop()
  })
})
