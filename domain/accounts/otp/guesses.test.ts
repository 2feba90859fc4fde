import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { addUser, browser, MOBILE, otpBench, START, wrongCode } from '#tests/benches/otp-bench.ts'
import { solve } from '#tests/benches/solve.ts'
import { knownDeviceToken } from '#domain/accounts/known-device.ts'
import { otpChallenges, otpGuesses } from '#domain/accounts/tables.ts'

const WRONG = { ok: false, reason: 'otp-wrong' }
const LOCKED = { ok: false, reason: 'otp-locked' }
const PROOF = { ok: false, reason: 'otp-proof' }

describe('guesses', () => {
  test('at one code are five, the right one too then comes late (caught: counting after comparing)', async ({ db }) => {
    const { send, verify, codeFor, wrongFor } = otpBench(db)
    await send()
    for (let i = 0; i < 5; i++) expect(await verify(await wrongFor())).toEqual(WRONG)
    expect(await verify(await codeFor())).toEqual(LOCKED)
  })

  test('at one number are ten in a day of India, whatever is resent (caught: a resend that resets them)', async ({
    db,
  }) => {
    const { send, verify, codeFor, wrongFor, pass, clock } = otpBench(db)
    clock.set(new Date('2026-11-20T00:30:00+05:30'))
    for (const guesses of [4, 4, 2]) {
      await send()
      for (let i = 0; i < guesses; i++) expect(await verify(await wrongFor())).toEqual(WRONG)
      if (guesses === 2) expect(await verify(await codeFor())).toEqual(LOCKED)
      pass(20 * MINUTE)
    }
    expect(await send()).toMatchObject(PROOF)
    clock.set(new Date('2026-11-20T23:59:00+05:30'))
    expect(await send()).toMatchObject(PROOF)
    clock.set(new Date('2026-11-21T00:00:30+05:30'))
    await send()
    expect(await verify(await codeFor())).toMatchObject({ ok: true })
  })

  test('of a process whose clock lags start no new day (caught: a day that only differs)', async ({ db }) => {
    const { send, verify, wrongFor, codeFor, clock } = otpBench(db)
    const [before, after] = ['2026-11-20T23:59:50+05:30', '2026-11-21T00:00:05+05:30'].map((at) => new Date(at))
    if (!before || !after) throw new Error('two instants')
    clock.set(after)
    await send()
    await db.insert(otpGuesses).values({
      target: MOBILE,
      purpose: 'signup',
      day: '2026-11-21',
      guessesToday: 9,
      guessesSinceSuccess: 9,
    })
    expect(await verify(await wrongFor())).toEqual(WRONG)
    clock.set(before)
    expect(await verify(await codeFor())).toEqual(LOCKED)
    clock.set(after)
    expect(await verify(await codeFor())).toEqual(LOCKED)
  })

  test('without a success are a hundred, then each code costs work', async ({ db }) => {
    const { send, verify, wrongFor, pass } = otpBench(db)
    const usedUp = { day: '2026-11-19', guessesToday: 0, guessesSinceSuccess: 98 }
    await db.insert(otpGuesses).values({ target: MOBILE, purpose: 'signup', ...usedUp })
    await send()
    for (let guess = 0; guess < 2; guess++) expect(await verify(await wrongFor())).toEqual(WRONG)
    expect(await verify(await wrongFor())).toEqual(LOCKED)
    pass(DAY)
    expect(await send()).toMatchObject(PROOF)
  })

  test('before a success count no more towards the hundred, but the day keeps its wrong ones', async ({ db }) => {
    const { send, verify, codeFor, wrongFor } = otpBench(db)
    await send()
    for (let i = 0; i < 3; i++) await verify(await wrongFor())
    expect(await verify(await codeFor())).toMatchObject({ ok: true })
    expect(await db.select().from(otpGuesses)).toMatchObject([{ guessesToday: 3, guessesSinceSuccess: 0 }])
  })

  test('by who was sent nothing cost the owner nothing (caught: locking a number out from afar)', async ({ db }) => {
    const { send, verify, codeFor } = otpBench(db)
    for (let i = 0; i < 30; i++) await verify('123456', { browserHash: browser(`thief ${i}`) })
    await send()
    expect(await verify(await codeFor())).toMatchObject({ ok: true })
  })

  test('at sign-up and reset take from the same budget (caught: one for each purpose, which told whose e-mail it is)', async ({
    db,
  }) => {
    await addUser(db)
    const { send, verify, codeFor, pass } = otpBench(db)
    const asStranger = { email: 'guess@example.org' }
    for (let i = 0; i < 2; i++) {
      await send(asStranger)
      const wrong = wrongCode(await codeFor())
      for (let guess = 0; guess < 5; guess++) expect(await verify(wrong, asStranger)).toEqual(WRONG)
      pass(HOUR)
    }
    expect(await send(asStranger)).toMatchObject(PROOF)
    expect(await send()).toMatchObject(PROOF)
  })

  // Caught: no look at everybody's guesses; right ones taken for wrong; a hurry that never ends.
  test('of everybody, more than 200 wrong ones in an hour, make every code cost work', async ({ db }) => {
    const { send, pass } = otpBench(db)
    const one = { purpose: 'signup', email: '', codeHash: '', createdAt: START, expiresAt: START } as const
    const guessed = (codes: number, tries: number, usedAt: Date | null = null) =>
      Array.from({ length: codes }, (_, i) => ({
        ...one,
        target: `${tries} ${i}`,
        browserHash: browser(`${i}`),
        tries,
        usedAt,
      }))
    await db.insert(otpChallenges).values([...guessed(40, 5), ...guessed(50, 1, START)])
    expect(await send()).toMatchObject({ ok: true })
    await db.insert(otpChallenges).values(guessed(1, 2))
    pass(MINUTE)
    const asked = await send()
    expect(asked).toMatchObject(PROOF)
    expect(await send({ proofOfWork: await solve(asked) })).toMatchObject({ ok: true })
    pass(HOUR)
    expect(await send()).toMatchObject({ ok: true })
  })

  // Caught: a budget that binds the code that was worked for; a device of somebody else's.
  test('by a stranger, ten in a day, leave the owner two ways in: work, and a browser they used before', async ({
    db,
  }) => {
    const { needs, send, verify, codeFor, wrongFor, pass } = otpBench(db)
    const deviceToken = knownDeviceToken(needs.keys, await addUser(db))
    const thief = { browserHash: browser('thief'), network: '198.51.100.1' }
    for (let i = 0; i < 2; i++) {
      await send(thief)
      for (let guess = 0; guess < 5; guess++) expect(await verify(await wrongFor(), thief)).toEqual(WRONG)
      pass(16 * MINUTE)
    }
    const asked = await send()
    expect(asked).toMatchObject(PROOF)
    expect(await send({ deviceToken: knownDeviceToken(needs.keys, 'somebody else') })).toMatchObject(PROOF)
    expect(await send({ proofOfWork: await solve(asked) })).toMatchObject({ ok: true })
    expect(await verify(await wrongFor())).toEqual(WRONG)
    expect(await verify(await codeFor())).toMatchObject({ ok: true, value: { purpose: 'reset' } })
    pass(16 * MINUTE)
    expect(await send(thief)).toMatchObject(PROOF)
    expect(await send({ deviceToken })).toMatchObject({ ok: true })
    expect(await verify(await codeFor())).toMatchObject({ ok: true })
  })
})
