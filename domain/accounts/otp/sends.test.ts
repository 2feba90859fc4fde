import { asc, isNotNull } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import { deliverDue } from '#domain/messaging/outbox.server.ts'
import { test } from '#tests/database.ts'
import { addUser, browser, MOBILE, otpBench, START } from '#tests/benches/otp-bench.ts'
import { forgetOldOtps } from './forgetting.server.ts'
import { otpSends } from '#domain/accounts/tables.ts'

const SENT = { ok: true, value: { expiresInSeconds: 120 } }
/** Hundreds of sends on a machine that does other work beside. */
const LONG = { timeout: 120_000 }
const later = (seconds: number) => ({ ok: false, reason: 'otp-too-many', retryAfterSeconds: seconds })

/** A number of the block +91 98765 4xxxx, or of another one. */
const neighbour = (i: number, prefix = 987654) => `+91${prefix}${String(i % 10_000).padStart(4, '0')}`
const address = (i: number) => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`
/** Somebody new each time: another browser, address and e-mail. */
const stranger = (i: number) => ({
  browserHash: browser(`stranger ${i}`),
  network: address(i),
  email: `s${i}@example.org`,
})

/** The most sends in any window of `per` milliseconds. */
function mostIn(sentAt: number[], per: number): number {
  let most = 0
  for (let end = 0, start = 0; end < sentAt.length; end++) {
    while ((sentAt[end] ?? 0) - (sentAt[start] ?? 0) >= per) start++
    most = Math.max(most, end - start + 1)
  }
  return most
}

async function timesOf(db: Db, where = isNotNull(otpSends.id)): Promise<number[]> {
  const rows = await db.select({ sentAt: otpSends.sentAt }).from(otpSends).where(where).orderBy(asc(otpSends.sentAt))
  return rows.map(({ sentAt }) => sentAt.getTime())
}

describe('codes to one number', () => {
  test('are one in 30 s, three in 15 minutes, six in a day, from wherever they are asked for', async ({ db }) => {
    const { send, pass } = otpBench(db)
    let who = 0
    const ask = () => send(stranger(who++))
    expect(await ask()).toEqual(SENT)
    pass(10 * SECOND)
    expect(await ask()).toEqual(later(20))
    pass(20 * SECOND)
    expect(await ask()).toEqual(SENT)
    pass(30 * SECOND)
    expect(await ask()).toEqual(SENT)
    pass(30 * SECOND)
    expect(await ask()).toEqual(later(15 * 60 - 90))
    pass(15 * MINUTE - 90 * SECOND)
    for (let i = 0; i < 3; i++) {
      expect(await ask()).toEqual(SENT)
      pass(15 * MINUTE)
    }
    expect(await ask()).toEqual(later(DAY / SECOND - 60 * 60))
    expect(await send({ mobile: '+919812345678' })).toEqual(SENT)
  })

  test('that could not be delivered cost the number nothing, but the network (caught: nothing given back; all given back)', async ({
    db,
  }) => {
    const { send, pass, clock } = otpBench(db)
    const carrier = openOutboxOnlyCarrier()
    const asked = []
    for (let i = 0; i < 11; i++) {
      asked.push((await send()).ok)
      carrier.failNext(1, 'refused')
      await deliverDue({ db, clock, carrier, log: openLog('silent') })
      pass(SECOND)
    }
    expect(asked).toEqual([...Array.from({ length: 10 }, () => true), false])
    carrier.failNext(0, 'refused')
    expect(await send({ network: '198.51.100.1' })).toEqual(SENT)
    await deliverDue({ db, clock, carrier, log: openLog('silent') })
    expect(await send({ network: '198.51.100.1' })).toEqual(later(30))
  })

  test(
    'three days of asking in bursts brings no more than the budgets (caught: no budget for the day)',
    LONG,
    async ({ db }) => {
      const { send, pass } = otpBench(db)
      for (let i = 0; i < 3 * 6 * 12; i++) {
        await send(stranger(i))
        pass(i % 12 === 11 ? 4 * HOUR - 11 * 20 * SECOND : 20 * SECOND)
      }
      const sentAt = await timesOf(db)
      expect(sentAt.length).toBe(3 * 6)
      expect([mostIn(sentAt, 30 * SECOND), mostIn(sentAt, 15 * MINUTE), mostIn(sentAt, DAY)]).toEqual([1, 3, 6])
    },
  )
})

describe('codes from one network', () => {
  test('are ten in an hour', async ({ db }) => {
    const { send, pass } = otpBench(db)
    const asked = []
    for (let i = 0; i < 12; i++) {
      asked.push((await send({ ...stranger(i), mobile: neighbour(0, 980000 + i), network: '203.0.113.7' })).ok)
      pass(MINUTE)
    }
    expect(asked.filter(Boolean).length).toBe(10)
    expect(await send({ mobile: neighbour(1, 970000), network: '203.0.113.8' })).toEqual(SENT)
    pass(49 * MINUTE)
    expect(await send({ mobile: neighbour(2, 970000) })).toEqual(SENT)
  })
})

describe('codes to one block of numbers', () => {
  test('are sixty in an hour, twelve of them only for numbers that were proven before', async ({ db }) => {
    const { prove, send, pass } = otpBench(db)
    for (let i = 0; i < 48; i++) {
      expect((await prove({ ...stranger(i), mobile: neighbour(i) })).ok).toBe(true)
      pass(SECOND)
    }
    expect(await send({ ...stranger(48), mobile: neighbour(48) })).toMatchObject({ reason: 'otp-too-many' })
    for (let i = 0; i < 12; i++) {
      expect(await send({ ...stranger(100 + i), mobile: neighbour(i) })).toEqual(SENT)
      pass(SECOND)
    }
    expect(await send({ ...stranger(120), mobile: neighbour(12) })).toMatchObject({ reason: 'otp-too-many' })
    expect(await send({ ...stranger(121), mobile: neighbour(1, 981234) })).toEqual(SENT)
  })

  test('that nobody types in stop for an hour after fifty (caught: no watchdog)', async ({ db }) => {
    const { send, pass } = otpBench(db)
    for (let i = 0; i < 50; i++) {
      expect(await send({ ...stranger(i), mobile: neighbour(i) })).toEqual(SENT)
      pass(2 * MINUTE)
    }
    expect(await send({ ...stranger(50), mobile: neighbour(50) })).toEqual(later(58 * 60))
    pass(58 * MINUTE)
    expect(await send({ ...stranger(51), mobile: neighbour(51) })).toEqual(SENT)
    expect(await send({ ...stranger(52), mobile: neighbour(52) })).toEqual(later(60 * 60))
  })

  test('of which a fifth is typed in go on', async ({ db }) => {
    const { send, prove, pass } = otpBench(db)
    for (let i = 0; i < 70; i++) {
      const who = { ...stranger(i), mobile: neighbour(i) }
      expect((i % 5 === 0 ? await prove(who) : await send(who)).ok).toBe(true)
      pass(2 * MINUTE)
    }
  })

  test(
    'three days of pumping brings no more than the budgets, and who was proven before still gets a code (caught: no watchdog; a watchdog that stops the proven too; not asking the accounts)',
    LONG,
    async ({ db }) => {
      const { send, prove, pass, clock } = otpBench(db)
      await addUser(db, { mobile: neighbour(9999), email: 'owner@example.org' })
      expect((await prove({ mobile: neighbour(9998) })).ok).toBe(true)
      const end = START.getTime() + 3 * DAY
      for (let i = 0; clock.now().getTime() < end; i += 2) {
        for (const one of [i, i + 1]) await send({ ...stranger(one), mobile: neighbour(one) })
        pass(i < 160 ? MINUTE : 30 * MINUTE)
      }
      const sentAt = await timesOf(db)
      expect(mostIn(sentAt, HOUR)).toBeLessThanOrEqual(48)
      expect(sentAt.length).toBeLessThanOrEqual(50 + 3 * 24)
      for (const mobile of [neighbour(9999), neighbour(9998)])
        expect(await send({ ...stranger(1), mobile, network: '203.0.113.9' })).toEqual(SENT)
    },
  )
})

describe('codes to everybody', () => {
  test(
    'are 600 in an hour, 120 of them only for numbers that were proven before (caught: no reserve; a reserve on top)',
    LONG,
    async ({ db }) => {
      const { send, pass, clock } = otpBench(db)
      await addUser(db)
      let asked = 0
      for (let minute = 0; minute < 60; minute++) {
        for (let i = 0; i < 9; i++, asked++) await send({ ...stranger(asked), mobile: neighbour(1, 910000 + asked) })
        pass(MINUTE)
      }
      expect(mostIn(await timesOf(db), HOUR)).toBe(480)
      while ((await send({ ...stranger(asked), mobile: neighbour(2, 910000 + asked) })).ok) asked++
      const proven = Array.from({ length: 130 }, (_, i) => neighbour(i, 960000 + i))
      for (const [i, mobile] of proven.entries())
        await db.insert(otpSends).values({
          target: mobile,
          prefix: 'past',
          network: 'past',
          sentAt: new Date(START.getTime() - 3 * DAY),
          messageId: `past ${i}`,
          verifiedAt: START,
        })
      const before = (await timesOf(db)).filter((at) => at > clock.now().getTime() - HOUR).length
      const got = []
      for (const [i, mobile] of proven.entries()) got.push((await send({ ...stranger(9000 + i), mobile })).ok)
      expect(before + got.filter(Boolean).length).toBe(600)
      expect(mostIn(await timesOf(db), HOUR)).toBe(600)
    },
  )
})

describe('what is over', () => {
  test('is forgotten; budgets are not', async ({ db }) => {
    const { send, prove, wrongFor, verify, pass, clock } = otpBench(db)
    const other = '+919812345678'
    await prove({ mobile: other })
    await send()
    await verify(await wrongFor())
    pass(3 * DAY)
    await forgetOldOtps(db, clock)
    const tables = await import('#domain/accounts/tables.ts')
    const left = async () => ({
      challenges: (await db.select().from(tables.otpChallenges)).length,
      grants: (await db.select().from(tables.otpGrants)).length,
      guesses: (await db.select().from(tables.otpGuesses)).map(({ target }) => target),
      sends: (await db.select().from(tables.otpSends)).length,
    })
    expect(await left()).toEqual({ challenges: 0, grants: 0, guesses: [MOBILE], sends: 2 })
    await forgetOldOtps(db, stoppedClock(new Date(clock.now().getTime() + 30 * DAY)))
    expect(await left()).toEqual({ challenges: 0, grants: 0, guesses: [MOBILE], sends: 0 })
  })
})
