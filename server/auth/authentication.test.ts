import { describe, expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { at, authBench, MEERA, readAnswer } from '#tests/benches/auth-bench.ts'
import type { TestBrowser } from '#tests/benches/auth-bench.ts'

type Bench = ReturnType<typeof authBench>

const ASHA = { name: 'Asha Rao', email: 'asha@example.org', mobile: '98200 12345', password: 'tea-at-the-old-halt' }
const UNSENT = [422, { message: 'Please send OTP first.', fields: ['mobile'] }]
const RESET = { email: MEERA.email, mobile: MEERA.mobile, newPassword: 'a-new-one-for-the-road' }

/** Up to the grant: a code is sent and given back. */
async function prove(bench: Bench, browser: TestBrowser, { email, mobile }: { email: string; mobile: string }) {
  await browser.json(at('send-otp'), { email, mobile })
  return browser.json(at('verify-otp'), { email, mobile, otp: await bench.code() })
}

describe('signing up', () => {
  test('by a code, then logging in with what was typed', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    const sent = await browser.json(at('send-otp'), { email: ASHA.email, mobile: ASHA.mobile })
    expect(await readAnswer(sent)).toEqual([200, { message: 'OTP sent successfully!', expiresInSeconds: 120 }])
    expect(sent.headers.get('cache-control')).toBe('private, no-cache, no-store')
    const verified = await browser.json(at('verify-otp'), { ...ASHA, otp: await bench.code() })
    expect(await readAnswer(verified)).toEqual([200, { message: 'OTP verified successfully!' }])
    expect(verified.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-grant=.+HttpOnly; SameSite=Lax; Secure; Max-Age=600$/),
    ])
    expect(await readAnswer(await browser.json(at('signup'), { ...ASHA, role: 'owner' }))).toEqual([
      200,
      { message: 'Registration Successful!' },
    ])
    expect([browser.cookies.has('__Host-grant'), await browser.session()]).toEqual([false, {}])
    const [status, { message, user }] = await readAnswer(await browser.json(at('login'), ASHA))
    expect([status, message]).toEqual([200, 'Login Successful!'])
    expect(user).toEqual({
      _id: expect.any(String),
      role: 'traveller',
      token: expect.stringMatching(/^[\w-]{22}$/),
      name: ASHA.name,
      image: null,
    })
  })

  // Caught: a signup that looks at the payload alone, a grant kept in the body, a grant for any purpose.
  test('is refused without a verification, with a used one, another browser’s and another purpose’s', async ({
    db,
  }) => {
    const bench = authBench(db)
    await bench.enrol()
    const unproven = [422, { message: 'Please verify OTP first.', fields: ['otp'] }]
    const browser = bench.browser()
    expect(await readAnswer(await browser.json(at('signup'), ASHA))).toEqual(UNSENT)
    await prove(bench, browser, ASHA)
    const other = bench.browser()
    other.cookies.set('__Host-grant', browser.cookies.get('__Host-grant')!)
    expect(await readAnswer(await other.json(at('signup'), ASHA))).toEqual(UNSENT)
    expect(await readAnswer(await browser.json(at('signup'), { ...ASHA, mobile: '98200 99999' }))).toEqual(unproven)
    const grant = browser.cookies.get('__Host-grant')!
    expect((await browser.json(at('signup'), ASHA)).status).toBe(200)
    browser.cookies.set('__Host-grant', grant)
    expect(await readAnswer(await browser.json(at('signup'), { ...ASHA, email: 'b@example.org' }))).toEqual(UNSENT)
    bench.later(MINUTE)
    await prove(bench, browser, MEERA)
    expect(await readAnswer(await browser.json(at('signup'), MEERA))).toMatchObject([
      409,
      { fields: ['email', 'mobile'] },
    ])
  })

  // Caught: what is known of another browser, another contact, an old code or a spent one.
  test('is told apart: nothing was sent yet, and what was sent is not verified; before any field', async ({ db }) => {
    const bench = authBench(db)
    const [browser, other] = [bench.browser(), bench.browser()]
    const contact = { email: ASHA.email, mobile: ASHA.mobile }
    const bothSay = async (who: TestBrowser, body: object) => [
      await readAnswer(await who.json(at('signup'), body)),
      await readAnswer(await who.json(at('forgot-password'), body)),
    ]
    await browser.json(at('send-otp'), contact)
    const unverified = [422, { message: 'Please verify OTP first.', fields: ['otp'] }]
    expect(await bothSay(browser, contact)).toEqual([unverified, unverified])
    expect(await bothSay(browser, { ...contact, otp: await bench.code() })).toEqual([unverified, unverified])
    expect(await bothSay(other, contact)).toEqual([UNSENT, UNSENT])
    for (const change of [{ email: 'b@example.org' }, { mobile: '98200 99999' }, { mobile: '' }, { email: [] }])
      expect(await bothSay(browser, { ...contact, ...change })).toEqual([UNSENT, UNSENT])
    bench.later(119 * SECOND)
    expect(await bothSay(browser, contact)).toEqual([unverified, unverified])
    bench.later(1 * SECOND)
    expect(await bothSay(browser, contact)).toEqual([UNSENT, UNSENT])
    await prove(bench, browser, ASHA)
    expect(await bothSay(browser, { otp: '', name: '', password: '' })).toEqual([
      [400, { message: 'Please enter your name.', fields: ['name'] }],
      [400, { message: 'Please enter new password.', fields: ['newPassword'] }],
    ])
    browser.cookies.delete('__Host-grant')
    expect(await bothSay(browser, contact)).toEqual([UNSENT, UNSENT])
  })

  test('says what is wrong with what was typed, and keeps the verification', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    await prove(bench, browser, ASHA)
    const wrong: [object, number, string, string[]][] = [
      [{ name: ' ' }, 400, 'Please enter your name.', ['name']],
      [{ name: '<b>Asha' }, 400, 'A name is one line of at most 80 letters, without < or > or a link.', ['name']],
      [{ email: 'asha' }, 400, 'Please enter a valid email address.', ['email']],
      [{ mobile: '123' }, 400, 'Please enter a valid mobile number.', ['mobile']],
      [{ password: '' }, 400, 'Please enter your password.', ['password']],
      [{ password: 'short' }, 422, 'A password needs at least 8 characters.', ['password']],
      [{ password: 'x'.repeat(129) }, 422, 'A password has at most 128 characters.', ['password']],
      [{ password: 'password123' }, 422, 'Too many people use that password. Please choose another.', ['password']],
    ]
    for (const [change, status, message, fields] of wrong)
      expect(await readAnswer(await browser.json(at('signup'), { ...ASHA, ...change }))).toEqual([
        status,
        { message, fields },
      ])
    expect((await browser.json(at('signup'), ASHA)).status).toBe(200)
  })

  test('tells somebody who verified a mobile that it has an account', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    const again = { ...ASHA, mobile: MEERA.mobile }
    await prove(bench, browser, again)
    const message = 'You already have an account with this mobile or e-mail. Please log in.'
    expect(await readAnswer(await browser.json(at('signup'), again))).toEqual([
      409,
      { message, fields: ['email', 'mobile'] },
    ])
  })

  test('reads no role, no id and no verification from the form', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    await prove(bench, browser, ASHA)
    await browser.json(at('signup'), {
      ...ASHA,
      role: 'owner',
      id: 'chosen',
      _id: 'chosen',
      emailVerifiedAt: '2026-01-01',
    })
    const [row] = await db.select().from(users)
    expect(row).toMatchObject({ role: 'traveller', emailVerifiedAt: null, mobile: '+919820012345' })
    expect(row?.id).not.toBe('chosen')
  })
})

