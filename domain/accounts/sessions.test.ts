import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { accountBench, PHONE, START } from '#tests/benches/account-bench.ts'
import {
  endSession,
  endOwnSession,
  endOwnSessions,
  findVisitor,
  fingerprint,
  forgetOldSessions,
  listSessions,
  startSession,
} from './sessions.server.ts'
import { sessions, users } from './tables.ts'

const traveller = (id: string) => ({ id, role: 'traveller' }) as const

describe('a session', () => {
  test('knows its person and keeps nothing of its token but a digest', async ({ db }) => {
    const { person, signIn, clock } = accountBench(db)
    const { token, expiresAt, visitor } = await signIn(await person({ name: 'Meera Nair', email: 'm@example.org' }))
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(expiresAt).toEqual(new Date(START.getTime() + 90 * DAY))
    expect(await findVisitor(db, clock, token)).toEqual({ visitor })
    expect(visitor).toMatchObject({ role: 'traveller', name: 'Meera Nair', email: 'm@example.org', image: null })
    expect(JSON.stringify(await db.select().from(sessions))).not.toContain(token)
  })

  test('opens for the token alone: no digest, public id, fingerprint or part of it', async ({ db }) => {
    const { person, signIn, clock } = accountBench(db)
    const { token, visitor } = await signIn(await person())
    const { tokenHash, publicId } = visitor.session
    for (const other of ['', tokenHash, publicId, fingerprint(token), token.slice(1), `${token}x`, token.toLowerCase()])
      expect(await findVisitor(db, clock, other)).toBeUndefined()
  })

  test('is a new one at every sign-in, and the one the browser came with ends (caught: keeping a planted token)', async ({
    db,
  }) => {
    const { person, signIn, clock } = accountBench(db)
    const [meera, thief] = [await person(), await person()]
    const planted = await signIn(thief)
    const own = await signIn(meera, planted.token)
    expect(own.token).not.toBe(planted.token)
    expect(await findVisitor(db, clock, planted.token)).toBeUndefined()
    expect((await findVisitor(db, clock, own.token))?.visitor.id).toBe(meera)
    const again = await signIn(meera, own.token)
    expect(await findVisitor(db, clock, own.token)).toBeUndefined()
    expect((await findVisitor(db, clock, again.token))?.visitor.id).toBe(meera)
  })

  test('of a traveller lives thirty days unused, and each day of use counts (caught: never writing the use down)', async ({
    db,
  }) => {
    const { person, signIn, clock, pass } = accountBench(db)
    const { token } = await signIn(await person())
    pass(29 * DAY)
    expect(await findVisitor(db, clock, token)).toBeDefined()
    pass(30 * DAY - 1)
    expect(await findVisitor(db, clock, token)).toBeDefined()
    pass(30 * DAY)
    expect(await findVisitor(db, clock, token)).toBeUndefined()
  })

  test('of a traveller ends after ninety days however much it is used (caught: sliding the end as well)', async ({
    db,
  }) => {
    const { person, signIn, clock, pass } = accountBench(db)
    const { token } = await signIn(await person())
    for (let day = 0; day < 89; day++) {
      pass(DAY)
      expect(await findVisitor(db, clock, token)).toBeDefined()
    }
    pass(DAY - 1)
    expect(await findVisitor(db, clock, token)).toBeDefined()
    pass(1)
    expect(await findVisitor(db, clock, token)).toBeUndefined()
  })

  test.for(['sales', 'editor', 'owner'] as const)(
    'of %s lives thirty minutes unused and twelve hours in all',
    async (role, { db }) => {
      const { person, signIn, clock, pass } = accountBench(db)
      const id = await person({ role })
      const { token, expiresAt } = await signIn(id)
      expect(expiresAt).toEqual(new Date(START.getTime() + 12 * HOUR))
      pass(30 * MINUTE)
      expect(await findVisitor(db, clock, token)).toBeUndefined()
      const another = await signIn(id)
      for (let i = 0; i < 12 * 3 - 1; i++) {
        pass(20 * MINUTE)
        expect(await findVisitor(db, clock, another.token)).toBeDefined()
      }
      pass(20 * MINUTE)
      expect(await findVisitor(db, clock, another.token)).toBeUndefined()
    },
  )

  test('writes its use once a day for travellers, once a minute for staff', async ({ db }) => {
    const { person, signIn, clock, pass } = accountBench(db)
    const seen = async (token: string, ms: number) => {
      pass(ms)
      const found = await findVisitor(db, clock, token)
      const rows = await db.select().from(sessions)
      return rows.find(({ tokenHash }) => tokenHash === found?.visitor.session.tokenHash)?.lastSeenAt.getTime()
    }
    const { token } = await signIn(await person())
    expect(await seen(token, DAY - 1)).toBe(START.getTime())
    expect(await seen(token, 1)).toBe(START.getTime() + DAY)
    const staff = await signIn(await person({ role: 'sales' }))
    expect(await seen(staff.token, MINUTE - SECOND)).toBe(START.getTime() + DAY)
    expect(await seen(staff.token, SECOND)).toBe(START.getTime() + DAY + MINUTE)
  })

  test('has the role of now, with the limits of now (caught: the role and the end of the day it began)', async ({
    db,
  }) => {
    const { person, signIn, clock, pass } = accountBench(db)
    const id = await person()
    const { token } = await signIn(id)
    await db.update(users).set({ role: 'editor' }).where(eq(users.id, id))
    expect((await findVisitor(db, clock, token, 'of who has one'))?.visitor.role).toBe('editor')
    pass(31 * MINUTE)
    expect(await findVisitor(db, clock, token)).toBeUndefined()
  })

  test('ends with an erased account, and none begins for it or for nobody', async ({ db }) => {
    const { person, signIn, clock } = accountBench(db)
    const id = await person()
    const { token } = await signIn(id)
    await db.update(users).set({ erasedAt: START }).where(eq(users.id, id))
    expect(await findVisitor(db, clock, token)).toBeUndefined()
    await expect(signIn(id)).rejects.toThrow('nobody to sign in')
    await expect(signIn('nobody')).rejects.toThrow('nobody to sign in')
  })

  test('takes whatever a browser calls itself', async ({ db }) => {
    const { person, clock } = accountBench(db)
    const device = { userAgent: `a\0b${'x'.repeat(5000)}`, network: 'y'.repeat(500) }
    const { token } = await startSession(db, clock, { userId: await person(), device })
    expect(await findVisitor(db, clock, token)).toBeDefined()
  })
})

