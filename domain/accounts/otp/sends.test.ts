import { asc, isNotNull } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import { deliverDue } from '#domain/messaging/outbox.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { addUser, browser, MOBILE, otpBench, START } from '#tests/benches/otp-bench.ts'
import { solve } from '#tests/benches/solve.ts'
import { forgetOldOtps } from './forgetting.server.ts'
import { otpSends } from '#domain/accounts/tables.ts'

const SENT = { ok: true, value: { expiresInSeconds: 120 } }
/** Hundreds of sends on a machine that does other work beside. */
const LONG = { timeout: 240_000 }
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

/** Codes that went out just now, and were typed in. */
async function sentBefore(db: Db, codes: number, prefix: (i: number) => string): Promise<void> {
  const one = { network: 'elsewhere', sentAt: START, verifiedAt: START }
  const rows = Array.from({ length: codes }, (_, i) => ({
    ...one,
    target: `past ${i}`,
    messageId: `past ${i}`,
    prefix: prefix(i),
  }))
  await db.insert(otpSends).values(rows)
}

/** Codes to numbers of the block, one in two minutes until now, of which every so many was typed in. */
async function pumpedBefore(db: Db, codes: number, typed: (i: number) => boolean): Promise<void> {
  const rows = Array.from({ length: codes }, (_, i) => {
    const sentAt = new Date(START.getTime() - (codes - i) * 2 * MINUTE)
    const verified = typed(i) ? { verifiedAt: sentAt } : {}
    return {
      network: address(i),
      sentAt,
      ...verified,
      target: neighbour(i),
      messageId: `past ${i}`,
      prefix: '+91987654',
    }
  })
  await db.insert(otpSends).values(rows)
}

/** What a number of the block is answered. */
async function askedBy(send: ReturnType<typeof otpBench>['send'], i: number) {
  const sent = await send({ ...stranger(i), mobile: neighbour(i) })
  return { sent, reason: sent.ok ? undefined : sent.reason }
}

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
  test('are sixty in an hour, the last twelve for work, whoever asks (caught: a reserve for the verified, which tells who they are; work that is good for another number or browser)', async ({
    db,
  }) => {
    const { send } = otpBench(db)
    await addUser(db, { mobile: neighbour(1), email: stranger(1).email })
    await sentBefore(db, 48, () => '+91987654')
    const [owner, asked] = [await askedBy(send, 1), await askedBy(send, 2)]
    expect([owner.reason, asked.reason]).toEqual(['otp-proof', 'otp-proof'])
    const proofOfWork = await solve(asked.sent)
    expect(await send({ ...stranger(2), mobile: neighbour(3), proofOfWork })).toMatchObject({ reason: 'otp-proof' })
    expect(await send({ ...stranger(3), mobile: neighbour(2), proofOfWork })).toMatchObject({ reason: 'otp-proof' })
    expect(await send({ ...stranger(2), mobile: neighbour(2), proofOfWork })).toEqual(SENT)
    expect(await send({ ...stranger(121), mobile: neighbour(1, 981234) })).toEqual(SENT)
    await sentBefore(db, 11, () => '+91987654')
    for (const who of [1, 3]) expect((await askedBy(send, who)).reason).toBe('otp-too-many')
  })

  test('that nobody types in cost work for an hour after fifty, whoever asks (caught: no watchdog; one that lets the verified pass)', async ({
    db,
  }) => {
    const { send, pass } = otpBench(db)
    await addUser(db, { mobile: neighbour(9999), email: stranger(9999).email })
    await pumpedBefore(db, 48, () => false)
    for (const i of [48, 49]) {
      expect(await send({ ...stranger(i), mobile: neighbour(i) })).toEqual(SENT)
      pass(2 * MINUTE)
    }
    for (const who of [9999, 50]) expect((await askedBy(send, who)).reason).toBe('otp-proof')
    const { sent } = await askedBy(send, 51)
    expect(await send({ ...stranger(51), mobile: neighbour(51), proofOfWork: await solve(sent) })).toEqual(SENT)
    pass(HOUR)
    expect(await send({ ...stranger(52), mobile: neighbour(52) })).toEqual(SENT)
    expect((await askedBy(send, 53)).reason).toBe('otp-proof')
  })

  test('of which a fifth is typed in go on', async ({ db }) => {
    const { send, prove, pass } = otpBench(db)
    await pumpedBefore(db, 45, (i) => i % 5 === 0)
    for (let i = 45; i < 60; i++) {
      const who = { ...stranger(i), mobile: neighbour(i) }
      expect((i % 5 === 0 ? await prove(who) : await send(who)).ok).toBe(true)
      pass(2 * MINUTE)
    }
  })
})

describe('codes to everybody', () => {
  // Caught: a reserve for verified numbers, or for who knows the e-mail of one (20 of 20 told apart, sign-up shut by 480 codes to strangers).
  test('cost work beyond 480 in an hour, registered or not, and sign-up goes on', async ({ db }) => {
    const { send } = otpBench(db)
    const registered = Array.from({ length: 20 }, (_, i) => neighbour(i, 960000 + i))
    const emailOf = (mobile: string) => `u${mobile.slice(3)}@example.org`
    for (const mobile of registered) await addUser(db, { mobile, email: emailOf(mobile) })
    await sentBefore(db, 480, (i) => `+91${910000 + i}`)
    const answers = async (mobiles: string[]) => {
      const told = []
      for (const [i, mobile] of mobiles.entries()) {
        const { challenge: _new, ...said } = await send({ ...stranger(i), mobile, email: emailOf(mobile) })
        told.push(JSON.stringify(said))
      }
      return told
    }
    const strangers = registered.map((_, i) => neighbour(i, 970000 + i))
    expect(new Set([...(await answers(registered)), ...(await answers(strangers))])).toEqual(
      new Set([JSON.stringify({ ok: false, reason: 'otp-proof' })]),
    )
    const proofOfWork = await solve(await send())
    expect(await send({ proofOfWork })).toEqual(SENT)
    await sentBefore(db, 119, (i) => `+91${920000 + i}`)
    expect(new Set([...(await answers(registered)), ...(await answers(strangers))]).size).toBe(1)
  })
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

// Last, since it keeps what it writes.
describe('codes to everybody, all at once', () => {
  test('are 480 and no more without work, and one to one number (caught: looking at either budget before the turn alone)', async ({
    database: { db },
  }) => {
    const { send } = otpBench(db)
    await sentBefore(db, 477, (i) => `+91${930000 + i}`)
    const oneNumber = Array.from({ length: 6 }, (_, i) => send({ ...stranger(100 + i), mobile: neighbour(0, 950000) }))
    expect((await Promise.all(oneNumber)).filter(({ ok }) => ok)).toHaveLength(1)
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, i) => send({ ...stranger(i), mobile: neighbour(i, 940000 + i) })),
    )
    expect(asked.filter(({ ok }) => ok)).toHaveLength(2)
  })
})