describe('the code', () => {
  test.for([
    ['send-otp', { mobile: '1234567', email: 'a@example.org' }, 400, 'Please enter a valid mobile number.', 'mobile'],
    ['resend-otp', { mobile: '', email: 'a@example.org' }, 400, 'Please enter a valid mobile number.', 'mobile'],
    [
      'send-otp',
      { mobile: ['98200 12345'], email: 'a@example.org' },
      400,
      'Please enter a valid mobile number.',
      'mobile',
    ],
    ['send-otp', { mobile: '98200 12345', email: 'a' }, 400, 'Please enter a valid email address.', 'email'],
    [
      'send-otp',
      { mobile: '+1 202 555 0143', email: 'a@example.org' },
      422,
      'We cannot send an OTP to that country. Please call us.',
      'mobile',
    ],
    ['verify-otp', { mobile: '98200 12345', email: 'a@example.org', otp: '' }, 400, 'Please enter OTP.', 'otp'],
    [
      'verify-otp',
      { mobile: '98200 12345', email: 'a@example.org', otp: '123456' },
      422,
      'Invalid OTP. Try again.',
      'otp',
    ],
    ['verify-otp', {}, 400, 'Please enter OTP.', 'otp'],
    ['forgot-password', { mobile: '98200 12345', email: 'a@example.org' }, 422, 'Please send OTP first.', 'mobile'],
    ['signup', {}, 422, 'Please send OTP first.', 'mobile'],
    ['forgot-password', {}, 422, 'Please send OTP first.', 'mobile'],
  ] as const)('%s %j is refused', async ([call, body, status, message, field], { db }) => {
    const bench = authBench(db)
    expect(await readAnswer(await bench.browser().json(at(call), body))).toEqual([status, { message, fields: [field] }])
    expect(await listOutbox(db, 5)).toEqual([])
  })

  test('is not sent twice in half a minute; the answer says when it will be', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    await browser.json(at('send-otp'), ASHA)
    const answer = await browser.json(at('resend-otp'), ASHA)
    expect(await readAnswer(answer)).toEqual([
      429,
      { message: 'Too many OTPs have been asked for. Try again in 30 seconds.' },
    ])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    bench.later(31 * SECOND)
    expect((await browser.json(at('resend-otp'), ASHA)).status).toBe(200)
    expect(await listOutbox(db, 5)).toHaveLength(2)
  })

  test('works in the browser that asked for it alone, and is locked after five guesses', async ({ db }) => {
    const bench = authBench(db)
    const [browser, other] = [bench.browser(), bench.browser()]
    await browser.json(at('send-otp'), ASHA)
    const otp = await bench.code()
    expect((await other.json(at('verify-otp'), { ...ASHA, otp })).status).toBe(422)
    const wrong = otp === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++) await browser.json(at('verify-otp'), { ...ASHA, otp: wrong })
    const locked = await browser.json(at('verify-otp'), { ...ASHA, otp })
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a forgotten password', () => {
  test('is replaced by a code, and every session ends', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const [browser, elsewhere] = [bench.browser(), bench.browser()]
    await elsewhere.json(at('login'), MEERA)
    await prove(bench, browser, MEERA)
    expect(await readAnswer(await browser.json(at('forgot-password'), RESET))).toEqual([
      200,
      { message: 'Password reset successfully!' },
    ])
    expect(await elsewhere.session()).toEqual({})
    expect((await browser.json(at('login'), MEERA)).status).toBe(401)
    expect((await browser.json(at('login'), { ...MEERA, password: RESET.newPassword })).status).toBe(200)
  })

  test('needs a verification made for that', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    const unproven = [422, { message: 'Please verify OTP first.', fields: ['otp'] }]
    expect(await readAnswer(await browser.json(at('forgot-password'), RESET))).toEqual(UNSENT)
    await prove(bench, browser, ASHA)
    // (caught: told for ever to verify what was verified)
    expect(
      await readAnswer(await browser.json(at('forgot-password'), { ...ASHA, newPassword: RESET.newPassword })),
    ).toEqual([
      422,
      {
        message: 'No account opens with this mobile and this e-mail together. Check the e-mail, or register.',
        fields: ['email', 'mobile'],
      },
    ])
    expect(await readAnswer(await browser.json(at('forgot-password'), RESET))).toEqual(unproven)
  })
})
