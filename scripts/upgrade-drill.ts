import { buildSite } from '#scripts/run.ts'
import { describe, isWell } from '#tests/upgrade/report.ts'
import { upgrade } from '#tests/upgrade/upgrade.ts'
import { checkOut, revisionBefore } from '#tests/upgrade/version-before.ts'

const HELP = `
  npm run upgrade-drill -- [REVISION]

  Brings this version in beside the one before, as a site of several processes does: REVISION (without a word the newest tag, or where
  there is none the last commit before the newest migration) is installed and built in a folder of its own and sells on a PostgreSQL of
  its own; this version starts beside it, which migrates; both sell, take money, cancel and show pages and the office; each is asked for
  what the other sold; then the version before goes on alone, on the migrated database. Touches no site and no database but its own.

  Exit codes: 0 nothing was refused, nothing met with surprise, and the books hold; 1 it was not so; 2 a word it does not know.
`

const words = process.argv.slice(2)
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length > 1 || words[0]?.startsWith('-')) {
  process.stderr.write(`\n  it takes one revision, and got: ${words.join(' ')}\n${HELP}\n`)
  process.exit(2)
} else process.exit(await run(words[0] ?? revisionBefore()))

async function run(revision: string): Promise<number> {
  await buildSite()
  const { dir, name, remove } = await checkOut(revision)
  try {
    const outcome = await upgrade(dir)
    process.stdout.write(describe(name, outcome))
    return isWell(outcome) ? 0 : 1
  } finally {
    await remove()
  }
}
