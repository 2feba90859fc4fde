import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { claimOwnership, isOffered, offerOwnership } from './first-owner-link.server.ts'
import { findVisitor } from './sessions.server.ts'
import { users } from './tables.ts'

const MOBILE = '+919876500001'

async function offered(db: Db) {
  const bench = accountBench(db)
  const key = (await offerOwnership(db, bench.clock))!
  const claim = (id: string, key: string) => claimOwnership({ db, clock: bench.clock }, { id, role: 'traveller' }, key)
  return { ...bench, key, claim }
}

describe('the link printed at the first start', () => {
  test('makes whoever opens it the owner, who signs in anew, and works once (caught: a key that stays)', async ({
    db,
  }) => {
    const { person, signIn, user, clock, key, claim } = await offered(db)
    const [id, another] = [await person({ mobile: MOBILE }), await person({ mobile: '+919876500002' })]
    const { token } = await signIn(id)
    expect(await isOffered(db, key)).toBe(true)
    expect(await claim(id, key)).toEqual({ ok: true, value: undefined })
    expect((await user(id))?.role).toBe('owner')
    expect(await findVisitor(db, clock, token)).toBeUndefined()
    expect(await claim(another, key)).toEqual({ ok: false, reason: 'already-owned' })
    expect(await findSetting(db, 'ownerLink')).toBeUndefined()
    expect([await isOffered(db, key), await offerOwnership(db, clock)]).toEqual([false, undefined])
  })

  test('is the last that was printed, and no other (caught: any key while nobody owns the site)', async ({ db }) => {
    const { person, clock, user, key, claim } = await offered(db)
    const id = await person({ mobile: MOBILE })
    const newer = (await offerOwnership(db, clock))!
    for (const wrong of [key, '', 'x'.repeat(43)]) {
      expect(await isOffered(db, wrong)).toBe(false)
      expect(await claim(id, wrong)).toEqual({ ok: false, reason: 'wrong-link' })
    }
    expect((await user(id))?.role).toBe('traveller')
    expect((await findSetting(db, 'ownerLink'))?.hash).not.toContain(newer)
    expect(await claim(id, newer)).toMatchObject({ ok: true })
  })

  test('is worth nothing to an account with nothing verified', async ({ db }) => {
    const { person, key, claim } = await offered(db)
    const id = await person({ mobile: MOBILE, email: 'typed@example.org' })
    await db.update(users).set({ mobileVerifiedAt: null }).where(eq(users.id, id))
    expect(await claim(id, key)).toEqual({ ok: false, reason: 'unverified' })
  })
})
