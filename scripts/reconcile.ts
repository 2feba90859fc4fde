import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import type { BookFinding, BooksCheck } from '#domain/bookings/pay/books.server.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { formatPaise } from '#platform/money.ts'

const HELP = `
  npm run reconcile

  Proves the books of the database of this environment (DATABASE_URL, DATA_DIR) and changes nothing: every seat of every
  departure is a booking's, every rupee a provider took is applied, due back, paid back or in dispute, nothing was
  done twice and nothing waits for too long; where settlements are taken in, they say what the books say. It may run
  beside the site on PostgreSQL.

  Exit codes: 0 everything holds; 1 something does not, and is named; 2 it could not look, or a word it does not know.
`

const words = process.argv.slice(2)
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length > 0) fail(`it takes no words but --help, and got: ${words.join(' ')}`)
else await run()

async function run(): Promise<void> {
  try {
    const config = readConfig()
    const check = await look(config)
    process.stdout.write(`\n${describe(check, placeOf(config.database))}\n`)
    process.exitCode = check.findings.length > 0 ? 1 : 0
  } catch (error) {
    fail(reasonOf(error))
  }
}

async function look({ database: choice }: Config): Promise<BooksCheck> {
  const database = await openDatabase(choice, { migrationsDir: AS_FOUND, log: openLog('silent'), mustBeThere: true })
  return checkBooks(database.db).finally(database.close)
}

function describe({ counted, rules, findings }: BooksCheck, place: string): string {
  const { departures, bookings, payments, paidPaise, ...accounts } = counted
  const where = Object.entries(accounts).map(([account, paise]) => `${formatPaise(paise)} ${account}`)
  return [
    `  ${departures} departures, ${bookings} bookings, ${payments} payments. (${place})`,
    `  ${formatPaise(paidPaise)} taken: ${where.join(', ')}.`,
    `  ${rules} rules tried, ${findings.length} broken.`,
    ...findings.flatMap(describeFinding),
    '',
  ].join('\n')
}

function describeFinding({ rule, says, count, faults }: BookFinding): string[] {
  const lines = faults.map(({ about, found, wanted }) => `    ${about}: ${found ?? 'none'}, not ${wanted ?? 'this'}`)
  const more = count > faults.length ? [`    and ${count - faults.length} more`] : []
  return ['', `  ${rule}: ${count}. ${says}`, ...lines, ...more]
}

/** Of a statement that failed the database's own words, which are shorter. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function fail(why: string): void {
  process.stderr.write(`\n  The books could not be proved: ${why}\n\n`)
  process.exitCode = 2
}
