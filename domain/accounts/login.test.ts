import { eq } from 'drizzle-orm'
import { describe, expect, inject } from 'vitest'
import { DAY, MINUTE, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { onBoth as test, somebodyWaits } from '#tests/database.ts'
import { accountBench, PASSWORD, PHONE, START } from '#tests/benches/account-bench.ts'
import { solve } from '#tests/benches/solve.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { isKnownDevice, knownDeviceToken } from './known-device.ts'
import { logIn } from './login.server.ts'
import type { CheckedLogin, LoginAnswer } from './login.server.ts'
import { hashPassword, needsRehash } from './passwords.server.ts'
import { endAllSessions, listSessions, PasswordReplaced, startSession } from './sessions.server.ts'
import { throttles } from '#domain/contact/tables.ts'
import { users } from './tables.ts'

const EMAIL = 'meera@example.org'
const WRONG = { ok: false, reason: 'login-wrong' }
const OLD_HASH = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

type LoginTry = { email?: unknown; password?: unknown; network?: string; deviceToken?: string; proofOfWork?: string }

async function bench(db: Db, email = EMAIL) {
  const account = accountBench(db)
  const userId = await account.person({ email })
  const tryIt = ({ network = PHONE.network, deviceToken, ...typed }: LoginTry = {}) =>
    logIn(account.needs, {
      email,
      password: PASSWORD,
      ...typed,
      device: { ...PHONE, network },
      browserHash: 'browser',
      ...(deviceToken === undefined ? {} : { deviceToken }),
    })
  const wrong = (tried: LoginTry = {}) => tryIt({ password: 'not this one', ...tried })
  return {
    ...account,
    userId,
    tryIt,
    wrong,
    right: { ok: true, value: { userId, passwordMark: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  }
}

function passed(answer: LoginAnswer): CheckedLogin {
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
  const PROOF = { ok: false, reason: 'login-proof' }
  const from = (i: number) => ({ network: `198.51.100.${i}` })

  test('gets ten looks in fifteen minutes for an account from anywhere, then each costs work, right or wrong (caught: a budget for each network; counting after the look)', async ({
    db,
  }) => {
    const { tryIt, wrong, pass, right } = await bench(db)
    for (let i = 0; i < 10; i++) expect(await wrong(from(i))).toEqual(WRONG)
    expect(await wrong(from(10))).toMatchObject(PROOF)
    const asked = await tryIt(from(11))
    expect(asked).toMatchObject(PROOF)
    // The owner on a new device works, and is in: once for each proof.
    const proofOfWork = await solve(asked)
    expect(await tryIt({ ...from(12), proofOfWork })).toEqual(right)
    expect(await tryIt({ ...from(12), proofOfWork })).toMatchObject(PROOF)
    pass(15 * MINUTE)
    expect(await wrong(from(13))).toEqual(WRONG)
  })

  test('from one network leaves looks to the others (caught: ten looks that one stranger uses up)', async ({ db }) => {
    const { tryIt, wrong, right } = await bench(db)
    for (let i = 0; i < 5; i++) expect(await wrong(from(1))).toEqual(WRONG)
    for (let i = 0; i < 5; i++) expect(await wrong(from(1))).toMatchObject(PROOF)
    for (let i = 0; i < 6; i++) expect(await tryIt(from(2))).toEqual(right)
    expect(await tryIt(from(1))).toMatchObject(PROOF)
  })

  test('is worked for by each for one account (caught: work that is good for any account)', async ({ db }) => {
    const { wrong, person } = await bench(db)
    await person({ email: 'other@example.org' })
    for (const email of [EMAIL, 'other@example.org']) for (let i = 0; i < 10; i++) await wrong({ email, ...from(i) })
    const proofOfWork = await solve(await wrong({ email: 'other@example.org' }))
    expect(await wrong({ proofOfWork })).toMatchObject(PROOF)
    expect(await wrong({ email: 'other@example.org', proofOfWork })).toEqual(WRONG)
  })

  test('answers and counts for nobody as for somebody (caught: counting known accounts only)', async ({ db }) => {
    const { wrong } = await bench(db)
    const answersFor = async (email: string) => {
      const answers = []
      for (let i = 0; i < 12; i++)
        answers.push((({ challenge: _new, ...rest }) => rest)(await wrong({ email, network: email })))
      return answers
    }
    expect(await answersFor('nobody@example.org')).toEqual(await answersFor(EMAIL))
  })

  test('never shuts out the browser its owner signed in from, beyond ten tries of its own either (caught: one budget for all devices; a known device that is locked)', async ({
    db,
  }) => {
    const { tryIt, wrong, keys, userId, right } = await bench(db)
    const deviceToken = knownDeviceToken(keys, userId)
    for (let i = 0; i < 12; i++) await wrong(from(i))
    expect(await tryIt({ deviceToken })).toEqual(right)
    for (let i = 0; i < 10; i++) expect(await wrong({ deviceToken })).toEqual(WRONG)
    const asked = await tryIt({ deviceToken })
    expect(asked).toMatchObject(PROOF)
    expect(await tryIt({ deviceToken, proofOfWork: await solve(asked) })).toEqual(right)
  })

  test('is not given new tries by another’s device, a forged one, or one of another key (caught: believing a token without its owner)', async ({
    db,
  }) => {
    const { wrong, keys, userId, person } = await bench(db)
    for (let i = 0; i < 10; i++) await wrong()
    const another = knownDeviceToken(keys, await person())
    const foreign = knownDeviceToken(openKeyRing(['another secret that is long enough too']), userId)
    const [, device, signature] = another.split('.')
    const forged = `${userId}.${device}.${signature}`
    for (const deviceToken of [another, foreign, forged, `${userId}..`, `${userId}.a.`, '', '..'])
      expect(await wrong({ deviceToken })).toMatchObject(PROOF)
  })

  test('over many accounts from one network makes its neighbours work, and locks none out (caught: a lock-out of the network)', async ({
    db,
  }) => {
    const { tryIt, right } = await bench(db)
    const used = { key: `login network ${PHONE.network}`, most: 100, per: DAY }
    for (let i = 0; i < 100; i++) await takeFromLimit(db, stoppedClock(START), used)
    const asked = await tryIt()
    expect(asked).toMatchObject(PROOF)
    expect(await tryIt({ proofOfWork: await solve(asked) })).toEqual(right)
    expect(await tryIt({ network: '198.51.100.1' })).toEqual(right)
  })

  test('is forgotten for an account once it has a new password', async ({ db }) => {
    const { tryIt, wrong, userId, pass, clock, right } = await bench(db)
    for (let i = 0; i < 10; i++) await wrong()
    pass(MINUTE)
    expect(await tryIt()).toMatchObject(PROOF)
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
      let isOver = false
      const start = startSession(db, clock, { ...before, device: PHONE }).catch((error: unknown) => error)
      starting.push(start.finally(() => (isOver = true)))
      await endAllSessions(resetting, userId)
      // On PGlite it begins when this is done.
      if (inject('databaseUrl')) await expect.poll(async () => isOver || (await somebodyWaits(resetting))).toBe(true)
    })
    expect(await Promise.all(starting)).toEqual([expect.any(PasswordReplaced)])
    expect(await listSessions(db, clock, userId)).toEqual([])
  })
})

describe('guessing, all at once', () => {
  test('gets ten looks of thirty (caught: looking first, counting after)', async ({ database }) => {
    const { wrong } = await bench(database.db, 'burst@example.org')
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => wrong({ network: `198.51.100.${i}` })))
    expect(answers.filter(({ ok }) => !ok)).toHaveLength(30)
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'login-wrong')).toHaveLength(10)
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
