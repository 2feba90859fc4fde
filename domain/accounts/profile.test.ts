import { readdir } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { pictures } from '#domain/media/tables.ts'
import { test } from '#tests/database.ts'
import { PASSWORD, PHONE } from '#tests/benches/account-bench.ts'
import { photograph, withRenditions } from '#tests/benches/picture-bench.ts'
import {
  changeEmail,
  changeMobile,
  changeName,
  changePassword,
  changePhoto,
  exportAccount,
  findProfile,
  removePhoto,
  saveNotificationChoices,
} from './profile.server.ts'
import { requestDeletion } from './deletion.server.ts'
import { eraseDue } from './erasure.server.ts'
import {
  BROWSER,
  NEW_EMAIL as EMAIL,
  NEW_MOBILE as MOBILE,
  profileBench as bench,
} from '#tests/benches/profile-bench.ts'
import { givePassword } from './reauthentication.server.ts'
import { users } from './tables.ts'

const NEW = 'a kite over the ghats'

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('a profile', () => {
  test('is the visitor’s own, and tells what can be changed', async ({ db }) => {
    const { visitor, needs, pass } = bench(db)
    const meera = await visitor({ email: 'm@example.org' })
    const facts = { id: meera.id, hasPassword: true, isMobileVerified: true, isEmailVerified: false, erasesAt: null }
    expect(await findProfile(needs, meera)).toMatchObject({
      ok: true,
      value: { ...facts, isFreshlyAuthenticated: true },
    })
    pass(15 * MINUTE)
    expect(await findProfile(needs, meera)).toMatchObject({ value: { isFreshlyAuthenticated: false } })
    expect(JSON.stringify(await findProfile(needs, meera))).not.toContain('argon2')
  })

  test('takes a name and choices, nobody else’s', async ({ db }) => {
    const { visitor, user } = bench(db)
    const [meera, arjun] = [await visitor({ name: 'Meera' }), await visitor({ name: 'Arjun' })]
    expect(await changeName(db, meera, ' Meera  Nair ')).toEqual({ ok: true, value: { name: 'Meera Nair' } })
    for (const wrong of [' ', 7, null])
      expect(await changeName(db, meera, wrong)).toEqual({ ok: false, reason: 'invalid-name' })
    for (const wrong of ['x'.repeat(81), 'https://x.example'])
      expect(await changeName(db, meera, wrong)).toEqual({ ok: false, reason: 'name-unfit' })
    expect(await saveNotificationChoices(db, meera, { email: true, sms: false })).toMatchObject({ ok: true })
    expect(await user(meera.id)).toMatchObject({ name: 'Meera Nair', wantsEmailNews: true, wantsSmsNews: false })
    expect(await user(arjun.id)).toMatchObject({ name: 'Arjun', wantsEmailNews: false })
  })

  test('takes a photograph, keeps one, and none when asked, with its files', async ({ db }) => {
    const { visitor, needs, user } = bench(db)
    const meera = await visitor()
    await withRenditions(db, async (renditions, dir) => {
      const all = { ...needs, renditions }
      const first = await changePhoto(all, meera, await photograph('#884422'))
      expect(first).toMatchObject({
        ok: true,
        value: { image: expect.stringMatching(/^\/media\/[0-9a-z]{20}\/320\.webp$/) },
      })
      const id = (await user(meera.id))?.pictureId ?? ''
      await renditions.read(id, 320, 'webp')
      expect(await filesIn(dir)).toHaveLength(2)
      expect(await changePhoto(all, meera, await photograph('#224488'))).toMatchObject({ ok: true })
      expect(await db.select({ id: pictures.id }).from(pictures)).toHaveLength(1)
      expect(await filesIn(dir)).toHaveLength(1)
      expect(await changePhoto(all, meera, new TextEncoder().encode('<svg/>'))).toMatchObject({ ok: false })
      expect(await filesIn(dir)).toHaveLength(1)
      await removePhoto(all, meera)
      expect((await user(meera.id))?.pictureId).toBeNull()
      expect(await filesIn(dir)).toEqual([])
    })
  })

  test('keeps the file of a photograph that somebody else shows too', async ({ db }) => {
    const { visitor, needs } = bench(db)
    const [one, two] = [await visitor({ name: 'Meera' }), await visitor({ name: 'Meera' })]
    await withRenditions(db, async (renditions, dir) => {
      const all = { ...needs, renditions }
      for (const who of [one, two]) await changePhoto(all, who, await photograph('#884422'))
      await removePhoto(all, one)
      expect(await filesIn(dir)).toHaveLength(1)
      await removePhoto(all, two)
      expect(await filesIn(dir)).toEqual([])
    })
  })

  test('takes twenty photographs an hour', async ({ db }) => {
    const { visitor, needs } = bench(db)
    const meera = await visitor()
    await withRenditions(db, async (renditions) => {
      const upload = () => changePhoto({ ...needs, renditions }, meera, new TextEncoder().encode('no picture'))
      for (let i = 0; i < 20; i++) expect(await upload()).toMatchObject({ reason: 'not-an-image' })
      expect(await upload()).toEqual({ ok: false, reason: 'too-many' })
    })
  })
})

