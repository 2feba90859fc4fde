import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { outbox } from '#domain/messaging/tables.ts'
import { test } from '#tests/database.ts'
import { addUser, browser, EMAIL, MOBILE, newestCode, otpBench, wrongCode } from '#tests/benches/otp-bench.ts'
import { sendChangeOtp } from './send-otp.server.ts'
import { verifyChangeOtp } from './verify-otp.server.ts'

const SENT = { ok: true, value: { expiresInSeconds: 120 } }
const who = (id: string) => ({ id, role: 'traveller' }) as const
const WRONG = { ok: false, reason: 'otp-wrong' }

describe('a code for a new mobile or e-mail', () => {
  const target = '+919812345678'

  test('goes to the new one and is spent at once', async ({ db }) => {
    const { needs, home } = otpBench(db)
    const { browserHash, network } = home
    const userId = await addUser(db)
    const change = { userId, purpose: 'change-mobile', target, browserHash } as const
    expect(await sendChangeOtp(needs, who(userId), { ...change, target: '98123 45678', network })).toEqual(SENT)
    const otp = await newestCode(db, target)
    expect(await verifyChangeOtp(needs, { ...change, otp: wrongCode(otp) })).toEqual(WRONG)
    expect(await verifyChangeOtp(needs, { ...change, otp: ' ' })).toEqual({ ok: false, reason: 'otp-missing' })
    expect(await verifyChangeOtp(needs, { ...change, otp })).toEqual({ ok: true, value: undefined })
    expect(await verifyChangeOtp(needs, { ...change, otp })).toEqual(WRONG)
  })

  test('by e-mail comes as clean HTML and text, the address in lower case', async ({ db }) => {
    const { needs, home } = otpBench(db)
    const { browserHash, network } = home
    const userId = await addUser(db)
    const change = { userId, purpose: 'change-email', target: 'New@Example.org', browserHash } as const
    expect(await sendChangeOtp(needs, who(userId), { ...change, network })).toEqual(SENT)
    const [mail] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.channel, 'email'), eq(outbox.recipient, 'new@example.org')))
    const otp = await newestCode(db, 'new@example.org')
    expect(mail?.html).toContain(`>${otp}<`)
    expect(mail?.subject).not.toContain(otp)
    expect(await verifyChangeOtp(needs, { ...change, otp })).toMatchObject({ ok: true })
  })

  test('is worth nothing to another person, for another address or as a login code (caught: leaving out the person)', async ({
    db,
  }) => {
    const { needs, home, verify } = otpBench(db)
    const { browserHash, network } = home
    const userId = await addUser(db)
    const thief = await addUser(db, { mobile: '+919800000000', email: 'thief@example.org' })
    const change = { userId, purpose: 'change-mobile', target, browserHash } as const
    await sendChangeOtp(needs, who(userId), { ...change, network })
    const otp = await newestCode(db, target)
    expect(await verifyChangeOtp(needs, { ...change, userId: thief, otp })).toEqual(WRONG)
    expect(await verifyChangeOtp(needs, { ...change, target: '+919812345679', otp })).toEqual(WRONG)
    expect(await verifyChangeOtp(needs, { ...change, browserHash: browser('thief'), otp })).toEqual(WRONG)
    expect(await verify(otp, { mobile: target, email: EMAIL })).toEqual(WRONG)
    expect(await verifyChangeOtp(needs, { ...change, otp })).toMatchObject({ ok: true })
  })

  test('goes to nobody who is not signed in (caught: the caller trusted to have asked)', async ({ db }) => {
    const { needs, home } = otpBench(db)
    const asked = { purpose: 'change-mobile', target, ...home } as const
    expect(await sendChangeOtp(needs, undefined, asked)).toEqual({ ok: false, reason: 'forbidden' })
  })

  test('goes nowhere else', async ({ db }) => {
    const { needs, home } = otpBench(db)
    const { browserHash, network } = home
    const userId = await addUser(db)
    const ask = (purpose: 'change-mobile' | 'change-email', to: unknown) =>
      sendChangeOtp(needs, who(userId), { purpose, target: to, browserHash, network })
    expect(await ask('change-mobile', 'new@example.org')).toEqual({ ok: false, reason: 'invalid-mobile' })
    expect(await ask('change-email', MOBILE)).toEqual({ ok: false, reason: 'invalid-email' })
    expect(await ask('change-mobile', '+9779841234567')).toEqual({ ok: false, reason: 'otp-country' })
  })
})
