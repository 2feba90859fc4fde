import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { test } from '#tests/database.ts'
import { accountBench, PASSWORD } from '#tests/benches/account-bench.ts'
import { logIn } from './login.server.ts'
import { giveGrant } from './otp/grants.server.ts'
import type { OtpPurpose } from './otp/purpose.ts'
import { verifyPassword } from './passwords.server.ts'
import { resetPassword, signUp } from './registration.server.ts'
import { findVisitor } from './sessions.server.ts'
import { otpGrants, users } from './tables.ts'

const FORM = { name: 'Meera Nair', email: 'meera@example.org', mobile: '98765 43210', password: PASSWORD }
const MOBILE = '+919876543210'
const NEW = 'a kite over the ghats'
const UNSENT = { ok: false, reason: 'otp-unsent' }
const UNPROVEN = { ok: false, reason: 'otp-unproven' }

type Wanted = { purpose?: OtpPurpose; mobile?: string; email?: string; browserHash?: string }

function bench(db: Db) {
  const account = accountBench(db)
  const grant = async (wanted: Wanted = {}) => {
    const { browserHash = 'home', ...verified } = {
      purpose: 'signup' as OtpPurpose,
      mobile: MOBILE,
      email: FORM.email,
      ...wanted,
    }
    return { grantToken: await giveGrant(db, account.clock, { ...verified, browserHash }), browserHash }
  }
  return {
    ...account,
    grant,
    everyone: () => db.select().from(users),
    isSpent: async () => (await db.select().from(otpGrants)).every(({ usedAt }) => usedAt !== null),
    signUp: async (typed: unknown = FORM, verification?: { grantToken: string; browserHash: string }) =>
      signUp(account.needs, typed, verification ?? (await grant())),
    reset: async (typed: unknown, verification?: { grantToken: string; browserHash: string }) =>
      resetPassword(account.needs, typed, verification ?? (await grant({ purpose: 'reset' }))),
  }
}

