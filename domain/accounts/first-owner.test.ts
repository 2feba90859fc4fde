import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { accountBench, openConnections, START } from '#tests/benches/account-bench.ts'
import { inviteFirstOwner } from './owner-at-terminal.server.ts'
import { appointFirstOwner } from './roles.server.ts'
import { takeInvitation } from './staff-invitations.server.ts'
import { findVisitor } from './sessions.server.ts'
import { users } from './tables.ts'

const MOBILE = '+919876500001'
const EMAIL = 'person@example.org'
const DEMO = ['owner@padav.test', 'editor@padav.test']
const OWNED = { ok: false, reason: 'already-owned' }

async function verifyEmail(db: Db, id: string): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: START }).where(eq(users.id, id))
}

describe('the first owner', () => {
  test('is invited from the terminal where nobody has an account and no mail goes out, once (caught: a site that is owned)', async ({
    db,
  }) => {
    const { needs, person, user } = accountBench(db)
    expect(await inviteFirstOwner(needs, MOBILE, DEMO)).toEqual({ ok: false, reason: 'no-email' })
    await person({ email: 'known@example.org' })
    expect(await inviteFirstOwner(needs, 'known@example.org', DEMO)).toEqual({ ok: false, reason: 'known' })
    const invited = await inviteFirstOwner(needs, EMAIL, DEMO)
    const token = invited.ok ? invited.value.token : ''
    const taken = { token, name: 'Asha Rao', password: 'three wet umbrellas' }
    expect(await takeInvitation(needs, undefined, taken)).toEqual({ ok: true, value: undefined })
    expect(await takeInvitation(needs, undefined, taken)).toEqual({ ok: false, reason: 'link-spent' })
    const [owner] = await db.select().from(users).where(eq(users.email, EMAIL))
    expect((await user(owner!.id))?.role).toBe('owner')
    expect(await inviteFirstOwner(needs, 'another@example.org', DEMO)).toEqual(OWNED)
  })

  test('is found by a verified mobile however it is typed, and signs in anew', async ({ db }) => {
    const { person, signIn, user, clock } = accountBench(db)
    const [id, another] = [await person({ mobile: MOBILE, name: 'Asha Rao' }), await person()]
    const { token } = await signIn(id)
    expect(await appointFirstOwner(db, ' 098765 00001 ', DEMO)).toEqual({ ok: true, value: { name: 'Asha Rao' } })
    expect([(await user(id))?.role, (await user(another))?.role]).toEqual(['owner', 'traveller'])
    expect(await findVisitor(db, clock, token)).toBeUndefined()
  })

  test('is found by an e-mail only when it was verified (caught: an e-mail that was merely typed at sign-up)', async ({
    db,
  }) => {
    const { person, user } = accountBench(db)
    const id = await person({ email: EMAIL })
    expect(await appointFirstOwner(db, EMAIL)).toEqual({ ok: false, reason: 'unverified' })
    expect((await user(id))?.role).toBe('traveller')
    await verifyEmail(db, id)
    expect(await appointFirstOwner(db, ' Person@Example.org ')).toMatchObject({ ok: true })
    expect((await user(id))?.role).toBe('owner')
  })

  test('is a mobile’s only when that was verified, whatever the e-mail is', async ({ db }) => {
    const { person } = accountBench(db)
    const id = await person({ mobile: MOBILE })
    await verifyEmail(db, id)
    await db.update(users).set({ mobileVerifiedAt: null }).where(eq(users.id, id))
    expect(await appointFirstOwner(db, MOBILE)).toEqual({ ok: false, reason: 'unverified' })
  })

  test('is nobody who is unknown, erased or leaving, and no account of a demo (caught: the demo’s traveller, whose mobile is verified)', async ({
    db,
  }) => {
    const { person } = accountBench(db)
    const [leaving, erased] = [await person({ mobile: '+919876500002' }), await person({ mobile: '+919876500003' })]
    await person({ mobile: MOBILE, email: 'editor@padav.test' })
    await person({ email: null, mobile: null })
    await db.update(users).set({ deletionRequestedAt: START }).where(eq(users.id, leaving))
    await db.update(users).set({ erasedAt: START }).where(eq(users.id, erased))
    const tries: [string, string][] = [
      [MOBILE, 'set-apart'],
      ['+919876500002', 'leaving'],
      ['+919876500003', 'unknown'],
      ['nobody@example.org', 'unknown'],
      ['', 'unknown'],
      ["' or true --", 'unknown'],
    ]
    for (const [contact, reason] of tries)
      expect(await appointFirstOwner(db, contact, DEMO)).toEqual({ ok: false, reason })
    expect((await db.select().from(users)).filter(({ role }) => role !== 'traveller')).toEqual([])
  })

  test.for([{ email: 'first@example.org' }, { email: null }])(
    'is nobody while %o owns the site (caught: no look; an owner without an e-mail not counted)',
    async (owner, { db }) => {
      const { person, user } = accountBench(db)
      const first = await person({ ...owner, role: 'owner' })
      const second = await person({ mobile: MOBILE })
      expect(await appointFirstOwner(db, MOBILE, DEMO)).toEqual(OWNED)
      expect((await user(second))?.role).toBe('traveller')
      await db.update(users).set({ deletionRequestedAt: START }).where(eq(users.id, first))
      expect(await appointFirstOwner(db, MOBILE, DEMO)).toMatchObject({ ok: true })
    },
  )

  test('is appointed beside the owner of a demo', async ({ db }) => {
    const { person } = accountBench(db)
    await person({ email: 'owner@padav.test', role: 'owner' })
    await person({ mobile: MOBILE })
    expect(await appointFirstOwner(db, MOBILE)).toEqual(OWNED)
    expect(await appointFirstOwner(db, MOBILE, DEMO)).toMatchObject({ ok: true })
    expect(await appointFirstOwner(db, MOBILE, DEMO)).toEqual(OWNED)
  })
})

describe('first owners at once', () => {
  test('are one (caught: looking without a turn, on PostgreSQL)', async ({ database: { db } }) => {
    const { person } = accountBench(db)
    const mobiles = Array.from({ length: 6 }, (_, i) => `+91987651000${i}`)
    for (const mobile of mobiles) await person({ mobile })
    await openConnections(db)
    const answers = await Promise.all(mobiles.map((mobile) => appointFirstOwner(db, mobile)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('is the only one the terminal’s invitations make, however they came to be it (caught: an invitation that outlives the site nobody owns)', async ({
    database: { db },
  }) => {
    const { needs, person } = accountBench(db)
    await db.update(users).set({ role: 'traveller' })
    const invite = async (email: string) => {
      const invited = await inviteFirstOwner(needs, email, DEMO)
      return { token: invited.ok ? invited.value.token : '', name: 'Asha Rao', password: 'three wet umbrellas' }
    }
    const [one, another] = [await invite(EMAIL), await invite('another@example.org')]
    await openConnections(db)
    const taken = await Promise.all([one, another].map((link) => takeInvitation(needs, undefined, link)))
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
    expect(taken).toContainEqual({ ok: false, reason: 'link-spent' })
    await db.update(users).set({ role: 'traveller' })
    const late = await invite('late@example.org')
    await person({ mobile: MOBILE })
    expect(await appointFirstOwner(db, MOBILE, DEMO)).toMatchObject({ ok: true })
    expect(await takeInvitation(needs, undefined, late)).toEqual({ ok: false, reason: 'link-spent' })
  })
})
