import { desc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { DAY, HOUR, SECOND } from '#platform/clock.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { onBoth as test } from '#tests/database.ts'
import { addUser, browser, MOBILE, otpBench, START, wrongCode } from '#tests/benches/otp-bench.ts'
import { sendOtp } from './send-otp.server.ts'
import { verifyChangeOtp } from './verify-otp.server.ts'
import { otpChallenges, users } from '#domain/accounts/tables.ts'

const SENT = { ok: true, value: { expiresInSeconds: 120 } }
const WRONG = { ok: false, reason: 'otp-wrong' }

describe('a one-time code', () => {
  test('comes by SMS, in the registered words, worthless after 120 s', async ({ db }) => {
    const { send } = otpBench(db)
    expect(await send()).toEqual(SENT)
    const [message] = await db.select().from(outbox)
    expect(message).toMatchObject({ channel: 'sms', recipient: MOBILE, expiresAt: new Date(START.getTime() + 120_000) })
    expect(message?.body).toMatch(/^[0-9]{6} is your Padav verification code\. /)
    expect(message?.subject).not.toMatch(/[0-9]/)
  })

  test('is in the database only under a key that is not (caught: a plain digest; a code in the row)', async ({
    db,
  }) => {
    const { send, codeFor, verify, needs } = otpBench(db)
    await send()
    const otp = await codeFor()
    const [row] = await db.select().from(otpChallenges)
    expect(JSON.stringify(row)).not.toContain(otp)
    const { id = '', target = '', purpose = 'signup', codeHash } = row ?? {}
    const signed = [id, target, purpose, otp].join('|')
    expect(needs.keys.verify('otp', signed, codeHash ?? '')).toBe(true)
    expect(openKeyRing(['another secret that is long enough too']).verify('otp', signed, codeHash ?? '')).toBe(false)
    expect(await verify(otp)).toMatchObject({ ok: true })
  })

  test('has six digits, each as likely as another, the first also 0', async ({ db }) => {
    const { send, codeFor, clock } = otpBench(db)
    const firsts = new Set<string>()
    for (let i = 0; i < 120; i++) {
      clock.set(new Date(START.getTime() + i * DAY))
      await send()
      const otp = await codeFor()
      expect(otp).toMatch(/^[0-9]{6}$/)
      firsts.add(otp.slice(0, 1))
    }
    expect(firsts.size).toBe(10)
  })

  test('may come as the number a program takes it for (caught: a number that has lost its first nought)', async ({
    db,
  }) => {
    const { send, codeFor, verify, clock } = otpBench(db)
    let otp = ''
    for (let day = 0; !otp.startsWith('0'); day++) {
      clock.set(new Date(START.getTime() + day * DAY))
      await send()
      otp = await codeFor()
    }
    for (const none of [-1, 1.5, 1e21, Number(otp) + 1_000_000]) expect(await verify(none)).toEqual(WRONG)
    expect(await db.select({ tries: otpChallenges.tries }).from(otpChallenges)).not.toContainEqual({ tries: 1 })
    expect(await verify(Number(otp))).toMatchObject({ ok: true })
  })

  test('proves a mobile once (caught: a code that is not spent)', async ({ db }) => {
    const { send, verify, codeFor } = otpBench(db)
    await send()
    const otp = await codeFor()
    expect(await verify(wrongCode(otp))).toEqual(WRONG)
    expect(await verify(otp)).toMatchObject({
      ok: true,
      value: { purpose: 'signup', expiresInSeconds: 600, grantToken: expect.stringMatching(/^[\w-]{43}$/) },
    })
    expect(await verify(otp)).toEqual(WRONG)
  })

  test('lasts 120 s (caught: an expiry that nobody asks)', async ({ db }) => {
    const { send, verify, codeFor, pass } = otpBench(db)
    await send()
    pass(120 * SECOND)
    expect(await verify(await codeFor())).toEqual(WRONG)
    await send()
    pass(119 * SECOND)
    expect(await verify(await codeFor())).toMatchObject({ ok: true })
  })

  test('dies when the same browser asks for another, and its SMS if nobody has sent it', async ({ db }) => {
    const { send, verify, codeFor, pass, clock } = otpBench(db)
    await send()
    const first = await codeFor()
    pass(31 * SECOND)
    await send()
    const second = await codeFor()
    if (first !== second) expect(await verify(first)).toEqual(WRONG)
    expect(await verify(second)).toMatchObject({ ok: true })
    const messages = await db.select().from(outbox).orderBy(desc(outbox.createdAt))
    expect(messages.map(({ expiresAt }) => expiresAt)).toEqual([
      new Date(clock.now().getTime() + 120 * SECOND),
      clock.now(),
    ])
  })

  test('is worth nothing elsewhere: another browser, mobile, e-mail, purpose (caught: leaving out each of the four)', async ({
    db,
  }) => {
    const { send, verify, codeFor, needs, home } = otpBench(db)
    const userId = await addUser(db, { mobile: '+919800000000', email: 'other@example.org' })
    await send()
    const otp = await codeFor()
    expect(await verify(otp, { browserHash: browser('thief') })).toEqual(WRONG)
    expect(await verify(otp, { mobile: '+919876543211' })).toEqual(WRONG)
    expect(await verify(otp, { email: 'thief@example.org' })).toEqual(WRONG)
    const change = { userId, purpose: 'change-mobile', target: MOBILE, browserHash: home.browserHash } as const
    expect(await verifyChangeOtp(needs, { ...change, otp })).toEqual(WRONG)
    expect(await verify(otp, { network: '198.51.100.1' })).toMatchObject({ ok: true })
  })

  test('of somebody else’s browser leaves mine alive', async ({ db }) => {
    const { send, verify, codeFor, pass } = otpBench(db)
    await send()
    const mine = await codeFor()
    pass(31 * SECOND)
    await send({ browserHash: browser('thief'), network: '198.51.100.1' })
    expect(await verify(mine)).toMatchObject({ ok: true })
  })

  test('is found however the mobile, the e-mail and the code are written', async ({ db }) => {
    const { send, verify, codeFor } = otpBench(db)
    await send({ mobile: '098765 43210', email: ' Meera@Example.org ' })
    const otp = await codeFor()
    const spaced = ` ${otp.slice(0, 3)} ${otp.slice(3)} `
    expect(await verify(spaced, { mobile: '+91-98765-43210', email: 'MEERA@example.org' })).toMatchObject({ ok: true })
  })

  // (caught: a code of another script is none)
  test('is found in the digits of an Indian keyboard, and with a dash in it', async ({ db }) => {
    const { send, verify, codeFor } = otpBench(db)
    await send({ mobile: MOBILE })
    const typed = (await codeFor()).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!)
    expect(await verify(`${typed.slice(0, 3)}-${typed.slice(3)}`)).toMatchObject({ ok: true })
  })

  test('must have been typed', async ({ db }) => {
    const { verify } = otpBench(db)
    for (const otp of ['', '  ', undefined, null])
      expect(await verify(otp)).toEqual({ ok: false, reason: 'otp-missing' })
    for (const otp of ['12345', '1234567', 'abcdef', 123456, ['123456']]) expect(await verify(otp)).toEqual(WRONG)
  })

  test('goes to no number that is none, no address that is none, and no country that was not allowed', async ({
    db,
  }) => {
    const { send, needs, home } = otpBench(db)
    expect(await send({ mobile: '1234567' })).toEqual({ ok: false, reason: 'invalid-mobile' })
    expect(await send({ email: 'meera' })).toEqual({ ok: false, reason: 'invalid-email' })
    expect(await send({ mobile: '+9779841234567' })).toEqual({ ok: false, reason: 'otp-country' })
    expect(await db.select().from(outbox)).toEqual([])
    const both = { ...needs, config: { otpCountries: ['IN', 'NP'], codesBy: 'sms' as const } }
    expect(await sendOtp(both, { ...home, mobile: '+9779841234567' })).toEqual(SENT)
  })
})