describe('signing up', () => {
  test('makes a traveller of what was typed, with the mobile verified and the e-mail not', async ({ db }) => {
    const { signUp, everyone, clock } = bench(db)
    const answer = await signUp({ ...FORM, name: '  Meera   Nair ', email: ' Meera@Example.org' })
    const [user] = await everyone()
    expect(answer).toEqual({ ok: true, value: { userId: user?.id } })
    expect(user).toMatchObject({
      role: 'traveller',
      name: 'Meera Nair',
      email: FORM.email,
      mobile: MOBILE,
      mobileVerifiedAt: clock.now(),
      emailVerifiedAt: null,
      wantsEmailNews: false,
      wantsSmsNews: false,
    })
    expect(await verifyPassword(PASSWORD, user?.passwordHash ?? null)).toBe(true)
  })

  test('reads only its own fields: a role or an id in the body changes nothing (caught: writing what was sent)', async ({
    db,
  }) => {
    const { signUp, everyone } = bench(db)
    const sly = {
      role: 'owner',
      id: 'x',
      emailVerifiedAt: new Date(),
      createdAt: 'x',
      passwordHash: 'x',
      otp: '1',
      newPassword: 'y',
    }
    expect(await signUp({ ...FORM, ...sly })).toMatchObject({ ok: true })
    const [user] = await everyone()
    expect(user).toMatchObject({ role: 'traveller', emailVerifiedAt: null })
    expect(user?.id).not.toBe('x')
  })

  test('needs a verification of its own: for this purpose, mobile, e-mail and browser (caught: each of them not looked at)', async ({
    db,
  }) => {
    const { signUp, grant, everyone } = bench(db)
    const right = await grant()
    const none = [
      { grantToken: '', browserHash: 'home' },
      { grantToken: 'x'.repeat(43), browserHash: 'home' },
      { ...right, browserHash: 'another' },
      await grant({ purpose: 'change-mobile' }),
    ]
    const others = [
      await grant({ purpose: 'reset' }),
      await grant({ mobile: '+919876543211' }),
      await grant({ email: 'other@example.org' }),
    ]
    for (const verification of none) expect(await signUp(FORM, verification)).toEqual(UNSENT)
    for (const verification of others) expect(await signUp(FORM, verification)).toEqual(UNPROVEN)
    expect(await everyone()).toEqual([])
    expect(await signUp(FORM, right)).toMatchObject({ ok: true })
  })

  test('uses the verification once, and it is old after ten minutes', async ({ db }) => {
    const { signUp, grant, pass } = bench(db)
    const verification = await grant()
    expect(await signUp(FORM, verification)).toMatchObject({ ok: true })
    expect(await signUp({ ...FORM, email: 'b@example.org' }, verification)).toEqual(UNSENT)
    const late = await grant({ mobile: '+919876543211' })
    pass(10 * MINUTE)
    expect(await signUp({ ...FORM, mobile: '+919876543211' }, late)).toEqual(UNSENT)
  })

  test.for([
    [{ name: '' }, 'invalid-name'],
    [{ name: '12 34' }, 'invalid-name'],
    [{ name: 'x'.repeat(81) }, 'invalid-name'],
    [{ name: 'Win http://evil.example' }, 'invalid-name'],
    [{ name: '<b>Meera' }, 'invalid-name'],
    [{ name: 'Meera\nNair' }, 'invalid-name'],
    [{ name: { $ne: '' } }, 'invalid-name'],
    [{ email: 'meera' }, 'invalid-email'],
    [{ mobile: '12345' }, 'invalid-mobile'],
    [{ mobile: 9876543210 }, 'invalid-mobile'],
    [{ password: undefined }, 'password-empty'],
    [{ password: 'short' }, 'password-short'],
    [{ password: 'x1y2'.repeat(40) }, 'password-long'],
    [{ password: 'iloveyou' }, 'password-common'],
    [{ password: 'meera nair 1' }, 'password-common'],
  ] as const)('refuses %j: %s, and keeps the verification', async ([change, reason], { db }) => {
    const { signUp, grant } = bench(db)
    const verification = await grant()
    expect(await signUp({ ...FORM, ...change }, verification)).toEqual({ ok: false, reason })
    expect(await signUp(FORM, verification)).toMatchObject({ ok: true })
  })

  test('refuses what is no form at all', async ({ db }) => {
    const { signUp } = bench(db)
    for (const typed of [null, 'x', [], 7]) expect(await signUp(typed)).toMatchObject({ ok: false })
  })

  test('tells who verified a mobile that there is an account, which uses the verification up (caught: giving it back)', async ({
    db,
  }) => {
    const { signUp, grant, isSpent, everyone, person } = bench(db)
    await person({ email: FORM.email, mobile: '+919876543219' })
    await person({ email: 'b@example.org', mobile: MOBILE })
    const exists = { ok: false, reason: 'account-exists' }
    expect(await signUp()).toEqual(exists)
    expect(await signUp({ ...FORM, email: 'c@example.org' }, await grant({ email: 'c@example.org' }))).toEqual(exists)
    expect(await isSpent()).toBe(true)
    expect(await everyone()).toHaveLength(2)
  })

  test('takes names as people have them', async ({ db }) => {
    const { signUp, grant, everyone } = bench(db)
    const names = ['മീര നായർ', 'अर्जुन राव', "D'Souza", 'Ng', 'क्‍ष']
    for (const [i, name] of names.entries()) {
      const [mobile, email] = [`+91987654320${i}`, `n${i}@example.org`]
      expect(await signUp({ ...FORM, name, mobile, email }, await grant({ mobile, email }))).toMatchObject({ ok: true })
    }
    expect((await everyone()).map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })
})

describe('forgetting the password', () => {
  const form = { email: FORM.email, mobile: MOBILE, newPassword: NEW }

  test('sets the new one, ends every session and tells the account’s e-mail and mobile', async ({ db }) => {
    const { reset, person, signIn, user, mails, clock, needs } = bench(db)
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
    const { reset, grant, person, user, mails } = bench(db)
    const userId = await person({ email: FORM.email, mobile: MOBILE })
    const before = await user(userId)
    const right = await grant({ purpose: 'reset' })
    const none = [
      { grantToken: '', browserHash: 'home' },
      { ...right, browserHash: 'another' },
      await grant({ purpose: 'change-mobile' }),
    ]
    const others = [
      await grant({ purpose: 'signup' }),
      await grant({ purpose: 'reset', mobile: '+919876543211' }),
      await grant({ purpose: 'reset', email: 'other@example.org' }),
    ]
    for (const verification of none) expect(await reset(form, verification)).toEqual(UNSENT)
    for (const verification of others) expect(await reset(form, verification)).toEqual(UNPROVEN)
    expect(await user(userId)).toEqual(before)
    expect(await mails()).toEqual([])
    expect(await reset(form, right)).toMatchObject({ ok: true })
    expect(await reset({ ...form, newPassword: 'another kite entirely' }, right)).toEqual(UNSENT)
  })

  test('refuses like a missing verification when mobile and e-mail are two people’s (caught: looking at one of them)', async ({
    db,
  }) => {
    const { reset, person, user } = bench(db)
    const [one, two] = [await person({ mobile: MOBILE }), await person({ email: FORM.email })]
    const before = [await user(one), await user(two)]
    expect(await reset(form)).toEqual(UNPROVEN)
    expect([await user(one), await user(two)]).toEqual(before)
  })

  test('refuses an erased account', async ({ db }) => {
    const { reset, person, clock } = bench(db)
    const userId = await person({ email: FORM.email, mobile: MOBILE })
    await db.update(users).set({ erasedAt: clock.now() }).where(eq(users.id, userId))
    expect(await reset(form)).toEqual(UNPROVEN)
  })

  test.for([
    [{ newPassword: undefined }, 'password-missing'],
    [{ newPassword: '' }, 'password-missing'],
    [{ newPassword: 'short' }, 'password-short'],
    [{ newPassword: 'password1' }, 'password-common'],
    [{ email: '' }, 'invalid-email'],
    [{ mobile: '98' }, 'invalid-mobile'],
  ] as const)('refuses %j: %s, and keeps the verification', async ([change, reason], { db }) => {
    const { reset, grant, person } = bench(db)
    await person({ email: FORM.email, mobile: MOBILE })
    const verification = await grant({ purpose: 'reset' })
    expect(await reset({ ...form, ...change }, verification)).toEqual({ ok: false, reason })
    expect(await reset(form, verification)).toMatchObject({ ok: true })
  })
})

describe('in transactions of their own', () => {
  test('a reset that cannot send its notice changes nothing and keeps the verification (caught: the notice after the change)', async ({
    database,
  }) => {
    const { db } = database
    const { reset, grant, person, user, signIn, clock } = bench(db)
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

  test('a verification used many times at once makes one account', async ({ database }) => {
    const { signUp, grant, everyone } = bench(database.db)
    const [mobile, email] = ['+919876500000', 'burst@example.org']
    const verification = await grant({ mobile, email })
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ ...FORM, mobile, email }, verification)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await everyone()).filter((user) => user.email === email)).toHaveLength(1)
  })
})
