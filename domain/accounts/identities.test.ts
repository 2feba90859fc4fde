import { describe, expect } from 'vitest'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { accountBench, openConnections, PASSWORD } from '#tests/benches/account-bench.ts'
import {
  acceptLink,
  enterByIdentity,
  findLinkRequest,
  forgetOldLinkRequests,
  listIdentities,
  unlinkIdentity,
} from './identities.server.ts'
import type { ProviderProfile } from './identities.server.ts'
import { identityLinkRequests, users } from './tables.ts'

const MEERA: ProviderProfile = {
  provider: 'google',
  subject: '1001',
  email: 'meera@example.org',
  emailVerified: true,
  name: 'Meera Nair',
}
const NOT_LINKED = { ok: false, reason: 'OAuthAccountNotLinked' }

function bench(db: Db) {
  const account = accountBench(db)
  return {
    ...account,
    enter: (change: Partial<ProviderProfile> = {}, as: { signedInAs?: string; provenAt?: Date } = {}) =>
      enterByIdentity(db, account.clock, { ...MEERA, ...change }, as),
    accept: (token: string, userId: string) => acceptLink(account.needs, { id: userId, role: 'traveller' }, token),
    request: (token: string) => findLinkRequest(db, account.clock, token),
    takeOff: async (id: string, provider = 'google', password = PASSWORD) =>
      unlinkIdentity(account.needs, (await account.signIn(id)).visitor, { provider, password }),
    everyone: () => db.select().from(users),
  }
}

describe('a stranger with a verified e-mail', () => {
  test('gets a traveller’s account without password or mobile, and enters it again by the subject alone', async ({
    db,
  }) => {
    const { enter, everyone, clock } = bench(db)
    const first = await enter({ email: ' Meera@Example.org ' })
    const [user] = await everyone()
    expect(first).toEqual({ ok: true, value: { userId: user?.id, isNew: true } })
    expect(user).toMatchObject({
      role: 'traveller',
      name: 'Meera Nair',
      email: MEERA.email,
      emailVerifiedAt: clock.now(),
      mobile: null,
      passwordHash: null,
    })
    const again = { ok: true, value: { userId: user?.id, isNew: false } }
    expect(await enter({ email: 'moved@example.org', emailVerified: false, name: null })).toEqual(again)
    expect(await everyone()).toHaveLength(1)
  })

  test('is somebody else by another subject or at another provider', async ({ db }) => {
    const { enter, everyone } = bench(db)
    await enter()
    expect(await enter({ subject: '1002', email: 'b@example.org' })).toMatchObject({ value: { isNew: true } })
    expect(await enter({ provider: 'oidc', email: 'c@example.org' })).toMatchObject({ value: { isNew: true } })
    expect(await everyone()).toHaveLength(3)
  })

  test('without a name, or with one that is none, is a Traveller', async ({ db }) => {
    const { enter, everyone } = bench(db)
    for (const [i, name] of [null, '', 'http://evil.example', '\n'].entries())
      await enter({ subject: `s${i}`, email: `s${i}@example.org`, name })
    expect(new Set((await everyone()).map(({ name }) => name))).toEqual(new Set(['Traveller']))
  })
})

describe('an e-mail that is not verified', () => {
  test('opens nothing and tells nothing, had or not (caught: believing it; asking who has it first)', async ({
    db,
  }) => {
    const { enter, person, everyone } = bench(db)
    await person({ email: 'meera@example.org' })
    for (const email of ['meera@example.org', 'nobody@example.org', null, 'x'])
      expect(await enter({ email, emailVerified: false })).toEqual({ ok: false, reason: 'AccessDenied' })
    expect(await enter({ email: null })).toEqual({ ok: false, reason: 'AccessDenied' })
    expect(await everyone()).toHaveLength(1)
  })
})

