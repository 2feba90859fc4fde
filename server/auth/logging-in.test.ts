import { describe, expect } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import type { ProofOfWorkChallenge } from '#domain/contact/proof-of-work.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { at, authBench, MEERA, readAnswer } from '#tests/benches/auth-bench.ts'
import { solve } from '#tests/benches/solve.ts'

const NEW_PASSWORD = 'a-new-one-for-the-road'

describe('logging in and out', () => {
  test('asks for what is required, before anybody is tried', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    const said = async (typed: object) => readAnswer(await browser.json(at('login'), typed))
    for (const typed of [{}, { password: MEERA.password }, { email: { $ne: 1 }, password: 'x' }])
      expect(await said(typed)).toMatchObject([400, { fields: ['email'] }])
    expect(await said({ email: MEERA.email })).toEqual([
      400,
      { message: 'Please enter your password.', fields: ['password'] },
    ])
  })

  test('makes the same session as the session client does, and ends it', async ({ db }) => {
    const bench = authBench(db)
    const id = await bench.enrol()
    const browser = bench.browser()
    const [, { user }] = await readAnswer(
      await browser.json(at('login'), { email: ' MEERA@example.org ', password: MEERA.password }),
    )
    const session = await browser.session()
    expect(session.user).toEqual({ ...(user as object), email: MEERA.email })
    expect(session.user?.['_id']).toBe(id)
    const copied = browser.cookies.get('__Host-sid')!
    // caught: the cookies of bookings staying, which open them to whoever has the phone next
    const trips = ['__Host-trip-7KQ4M2TX', '__Host-friend-7KQ4M2TX-2']
    for (const name of trips) browser.cookies.set(name, 'what-its-link-left-here')
    const left = await browser.json(at('logout'), {})
    expect(trips.filter((name) => browser.cookies.has(name))).toEqual([])
    expect(await readAnswer(left)).toEqual([200, { success: true, message: 'User Logout Successfully' }])
    browser.cookies.set('__Host-sid', copied)
    expect(await browser.session()).toEqual({})
    expect(await readAnswer(await browser.ask(at('logout'), { method: 'POST' }))).toMatchObject([
      200,
      { success: true },
    ])
  })

  test('a new session at every sign-in; the one before is over', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await browser.json(at('login'), MEERA)
    const first = browser.cookies.get('__Host-sid')!
    await browser.json(at('login'), MEERA)
    expect(browser.cookies.get('__Host-sid')).not.toBe(first)
    const other = bench.browser()
    other.cookies.set('__Host-sid', first)
    expect(await other.session()).toEqual({})
  })

  test('a browser its owner used before may still try when a stranger used up the tries', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const [owner, stranger] = [bench.browser(), bench.browser()]
    await owner.json(at('login'), MEERA)
    await owner.json(at('logout'), {})
    for (let n = 0; n < 10; n++) await stranger.json(at('login'), { ...MEERA, password: 'guess' })
    const [status, said] = await readAnswer(await stranger.json(at('login'), MEERA))
    expect([status, said]).toEqual([422, expect.objectContaining({ reason: 'login-proof' })])
    expect((await owner.json(at('login'), MEERA)).status).toBe(200)
    // A new device: its script does the work.
    const phone = bench.browser()
    const [, asked] = await readAnswer(await phone.json(at('login'), MEERA))
    const proof = await solve({ ok: false, challenge: asked['challenge'] as ProofOfWorkChallenge })
    expect((await stranger.json(at('login'), { ...MEERA, proof })).status).toBe(422)
    expect((await phone.json(at('login'), { ...MEERA, proof })).status).toBe(200)
  })

  // Caught: a reset that leaves its browser a stranger, whom no work can help without a script.
  test('who set a new password by an OTP may log in there, on a busy network and without a script', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const network = { key: 'login network 203.0.113.9', most: 100, per: DAY }
    for (let n = 0; n < 100; n++) await takeFromLimit(db, bench.clock, network)
    const browser = bench.browser()
    expect((await browser.json(at('login'), MEERA)).status).toBe(422)
    const form = { ...MEERA, newPassword: NEW_PASSWORD }
    await browser.form(at('send-otp'), form)
    await browser.form(at('verify-otp'), { ...form, otp: await bench.code() })
    await browser.form(at('forgot-password'), form)
    await browser.form(at('login'), { ...form, password: NEW_PASSWORD })
    expect((await browser.session()).user).toMatchObject({ name: MEERA.name })
  })

  test('sessions end by idleness and by age', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await browser.json(at('login'), MEERA)
    for (let day = 0; day < 89; day += 20) {
      expect((await browser.session()).user).toBeTruthy()
      bench.later(20 * DAY)
    }
    expect(await browser.session()).toEqual({})
    await browser.json(at('login'), MEERA)
    bench.later(31 * DAY)
    expect(await browser.session()).toEqual({})
  })
})

describe('what cannot be read', () => {
  test('is refused by its kind, its size, its origin and its method', async ({ db }) => {
    const browser = authBench(db).browser()
    for (const call of ['send-otp', 'resend-otp', 'verify-otp', 'signup', 'login', 'forgot-password', 'logout']) {
      const statuses = [
        await browser.ask(at(call), { method: 'POST', body: '{}', headers: { 'Content-Type': 'text/plain' } }),
        await browser.sendJson(at(call), `{"x":"${'x'.repeat(17_000)}"}`),
        await browser.sendJson(at(call), '{}', { Origin: 'https://evil.example' }),
        await browser.sendForm(at(call), 'a=b', { 'Sec-Fetch-Site': 'cross-site' }),
        await browser.ask(at(call)),
      ].map(({ status }) => status)
      expect([call, statuses]).toEqual([call, [415, 413, 403, 403, 405]])
    }
  })

  test('has no fields or is refused, and is no surprise', async ({ db }) => {
    const bench = authBench(db)
    const filters = ['{"email":{"$ne":1},"password":{"$ne":1}}', '{"email":["a"],"password":["b"]}']
    const broken = ['null', '[]', '7', '{']
    for (const [n, body] of ['', ...filters, ...broken].entries()) {
      const { status } = await bench.browser(`198.51.100.${n}`).sendJson(at('login'), body)
      expect([body, status]).toEqual([body, 400])
    }
  })
})
