import { describe, expect } from 'vitest'
import type { Flash } from '#web/contexts.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { authBench, MEERA, ORIGIN } from '#tests/benches/auth-bench.ts'
import type { TestBrowser } from '#tests/benches/auth-bench.ts'
import { readFlash } from './flash.ts'

type Bench = ReturnType<typeof authBench>

const at = (call: string) => `/api/authentication/${call}`
const ASHA = { name: 'Asha Rao', email: 'asha@example.org', mobile: '98200 12345', password: 'tea-at-the-old-halt' }

async function read(answer: Response): Promise<[number, unknown]> {
  return [answer.status, await answer.json()]
}

describe('a plain form', () => {
  const placeOf = (answer: Response) => [answer.status, answer.headers.get('location')]

  function flashOf(bench: Bench, browser: TestBrowser): Flash | undefined {
    return readFlash(bench.requestServices, decodeURIComponent(browser.cookies.get('__Host-flash') ?? ''))
  }

  test('goes through all the steps and leaves word of each for the page', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    const form = { ...ASHA, mode: 'register', callbackUrl: `${ORIGIN}/package/hampi?x=1` }
    const page = '/signin?mode=register&callbackUrl=%2Fpackage%2Fhampi%3Fx%3D1'
    const { password: _kept, ...typed } = ASHA
    const sentAt = bench.clock.now().getTime()

    expect(placeOf(await browser.form(at('send-otp'), form))).toEqual([303, page])
    const sent = { mode: 'register', ok: true, message: 'OTP sent successfully!', otp: 'sent', typed, sentAt }
    expect(flashOf(bench, browser)).toEqual(sent)

    const wrong = { ...form, otp: '' }
    expect(placeOf(await browser.form(at('verify-otp'), wrong))).toEqual([303, page])
    expect(flashOf(bench, browser)).toEqual({ ...sent, ok: false, message: 'Please enter OTP.', fields: ['otp'] })

    await browser.form(at('verify-otp'), { ...form, otp: await bench.code() })
    expect(flashOf(bench, browser)).toMatchObject({ ok: true, message: 'OTP verified successfully!', otp: 'verified' })

    await browser.form(at('signup'), { ...form, password: 'short' })
    expect(flashOf(bench, browser)).toMatchObject({ ok: false, otp: 'verified', mode: 'register' })

    expect(placeOf(await browser.form(at('signup'), form))).toEqual([303, page.replace('register', 'login')])
    expect(flashOf(bench, browser)).toMatchObject({ ok: true, message: 'Registration Successful!', mode: 'login' })
    expect(JSON.stringify([...browser.cookies])).not.toContain(ASHA.password)

    expect(placeOf(await browser.form(at('login'), { ...form, password: 'wrong', mode: 'login' }))[0]).toBe(303)
    expect(flashOf(bench, browser)).toMatchObject({ ok: false, mode: 'login', typed: { email: ASHA.email } })
    expect(placeOf(await browser.form(at('login'), form))).toEqual([303, '/package/hampi?x=1'])
    expect((await browser.session()).user).toMatchObject({ name: ASHA.name })
    expect(placeOf(await browser.form(at('logout'), { callbackUrl: '/india' }))).toEqual([303, '/india'])
    expect(await browser.session()).toEqual({})
  })

  test('is sent to no other site', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    for (const callbackUrl of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const browser = bench.browser()
      expect(placeOf(await browser.form(at('login'), { ...MEERA, callbackUrl }))).toEqual([303, '/'])
      expect(placeOf(await browser.form(at('logout'), { callbackUrl }))).toEqual([303, '/'])
      expect(placeOf(await browser.form(at('login'), { ...MEERA, password: 'x', callbackUrl }))).toEqual([
        303,
        '/signin?mode=login',
      ])
    }
  })

  test('answers a program in JSON when it asks for that', async ({ db }) => {
    const answer = await authBench(db)
      .browser()
      .sendForm(at('login'), 'email=x&password=y', { Accept: 'application/json' })
    expect(await read(answer)).toEqual([
      401,
      { message: 'The email or the password is not right.', fields: ['email', 'password'] },
    ])
  })

  // Caught: the state of the page read from the form, or lost with the first wrong code.
  test('stands where the code does, whatever is refused and whatever the form says', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    const lies = { ...ASHA, mode: 'register', otp: '12', sentAt: String(bench.clock.now().getTime()) }
    await browser.form(at('signup'), lies)
    expect(flashOf(bench, browser)).toMatchObject({ otp: 'not-sent', message: 'Please send OTP first.' })
    await browser.form(at('verify-otp'), lies)
    expect(flashOf(bench, browser)).toMatchObject({ otp: 'not-sent', message: 'Invalid OTP. Try again.' })
    await browser.form(at('send-otp'), ASHA)
    const sentAt = bench.clock.now().getTime()
    bench.later(20 * SECOND)
    for (const call of ['signup', 'forgot-password', 'verify-otp', 'resend-otp']) {
      await browser.form(at(call), { ...ASHA, otp: '000' })
      expect([call, flashOf(bench, browser)]).toMatchObject([call, { ok: false, otp: 'sent', sentAt }])
    }
    await browser.form(at('signup'), ASHA)
    expect(flashOf(bench, browser)).toMatchObject({ message: 'Please verify OTP first.' })
    bench.later(100 * SECOND)
    await browser.form(at('signup'), ASHA)
    expect(flashOf(bench, browser)).toMatchObject({ otp: 'not-sent', message: 'Please send OTP first.' })
  })

  test('words nobody signed are shown to nobody', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    await browser.form(at('login'), { ...MEERA })
    const [text = '', signature = ''] = decodeURIComponent(browser.cookies.get('__Host-flash')!).split('.')
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('not right', 'call 1-800')).toString(
      'base64url',
    )
    expect(readFlash(bench.requestServices, `${text}.${signature}`)).toBeTruthy()
    expect(readFlash(bench.requestServices, `${forged}.${signature}`)).toBeUndefined()
    bench.later(11 * MINUTE)
    expect(readFlash(bench.requestServices, `${text}.${signature}`)).toBeUndefined()
  })
})
