import { describe, expect } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, loadDemoAccounts } from '#demo/accounts.server.ts'
import type { DemoNeeds } from '#demo/load.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { logIn } from '#domain/accounts/login.server.ts'
import { states } from '#domain/catalogue/tables.ts'
import { readConfig } from '#platform/config.server.ts'
import { openLog } from '#platform/log.server.ts'
import { test } from '#tests/database.ts'
import { prepareToOpen } from './before-opening.ts'

const device = { userAgent: '', network: '127.0.0.1' }

describe('a live site on the database of a demo', () => {
  test('opens to nobody who knows the demo password, and is given no demo (caught: closing the accounts in a demo only)', async ({
    db,
  }) => {
    const { needs } = accountBench(db)
    await loadDemoAccounts(needs)
    const config = { ...readConfig({}), mode: 'live' } as const
    await prepareToOpen({ ...needs, config, log: openLog('silent') } as unknown as DemoNeeds)
    for (const { email } of DEMO_ACCOUNTS)
      expect(await logIn(needs, { email, password: DEMO_PASSWORD, device, browserHash: 'x' })).toMatchObject({
        reason: 'login-wrong',
      })
    expect(await db.select().from(states)).toEqual([])
  })
})
