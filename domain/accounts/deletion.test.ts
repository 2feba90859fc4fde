import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE, systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
import { openStorage } from '#domain/media/storage/open-storage.server.ts'
import type { MediaStorage } from '#domain/media/storage/storage.ts'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { pictureFiles, pictures } from '#domain/media/tables.ts'
import { onBoth as test } from '#tests/database.ts'
import { accountBench, openConnections, PASSWORD, START } from '#tests/benches/account-bench.ts'
import type { ErasedPerson } from './erasure.server.ts'
import { enterByIdentity } from './identities.server.ts'
import { giveGrant } from './otp/grants.server.ts'
import { requestDeletion, undoDeletion } from './deletion.server.ts'
import { eraseDue } from './erasure.server.ts'
import { findProfile } from './profile.server.ts'
import { findVisitor } from './sessions.server.ts'
import { identities, identityLinkRequests, otpGrants, otpGuesses, otpSends, sessions, users } from './tables.ts'

let dir: string
let storage: MediaStorage
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'padav-erasure-'))
  storage = await openDiskStorage(join(dir, 'media'), systemClock)
})
afterAll(() => rm(dir, { recursive: true }))

function bench(db: Db) {
  const account = accountBench(db)
  const erased: ErasedPerson[] = []
  const also = async (_: Db, who: ErasedPerson) => void erased.push(who)
  const erase = async () => {
    const storage = await openStorage({ dataDir: dir, pictures: 'disk', bucket: undefined }, db, systemClock)
    return eraseDue({ ...account.needs, storage, also })
  }
  return { ...account, erased, erase }
}

describe('asking to be deleted', () => {
  test('waits seven days, signs out everywhere else and is told', async ({ db }) => {
    const { person, signIn, needs, mails, clock } = bench(db)
    const id = await person({ email: 'm@example.org' })
    const [here, there] = [await signIn(id), await signIn(id)]
    const erasesAt = new Date(START.getTime() + 7 * DAY)
    expect(await requestDeletion(needs, here.visitor)).toEqual({ ok: true, value: { erasesAt } })
    expect(await findVisitor(db, clock, here.token)).toBeDefined()
    expect(await findVisitor(db, clock, there.token)).toBeUndefined()
    expect(await findProfile(needs, here.visitor)).toMatchObject({ value: { erasesAt } })
    expect(await mails()).toMatchObject([{ to: 'm@example.org', subject: 'Your account will be deleted: Padav' }])
    expect((await mails())[0]?.body).toMatch(/on Fri 27 Nov 2026[^]*Keep my account[^]*tax laws/)
  })

  test('twice changes nothing: not the day, not the mails', async ({ db }) => {
    const { visitor, needs, mails, pass } = bench(db)
    const meera = await visitor()
    const first = await requestDeletion(needs, meera)
    pass(10 * MINUTE)
    expect(await requestDeletion(needs, meera)).toEqual(first)
    expect(await mails()).toHaveLength(1)
  })

  test('needs to know who asks (caught: any session will do)', async ({ db }) => {
    const { visitor, needs, pass, user } = bench(db)
    const meera = await visitor()
    pass(15 * MINUTE)
    expect(await requestDeletion(needs, meera)).toEqual({ ok: false, reason: 'proof-needed' })
    expect(await requestDeletion(needs, meera, { password: 'wrong' })).toEqual({ ok: false, reason: 'password-wrong' })
    expect((await user(meera.id))?.deletionRequestedAt).toBeNull()
    expect(await requestDeletion(needs, meera, { password: PASSWORD })).toMatchObject({ ok: true })
  })

  test('is not for the last owner, and who is leaving is none (caught: counting owners only)', async ({ db }) => {
    const { visitor, needs } = bench(db)
    const [first, second] = [await visitor({ role: 'owner' }), await visitor({ role: 'owner' })]
    await visitor({ role: 'editor' })
    expect(await requestDeletion(needs, first)).toMatchObject({ ok: true })
    expect(await requestDeletion(needs, second)).toEqual({ ok: false, reason: 'last-owner' })
    await undoDeletion(needs, first)
    expect(await requestDeletion(needs, second)).toMatchObject({ ok: true })
  })
})

describe('keeping the account after all', () => {
  test('is possible until the end, is told, and nothing is emptied', async ({ db }) => {
    const { visitor, needs, pass, erase, user, mails } = bench(db)
    const meera = await visitor({ email: 'm@example.org' })
    await requestDeletion(needs, meera)
    pass(7 * DAY - 1)
    expect(await erase()).toBe(0)
    expect(await undoDeletion(needs, meera)).toMatchObject({ ok: true })
    expect(await undoDeletion(needs, meera)).toMatchObject({ ok: true })
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your account will be deleted: Padav',
      'Your account stays: Padav',
    ])
    pass(30 * DAY)
    expect(await erase()).toBe(0)
    expect((await user(meera.id))?.email).toBe('m@example.org')
  })
})

