import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '#demo/accounts.server.ts'
import { appointFirstOwner } from '#domain/accounts/roles.server.ts'
import type { FirstOwnerRefusal } from '#domain/accounts/roles.server.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'

const WHY_NOT: Record<FirstOwnerRefusal, string> = {
  'already-owned': 'The site has an owner already; an owner appoints others.',
  unknown: 'Nobody has an account with this mobile or e-mail: sign up on the site first.',
  unverified: 'This mobile or e-mail was never verified. Give the mobile the account was made with.',
  'set-apart': 'This is a demo account, whose password everybody knows.',
  leaving: 'This account is about to be deleted: sign in and choose Keep my account first.',
}

try {
  const [contact, ...more] = process.argv.slice(2)
  if (!contact || more.length > 0) throw new Error('say whom: npm run owner -- person@example.org (or a mobile)')
  say(await appoint(contact))
} catch (error) {
  process.stderr.write(`\n  No owner was appointed: ${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exitCode = 1
}

async function appoint(contact: string): Promise<string> {
  const { database: choice, projectDir } = readConfig()
  const migrationsDir = join(projectDir, 'db/migrations')
  const database = await openDatabase(choice, { migrationsDir, log: openLog('silent') })
  try {
    const apart = DEMO_ACCOUNTS.map(({ email }) => email)
    const appointed = await appointFirstOwner(database.db, contact, apart)
    if (!appointed.ok) throw new Error(`${WHY_NOT[appointed.reason]} (${placeOf(choice)})`)
    return `${appointed.value.name} (${contact}) owns the site now and was signed out everywhere. (${placeOf(choice)})`
  } finally {
    await database.close()
  }
}

function say(words: string): void {
  process.stdout.write(`\n  ${words}\n\n`)
}