describe('ending sessions', () => {
  test('by the token ends that one, and twice is no fault', async ({ db }) => {
    const { person, signIn, clock } = accountBench(db)
    const id = await person()
    const [phone, desk] = [await signIn(id), await signIn(id)]
    await endSession(db, phone.token)
    await endSession(db, phone.token)
    expect(await findVisitor(db, clock, phone.token)).toBeUndefined()
    expect(await findVisitor(db, clock, desk.token)).toBeDefined()
  })

  test('by the public id works for one’s own only (caught: forgetting whose it is)', async ({ db }) => {
    const { person, signIn, clock } = accountBench(db)
    const [meera, arjun] = [await person(), await person()]
    const { token, visitor } = await signIn(meera)
    const { publicId } = visitor.session
    for (const actor of [undefined, traveller(arjun)])
      expect(await endOwnSession({ db }, actor, publicId)).toMatchObject({ ok: false })
    expect(await findVisitor(db, clock, token)).toBeDefined()
    expect(await endOwnSession({ db }, traveller(meera), publicId)).toMatchObject({ ok: true })
    expect(await endOwnSession({ db }, traveller(meera), publicId)).toEqual({ ok: false, reason: 'unknown' })
    expect(await findVisitor(db, clock, token)).toBeUndefined()
  })

  test('all of them, or all but this one, and nobody else’s', async ({ db }) => {
    const { person, signIn, clock } = accountBench(db)
    const [meera, arjun] = [await person(), await person()]
    const mine = [await signIn(meera), await signIn(meera), await signIn(meera)]
    const his = await signIn(arjun)
    const { visitor, token } = mine[1]!
    expect(await endOwnSessions({ db }, visitor, { but: 'this' })).toEqual({ ok: true, value: 2 })
    expect(await findVisitor(db, clock, token)).toBeDefined()
    expect(await endOwnSessions({ db }, visitor, { but: 'none' })).toEqual({ ok: true, value: 1 })
    expect(await findVisitor(db, clock, his.token)).toBeDefined()
  })
})

describe('where a person is signed in', () => {
  test('is told in words, last seen first, without what is over and without secrets', async ({ db }) => {
    const { person, clock, pass } = accountBench(db)
    const userId = await person()
    const sit = (userAgent: string, network: string) =>
      startSession(db, clock, { userId, device: { userAgent, network } })
    await sit('', '203.0.113.1')
    pass(31 * DAY)
    await sit(PHONE.userAgent, '203.0.113.7')
    pass(HOUR)
    const desk = await sit('Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', '127.0.0.1')
    const list = await listSessions(db, clock, userId)
    expect(list.map(({ device, place }) => [device, place])).toEqual([
      ['Firefox on Linux', 'The site’s own computer'],
      ['Chrome on Android', 'Network 203.0.113.…'],
    ])
    expect(JSON.stringify(list)).not.toContain(desk.visitor.session.tokenHash)
    expect(await forgetOldSessions(db, clock)).toBe(1)
    expect(await listSessions(db, clock, userId)).toEqual(list)
    expect(await listSessions(db, clock, await person())).toEqual([])
  })
})

describe('a fingerprint', () => {
  test('is 22 characters, the same for a session and another for the next', () => {
    expect(fingerprint('a')).toMatch(/^[\w-]{22}$/)
    expect(fingerprint('a')).toBe(fingerprint('a'))
    expect(fingerprint('a')).not.toBe(fingerprint('b'))
  })
})
