import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { accountBench, openConnections } from '#tests/benches/account-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { logIn } from './login.server.ts'
import { endSessionsOf, resetSecondFactor } from './roles.server.ts'
import {
  findInvitation,
  inviteStaff,
  listInvitations,
  takeInvitation,
  withdrawInvitation,
} from './staff-invitations.server.ts'
import { listStaffDesk } from './staff.server.ts'
import { findVisitor } from './sessions.server.ts'
import { secondFactors, staffInvitations, users } from './tables.ts'

const ASHA = 'asha@example.org'
const NEW = { name: 'Asha Rao', password: 'seven dry umbrellas' }

async function office(db: Db) {
  const bench = accountBench(db)
  const owner = await bench.visitor({ role: 'owner' })
  const needs = { ...bench.needs, config: { publicUrl: 'https://padav.example' } }
  const invite = (email = ASHA, role: 'sales' | 'editor' = 'sales') => inviteStaff(needs, owner, { email, role })
  const link = async () => /\/join\/([\w-]{43})/.exec((await bench.mails()).at(-1)?.body ?? '')?.[1] ?? 'none'
  const invited = async (email?: string) => {
    expect(await invite(email)).toMatchObject({ ok: true })
    return link()
  }
  const asha = async () => (await db.select().from(users)).find(({ email }) => email === ASHA)
  return { ...bench, needs, owner, invite, invited, asha }
}

describe('an invitation', () => {
  test('is the owner’s, mailed, and kept as a digest alone', async ({ db }) => {
    const { needs, person, invite, invited, owner } = await office(db)
    const id = await person({ role: 'editor' })
    for (const actor of [undefined, { id, role: 'editor' as const, provenAt: needs.clock.now() }])
      expect(await inviteStaff(needs, actor, { email: ASHA, role: 'sales' })).toMatchObject({ reason: 'forbidden' })
    const token = await invited()
    expect(JSON.stringify(await db.select().from(staffInvitations))).not.toContain(token)
    expect(await invite('nobody')).toMatchObject({ reason: 'invalid', faults: [{ path: 'email' }] })
    expect(await inviteStaff(needs, owner, { email: ASHA, role: 'traveller' as 'sales' })).toMatchObject({
      reason: 'invalid',
    })
    expect(await invite(owner.email!)).toMatchObject({ reason: 'works-here' })
  })

  test('makes an account with the role it was written for, once (caught: the link used twice; looked at before it is taken)', async ({
    database: { db },
  }) => {
    const { needs, invited, asha, clock } = await office(db)
    const token = await invited()
    await openConnections(db)
    const taken = await Promise.all([1, 2, 3].map(() => takeInvitation(needs, undefined, { token, ...NEW })))
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await asha()).toMatchObject({ role: 'sales', name: NEW.name, emailVerifiedAt: clock.now() })
    const [entry] = await listHistory(db, `user:${(await asha())?.id}`)
    expect(entry).toMatchObject({ action: 'staff.appoint', before: null, after: { role: 'sales' } })
    const device = { userAgent: '', network: '203.0.113.9' }
    const tried = { email: ASHA, password: NEW.password, device, browserHash: 'b' }
    expect(await logIn(needs, tried)).toMatchObject({ ok: true })
    await db.delete(users)
  })

  test('opens nothing after three days, withdrawn, or once a newer one was sent (caught: the end not looked at; the older link left)', async ({
    db,
  }) => {
    const { needs, owner, invited, pass, asha } = await office(db)
    const first = await invited()
    const second = await invited()
    expect([await findInvitation(needs, first), await findInvitation(needs, second)]).toEqual([
      undefined,
      expect.objectContaining({ email: ASHA }),
    ])
    const open = await listInvitations(needs, owner)
    await withdrawInvitation(needs, owner, { id: open.ok ? open.value.rows[0]!.id : '' })
    const third = await invited()
    pass(3 * DAY)
    for (const token of [first, second, third, '', 'x'.repeat(43)])
      expect(await takeInvitation(needs, undefined, { token, ...NEW })).toEqual({ ok: false, reason: 'link-spent' })
    expect(await asha()).toBeUndefined()
  })

  test('to who has an account asks them to log in to it, and touches no password (caught: the link alone enough)', async ({
    db,
  }) => {
    const { needs, person, invited, asha, signIn, clock } = await office(db)
    const id = await person({ email: ASHA })
    const { token: session } = await signIn(id)
    const before = (await asha())?.passwordHash
    const token = await invited()
    for (const visitorId of [undefined, await person()])
      expect(await takeInvitation(needs, visitorId, { token, ...NEW })).toEqual({ ok: false, reason: 'login-first' })
    expect(await takeInvitation(needs, id, { token, ...NEW })).toMatchObject({ ok: true })
    expect(await asha()).toMatchObject({ role: 'sales', passwordHash: before })
    expect(await findVisitor(db, clock, session)).toBeUndefined()
  })

  test('needs a proof of the last ten minutes (caught: the mark forgotten)', async ({ db }) => {
    const { invite, pass } = await office(db)
    pass(10 * MINUTE)
    expect(await invite()).toEqual({ ok: false, reason: 'prove-again' })
  })

  test('takes no weak password and no empty name, and stays open', async ({ db }) => {
    const { needs, invited, nameSite } = await office(db)
    const token = await invited()
    expect(await takeInvitation(needs, undefined, { token, ...NEW, password: 'short' })).toMatchObject({ ok: false })
    await nameSite('Kerala Trails')
    for (const password of ['kerala-trails-1', 'asha.rao.asha'])
      expect(await takeInvitation(needs, undefined, { token, ...NEW, password })).toEqual({
        ok: false,
        reason: 'password-own',
        all: ['password-own'],
      })
    // caught: the name said alone, and the password in a second round
    expect(await takeInvitation(needs, undefined, { token, name: ' ', password: 'short' })).toEqual({
      ok: false,
      reason: 'invalid-name',
      all: ['invalid-name', 'password-short'],
    })
    expect(await takeInvitation(needs, undefined, { token, ...NEW })).toMatchObject({ ok: true })
  })
})

