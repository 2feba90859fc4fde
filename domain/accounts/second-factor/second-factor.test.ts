import { TOTP } from 'otpauth'
import { describe, expect } from 'vitest'
import { eq } from 'drizzle-orm'
import { DAY, MINUTE, SECOND } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { may } from '#domain/policy/policy.ts'
import type { Role } from '#domain/policy/role.ts'
import { appoint } from '#domain/accounts/roles.server.ts'
import { changePassword } from '#domain/accounts/profile.server.ts'
import { sendChangeOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { findVisitor } from '#domain/accounts/sessions.server.ts'
import { recoveryCodes, secondFactors, users } from '#domain/accounts/tables.ts'
import { accountBench, openConnections, PASSWORD } from '#tests/benches/account-bench.ts'
import { newestCode } from '#tests/benches/otp-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { giveOwnersCode } from '#domain/accounts/owner-at-terminal.server.ts'
import { addRecoveryCode, takeRecoveryCode } from './recovery.server.ts'
import { enrolApp, listFactors, mayEnrol, offerApp, removeFactor, replaceRecoveryCodes } from './factors.server.ts'
import { giveSecondFactor } from './second-step.server.ts'
import { stepOfCode } from './totp.ts'

const browserHash = 'desk'

/** Somebody who works on a live site, and the app on their phone. */
async function colleague(db: Db, role: Role = 'editor') {
  const bench = accountBench(db)
  const { needs, clock, keys } = bench
  const id = await bench.person({ role })
  const enter = async () => {
    const { token } = await bench.signIn(id)
    return { token, visitor: (await findVisitor(db, clock, token))!.visitor }
  }
  const config = { otpCountries: ['IN'], codesBy: 'sms' as const }
  const mail = async () => {
    const { visitor } = await enter()
    const asked = { purpose: 'second-factor', target: visitor.email, browserHash, network: 'n' } as const
    expect(await sendChangeOtp({ ...needs, config }, visitor, asked)).toMatchObject({ ok: true })
    return newestCode(db, visitor.email!)
  }
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })
  const enrol = async () => {
    const { token, visitor } = await enter()
    const { secret, sealed } = offerApp({ clock, keys }, visitor)
    const enrolled = await enrolApp(needs, visitor, {
      sealed,
      code: codeOf(secret),
      name: 'Phone',
      mailed: await mail(),
      browserHash,
    })
    if (!enrolled.ok) throw new Error(enrolled.reason)
    return { secret, before: token, ...enrolled.value }
  }
  return { ...bench, id, enter, mail, codeOf, enrol, again: async (token: string) => findVisitor(db, clock, token) }
}

