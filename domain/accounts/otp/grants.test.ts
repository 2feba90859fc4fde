import { describe, expect } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { addUser, browser, EMAIL, MOBILE, otpBench } from '#tests/benches/otp-bench.ts'
import { consumeGrant } from './grants.server.ts'
import { otpGrants } from '#domain/accounts/tables.ts'

const PROVEN = { purpose: 'signup', mobile: MOBILE, email: EMAIL, browserHash: browser('home') } as const

async function tokenOf(verification: ReturnType<ReturnType<typeof otpBench>['prove']>): Promise<string> {
  const judged = await verification
  if (!judged.ok) throw new Error(judged.reason)
  return judged.value.grantToken
}

describe('a grant', () => {
  test('opens one change, once (caught: a grant that is only looked up)', async ({ db }) => {
    const { prove, clock } = otpBench(db)
    const token = await tokenOf(prove())
    expect(await consumeGrant(db, clock, { ...PROVEN, token })).toBe(true)
    expect(await consumeGrant(db, clock, { ...PROVEN, token })).toBe(false)
  })

  test('is a secret of 256 bits that the database does not know', async ({ db }) => {
    const token = await tokenOf(otpBench(db).prove())
    expect(Buffer.from(token, 'base64url').length).toBe(32)
    expect(JSON.stringify(await db.select().from(otpGrants))).not.toContain(token)
  })

  test('is not another’s, of another purpose, mobile, e-mail or browser (caught: leaving out each of the five)', async ({
    db,
  }) => {
    const { prove, clock } = otpBench(db)
    const token = await tokenOf(prove())
    const others = [
      { token: Buffer.alloc(32).toString('base64url') },
      { token: '' },
      { purpose: 'reset' as const },
      { purpose: 'change-mobile' as const },
      { mobile: '+919812345678' },
      { email: 'thief@example.org' },
      { browserHash: browser('thief') },
    ]
    for (const other of others)
      expect([other, await consumeGrant(db, clock, { ...PROVEN, token, ...other })]).toEqual([other, false])
    expect(await consumeGrant(db, clock, { ...PROVEN, token })).toBe(true)
  })

  test('for a reset opens no sign-up', async ({ db }) => {
    await addUser(db)
    const { prove, clock } = otpBench(db)
    const token = await tokenOf(prove())
    expect(await consumeGrant(db, clock, { ...PROVEN, token })).toBe(false)
    expect(await consumeGrant(db, clock, { ...PROVEN, purpose: 'reset', token })).toBe(true)
  })

  test('lasts ten minutes (caught: an expiry that nobody asks)', async ({ db }) => {
    const { prove, clock, pass } = otpBench(db)
    const token = await tokenOf(prove())
    pass(10 * MINUTE)
    expect(await consumeGrant(db, clock, { ...PROVEN, token })).toBe(false)
    pass(-1)
    expect(await consumeGrant(db, clock, { ...PROVEN, token })).toBe(true)
  })

  test('is unspent again when its change is undone', async ({ db }) => {
    const { prove, clock } = otpBench(db)
    const token = await tokenOf(prove())
    const undone = db.transaction(async (db) => {
      expect(await consumeGrant(db, clock, { ...PROVEN, token })).toBe(true)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await consumeGrant(db, clock, { ...PROVEN, token })).toBe(true)
  })

  test('opens one of many changes that come at once', async ({ database }) => {
    const { prove, clock } = otpBench(database.db)
    const token = await tokenOf(prove())
    const changes = await Promise.all(
      Array.from({ length: 12 }, () => consumeGrant(database.db, clock, { ...PROVEN, token })),
    )
    expect(changes.filter(Boolean).length).toBe(1)
  })
})