describe('known and unknown people', () => {
  test('are answered alike; the purpose shows only with the code (caught: no SMS for unknown people)', async ({
    db,
  }) => {
    await addUser(db)
    const { send, verify, codeFor } = otpBench(db)
    const stranger = { mobile: '+919812345678', email: 'stranger@example.org', browserHash: browser('b') }
    expect([await send(), await send(stranger)]).toEqual([SENT, SENT])
    const messages = await db.select().from(outbox)
    expect(new Set(messages.map(({ body }) => body.replace(/[0-9]{6}/, ''))).size).toBe(1)
    expect(await verify(await codeFor())).toMatchObject({ value: { purpose: 'reset' } })
    expect(await verify(await codeFor(stranger.mobile), stranger)).toMatchObject({ value: { purpose: 'signup' } })
  })

  test('of an account need both its mobile and its e-mail to reset; an erased one is none', async ({ db }) => {
    const id = await addUser(db)
    const { prove, pass } = otpBench(db)
    const elsewhere = { email: 'else@example.org' }
    expect(await prove(elsewhere)).toMatchObject({ value: { purpose: 'signup' } })
    pass(HOUR)
    expect(await prove({ mobile: '+919812345678' })).toMatchObject({ value: { purpose: 'signup' } })
    pass(HOUR)
    expect(await prove()).toMatchObject({ value: { purpose: 'reset' } })
    pass(HOUR)
    await db.update(users).set({ erasedAt: START }).where(eq(users.id, id))
    expect(await prove()).toMatchObject({ value: { purpose: 'signup' } })
  })
})
