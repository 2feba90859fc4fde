import { sql } from 'drizzle-orm'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { hashPassword } from '#domain/accounts/passwords.server.ts'
import type { Role } from '#domain/policy/role.ts'
import { startSession } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { putSetting } from '#domain/settings/settings.server.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { users } from '#domain/accounts/tables.ts'

export const START = new Date('2026-11-20T04:30:00Z')
export const PASSWORD = 'three wet umbrellas'
export const PHONE = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36',
  network: '203.0.113.7',
}
/** Hashed once: most tests need one and none looks at it. */
const HASH = hashPassword(PASSWORD)

type NewAccount = { email?: string | null; mobile?: string | null; role?: Role; name?: string; hasPassword?: boolean }

// Some tests of a file keep what they write, so that no two people may ever share an address.
let made = 0

/** People on a test's database, with a clock to move. */
export function accountBench(db: Db) {
  const clock = stoppedClock(START)
  const keys = openKeyRing(['a secret for tests that is long enough'])
  async function person({ hasPassword = true, ...wanted }: NewAccount = {}): Promise<string> {
    made++
    const given = {
      name: 'Meera Nair',
      email: `person${made}@example.org`,
      mobile: `+91987654${String(made).padStart(4, '0')}`,
      ...wanted,
    }
    const password = hasPassword ? { passwordHash: await HASH, passwordChangedAt: START } : {}
    const [user] = await db
      .insert(users)
      .values({ ...given, ...password, mobileVerifiedAt: START })
      .returning({ id: users.id })
    if (!user) throw new Error('nobody was made')
    return user.id
  }
  const signIn = (userId: string, replaces?: string) =>
    startSession(db, clock, { userId, device: PHONE, ...(replaces === undefined ? {} : { replaces }) })
  return {
    needs: { db, clock, keys },
    clock,
    keys,
    person,
    signIn,
    visitor: async (wanted: NewAccount = {}): Promise<Visitor> => (await signIn(await person(wanted))).visitor,
    pass: (ms: number) => clock.set(new Date(clock.now().getTime() + ms)),
    user: async (id: string) => (await db.select().from(users)).find((user) => user.id === id),
    nameSite: (operatorName: string) => putSetting(db, 'site', { ...UNKNOWN_SITE, operatorName }),
    mails: async () => (await listOutbox(db, 1000)).toReversed(),
  }
}

/** Opens the pool's connections, so that what is then asked at once is really asked at once. */
export async function openConnections(db: Db): Promise<void> {
  await Promise.all(Array.from({ length: 8 }, () => db.execute(sql`select pg_sleep(0.02)`)))
}
