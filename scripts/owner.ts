import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '#demo/accounts.server.ts'
import { giveOwnersCode, inviteFirstOwner } from '#domain/accounts/owner-at-terminal.server.ts'
import { appointFirstOwner } from '#domain/accounts/roles.server.ts'
import type { FirstOwnerRefusal } from '#domain/accounts/roles.server.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { joinUrl } from '#domain/accounts/staff-invitations.server.ts'
import { systemClock } from '#platform/clock.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'
import { openSiteKeys } from '#platform/demo-keys.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'

const WHY_NOT: Record<FirstOwnerRefusal, string> = {
  'already-owned': 'The site has an owner already; an owner appoints others.',
  unknown: 'Nobody has an account with this mobile: sign up on the site first, or give an e-mail to be invited by.',
  unverified: 'This mobile or e-mail was never verified. Give the mobile the account was made with.',
  'set-apart': 'This is a demo account, whose password everybody knows.',
  leaving: 'This account is about to be deleted: sign in and choose Keep my account first.',
}
const APART = DEMO_ACCOUNTS.map(({ email }) => email)

const HELP = `
  npm run owner -- WHO

  Makes WHO, a verified mobile or e-mail, the owner of the site of this environment (DATABASE_URL, DATA_DIR) while it has none; invites
  an e-mail nobody has an account with, by a link that makes one. To whoever owns it already it gives a code that counts once in place of
  the second factor. With PGlite stop the site first.

  Exit codes: 0 it is done; 1 it is not, and why is said; 2 a word it does not know.
`

const words = process.argv.slice(2)
const [contact = ''] = words
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length !== 1 || !isContact(contact))
  fail(
    2,
    `say whom, by a mobile or an e-mail: npm run owner -- person@example.org${words.length > 0 ? `; it got: ${words.join(' ')}` : ''}`,
  )
else await run()

async function run(): Promise<void> {
  try {
    say(await letIn(contact))
  } catch (error) {
    fail(1, error instanceof Error ? error.message : String(error))
  }
}

function isContact(word: string): boolean {
  return EmailAddress.safeParse(word).success || readMobile(word) !== undefined
}

function fail(code: 1 | 2, why: string): void {
  process.stderr.write(`\n  No owner was appointed: ${why}\n\n`)
  process.exitCode = code
}

async function letIn(contact: string): Promise<string[]> {
  const config = readConfig()
  const migrationsDir = join(config.projectDir, 'db/migrations')
  const database = await openDatabase(config.database, { migrationsDir, log: openLog('silent'), mustBeThere: true })
  try {
    return [...(await appoint(config, database.db, contact)), `(${placeOf(config.database)})`]
  } finally {
    await database.close()
  }
}

/** Makes them the owner, gives the owner a code, or invites whoever is not known yet: what is lacking, in this order. */
async function appoint(config: Config, db: Db, contact: string): Promise<string[]> {
  const appointed = await appointFirstOwner(db, contact, APART)
  if (!appointed.ok && appointed.reason === 'unknown') return invite(config, db, contact)
  const needs = { db, clock: systemClock, keys: await openSiteKeys(config) }
  const given = appointed.ok || appointed.reason === 'already-owned' ? await giveOwnersCode(needs, contact) : undefined
  if (!given?.ok) throw new Error(`${appointed.ok ? '' : WHY_NOT[appointed.reason]} (${placeOf(config.database)})`)
  const { name, code } = given.value
  return [
    appointed.ok
      ? `${name} (${contact}) owns the site now and was signed out everywhere.`
      : `${name} (${contact}) owns the site.`,
    `Where no mail comes, or the phone is lost, this counts once in place of its code: ${code}`,
  ]
}

async function invite(config: Config, db: Db, contact: string): Promise<string[]> {
  const invited = await inviteFirstOwner({ db, clock: systemClock }, contact, APART)
  if (!invited.ok) throw new Error(`${WHY_NOT.unknown} (${placeOf(config.database)})`)
  return [
    `Nobody has an account with ${contact} yet. Whoever opens this within three days, once, has one and owns the site:`,
    joinUrl(config, invited.value.token),
    'If mail does not work by then, run this again for a code in place of the mailed one.',
  ]
}

function say(lines: readonly string[]): void {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
}
