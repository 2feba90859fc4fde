import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { onBoth as test } from '#tests/database.ts'
import { accountBench, openConnections, START } from '#tests/benches/account-bench.ts'
import { appoint } from './roles.server.ts'
import { findVisitor } from './sessions.server.ts'
import { users } from './tables.ts'

const OWNER = { id: 'the owner', role: 'owner', provenAt: START } as const

describe('appointing', () => {
  test('is the owner’s, ends all sessions of the person, and counts at once (caught: no question to the policy)', async ({
    db,
  }) => {
    const { person, signIn, clock } = accountBench(db)
    const id = await person()
    const { token } = await signIn(id)
    for (const role of ['traveller', 'sales', 'editor'] as const)
      expect(await appoint({ db, clock }, { id, role }, { userId: id, role: 'owner' })).toEqual({
        ok: false,
        reason: 'forbidden',
      })
    expect(await findVisitor(db, clock, token)).toBeDefined()
    expect(await appoint({ db, clock }, OWNER, { userId: id, role: 'sales' })).toMatchObject({ ok: true })
    expect(await findVisitor(db, clock, token)).toBeUndefined()
    expect((await signIn(id)).visitor.role).toBe('sales')
    expect(await appoint({ db, clock }, OWNER, { userId: 'nobody', role: 'sales' })).toEqual({
      ok: false,
      reason: 'unknown',
    })
  })

  test('lets nobody in again who was sent away since the page was drawn (caught: the role that was seen not looked at)', async ({
    db,
  }) => {
    const { person, user, clock } = accountBench(db)
    const userId = await person({ role: 'editor' })
    expect(await appoint({ db, clock }, OWNER, { userId, role: 'traveller', was: 'editor' })).toMatchObject({
      ok: true,
    })
    expect(await appoint({ db, clock }, OWNER, { userId, role: 'sales', was: 'editor' })).toEqual({
      ok: false,
      reason: 'role-changed',
    })
    expect((await user(userId))?.role).toBe('traveller')
  })

  test('leaves one owner who is not leaving (caught: counting who is leaving)', async ({ db }) => {
    const { person, user, clock } = accountBench(db)
    const [first, second] = [await person({ role: 'owner' }), await person({ role: 'owner' })]
    await db.update(users).set({ deletionRequestedAt: START }).where(eq(users.id, second))
    expect(await appoint({ db, clock }, OWNER, { userId: first, role: 'editor' })).toEqual({
      ok: false,
      reason: 'last-owner',
    })
    expect((await user(first))?.role).toBe('owner')
    await db.update(users).set({ deletionRequestedAt: null }).where(eq(users.id, second))
    expect(await appoint({ db, clock }, OWNER, { userId: first, role: 'editor' })).toMatchObject({ ok: true })
    expect(await appoint({ db, clock }, OWNER, { userId: second, role: 'traveller' })).toMatchObject({
      reason: 'last-owner',
    })
  })
})

describe('owners at once', () => {
  test('cannot take all places away (caught: looking without a turn, on PostgreSQL)', async ({ database }) => {
    const { db } = database
    const { person, clock } = accountBench(db)
    const owners: string[] = []
    for (let i = 0; i < 6; i++) owners.push(await person({ role: 'owner' }))
    await openConnections(db)
    const answers = await Promise.all(
      owners.map((userId) => appoint({ db, clock }, OWNER, { userId, role: 'traveller' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  })
})
