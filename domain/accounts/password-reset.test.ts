import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { onBoth as test } from '#tests/database.ts'
import { PASSWORD } from '#tests/benches/account-bench.ts'
import { logIn } from './login.server.ts'
import { verifyPassword } from './passwords.server.ts'
import { findVisitor } from './sessions.server.ts'
import { users } from './tables.ts'
import { FORM, MOBILE, NEW, registrationBench, UNPROVEN, UNSENT } from '#tests/benches/registration-bench.ts'

const UNKNOWN = { ok: false, reason: 'account-unknown' }

describe('forgetting the password', () => {
  const form = { email: FORM.email, mobile: MOBILE, newPassword: NEW }

  test('sets the new one, ends every session and tells the account’s e-mail and mobile', async ({ db }) => {
    const { reset, person, signIn, user, mails, clock, needs } = registrationBench(db)
    const userId = await person({ email: FORM.email, mobile: MOBILE })
    const sessions = [await signIn(userId), await signIn(userId)]
    const [another] = [await signIn(await person())]
    expect(await reset(form)).toEqual({ ok: true, value: { userId } })
    const hash = (await user(userId))?.passwordHash ?? null
    expect([await verifyPassword(NEW, hash), await verifyPassword(PASSWORD, hash)]).toEqual([true, false])
    for (const { token } of sessions) expect(await findVisitor(db, clock, token)).toBeUndefined()
    expect(await findVisitor(db, clock, another.token)).toBeDefined()
    expect(await mails()).toMatchObject([
      { channel: 'sms', to: MOBILE, body: expect.stringContaining('Padav password was changed on Fri 20 Nov 2026') },
      { channel: 'email', to: FORM.email, subject: 'Your password was changed: Padav' },
    ])
    expect((await mails())[1]?.body).toContain('Fri 20 Nov 2026, 10:00 IST')
    const device = { userAgent: '', network: '10.0.0.1' }
    const login = { email: FORM.email, password: NEW, device, browserHash: 'x' }
    expect(await logIn(needs, login)).toMatchObject({ ok: true })
  })

  test('needs the verification of a reset, for this mobile, e-mail and browser (caught: never asking for it, CVE-2026-14245)', async ({
    db,
  }) => {
    const { reset, grant, person, user, mails } = registrationBench(db)
    const userId = await person({ email: FORM.email, mobile: MOBILE })
    const before = await user(userId)
    const right = await grant({ purpose: 'reset' })
    const none = [
      { grantToken: '', browserHash: 'home' },
      { ...right, browserHash: 'another' },
      await grant({ purpose: 'change-mobile' }),
    ]
    const others = [
      await grant({ purpose: 'reset', mobile: '+919876543211' }),
      await grant({ purpose: 'reset', email: 'other@example.org' }),
    ]
    for (const verification of none) expect(await reset(form, verification)).toEqual(UNSENT)
    for (const verification of others) expect(await reset(form, verification)).toEqual(UNPROVEN)
    expect(await reset(form, await grant({ purpose: 'signup' }))).toEqual(UNKNOWN)
    expect(await user(userId)).toEqual(before)
    expect(await mails()).toEqual([])
    expect(await reset(form, right)).toMatchObject({ ok: true })
    expect(await reset({ ...form, newPassword: 'another kite entirely' }, right)).toEqual(UNSENT)
  })

  test('refuses a mobile and an e-mail of two people (caught: looking at one of them)', async ({ db }) => {
    const { reset, person, user } = registrationBench(db)
    const [one, two] = [await person({ mobile: MOBILE }), await person({ email: FORM.email })]
    const before = [await user(one), await user(two)]
    expect(await reset(form)).toEqual(UNKNOWN)
    expect([await user(one), await user(two)]).toEqual(before)
  })

  test('refuses an erased account', async ({ db }) => {
    const { reset, person, clock } = registrationBench(db)
    const userId = await person({ email: FORM.email, mobile: MOBILE })
    await db.update(users).set({ erasedAt: clock.now() }).where(eq(users.id, userId))
    expect(await reset(form)).toEqual(UNKNOWN)
  })

  test.for([
    [{ newPassword: undefined }, 'password-missing'],
    [{ newPassword: '' }, 'password-missing'],
    [{ newPassword: 'short' }, 'password-short'],
    [{ newPassword: 'password1' }, 'password-common'],
    [{ newPassword: 'MeeraKulkarni1' }, 'password-own'],
    [{ newPassword: 'KeralaTrails1' }, 'password-own'],
    [{ email: '' }, 'invalid-email'],
    [{ mobile: '98' }, 'invalid-mobile'],
  ] as const)('refuses %j: %s, and keeps the verification', async ([change, reason], { db }) => {
    const { reset, grant, person, nameSite } = registrationBench(db)
    await nameSite('Kerala Trails')
    await person({ name: 'Meera Kulkarni', email: FORM.email, mobile: MOBILE })
    const verification = await grant({ purpose: 'reset' })
    expect(await reset({ ...form, ...change }, verification)).toEqual({ ok: false, reason })
    expect(await reset(form, verification)).toMatchObject({ ok: true })
  })

  test('a reset that cannot send its notice changes nothing and keeps the verification (caught: the notice after the change)', async ({
    database,
  }) => {
    const { db } = database
    const { reset, grant, person, user, signIn, clock } = registrationBench(db)
    const userId = await person({ email: FORM.email, mobile: MOBILE })
    const [before, { token }] = [await user(userId), await signIn(userId)]
    const verification = await grant({ purpose: 'reset' })
    const form = { email: FORM.email, mobile: MOBILE, newPassword: NEW }
    await db.execute(sql`alter table outbox add constraint no_mail check (false) not valid`)
    await expect(reset(form, verification)).rejects.toThrow('Failed query')
    await db.execute(sql`alter table outbox drop constraint no_mail`)
    expect(await user(userId)).toEqual(before)
    expect(await findVisitor(db, clock, token)).toBeDefined()
    expect(await reset(form, verification)).toMatchObject({ ok: true })
  })
})
