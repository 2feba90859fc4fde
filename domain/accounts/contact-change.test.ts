import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { PASSWORD } from '#tests/benches/account-bench.ts'
import { wrongCode } from '#tests/benches/otp-bench.ts'
import { changeEmail, changeMobile } from './profile.server.ts'
import {
  BROWSER,
  NEW_EMAIL as EMAIL,
  NEW_MOBILE as MOBILE,
  profileBench as bench,
} from '#tests/benches/profile-bench.ts'
import type { Visitor } from './sessions.server.ts'
import { otpGuesses } from './tables.ts'

describe('a new mobile', () => {
  test('is verified by its code and told to the account’s e-mail and to the old mobile (caught: the SMS to the new one)', async ({
    db,
  }) => {
    const { visitor, needs, code, user, mails, clock } = bench(db)
    const meera = await visitor({ email: 'm@example.org', mobile: '+919876500001' })
    const otp = await code(meera, 'change-mobile', MOBILE)
    const typed = { mobile: '098123 45678', otp, browserHash: BROWSER }
    expect(await changeMobile(needs, meera, typed)).toEqual({ ok: true, value: { mobile: MOBILE } })
    expect(await user(meera.id)).toMatchObject({ mobile: MOBILE, mobileVerifiedAt: clock.now() })
    const notice = (await mails()).at(-1)
    expect(notice).toMatchObject({ to: 'm@example.org', subject: 'Your mobile number was changed: Padav' })
    expect(notice?.body).toContain('from +91 98•••••001 to +91 98•••••678')
    const told = (await mails()).filter(({ body }) => body.includes('was changed on'))
    expect(told).toMatchObject([{ channel: 'sms', to: '+919876500001', subject: 'Your mobile number was changed' }])
    expect(await changeMobile(needs, meera, typed)).toEqual({ ok: false, reason: 'otp-wrong' })
  })

  test('needs the right code, of this person, browser and number; what is wrong stays counted (caught: undoing the count with the change)', async ({
    db,
  }) => {
    const { visitor, needs, code, user } = bench(db)
    const [meera, arjun] = [await visitor({ mobile: '+919876500001' }), await visitor()]
    const otp = await code(meera, 'change-mobile', MOBILE)
    const right = { mobile: MOBILE, otp, browserHash: BROWSER }
    const change = (who: Visitor, wrong: Partial<typeof right>) => changeMobile(needs, who, { ...right, ...wrong })
    expect(await change(meera, { otp: '' })).toMatchObject({ reason: 'otp-missing' })
    expect(await change(meera, { otp: wrongCode(otp) })).toMatchObject({ reason: 'otp-wrong' })
    expect(await change(meera, { browserHash: 'another' })).toMatchObject({ reason: 'otp-wrong' })
    expect(await change(meera, { mobile: '+919812345679' })).toMatchObject({ reason: 'otp-wrong' })
    expect(await change(arjun, {})).toMatchObject({ reason: 'otp-wrong' })
    expect(await change(meera, { mobile: '12' })).toEqual({ ok: false, reason: 'invalid-mobile' })
    const counted = await db.select().from(otpGuesses).where(eq(otpGuesses.target, MOBILE))
    expect(counted[0]?.guessesToday).toBeGreaterThanOrEqual(1)
    expect((await user(meera.id))?.mobile).toBe('+919876500001')
    expect(await change(meera, {})).toMatchObject({ ok: true })
  })

  test('is refused when another account has it, and changes nothing', async ({ db }) => {
    const { visitor, person, needs, code, user } = bench(db)
    await person({ mobile: MOBILE })
    const meera = await visitor({ mobile: '+919876500001' })
    const otp = await code(meera, 'change-mobile', MOBILE)
    const answer = await changeMobile(needs, meera, { mobile: MOBILE, otp, browserHash: BROWSER })
    expect(answer).toEqual({ ok: false, reason: 'already-taken' })
    expect((await user(meera.id))?.mobile).toBe('+919876500001')
  })

  test('needs to know who asks: a fresh session or the password (caught: any session will do)', async ({ db }) => {
    const { visitor, needs, code, pass, user } = bench(db)
    const meera = await visitor({ mobile: '+919876500001' })
    pass(15 * MINUTE)
    const otp = await code(meera, 'change-mobile', MOBILE)
    const change = (password?: string) =>
      changeMobile(needs, meera, { mobile: MOBILE, otp, browserHash: BROWSER, password })
    expect(await change()).toEqual({ ok: false, reason: 'proof-needed' })
    expect(await change('')).toEqual({ ok: false, reason: 'proof-needed' })
    expect(await change('wrong')).toEqual({ ok: false, reason: 'password-wrong' })
    expect((await user(meera.id))?.mobile).toBe('+919876500001')
    expect(await change(PASSWORD)).toMatchObject({ ok: true })
  })
})

describe('a new e-mail', () => {
  test('is verified by its code, and the old address and the mobile are told (caught: the mail to the new one)', async ({
    db,
  }) => {
    const { visitor, needs, code, user, mails, clock } = bench(db)
    const meera = await visitor({ email: 'old@example.org', mobile: '+919876500001' })
    const otp = await code(meera, 'change-email', EMAIL)
    const typed = { email: ' New@Example.org ', otp, browserHash: BROWSER }
    expect(await changeEmail(needs, meera, typed)).toEqual({ ok: true, value: { email: EMAIL } })
    expect(await user(meera.id)).toMatchObject({ email: EMAIL, emailVerifiedAt: clock.now() })
    const notice = (await mails()).at(-1)
    expect(notice).toMatchObject({ to: 'old@example.org', subject: 'Your e-mail address was changed: Padav' })
    expect(notice?.body).toContain('n•••@example.org')
    expect((await mails()).at(-2)).toMatchObject({
      channel: 'sms',
      to: '+919876500001',
      body: expect.stringContaining('Your Padav e-mail address was changed on Fri 20 Nov 2026, 10:00 IST.'),
    })
  })

  test('is refused unproven, taken, or asked by a stale session', async ({ db }) => {
    const { visitor, person, needs, code, user, pass } = bench(db)
    await person({ email: EMAIL })
    const meera = await visitor({ email: 'old@example.org' })
    const otp = await code(meera, 'change-email', EMAIL)
    const change = (typed: Partial<{ otp: string; password: string }> = {}) =>
      changeEmail(needs, meera, { email: EMAIL, otp, browserHash: BROWSER, ...typed })
    expect(await change({ otp: wrongCode(otp) })).toMatchObject({ reason: 'otp-wrong' })
    expect(await change()).toEqual({ ok: false, reason: 'already-taken' })
    pass(15 * MINUTE)
    expect(await change()).toEqual({ ok: false, reason: 'proof-needed' })
    expect((await user(meera.id))?.email).toBe('old@example.org')
  })
})
