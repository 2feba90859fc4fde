import { describe, expect } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { PASSWORD } from '#tests/benches/account-bench.ts'
import { verifyPassword } from './passwords.server.ts'
import { FORM, MOBILE, registrationBench, UNPROVEN, UNSENT } from '#tests/benches/registration-bench.ts'

describe('signing up', () => {
  test('makes a traveller of what was typed, with the mobile verified and the e-mail not', async ({ db }) => {
    const { signUp, everyone, clock } = registrationBench(db)
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
    const { signUp, everyone } = registrationBench(db)
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
    const { signUp, grant, everyone } = registrationBench(db)
    const right = await grant()
    const none = [
      { grantToken: '', browserHash: 'home' },
      { grantToken: 'x'.repeat(43), browserHash: 'home' },
      { ...right, browserHash: 'another' },
      await grant({ purpose: 'change-mobile' }),
    ]
    const others = [await grant({ mobile: '+919876543211' }), await grant({ email: 'other@example.org' })]
    for (const verification of none) expect(await signUp(FORM, verification)).toEqual(UNSENT)
    for (const verification of others) expect(await signUp(FORM, verification)).toEqual(UNPROVEN)
    const ofAnAccount = await grant({ purpose: 'reset' })
    expect(await signUp(FORM, ofAnAccount)).toEqual({ ok: false, reason: 'account-exists' })
    expect(await everyone()).toEqual([])
    expect(await signUp(FORM, right)).toMatchObject({ ok: true })
  })

  test('uses the verification once, and it is old after ten minutes', async ({ db }) => {
    const { signUp, grant, pass } = registrationBench(db)
    const verification = await grant()
    expect(await signUp(FORM, verification)).toMatchObject({ ok: true })
    expect(await signUp({ ...FORM, email: 'b@example.org' }, verification)).toEqual(UNSENT)
    const late = await grant({ mobile: '+919876543211' })
    pass(10 * MINUTE)
    expect(await signUp({ ...FORM, mobile: '+919876543211' }, late)).toEqual(UNSENT)
  })

  test.for([
    [{ name: '' }, 'invalid-name'],
    [{ name: '12 34' }, 'name-unfit'],
    [{ name: 'x'.repeat(81) }, 'name-unfit'],
    [{ name: 'Win http://evil.example' }, 'name-unfit'],
    [{ name: '<b>Meera' }, 'name-unfit'],
    [{ name: 'Meera\nNair' }, 'name-unfit'],
    [{ name: { $ne: '' } }, 'invalid-name'],
    [{ email: 'meera' }, 'invalid-email'],
    [{ mobile: '12345' }, 'invalid-mobile'],
    [{ mobile: 9876543210 }, 'invalid-mobile'],
    [{ password: undefined }, 'password-empty'],
    [{ password: 'short' }, 'password-short'],
    [{ password: 'x1y2'.repeat(40) }, 'password-long'],
    [{ password: 'iloveyou' }, 'password-common'],
    [{ password: 'meera nair 1' }, 'password-own'],
    [{ password: 'KeralaTrails1' }, 'password-own'],
  ] as const)('refuses %j: %s, and keeps the verification', async ([change, reason], { db }) => {
    const { signUp, grant, nameSite } = registrationBench(db)
    await nameSite('Kerala Trails')
    const verification = await grant()
    expect(await signUp({ ...FORM, ...change }, verification)).toEqual({ ok: false, reason })
    expect(await signUp(FORM, verification)).toMatchObject({ ok: true })
  })

  test('refuses what is no form at all', async ({ db }) => {
    const { signUp } = registrationBench(db)
    for (const typed of [null, 'x', [], 7]) expect(await signUp(typed)).toMatchObject({ ok: false })
  })

  test('tells who verified a mobile that there is an account, which uses the verification up (caught: giving it back)', async ({
    db,
  }) => {
    const { signUp, grant, isSpent, everyone, person } = registrationBench(db)
    await person({ email: FORM.email, mobile: '+919876543219' })
    await person({ email: 'b@example.org', mobile: MOBILE })
    const exists = { ok: false, reason: 'account-exists' }
    expect(await signUp()).toEqual(exists)
    expect(await signUp({ ...FORM, email: 'c@example.org' }, await grant({ email: 'c@example.org' }))).toEqual(exists)
    expect(await isSpent()).toBe(true)
    expect(await everyone()).toHaveLength(2)
  })

  test('takes names as people have them', async ({ db }) => {
    const { signUp, grant, everyone } = registrationBench(db)
    const names = ['മീര നായർ', 'अर्जुन राव', "D'Souza", 'Ng', 'क्‍ष']
    for (const [i, name] of names.entries()) {
      const [mobile, email] = [`+91987654320${i}`, `n${i}@example.org`]
      expect(await signUp({ ...FORM, name, mobile, email }, await grant({ mobile, email }))).toMatchObject({ ok: true })
    }
    expect((await everyone()).map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  test('a verification used many times at once makes one account', async ({ database }) => {
    const { signUp, grant, everyone } = registrationBench(database.db)
    const [mobile, email] = ['+919876500000', 'burst@example.org']
    const verification = await grant({ mobile, email })
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ ...FORM, mobile, email }, verification)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await everyone()).filter((user) => user.email === email)).toHaveLength(1)
  })
})
