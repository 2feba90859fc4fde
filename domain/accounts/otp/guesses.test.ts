import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { addUser, browser, MOBILE, otpBench, wrongCode } from '#tests/benches/otp-bench.ts'
import { otpGuesses } from '#domain/accounts/tables.ts'

const WRONG = { ok: false, reason: 'otp-wrong' }
const LOCKED = { ok: false, reason: 'otp-locked' }

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
      pass(20 * MINUTE)
    }
    await send()
    expect(await verify(await codeFor())).toEqual(LOCKED)
    clock.set(new Date('2026-11-20T23:59:00+05:30'))
    await send()
    expect(await verify(await codeFor())).toEqual(LOCKED)
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

  test('without a success are a hundred, then nobody guesses any more', async ({ db }) => {
    const { send, verify, codeFor, wrongFor, pass } = otpBench(db)
    let compared = 0
    for (let day = 0; day < 12; day++) {
      for (let i = 0; i < 3; i++) {
        await send()
        for (let guess = 0; guess < 5; guess++) if ((await verify(await wrongFor())).ok === false) compared += 1
        pass(20 * MINUTE)
      }
      pass(DAY)
    }
    const [row] = await db.select().from(otpGuesses)
    expect(compared).toBe(12 * 15)
    expect(row?.guessesSinceSuccess).toBe(100)
    await send()
    expect(await verify(await codeFor())).toEqual(LOCKED)
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

  test('at sign-up and reset spend the same budget (caught: one for each purpose, which told whose e-mail it is)', async ({
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
    await send(asStranger)
    expect(await verify(await codeFor(), asStranger)).toEqual(LOCKED)
    pass(HOUR)
    await send()
    expect(await verify(await codeFor())).toEqual(LOCKED)
  })
})
