import { describe, expect, vi } from 'vitest'
import { accountBench } from '#tests/benches/account-bench.ts'
import { logIn } from '#domain/accounts/login.server.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { refusePassword } from '#domain/accounts/passwords.server.ts'
import { findVisitor } from '#domain/accounts/sessions.server.ts'
import { DEFAULT_NAME } from '#domain/settings/settings.ts'
import { users } from '#domain/accounts/tables.ts'
import { announceStart } from '#server/announce.ts'
import { readConfig } from '#platform/config.server.ts'
import { test } from '#tests/database.ts'
import { closeDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD, loadDemoAccounts } from './accounts.server.ts'

const device = { userAgent: '', network: '127.0.0.1' }

describe('the demo accounts', () => {
  test('are the four of the README, each with its role, its mobile and the one password', async ({ db }) => {
    const { needs, user } = accountBench(db)
    await loadDemoAccounts(needs)
    for (const { role, email, mobile, name } of DEMO_ACCOUNTS) {
      const entered = await logIn(needs, { email, password: DEMO_PASSWORD, device, browserHash: 'x' })
      expect(entered).toMatchObject({ ok: true })
      const found = entered.ok ? await user(entered.value.userId) : undefined
      expect(found).toMatchObject({ role, email, mobile, name })
      expect([readMobile(mobile), refusePassword(DEMO_PASSWORD, { name, email, site: DEFAULT_NAME })]).toEqual([
        mobile,
        undefined,
      ])
    }
    expect(DEMO_ACCOUNTS.map(({ role }) => role)).toEqual(['traveller', 'sales', 'editor', 'owner'])
  })

  test('are opened once, and what was changed stays', async ({ db }) => {
    const { needs } = accountBench(db)
    await loadDemoAccounts(needs)
    await db.update(users).set({ name: 'Changed' })
    const before = await db.select().from(users)
    await loadDemoAccounts(needs)
    expect(await db.select().from(users)).toEqual(before)
  })

  test('lose the demo password, their sessions, mobiles and roles before a site goes live, unless it was changed (caught: leaving the mobile, by which its holder could reset the owner’s password)', async ({
    db,
  }) => {
    const { needs, signIn, clock, person } = accountBench(db)
    await loadDemoAccounts(needs)
    const mine = await person({ email: 'mine@example.org' })
    const [owner] = (await db.select().from(users)).filter(({ role }) => role === 'owner')
    const { token } = await signIn(owner?.id ?? '')
    expect(await closeDemoAccounts(needs)).toBe(4)
    expect(await closeDemoAccounts(needs)).toBe(0)
    expect(await findVisitor(db, clock, token)).toBeUndefined()
    for (const { email } of DEMO_ACCOUNTS)
      expect(await logIn(needs, { email, password: DEMO_PASSWORD, device, browserHash: 'x' })).toMatchObject({
        ok: false,
      })
    const everyone = await db.select().from(users)
    expect(everyone.find(({ id }) => id === mine)?.passwordHash).not.toBeNull()
    for (const { id, mobile, role } of everyone) if (id !== mine) expect([mobile, role]).toEqual([null, 'traveller'])
  })
})

describe('opening them', () => {
  test('by several processes at once makes four', async ({ database }) => {
    const { needs } = accountBench(database.db)
    await Promise.all([loadDemoAccounts(needs), loadDemoAccounts(needs), loadDemoAccounts(needs)])
    const found = await database.db.select().from(users)
    expect(found).toHaveLength(4)
    expect(new Set(found.map(({ email }) => email))).toEqual(new Set(DEMO_ACCOUNTS.map(({ email }) => email)))
  })
})

describe('the start', () => {
  test('prints them in demo mode, and never in live mode', () => {
    const printed = (config: ReturnType<typeof readConfig>) => {
      const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      announceStart({ config }, 'http://127.0.0.1:3000')
      return write.mock.calls.map(([words]) => String(words)).join('')
    }
    const config = readConfig({})
    for (const { email } of DEMO_ACCOUNTS) expect(printed(config)).toContain(email)
    expect(printed(config)).toContain(DEMO_PASSWORD)
    vi.restoreAllMocks()
    const live = printed({ ...config, mode: 'live' })
    expect(live).toContain('Live')
    expect(live).not.toMatch(/padav\.test|tea-at-the-halt/)
  })
})