describe('a password alone, of who works on a live site', () => {
  test('is a traveller to every policy, until a second factor is there and shown (caught: the page alone asking for it)', async ({
    db,
  }) => {
    const { enter, enrol, again, codeOf, needs, pass } = await colleague(db)
    const { visitor } = await enter()
    expect(visitor).toMatchObject({ role: 'traveller', appointed: 'editor', awaits: 'enrolment' })
    expect([may(visitor.role, 'catalogue.edit'), may(visitor.role, 'office.enter')]).toEqual([false, false])
    const { secret, before, token } = await enrol()
    expect((await again(token))?.visitor).toMatchObject({ role: 'editor', awaits: undefined })
    expect(await again(before)).toBeUndefined()
    pass(MINUTE)
    const next = await enter()
    expect(next.visitor).toMatchObject({ role: 'traveller', awaits: 'second-factor' })
    const passed = await giveSecondFactor(needs, next.visitor, codeOf(secret))
    expect((await again(passed.ok ? passed.value.token : ''))?.visitor.role).toBe('editor')
    expect(await again(next.token)).toBeUndefined()
  })

  test('in a demo opens the office until a factor is added, and no longer then', async ({ db }) => {
    const { enter, enrol, clock } = await colleague(db)
    const roleOf = async () => (await findVisitor(db, clock, (await enter()).token, 'of who has one'))?.visitor.role
    expect(await roleOf()).toBe('editor')
    await enrol()
    expect(await roleOf()).toBe('traveller')
  })

  test('adds none without the code mailed to the account, and none beside another (caught: the mail not asked for; enrolment open to who lacks the second step; who was slower asked for nothing)', async ({
    db,
  }) => {
    const { enter, enrol, codeOf, needs, clock, keys } = await colleague(db)
    const thief = (await enter()).visitor
    const offer = offerApp({ clock, keys }, thief)
    const asked = { sealed: offer.sealed, code: codeOf(offer.secret), name: 'Mine', browserHash }
    expect(await enrolApp(needs, thief, { ...asked, mailed: '' })).toMatchObject({ reason: 'otp-missing' })
    expect(await enrolApp(needs, thief, { ...asked, mailed: '123456' })).toMatchObject({ reason: 'otp-wrong' })
    await enrol()
    expect(await enrolApp(needs, thief, { ...asked, mailed: '' })).toMatchObject({ reason: 'otp-missing' })
    const later = (await enter()).visitor
    expect(await enrolApp(needs, later, { ...asked, mailed: '' })).toEqual({ ok: false, reason: 'forbidden' })
    expect(mayEnrol(needs, later)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await replaceRecoveryCodes(needs, thief)).toEqual({ ok: false, reason: 'forbidden' })
    expect((await listFactors(db, thief.id)).factors).toHaveLength(1)
  })

  test('adds an app once, however often its form is sent (caught: one code let in once for each)', async ({
    database: { db },
  }) => {
    const { enter, mail, codeOf, needs, clock, keys, pass, id } = await colleague(db)
    const visitors = [await enter(), await enter(), await enter()].map(({ visitor }) => visitor)
    const { secret, sealed } = offerApp({ clock, keys }, visitors[0]!)
    const asked = { sealed, code: codeOf(secret), name: 'Phone', mailed: await mail(), browserHash }
    const answers = await Promise.all(visitors.map((visitor) => enrolApp(needs, visitor, asked)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((one) => !one.ok && one.reason === 'second-step-wrong')).toHaveLength(2)
    expect((await listFactors(db, id)).factors).toHaveLength(1)
    pass(MINUTE)
    const entered = [await enter(), await enter(), await enter()]
    const passed = await Promise.all(entered.map((one) => giveSecondFactor(needs, one.visitor, codeOf(secret))))
    expect(passed.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('adds the first by a code of the terminal, once, where no mail comes (caught: guessed without end)', async ({
    db,
  }) => {
    const { enter, codeOf, needs, clock, keys, id, user, person } = await colleague(db, 'owner')
    const [email, other] = [(await user(id))!.email!, await person({ role: 'editor' })]
    await db.update(users).set({ emailVerifiedAt: clock.now() })
    expect(await giveOwnersCode(needs, (await user(other))!.email!)).toEqual({ ok: false, reason: 'not-owner' })
    const { visitor } = await enter()
    const offer = offerApp({ clock, keys }, visitor)
    const add = (mailed: string) =>
      enrolApp(needs, visitor, { sealed: offer.sealed, code: codeOf(offer.secret), name: 'Mine', browserHash, mailed })
    const given = await giveOwnersCode(needs, email)
    const code = given.ok ? given.value.code : ''
    const theirs = await addRecoveryCode(needs, other)
    for (const guess of [theirs, 'aaaaa-bbbbb', 'aaaaa-bbbbc', 'aaaaa-bbbbd', 'aaaaa-bbbbe'])
      expect(await add(guess)).toMatchObject({ reason: 'second-step-wrong' })
    expect(await add(code)).toMatchObject({ reason: 'login-too-many' })
    clock.set(new Date(clock.now().getTime() + 15 * MINUTE))
    const later = (await enter()).visitor
    const fresh = offerApp({ clock, keys }, later)
    const asked = { sealed: fresh.sealed, code: codeOf(fresh.secret), name: 'Mine', browserHash, mailed: code }
    expect(await enrolApp(needs, later, asked)).toMatchObject({ ok: true })
    expect(await takeRecoveryCode(needs, id, code)).toBe(false)
  })

  test('changes nothing that opens the account (caught: the new password taken)', async ({ db }) => {
    const { enter, needs } = await colleague(db)
    const { visitor } = await enter()
    const change = { current: PASSWORD, next: 'another wet umbrella' }
    expect(await changePassword(needs, visitor, change)).toEqual({ ok: false, reason: 'proof-needed' })
  })
})

describe('a code of an app', () => {
  test('is taken once, by one of two at once, and no older one after it (caught: the step not kept; looked at before it is written)', async ({
    database: { db },
  }) => {
    const { enter, enrol, codeOf, needs, pass } = await colleague(db)
    const { secret } = await enrol()
    await openConnections(db)
    pass(30 * SECOND)
    const older = codeOf(secret)
    pass(30 * SECOND)
    const code = codeOf(secret)
    const entered = [await enter(), await enter(), await enter()]
    const answers = await Promise.all(entered.map(({ visitor }) => giveSecondFactor(needs, visitor, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await giveSecondFactor(needs, (await enter()).visitor, older)).toMatchObject({ ok: false })
  })

  test('of the step before and after is taken, and none further away', () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    const now = new Date('2026-11-23T06:00:15Z')
    const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 })
    expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, codeAt(steps), now) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    // RFC 6238, appendix B: its SHA-1 row of 59 s, the last six of eight digits.
    const ofRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(stepOfCode(ofRfc, '287082', new Date(59_000))).toBe(1)
  })

  test('is guessed five times in a quarter of an hour and twenty a day (caught: counted after it was looked at)', async ({
    db,
  }) => {
    const { enter, enrol, codeOf, needs, pass } = await colleague(db)
    const { secret } = await enrol()
    let wrong = 0
    for (let quarter = 0; quarter < 6; quarter++) {
      pass(16 * MINUTE)
      const { visitor } = await enter()
      for (let guess = 0; guess < 7; guess++)
        if ((await giveSecondFactor(needs, visitor, '000000')).ok === false) wrong++
    }
    expect(wrong).toBe(42)
    const { visitor } = await enter()
    expect(await giveSecondFactor(needs, visitor, codeOf(secret))).toMatchObject({ reason: 'login-too-many' })
    pass(DAY)
    expect((await giveSecondFactor(needs, (await enter()).visitor, codeOf(secret))).ok).toBe(true)
  })

  test('and its secret are in no row as they are', async ({ db }) => {
    const { enrol } = await colleague(db)
    const { secret, codes } = await enrol()
    const rows = JSON.stringify([await db.select().from(secondFactors), await db.select().from(recoveryCodes)])
    for (const kept of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(rows).not.toContain(kept)
  })
})

describe('recovery codes', () => {
  test('are ten, open once each, and old ones nothing (caught: a used one taken; another’s)', async ({ db }) => {
    const { enter, enrol, again, needs } = await colleague(db)
    const { codes } = await enrol()
    expect(new Set(codes)).toHaveProperty('size', 10)
    const [first = '', second = ''] = codes
    const passed = await giveSecondFactor(needs, (await enter()).visitor, ` ${first.toUpperCase()} `)
    expect(passed.ok).toBe(true)
    expect(await giveSecondFactor(needs, (await enter()).visitor, first)).toMatchObject({ ok: false })
    const other = await colleague(db)
    await other.enrol()
    expect(await giveSecondFactor(needs, (await other.enter()).visitor, second)).toMatchObject({ ok: false })
    const visitor = (await again(passed.ok ? passed.value.token : ''))!.visitor
    expect((await listFactors(db, visitor.id)).codesLeft).toBe(9)
    expect(await replaceRecoveryCodes(needs, visitor)).toMatchObject({ ok: true })
    expect(await giveSecondFactor(needs, (await enter()).visitor, second)).toMatchObject({ ok: false })
  })
})

describe('the last factor', () => {
  test('cannot be taken away, nor anybody else’s (caught: whose it is not asked)', async ({ db }) => {
    const { enrol, again, needs, id } = await colleague(db)
    const { token } = await enrol()
    const { visitor } = (await again(token))!
    const [mine] = await db.select().from(secondFactors).where(eq(secondFactors.userId, id))
    expect(await removeFactor(needs, visitor, mine!.id)).toEqual({ ok: false, reason: 'last-factor' })
    const other = await colleague(db)
    await other.enrol()
    const theirs = await db.select().from(secondFactors).where(eq(secondFactors.userId, other.id))
    expect(await removeFactor(needs, visitor, theirs[0]!.id)).toEqual({ ok: false, reason: 'unknown' })
  })
})

test('a role given by who lacks the second step is refused by the command itself (caught: the middleware alone)', async ({
  db,
}) => {
  const { enter, needs, id } = await colleague(db, 'owner')
  const { visitor } = await enter()
  expect(await appoint(needs, visitor, { userId: id, role: 'sales' })).toEqual({ ok: false, reason: 'forbidden' })
})