describe('emptying an account', () => {
  test('leaves an id and a date, and tells the other rooms who it was (caught: each of the columns left standing)', async ({
    db,
  }) => {
    const { person, signIn, needs, pass, erase, user, clock, erased } = bench(db)
    const id = await person({ email: 'm@example.org', mobile: '+919876500001', role: 'sales' })
    const { visitor, token } = await signIn(id)
    const profile = { provider: 'google', subject: '1', email: 'm@example.org', emailVerified: true, name: null }
    await enterByIdentity(db, clock, profile, { signedInAs: id, provenAt: clock.now() })
    await enterByIdentity(db, clock, { ...profile, subject: '2' })
    const sent = { network: '203.0.113.0/24', sentAt: START, messageId: 'm' }
    await db.insert(otpSends).values([
      { target: '+919876500001', prefix: '+91987650', ...sent },
      { target: 'm@example.org', prefix: 'example.org', ...sent },
    ])
    const guess = { target: '+919876500001', purpose: 'reset', day: '2026-11-20' } as const
    await db.insert(otpGuesses).values({ ...guess, guessesToday: 1, guessesSinceSuccess: 1 })
    await giveGrant(db, clock, { purpose: 'reset', mobile: '+919876500001', email: 'm@example.org', browserHash: 'x' })
    await db
      .insert(pictures)
      .values({ id: 'p'.repeat(20), width: 1, height: 1, alt: 'Photograph of M', tones: ['a', 'b', 'c'] })
    await storage.put(`originals/pp/${'p'.repeat(20)}.jpg`, new Uint8Array([1]))
    const rest = { pictureId: 'p'.repeat(20), wantsEmailNews: true, wantsSmsNews: true, emailVerifiedAt: START }
    await db.update(users).set(rest).where(eq(users.id, id))
    await requestDeletion(needs, visitor)
    pass(7 * DAY)
    expect(await erase()).toBe(1)
    const { createdAt, ...left } = (await user(id)) ?? {}
    expect(createdAt).toBeInstanceOf(Date)
    expect(left).toEqual({
      id,
      role: 'traveller',
      name: 'Deleted account',
      email: null,
      emailVerifiedAt: null,
      mobile: null,
      mobileVerifiedAt: null,
      passwordHash: null,
      passwordChangedAt: null,
      pictureId: null,
      wantsEmailNews: false,
      wantsSmsNews: false,
      deletionRequestedAt: START,
      erasedAt: clock.now(),
    })
    for (const table of [sessions, identities, identityLinkRequests, otpGrants, otpSends, otpGuesses, pictures])
      expect(await db.select().from(table)).toEqual([])
    expect(await storage.has(`originals/pp/${'p'.repeat(20)}.jpg`)).toBe(false)
    expect(await findVisitor(db, clock, token)).toBeUndefined()
    const addresses = { email: 'm@example.org', mobile: '+919876500001' }
    expect(erased).toEqual([{ userId: id, ...addresses, verified: addresses }])
  })

  test('is done once, for who is due only, and the address may be registered anew', async ({ db }) => {
    const { visitor, person, needs, pass, erase, user, clock } = bench(db)
    const [due, later] = [await visitor({ email: 'm@example.org' }), await visitor()]
    const stays = await person()
    await requestDeletion(needs, due)
    pass(HOUR)
    await requestDeletion(needs, later, { password: PASSWORD })
    pass(7 * DAY - HOUR)
    expect(await erase()).toBe(1)
    const erasedAt = clock.now()
    pass(MINUTE)
    expect(await erase()).toBe(0)
    expect((await user(due.id))?.erasedAt).toEqual(erasedAt)
    for (const id of [later.id, stays]) expect((await user(id))?.erasedAt).toBeNull()
    expect(await person({ email: 'm@example.org' })).not.toBe(due.id)
  })

  test('passes over the last owner', async ({ db }) => {
    const { person, pass, erase, user } = bench(db)
    const owner = await person({ role: 'owner' })
    const traveller = await person()
    await db.update(users).set({ deletionRequestedAt: START })
    pass(8 * DAY)
    expect(await erase()).toBe(1)
    expect((await user(owner))?.erasedAt).toBeNull()
    expect((await user(traveller))?.erasedAt).not.toBeNull()
  })

  test('undoes itself whole when another room cannot follow', async ({ db }) => {
    const { visitor, needs, pass, user } = bench(db)
    const meera = await visitor()
    await requestDeletion(needs, meera)
    pass(7 * DAY)
    const before = await user(meera.id)
    const also = () => Promise.reject(new Error('no room'))
    await expect(eraseDue({ ...needs, storage, also })).rejects.toThrow('no room')
    expect(await user(meera.id)).toEqual(before)
  })
})

describe('emptying an account with a photograph', () => {
  // (caught: asking the database for the file while the transaction holds a PGlite's only connection, which waited for ever)
  test('takes the file away wherever it is kept, once the account is empty', async ({ database: { db } }) => {
    const { person, pass, erase, user } = bench(db)
    const pictureId = 'q'.repeat(20)
    await db
      .insert(pictures)
      .values({ id: pictureId, width: 1, height: 1, alt: 'Photograph of Q', tones: ['a', 'b', 'c'] })
    await storage.put(originalKey(pictureId), new Uint8Array([1]))
    await db.insert(pictureFiles).values({ key: originalKey(pictureId), bytes: Buffer.from([1]) })
    const id = await person()
    await db.update(users).set({ pictureId, deletionRequestedAt: START }).where(eq(users.id, id))
    pass(7 * DAY)
    expect(await erase()).toBe(1)
    expect((await user(id))?.pictureId).toBeNull()
    expect([await storage.has(originalKey(pictureId)), await db.$count(pictureFiles)]).toEqual([false, 0])
  })
})

describe('emptying accounts, by several processes at once', () => {
  test('empties each once (caught: looking without a turn or a lock, on PostgreSQL)', async ({ database }) => {
    const { person, pass, erase, erased } = bench(database.db)
    const ids = []
    for (let i = 0; i < 6; i++) ids.push(await person())
    await database.db.update(users).set({ deletionRequestedAt: START })
    pass(7 * DAY)
    await openConnections(database.db)
    const counts = await Promise.all([erase(), erase(), erase()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(6)
    expect(erased.map(({ userId }) => userId).toSorted()).toEqual(ids.toSorted())
  })
})
