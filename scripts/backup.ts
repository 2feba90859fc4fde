import { resolve } from 'node:path'
import { checkBackup, writeBackup } from '#server/backup/backup-file.server.ts'
import type { CopySummary } from '#server/backup/site-copy.server.ts'
import { SHORTEST_PASSPHRASE } from '#platform/backup/sealed.ts'
import { systemClock } from '#platform/clock.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'

const HELP = `
  npm run backup -- [FILE]
  npm run backup -- --check FILE

  Writes the whole site of this environment (DATABASE_URL, DATA_DIR) into one file, as it stands at one moment, while it goes on
  selling: every row of the database, every picture somebody put there, a demo's keys. Without FILE it is
  backups/padav-DATE-TIME.age. The file is encrypted with BACKUP_PASSPHRASE (${SHORTEST_PASSPHRASE} characters or more; without it nobody
  opens the file again) in the age format, is opened and counted before it gets its name, and is never written over.
  On PGlite the site is asked for its rows and answers nobody else while it reads them.

  --check opens a file and counts what is in it; nothing is changed.

  Exit codes: 0 written, or the file is whole; 1 it could not be done, or the file is not whole; 2 a word it does not know, or no passphrase.
`

const words = process.argv.slice(2)
const isCheck = words[0] === '--check'
const files = isCheck ? words.slice(1) : words
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (files.length > 1 || (isCheck && files.length === 0) || files.some((word) => word.startsWith('-')))
  fail(2, `it takes one file, and got: ${words.join(' ')}`)
else await run()

async function run(): Promise<void> {
  const passphrase = process.env['BACKUP_PASSPHRASE'] ?? ''
  if (passphrase.length < SHORTEST_PASSPHRASE)
    return fail(
      2,
      `set BACKUP_PASSPHRASE, ${SHORTEST_PASSPHRASE} characters or more, and keep it where the backup is not`,
    )
  try {
    process.stdout.write(`\n  ${isCheck ? await check(files[0]!, passphrase) : await write(files[0], passphrase)}\n\n`)
  } catch (error) {
    fail(1, error instanceof Error ? error.message : String(error))
  }
}

async function check(file: string, passphrase: string): Promise<string> {
  const summary = await checkBackup(resolve(file), passphrase)
  return `${file} is whole, of ${summary.madeAt}: ${describe(summary)}.`
}

async function write(named: string | undefined, passphrase: string): Promise<string> {
  const { database, dataDir, bucket } = readConfig()
  const now = systemClock.now()
  const file = named ?? `backups/padav-${now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.age`
  const { summary, size } = await writeBackup(
    { database, dataDir, bucket },
    { file: resolve(file), passphrase, clock: systemClock },
  )
  const seconds = ((systemClock.now().getTime() - now.getTime()) / 1000).toFixed(1)
  const lost =
    summary.missing.length > 0 ? ` ${summary.missing.length} pictures have lost their file and are not in it.` : ''
  return `${file}: ${describe(summary)}, ${(size / 1e6).toFixed(1)} MB in ${seconds} s, opened and counted.${lost} (${placeOf(database)})`
}

function describe({ rows, tables, pictures, missing }: CopySummary): string {
  const kept = pictures.length - missing.length
  return `${rows} rows of ${Object.keys(tables).length} tables, ${kept} ${kept === 1 ? 'picture' : 'pictures'}`
}

function fail(code: 1 | 2, why: string): void {
  process.stderr.write(`\n  ${isCheck ? 'That is no whole backup' : 'No backup was made'}: ${why}\n\n`)
  process.exitCode = code
}
