import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { hashPassword } from '#domain/accounts/passwords.server.ts'
import { sessions, users } from '#domain/accounts/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { authBench, MEERA } from '#tests/benches/auth-bench.ts'

/** A database on which the password is reset just before a session is begun, as if the owner had been quicker. */
function quicker(db: Db, passwordHash: string): Db {
  const transaction = async (...work: Parameters<Db['transaction']>) => {
    await db.update(users).set({ passwordHash }).where(eq(users.email, MEERA.email))
    return db.transaction(...work)
  }
  return new Proxy(db, { get: (db, name) => (name === 'transaction' ? transaction : Reflect.get(db, name)) })
}

describe('whoever knew the password that was reset a moment ago', () => {
  // Caught: calls that hand startSession no more than who it is.
  test('gets no session, by either call', async ({ db }) => {
    await authBench(db).enrol()
    const before = await db.select().from(users)
    const { browser } = authBench(quicker(db, await hashPassword('set by its owner')))
    const thief = browser()
    const answer = await thief.json('/api/authentication/login', MEERA)
    expect([answer.status, await answer.json()]).toMatchObject([401, { message: expect.any(String) }])
    await db.update(users).set({ passwordHash: before[0]?.passwordHash ?? null })
    const { email, password } = MEERA
    expect((await thief.protocol('callback/credentials', { email, password })).status).toBe(401)
    expect([await thief.session(), await db.select().from(sessions)]).toEqual([{}, []])
  })
})