describe('giving the password again', () => {
  test('makes this session fresh, no other', async ({ db }) => {
    const { person, signIn, needs, pass, again } = bench(db)
    const id = await person()
    const [here, there] = [await signIn(id), await signIn(id)]
    pass(HOUR)
    expect(await givePassword(needs, here.visitor, PASSWORD)).toMatchObject({ ok: true })
    expect((await again(here.token))?.provenAt).toEqual(needs.clock.now())
    expect((await again(there.token))?.provenAt).toEqual(there.visitor.provenAt)
  })
})

describe('what the site holds on a person', () => {
  test('is all told, with what the caller adds, without secrets and without others', async ({ db }) => {
    const { visitor, needs, code } = bench(db)
    const [meera] = [await visitor({ email: 'm@example.org' }), await visitor({ email: 'arjun@example.org' })]
    const otp = await code(meera, 'change-email', EMAIL)
    await changeEmail(needs, meera, { email: EMAIL, otp, browserHash: BROWSER })
    const answer = await exportAccount(needs, meera, { newsletter: { subscribed: true } })
    expect(answer).toMatchObject({
      ok: true,
      value: {
        account: { id: meera.id, email: EMAIL },
        password: { isSet: true },
        sessions: [{ userAgent: PHONE.userAgent, network: PHONE.network }],
        messages: [
          { to: meera.mobile, channel: 'sms' },
          { to: EMAIL, channel: 'email' },
        ],
        codesSent: [{ to: EMAIL }],
        newsletter: { subscribed: true },
      },
    })
    const json = JSON.stringify(answer)
    for (const secret of ['argon2', otp, meera.session.tokenHash, 'arjun']) expect(json).not.toContain(secret)
  })
})

describe('the domain itself', () => {
  test('refuses a visitor without a role the policy knows (caught: leaving the question to the page, FINDINGS F1)', async ({
    db,
  }) => {
    const { visitor, needs, user } = bench(db)
    const meera = await visitor({ name: 'Meera' })
    const nobody = { ...meera, role: 'guest' as 'traveller' }
    const before = await user(meera.id)
    await withRenditions(db, async (renditions) => {
      const storage = renditions.storage
      const otp = { otp: '123456', browserHash: BROWSER }
      const answers = [
        await findProfile(needs, nobody),
        await changeName(db, nobody, 'X Y'),
        await changePhoto({ ...needs, renditions }, nobody, await photograph('#884422')),
        await removePhoto({ db, renditions }, nobody),
        await changePassword(needs, nobody, { current: PASSWORD, next: NEW }),
        await changeMobile(needs, nobody, { ...otp, mobile: MOBILE }),
        await changeEmail(needs, nobody, { ...otp, email: EMAIL }),
        await saveNotificationChoices(db, nobody, { email: true, sms: true }),
        await exportAccount(needs, nobody),
        await requestDeletion(needs, nobody),
      ]
      for (const answer of answers) expect(answer).toEqual({ ok: false, reason: 'forbidden' })
      expect(await eraseDue({ ...needs, storage })).toBe(0)
    })
    expect(await user(meera.id)).toEqual(before)
    expect(await db.select().from(users)).toHaveLength(1)
  })
})
