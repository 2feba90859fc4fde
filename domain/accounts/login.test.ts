import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { test } from '#tests/database.ts'
import { accountBench, PASSWORD, PHONE } from '#tests/benches/account-bench.ts'
import { isKnownDevice, knownDeviceToken } from './known-device.ts'
import { logIn } from './login.server.ts'
import type { Checked, LoginAnswer } from './login.server.ts'
import { hashPassword, needsRehash } from './passwords.server.ts'
import { endAllSessions, listSessions, PasswordReplaced, startSession } from './sessions.server.ts'
import { throttles } from '#domain/contact/tables.ts'
import { users } from './tables.ts'

const EMAIL = 'meera@example.org'
const WRONG = { ok: false, reason: 'login-wrong' }
const OLD_HASH = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

type Tried = { email?: unknown; password?: unknown; network?: string; deviceToken?: string }

async function bench(db: Db, email = EMAIL) {
  const account = accountBench(db)
  const userId = await account.person({ email })
  const tryIt = ({ network = PHONE.network, deviceToken, ...typed }: Tried = {}) =>
    logIn(account.needs, {
      email,
      password: PASSWORD,
      ...typed,
      device: { ...PHONE, network },
      ...(deviceToken === undefined ? {} : { deviceToken }),
    })
  const wrong = (tried: Tried = {}) => tryIt({ password: 'not this one', ...tried })
  return {
    ...account,
    userId,
    tryIt,
    wrong,
    right: { ok: true, value: { userId, passwordMark: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  }
}

function passed(answer: LoginAnswer): Checked {
  if (!answer.ok) throw new Error(answer.reason)
  return answer.value
}

async function replacePassword(db: Db, userId: string, passwordHash: string | null): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

describe('logging in', () => {
  test('tells who it is, however the e-mail is typed', async ({ db }) => {
    const { tryIt, right } = await bench(db)
    for (const email of [EMAIL, ' Meera@Example.ORG ']) expect(await tryIt({ email })).toEqual(right)
  })

  test('answers alike to a wrong password, nobody, no password at all, an erased account and what is no e-mail', async ({
    db,
  }) => {
    const { tryIt, wrong, person, clock } = await bench(db)
    await person({ email: 'only-google@example.org', hasPassword: false })
    const erased = await person({ email: 'erased@example.org' })
    await db.update(users).set({ erasedAt: clock.now() }).where(eq(users.id, erased))
    expect(await wrong()).toEqual(WRONG)
    const nobodies = ['nobody@example.org', 'only-google@example.org', 'erased@example.org', '', 'x', null, { a: 1 }]
    for (const [i, email] of nobodies.entries())
      expect(await tryIt({ email, network: `198.51.100.${i}` })).toEqual(WRONG)
    for (const password of ['', null, 7, {}, [PASSWORD]])
      expect(await tryIt({ password, network: '10.0.0.1' })).toEqual(WRONG)
  })

  test('takes as long for nobody as for somebody', async ({ db }) => {
    const { wrong } = await bench(db)
    const least = { known: Infinity, unknown: Infinity }
    for (let i = 0; i < 15; i++)
      for (const [who, email] of [
        ['known', EMAIL],
        ['unknown', 'nobody@example.org'],
      ] as const) {
        const started = performance.now()
        expect(await wrong({ email, network: `198.51.100.${i}` })).toEqual(WRONG)
        least[who] = Math.min(least[who], performance.now() - started)
      }
    expect(least.unknown).toBeGreaterThan(least.known * 0.6)
    expect(least.unknown).toBeLessThan(least.known * 1.7)
  })

  test('counts nothing for who is right, however often', async ({ db }) => {
    const { tryIt, right } = await bench(db)
    for (let i = 0; i < 12; i++) expect(await tryIt()).toEqual(right)
    expect(await db.select().from(throttles)).toEqual([])
  })

  test('makes an old hash anew, without asking', async ({ db }) => {
    const { tryIt, userId, user, right } = await bench(db)
    await db.update(users).set({ passwordHash: OLD_HASH }).where(eq(users.id, userId))
    expect(await tryIt({ password: 'password' })).toEqual(right)
    const hash = (await user(userId))?.passwordHash ?? ''
    expect(needsRehash(hash)).toBe(false)
    expect(await tryIt({ password: 'password' })).toEqual(right)
    expect((await user(userId))?.passwordHash).toBe(hash)
  })
})

describe('a session after logging in', () => {
  const NEXT = 'a kite over the ghats'

  test('does not begin once the password was replaced (caught: a session for whoever was right a moment ago)', async ({
    db,
  }) => {
    const { tryIt, userId, clock } = await bench(db)
    const before = passed(await tryIt())
    await replacePassword(db, userId, await hashPassword(NEXT))
    await expect(startSession(db, clock, { ...before, device: PHONE })).rejects.toThrow(PasswordReplaced)
    await replacePassword(db, userId, null)
    await expect(startSession(db, clock, { ...before, device: PHONE })).rejects.toThrow(PasswordReplaced)
    expect(await listSessions(db, clock, userId)).toEqual([])
  })

  test('begins by the right password, by one hashed anew on the way, and without any', async ({ db }) => {
    const { tryIt, userId, clock } = await bench(db)
    await startSession(db, clock, { ...passed(await tryIt()), device: PHONE })
    await replacePassword(db, userId, OLD_HASH)
    await startSession(db, clock, { ...passed(await tryIt({ password: 'password' })), device: PHONE })
    await startSession(db, clock, { userId, device: PHONE })
    expect(await listSessions(db, clock, userId)).toHaveLength(3)
  })
})

describe('guessing', () => {
  test('ends after five in fifteen minutes for an account from one network, for the right password too (caught: counting after the look)', async ({
    db,
  }) => {
    const { tryIt, wrong, pass, right } = await bench(db)
    for (let i = 0; i < 5; i++) expect(await wrong()).toEqual(WRONG)
    expect(await wrong()).toEqual({ ok: false, reason: 'login-too-many', retryAfterSeconds: 900 })
    expect(await tryIt()).toMatchObject({ reason: 'login-too-many' })
    expect(await tryIt({ network: '198.51.100.1' })).toEqual(right)
    pass(15 * MINUTE)
    expect(await tryIt()).toEqual(right)
  })

  test('answers and counts for nobody as for somebody (caught: counting known accounts only)', async ({ db }) => {
    const { wrong } = await bench(db)
    const answersFor = async (email: string) => {
      const answers = []
      for (let i = 0; i < 7; i++) answers.push(await wrong({ email, network: email }))
      return answers
    }
    expect(await answersFor('nobody@example.org')).toEqual(await answersFor(EMAIL))
  })

  test('from many networks ends after twenty a day, then goes on once an hour from each', async ({ db }) => {
    const { tryIt, wrong, pass, right } = await bench(db)
    for (let i = 0; i < 20; i++) expect(await wrong({ network: `198.51.100.${i}` })).toEqual(WRONG)
    expect(await wrong({ network: '198.51.100.200' })).toEqual(WRONG)
    expect(await wrong({ network: '198.51.100.200' })).toEqual({
      ok: false,
      reason: 'login-too-many',
      retryAfterSeconds: 3600,
    })
    expect(await tryIt({ network: '203.0.113.200' })).toEqual(right)
    pass(HOUR)
    expect(await wrong({ network: '198.51.100.200' })).toEqual(WRONG)
    pass(DAY)
    for (let i = 0; i < 3; i++) expect(await wrong({ network: '198.51.100.200' })).toEqual(WRONG)
  })

  test('never shuts out the browser its owner signed in from (caught: one budget for all devices)', async ({ db }) => {
    const { tryIt, wrong, keys, userId, right } = await bench(db)
    const deviceToken = knownDeviceToken(keys, userId)
    for (let i = 0; i < 30; i++) await wrong()
    for (let i = 0; i < 30; i++) await wrong({ network: `198.51.100.${i}` })
    expect(await tryIt({ deviceToken })).toEqual(right)
    for (let i = 0; i < 10; i++) expect(await wrong({ deviceToken })).toEqual(WRONG)
    expect(await tryIt({ deviceToken })).toMatchObject({ reason: 'login-too-many', retryAfterSeconds: 900 })
  })

  test('is not given new tries by another’s device, a forged one, or one of another key (caught: believing a token without its owner)', async ({
    db,
  }) => {
    const { wrong, keys, userId, person } = await bench(db)
    for (let i = 0; i < 5; i++) await wrong()
    const another = knownDeviceToken(keys, await person())
    const foreign = knownDeviceToken(openKeyRing(['another secret that is long enough too']), userId)
    const [, device, signature] = another.split('.')
    for (const deviceToken of [
      another,
      foreign,
      `${userId}.${device}.${signature}`,
      `${userId}..`,
      `${userId}.a.`,
      '',
      '..',
    ])
      expect(await wrong({ deviceToken })).toMatchObject({ reason: 'login-too-many' })
  })

  test('of one network over many accounts ends after a hundred a day', async ({ db }) => {
    const { wrong, tryIt, right } = await bench(db)
    for (let i = 0; i < 100; i++) expect(await wrong({ email: `a${i}@example.org` })).toEqual(WRONG)
    expect(await wrong({ email: 'b@example.org' })).toMatchObject({ reason: 'login-too-many' })
    expect(await tryIt({ network: '198.51.100.1' })).toEqual(right)
  }, 60_000)

  test('is forgotten for an account once it has a new password', async ({ db }) => {
    const { tryIt, wrong, userId, pass, clock, right } = await bench(db)
    for (let i = 0; i < 5; i++) await wrong()
    pass(MINUTE)
    expect(await tryIt()).toMatchObject({ reason: 'login-too-many' })
    await db.update(users).set({ passwordChangedAt: clock.now() }).where(eq(users.id, userId))
    expect(await tryIt()).toEqual(right)
  })
})

describe('a session and a reset at once', () => {
  test('leave no session of the old password (caught: looking at the password without a lock, on PostgreSQL)', async ({
    database: { db },
  }) => {
    const { tryIt, userId, clock } = await bench(db, 'race@example.org')
    const before = passed(await tryIt())
    const starting: Promise<unknown>[] = []
    const next = await hashPassword('a kite over the ghats')
    await db.transaction(async (resetting) => {
      await replacePassword(resetting, userId, next)
      const start = startSession(db, clock, { ...before, device: PHONE }).catch((error: unknown) => error)
      starting.push(start)
      await endAllSessions(resetting, userId)
      await new Promise((later) => setTimeout(later, 200))
    })
    expect(await Promise.all(starting)).toEqual([expect.any(PasswordReplaced)])
    expect(await listSessions(db, clock, userId)).toEqual([])
  })
})

describe('guessing, all at once', () => {
  test('gets five looks of thirty (caught: looking first, counting after)', async ({ database }) => {
    const { wrong } = await bench(database.db, 'burst@example.org')
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong()))
    expect(answers.filter(({ ok }) => !ok)).toHaveLength(30)
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'login-wrong')).toHaveLength(5)
  })
})

describe('a known device', () => {
  test('keeps its token from one sign-in to the next, and loses another’s', async ({ db }) => {
    const { keys, userId } = await bench(db)
    const token = knownDeviceToken(keys, userId)
    expect(isKnownDevice(keys, userId, token)).toBe(true)
    expect(knownDeviceToken(keys, userId, token)).toBe(token)
    expect(knownDeviceToken(keys, userId)).not.toBe(token)
    expect(knownDeviceToken(keys, 'somebody-else', token)).not.toContain(token)
  })
})
