import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { SECOND } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { appointFirstOwner } from '#domain/accounts/roles.server.ts'
import { replaceMobile } from '#domain/accounts/contact-change.server.ts'
import { resetPassword, signUp } from '#domain/accounts/registration.server.ts'
import { users } from '#domain/accounts/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { test } from '#tests/database.ts'
import { addUser, browser, EMAIL, MOBILE, newestCode, otpBench } from '#tests/benches/otp-bench.ts'
import { sendChangeOtp, sendEnquiryOtp } from './send-otp.server.ts'

const FORM = { name: 'Meera Nair', email: EMAIL, mobile: MOBILE, password: 'three wet umbrellas' }
const NEW = { email: EMAIL, mobile: MOBILE, newPassword: 'a kettle on the hill' }
const NO_SMS = { ok: false, reason: 'no-sms' }

/** A site without a carrier for SMS, and the same site once it has one. */
function bench(db: Db) {
  const mail = otpBench(db, 'email')
  const sms = otpBench(db)
  async function grant(by: typeof mail, who: Parameters<typeof mail.prove>[0] = {}) {
    const verified = await by.prove(who)
    if (!verified.ok) throw new Error(verified.reason)
    return { grantToken: verified.value.grantToken, browserHash: browser('home') }
  }
  return {
    mail,
    sms,
    grant,
    signUpByMail: async (form = FORM) => signUp(mail.needs, form, await grant(mail, { email: form.email })),
    user: async (email = EMAIL) => (await db.select().from(users).where(eq(users.email, email)))[0],
    sent: async () => (await listOutbox(db, 100)).map(({ channel, to }) => `${channel} ${to}`),
  }
}

describe('a site that sends no SMS', () => {
  test('mails the code, and verifies the e-mail alone (caught: a mobile verified by a code that went by mail)', async ({
    db,
  }) => {
    const { signUpByMail, user, sent } = bench(db)
    expect(await signUpByMail()).toMatchObject({ ok: true })
    expect(await sent()).toEqual([`email ${EMAIL}`])
    expect(await user()).toMatchObject({ mobile: MOBILE, mobileVerifiedAt: null, emailVerifiedAt: expect.any(Date) })
  })

  test('asks no country of the mobile', async ({ db }) => {
    const { mail } = bench(db)
    expect(await mail.send({ mobile: '+97798 4123 4567'.replaceAll(' ', '') })).toMatchObject({ ok: true })
  })

  test('counts codes and guesses by the e-mail, whatever mobile stands beside it (caught: budgets of the mobile)', async ({
    db,
  }) => {
    const { mail } = bench(db)
    expect(await mail.send()).toMatchObject({ ok: true })
    expect(await mail.send({ mobile: '+919876500000' })).toMatchObject({ reason: 'otp-too-many' })
    expect(await mail.send({ email: 'b@example.org' })).toMatchObject({ ok: true })
  })

  test('gives no mobile away: one that somebody else typed or verified is free to type (caught: a unique mobile)', async ({
    db,
  }) => {
    const { signUpByMail, user } = bench(db)
    await addUser(db, { email: 'first@example.org' })
    expect(await signUpByMail()).toMatchObject({ ok: true })
    expect(await signUpByMail({ ...FORM, email: 'third@example.org' })).toMatchObject({ ok: true })
    expect(await user('first@example.org')).toMatchObject({ mobile: MOBILE, mobileVerifiedAt: expect.any(Date) })
  })

  test('tells only who verified the e-mail that it has an account', async ({ db }) => {
    const { signUpByMail, mail, grant } = bench(db)
    await signUpByMail()
    mail.pass(40 * SECOND)
    const again = await signUp(
      mail.needs,
      { ...FORM, mobile: '+919876500000' },
      await grant(mail, { mobile: '+919876500000' }),
    )
    expect(again).toEqual({ ok: false, reason: 'account-exists' })
  })

  test('sets a new password for a verified e-mail, never for one that was only typed (caught: not asking)', async ({
    db,
  }) => {
    const { signUpByMail, mail, grant, user } = bench(db)
    await signUpByMail()
    const before = await user()
    mail.pass(40 * SECOND)
    expect(await resetPassword(mail.needs, NEW, await grant(mail))).toMatchObject({ ok: true })
    expect((await user())?.passwordHash).not.toBe(before?.passwordHash)
    const email = 'typed@example.org'
    await addUser(db, { email, mobile: '+919876500001' })
    const theirs = { email, mobile: '+919876500001' }
    expect(await resetPassword(mail.needs, { ...NEW, ...theirs }, await grant(mail, theirs))).toEqual({
      ok: false,
      reason: 'account-unknown',
    })
  })

  test('promises no verification of a mobile, for a profile or an enquiry', async ({ db }) => {
    const { mail, sent } = bench(db)
    const userId = await addUser(db)
    const { browserHash, network } = mail.home
    const change = { purpose: 'change-mobile', target: '+919876500002', browserHash, network } as const
    expect(await sendChangeOtp(mail.needs, { id: userId, role: 'traveller' }, change)).toEqual(NO_SMS)
    expect(await sendEnquiryOtp(mail.needs, { mobile: MOBILE, browserHash, network })).toEqual(NO_SMS)
    expect(await sent()).toEqual([])
  })
})

describe('once the site sends SMS', () => {
  test('who verified an e-mail alone still gets the code there, counted as if it had gone to the mobile (caught: a count that tells)', async ({
    db,
  }) => {
    const { signUpByMail, sms, sent, user } = bench(db)
    await signUpByMail()
    const before = await user()
    sms.pass(3600 * SECOND)
    expect(await sms.send()).toMatchObject({ ok: true })
    expect(await sent()).toEqual([`email ${EMAIL}`, `email ${EMAIL}`])
    expect(await sms.send({ email: 'b@example.org' })).toMatchObject({ reason: 'otp-too-many' })
    const verified = await sms.verify(await newestCode(db, EMAIL))
    const verification = { grantToken: verified.ok ? verified.value.grantToken : '', browserHash: browser('home') }
    expect(await resetPassword(sms.needs, NEW, verification)).toMatchObject({ ok: true })
    expect((await user())?.passwordHash).not.toBe(before?.passwordHash)
    expect((await sent()).filter((to) => to.startsWith('sms'))).toEqual([])
  })

  test('a mobile is whose it was verified for: it signs up past who typed it, who cannot have it any more', async ({
    db,
  }) => {
    const { signUpByMail, sms, grant, user } = bench(db)
    await signUpByMail()
    const [typist, mine] = [await user(), { ...FORM, email: 'mine@example.org' }]
    expect(await signUp(sms.needs, mine, await grant(sms, { email: mine.email }))).toMatchObject({ ok: true })
    sms.pass(40 * SECOND)
    const { browserHash, network } = sms.home
    const change = { purpose: 'change-mobile', target: MOBILE, browserHash, network } as const
    await sendChangeOtp(sms.needs, { id: typist?.id ?? '', role: 'traveller' }, change)
    const otp = await newestCode(db, MOBILE)
    expect(await replaceMobile(sms.needs, typist?.id ?? '', { target: MOBILE, otp, browserHash })).toEqual({
      ok: false,
      reason: 'already-taken',
    })
    expect(await appointFirstOwner(db, MOBILE)).toMatchObject({ ok: true })
    expect(await user('mine@example.org')).toMatchObject({ role: 'owner' })
  })
})