describe('an e-mail that has an account', () => {
  test('does not let its holder in (caught: linking by e-mail alone)', async ({ db }) => {
    const { enter, person } = bench(db)
    const owner = await person({ email: 'meera@example.org' })
    expect(await enter()).toEqual({ ...NOT_LINKED, linkToken: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await enter()).toMatchObject(NOT_LINKED)
    expect(await listIdentities(db, owner)).toEqual([])
  })

  test('waits for the owner’s consent, which is given once and told by mail', async ({ db }) => {
    const { enter, person, accept, request, user, mails, clock } = bench(db)
    const owner = await person({ email: 'meera@example.org' })
    const { linkToken = '' } = await enter()
    expect(await request(linkToken)).toEqual({ provider: 'google', email: 'meera@example.org', userId: owner })
    expect(await accept(linkToken, owner)).toMatchObject({ ok: true })
    expect(await accept(linkToken, owner)).toEqual({ ok: false, reason: 'unknown' })
    expect(await request(linkToken)).toBeUndefined()
    expect(await enter()).toEqual({ ok: true, value: { userId: owner, isNew: false } })
    expect((await user(owner))?.emailVerifiedAt).toEqual(clock.now())
    expect(await mails()).toMatchObject([{ to: 'meera@example.org', subject: 'A new way to sign in: Padav' }])
    expect((await mails())[0]?.body).toContain('Google was linked')
  })

  test('needs that owner: no other person, no hash, no old request (caught: not asking whose it is)', async ({
    db,
  }) => {
    const { enter, person, accept, request, pass, clock } = bench(db)
    const [owner, thief] = [await person({ email: 'meera@example.org' }), await person()]
    const { linkToken = '' } = await enter()
    const [row] = await db.select().from(identityLinkRequests)
    expect(row?.tokenHash).not.toBe(linkToken)
    for (const [token, who] of [
      [linkToken, thief],
      [row?.tokenHash ?? '', owner],
      ['', owner],
    ] as const)
      expect(await accept(token, who)).toEqual({ ok: false, reason: 'unknown' })
    pass(15 * MINUTE)
    expect(await request(linkToken)).toBeUndefined()
    expect(await accept(linkToken, owner)).toEqual({ ok: false, reason: 'unknown' })
    expect(await listIdentities(db, owner)).toEqual([])
    expect(await forgetOldLinkRequests(db, clock)).toBe(1)
  })

  test('is worth nothing once the owner has another e-mail', async ({ db }) => {
    const { enter, person, accept } = bench(db)
    const owner = await person({ email: 'meera@example.org' })
    const { linkToken = '' } = await enter()
    await db.update(users).set({ email: 'moved@example.org' })
    expect(await accept(linkToken, owner)).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('somebody signed in', () => {
  test('freshly links by asking', async ({ db }) => {
    const { enter, person, clock } = bench(db)
    const owner = await person({ email: 'meera@example.org' })
    const as = { signedInAs: owner, provenAt: clock.now() }
    expect(await enter({}, as)).toEqual({ ok: true, value: { userId: owner, isNew: false } })
    expect(await listIdentities(db, owner)).toMatchObject([{ provider: 'google', email: 'meera@example.org' }])
  })

  test('long ago is asked again (caught: any session will do)', async ({ db }) => {
    const { enter, person, clock, pass } = bench(db)
    const owner = await person({ email: 'meera@example.org' })
    const provenAt = clock.now()
    pass(15 * MINUTE)
    for (const as of [{ signedInAs: owner, provenAt }, { signedInAs: owner }])
      expect(await enter({}, as)).toMatchObject({ ...NOT_LINKED, linkToken: expect.any(String) })
    expect(await listIdentities(db, owner)).toEqual([])
  })

  test('cannot take an identity with another e-mail, or one that is another’s', async ({ db }) => {
    const { enter, person, clock, everyone } = bench(db)
    const arjun = await person({ email: 'arjun@example.org' })
    const as = { signedInAs: arjun, provenAt: clock.now() }
    expect(await enter({}, as)).toEqual(NOT_LINKED)
    await enter()
    expect(await enter({}, as)).toEqual(NOT_LINKED)
    expect(await listIdentities(db, arjun)).toEqual([])
    expect(await everyone()).toHaveLength(2)
  })
})

describe('taking an identity off', () => {
  test('never takes the last way in (caught: counting the one being taken)', async ({ db }) => {
    const { enter, everyone, pass, clock, takeOff } = bench(db)
    await enter()
    const [user] = await everyone()
    const id = user?.id ?? ''
    const lastWayIn = { ok: false, reason: 'last-way-in' }
    expect(await takeOff(id)).toEqual(lastWayIn)
    pass(DAY)
    await enter({ provider: 'oidc' }, { signedInAs: id, provenAt: clock.now() })
    expect((await listIdentities(db, id)).map(({ provider }) => provider)).toEqual(['google', 'oidc'])
    expect(await takeOff(id)).toMatchObject({ ok: true })
    expect(await takeOff(id, 'oidc')).toEqual(lastWayIn)
    expect(await takeOff(id)).toEqual({ ok: false, reason: 'unknown' })
  })

  test('is possible for who has a password, and only for one’s own', async ({ db }) => {
    const { enter, person, clock, takeOff } = bench(db)
    const [owner, other] = [await person({ email: 'meera@example.org' }), await person()]
    await enter({}, { signedInAs: owner, provenAt: clock.now() })
    expect(await takeOff(other)).toEqual({ ok: false, reason: 'unknown' })
    expect(await takeOff(owner)).toMatchObject({ ok: true })
    expect(await listIdentities(db, owner)).toEqual([])
  })

  test('asks for the password of a session that is open for a while (caught: any session will do)', async ({ db }) => {
    const { enter, needs, person, signIn, clock, pass } = bench(db)
    const id = await person({ email: 'meera@example.org' })
    await enter({}, { signedInAs: id, provenAt: clock.now() })
    const { visitor } = await signIn(id)
    pass(15 * MINUTE)
    const takeOff = (password?: string) =>
      unlinkIdentity(needs, visitor, { provider: 'google', ...(password === undefined ? {} : { password }) })
    expect(await takeOff()).toEqual({ ok: false, reason: 'proof-needed' })
    expect(await takeOff('')).toEqual({ ok: false, reason: 'proof-needed' })
    expect(await takeOff('wrong')).toEqual({ ok: false, reason: 'password-wrong' })
    expect(await listIdentities(db, id)).toHaveLength(1)
    expect(await takeOff(PASSWORD)).toMatchObject({ ok: true })
  })
})

describe('at once', () => {
  test('two identities taken off leave one (caught: looking without a lock, on PostgreSQL)', async ({ database }) => {
    const { db } = database
    const { enter, clock, takeOff } = bench(db)
    const ids: string[] = []
    for (let i = 0; i < 4; i++) {
      const profile = { subject: `twice ${i}`, email: `twice${i}@example.org` }
      const entered = await enter(profile)
      const id = entered.ok ? entered.value.userId : ''
      await enter({ ...profile, provider: 'oidc' }, { signedInAs: id, provenAt: clock.now() })
      ids.push(id)
    }
    await openConnections(db)
    await Promise.all(ids.flatMap((id) => ['google', 'oidc'].map((provider) => takeOff(id, provider))))
    for (const id of ids) expect(await listIdentities(db, id)).toHaveLength(1)
  })

  test('a stranger coming back in five tabs is one person', async ({ database }) => {
    const { enter, everyone } = bench(database.db)
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () => enter({ subject: 'tabs', email: 'tabs@example.org' })),
    )
    expect(tabs.filter((tab) => tab.ok && tab.value.isNew)).toHaveLength(1)
    expect(tabs.every(({ ok }) => ok)).toBe(true)
    expect((await everyone()).filter(({ email }) => email === 'tabs@example.org')).toHaveLength(1)
  })
})
