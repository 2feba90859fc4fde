import { closeDemoAccounts } from '#demo/accounts.server.ts'
import { loadDemo } from '#demo/load.server.ts'
import type { DemoNeeds } from '#demo/load.server.ts'
import { say } from './announce.ts'

/** What must be so before anybody may come in: a demo has its catalogue and accounts, a live site no account whose password stands in the README. */
export async function prepareToOpen(needs: Omit<DemoNeeds, 'say'>): Promise<void> {
  if (needs.config.mode === 'demo') return void (await loadDemo({ ...needs, say }))
  const closed = await closeDemoAccounts(needs)
  if (closed > 0) needs.log.warn({ closed }, 'this database was a demo: its accounts were closed')
}
