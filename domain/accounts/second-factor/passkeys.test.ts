import { describe, expect } from 'vitest'
import { eq } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { sendChangeOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { findVisitor } from '#domain/accounts/sessions.server.ts'
import { secondFactors } from '#domain/accounts/tables.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { newestCode } from '#tests/benches/otp-bench.ts'
import { softPasskey } from '#tests/benches/soft-passkey.ts'
import { onBoth as test } from '#tests/database.ts'
import { askForPasskey, enrolPasskey, givePasskey, offerPasskey, passkeySite } from './passkeys.server.ts'

const origin = 'https://padav.example'
const rpId = 'padav.example'
const WRONG = { ok: false, reason: 'passkey-wrong' }
const browserHash = 'desk'

/** An editor of a live site with a security key. */
async function colleague(db: Db) {
  const bench = accountBench(db)
  const { clock } = bench
  const needs = { ...bench.needs, config: { publicUrl: origin, otpCountries: ['IN'], codesBy: 'sms' as const } }
  const id = await bench.person({ role: 'editor' })
  const visitorNow = async (token: string) => (await findVisitor(db, clock, token))!.visitor
  const enter = async () => visitorNow((await bench.signIn(id)).token)
  const key = softPasskey()
  const enrol = async (made = {}) => {
    const visitor = await enter()
    const asked = { purpose: 'second-factor', target: visitor.email, browserHash, network: 'n' } as const
    await sendChangeOtp(needs, visitor, asked)
    const offered = await offerPasskey(needs, visitor, 'Padav')
    if (!offered.ok) throw new Error(offered.reason)
    const answer = key.create({ rpId, origin, challenge: offered.value.challenge, ...made })
    const mailed = await newestCode(db, visitor.email!)
    return enrolPasskey(needs, visitor, { answer, name: 'My key', mailed, browserHash })
  }
  /** Somebody who has given the password, and what their passkey is asked to sign. */
  const door = async () => {
    const visitor = await enter()
    const asked = await askForPasskey(needs, visitor)
    if (!asked.ok) throw new Error(asked.reason)
    return { visitor, challenge: asked.value.challenge, options: asked.value }
  }
  return { ...bench, needs, id, key, enter, enrol, door, visitorNow }
}

describe('a passkey', () => {
  test('is added with the code of the mail, and opens the office once it has signed', async ({ db }) => {
    const { enrol, door, key, needs, visitorNow } = await colleague(db)
    const added = await enrol()
    expect(added).toMatchObject({ ok: true, value: { codes: { length: 10 } } })
    const { visitor, challenge, options } = await door()
    expect([visitor.role, visitor.awaits]).toEqual(['traveller', 'second-factor'])
    expect(options).toMatchObject({ rpId, allowCredentials: [expect.anything()] })
    const passed = await givePasskey(needs, visitor, key.get({ rpId, origin, challenge }))
    expect((await visitorNow(passed.ok ? passed.value.token : '')).role).toBe('editor')
  })

  test('without the code of the mail is none (caught: the mail not asked for)', async ({ db }) => {
    const { enter, key, needs } = await colleague(db)
    const visitor = await enter()
    const offered = await offerPasskey(needs, visitor, 'Padav')
    const challenge = offered.ok ? offered.value.challenge : ''
    const answer = key.create({ rpId, origin, challenge })
    expect(await enrolPasskey(needs, visitor, { answer, name: '', mailed: '', browserHash })).toMatchObject({
      reason: 'otp-missing',
    })
  })

  test('answers once, what this session was asked last, for five minutes (caught: a challenge of any session, for ever)', async ({
    db,
  }) => {
    const { enrol, door, key, needs, pass } = await colleague(db)
    await enrol()
    const first = await door()
    const answer = key.get({ rpId, origin, challenge: first.challenge })
    const second = await door()
    expect(await givePasskey(needs, second.visitor, answer)).toEqual(WRONG)
    expect(await givePasskey(needs, first.visitor, answer)).toMatchObject({ ok: true })
    expect(await givePasskey(needs, first.visitor, answer)).toEqual(WRONG)
    const own = key.get({ rpId, origin, challenge: second.challenge })
    pass(5 * MINUTE)
    expect(await givePasskey(needs, second.visitor, own)).toEqual(WRONG)
    const made = key.get({ rpId, origin, challenge: 'made-up' })
    expect(await givePasskey(needs, (await door()).visitor, made)).toEqual(WRONG)
  })

  test('is not tried again with a challenge that was answered wrongly (caught: one that is not taken, or only when all was right)', async ({
    db,
  }) => {
    const { enrol, door, key, needs } = await colleague(db)
    await enrol()
    const { visitor, challenge } = await door()
    const elsewhere = key.get({ rpId, origin: 'https://evil.example', challenge })
    expect(await givePasskey(needs, visitor, elsewhere)).toEqual(WRONG)
    expect(await givePasskey(needs, visitor, key.get({ rpId, origin, challenge }))).toEqual(WRONG)
  })

  test.for([
    ['another origin', { origin: 'https://padav.example.evil.example' }],
    ['this host by http', { origin: 'http://padav.example' }],
    ['another port', { origin: 'https://padav.example:8443' }],
    ['another site', { rpId: 'evil.example' }],
  ] as const)('signed at %s opens nothing (caught: where it was signed not asked)', async ([_where, wrong], { db }) => {
    const { enrol, door, key, needs } = await colleague(db)
    expect(await enrol(wrong)).toEqual(WRONG)
    await enrol()
    const { visitor, challenge } = await door()
    expect(await givePasskey(needs, visitor, key.get({ rpId, origin, challenge, ...wrong }))).toEqual(WRONG)
  })

  test('that counts has counted on; one that never counts may (caught: the count not kept)', async ({ db }) => {
    const { enrol, door, key, needs, id } = await colleague(db)
    await enrol({ counter: 7 })
    const give = async (counter: number) => {
      const { visitor, challenge } = await door()
      return (await givePasskey(needs, visitor, key.get({ rpId, origin, challenge, counter }))).ok
    }
    expect([await give(8), await give(8), await give(7), await give(0), await give(9)]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
    await db.update(secondFactors).set({ counter: 0 }).where(eq(secondFactors.userId, id))
    expect([await give(0), await give(0)]).toEqual([true, true])
  })

  test('of another person, one that was taken away, and another key under its id open nothing (caught: whose it is not asked; its signature not looked at)', async ({
    db,
  }) => {
    const { enrol, door, key, needs, id } = await colleague(db)
    await enrol()
    const other = await colleague(db)
    await other.enrol()
    const theirs = await other.door()
    expect(await givePasskey(needs, theirs.visitor, key.get({ rpId, origin, challenge: theirs.challenge }))).toEqual(
      WRONG,
    )
    const forged = await door()
    const made = JSON.parse(softPasskey().get({ rpId, origin, challenge: forged.challenge })) as object
    const named = JSON.parse(key.get({ rpId, origin, challenge: forged.challenge })) as { id: string }
    const answer = JSON.stringify({ ...made, id: named.id, rawId: named.id })
    expect(await givePasskey(needs, forged.visitor, answer)).toEqual(WRONG)
    const late = await door()
    await db.delete(secondFactors).where(eq(secondFactors.userId, id))
    expect(await givePasskey(needs, late.visitor, key.get({ rpId, origin, challenge: late.challenge }))).toEqual(WRONG)
    expect(await askForPasskey(needs, late.visitor)).toEqual(WRONG)
  })

  test('is one person’s: a second account with its id is refused', async ({ db }) => {
    const { enrol, key } = await colleague(db)
    await enrol()
    const other = await colleague(db)
    Object.assign(other.key, { create: key.create })
    expect(await other.enrol()).toEqual(WRONG)
  })

  test('is refused in words whatever is sent for an answer', async ({ db }) => {
    const { enrol, door, key, needs } = await colleague(db)
    await enrol()
    const right = JSON.parse(key.get({ rpId, origin, challenge: 'x' })) as object
    for (const sent of ['', 'null', '[]', '1', '{', '{}', '{"response":1}', JSON.stringify({ ...right, id: [1] })])
      expect(await givePasskey(needs, (await door()).visitor, sent)).toEqual(WRONG)
  })
})

test('a site has passkeys where browsers make them', () => {
  expect(passkeySite('https://tours.example')).toEqual({ rpID: 'tours.example', origin: 'https://tours.example' })
  expect(passkeySite('http://localhost:3000')).toEqual({ rpID: 'localhost', origin: 'http://localhost:3000' })
  for (const other of ['http://tours.example', 'http://127.0.0.1:3000', 'https://192.0.2.4', 'https://[::1]'])
    expect(passkeySite(other)).toBeUndefined()
})
