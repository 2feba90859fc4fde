import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { test } from '#tests/database.ts'
import { PASSWORD } from '#tests/benches/account-bench.ts'
import { hashPassword, verifyPassword } from './passwords.server.ts'
import { changePassword } from './profile.server.ts'
import { profileBench as bench } from '#tests/benches/profile-bench.ts'
import { users } from './tables.ts'

const NEW = 'a kite over the ghats'

describe('a new password', () => {
  test('needs the one before, ends every other session and is told', async ({ db }) => {
    const { person, signIn, needs, user, mails, again } = bench(db)
    const id = await person({ email: 'm@example.org', mobile: '+919876500001' })
    const [here, there] = [await signIn(id), await signIn(id)]
    expect(await changePassword(needs, here.visitor, { current: PASSWORD, next: NEW })).toMatchObject({ ok: true })
    expect(await verifyPassword(NEW, (await user(id))?.passwordHash ?? null)).toBe(true)
    expect(await again(here.token)).toBeDefined()
    expect(await again(there.token)).toBeUndefined()
    expect(await mails()).toMatchObject([
      { channel: 'sms', to: '+919876500001', subject: 'Your password was changed' },
      { channel: 'email', to: 'm@example.org', subject: 'Your password was changed: Padav' },
    ])
  })

  test('is told by SMS six times a day, by mail every time (caught: an SMS for every change)', async ({ db }) => {
    const { visitor, needs, mails, pass } = bench(db)
    const meera = await visitor()
    const told = async () => Object.groupBy(await mails(), ({ channel }) => channel)
    for (let i = 0; i < 8; i++) {
      const [current, next] = i % 2 === 0 ? [PASSWORD, NEW] : [NEW, PASSWORD]
      expect(await changePassword(needs, meera, { current, next })).toMatchObject({ ok: true })
    }
    expect([(await told()).sms?.length, (await told()).email?.length]).toEqual([6, 8])
    pass(DAY)
    expect(await changePassword(needs, meera, { current: PASSWORD, next: NEW })).toMatchObject({ ok: true })
    expect((await told()).sms).toHaveLength(7)
  })

  test('is refused for a wrong one, ten times an hour, fresh session or not (caught: a fresh session is enough)', async ({
    db,
  }) => {
    const { visitor, needs, user, mails, pass } = bench(db)
    const meera = await visitor()
    const before = await user(meera.id)
    const change = (current: string) => changePassword(needs, meera, { current, next: NEW })
    for (let i = 0; i < 10; i++) expect(await change('wrong')).toEqual({ ok: false, reason: 'password-wrong' })
    expect(await change(PASSWORD)).toEqual({ ok: false, reason: 'login-too-many' })
    expect([await user(meera.id), await mails()]).toEqual([before, []])
    pass(HOUR)
    expect(await change(PASSWORD)).toMatchObject({ ok: true })
  })

  test('is not set by who knew the one before, once that was reset meanwhile (caught: setting it whatever stands there by then)', async ({
    db,
  }) => {
    const { visitor, needs, user } = bench(db)
    const meera = await visitor()
    const resetHash = await hashPassword('set by its owner')
    const transaction = async (...work: Parameters<Db['transaction']>) => {
      await db.update(users).set({ passwordHash: resetHash }).where(eq(users.id, meera.id))
      return db.transaction(...work)
    }
    const late = new Proxy(db, { get: (db, name) => (name === 'transaction' ? transaction : Reflect.get(db, name)) })
    const changing = changePassword({ ...needs, db: late }, meera, { current: PASSWORD, next: NEW })
    expect(await changing).toEqual({ ok: false, reason: 'password-wrong' })
    expect((await user(meera.id))?.passwordHash).toBe(resetHash)
  })

  test('is refused when it will not do', async ({ db }) => {
    const { visitor, needs, nameSite } = bench(db)
    const meera = await visitor({ name: 'Meera Nair' })
    await nameSite('Kerala Trails')
    for (const [next, reason] of [
      ['short', 'password-short'],
      ['Meera Nair', 'password-own'],
      ['Kerala.Trails.1', 'password-own'],
    ] as const)
      expect(await changePassword(needs, meera, { current: PASSWORD, next })).toEqual({ ok: false, reason })
  })

  test('where there was none needs a fresh sign-in', async ({ db }) => {
    const { visitor, needs, pass } = bench(db)
    const meera = await visitor({ hasPassword: false })
    pass(15 * MINUTE)
    const change = () => changePassword(needs, meera, { current: '', next: NEW })
    expect(await change()).toEqual({ ok: false, reason: 'proof-needed' })
    pass(-1)
    expect(await change()).toMatchObject({ ok: true })
  })
})