describe('the owner', () => {
  test('resets a second factor and ends sessions, and sees who has what (caught: sessions of others ended)', async ({
    db,
  }) => {
    const { needs, owner, person, signIn, clock } = await office(db)
    const id = await person({ role: 'editor', name: 'Bela' })
    const times = { createdAt: clock.now(), lastUsedAt: clock.now() }
    await db.insert(secondFactors).values({ userId: id, kind: 'app', name: 'x', secret: 'x', counter: 0, ...times })
    const [phone, desk] = [await signIn(id), await signIn(id)]
    const seen = await listStaffDesk(db, owner, 1)
    expect(seen.ok && seen.value.rows.find((row) => row.id === id)).toMatchObject({ hasFactor: true, sessions: 2 })
    expect(await endSessionsOf(needs, owner, { userId: id, session: phone.visitor.session.publicId })).toMatchObject({
      value: 1,
    })
    expect(await findVisitor(db, clock, desk.token)).toBeDefined()
    expect(await endSessionsOf(needs, owner, { userId: owner.id, session: desk.visitor.session.publicId })).toEqual({
      ok: false,
      reason: 'unknown',
    })
    expect(await resetSecondFactor(needs, owner, { userId: id })).toMatchObject({ ok: true })
    expect(await findVisitor(db, clock, desk.token)).toBeUndefined()
    const anew = await signIn(id)
    expect((await findVisitor(db, clock, anew.token))?.visitor.awaits).toBe('enrolment')
    expect(await resetSecondFactor(needs, { id, role: 'editor' }, { userId: id })).toMatchObject({
      reason: 'forbidden',
    })
  })
})
