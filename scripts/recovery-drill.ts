import { recoveryDrill } from '#tests/recovery/drill.ts'

const HELP = `
  npm run recovery-drill

  Sells on a PostgreSQL of its own that archives as deploy/recovery.md says, copies it while it runs, sells more, drops everything, loses the
  server, and goes back to the moment before; says what is there again, and how long it took. Touches no database but its own.

  Exit codes: 0 what was sold before the moment is there, nothing else, and the books hold; 1 it is not so; 2 a word it does not know.
`

const words = process.argv.slice(2)
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length > 0) {
  process.stderr.write(`\n  it takes no words but --help\n${HELP}\n`)
  process.exitCode = 2
} else process.exit(await run())

/** The exit code: what stops PostgreSQL at the end sets back one that is only noted. */
async function run(): Promise<0 | 1> {
  const { sold, atMoment, gigabytes } = await recoveryDrill()
  const wanted = [sold.before, sold.until].toSorted().join(' ')
  const isWell = atMoment.references.toSorted().join(' ') === wanted && atMoment.findings === 0
  process.stdout.write(`
  Sold ${sold.before} before the copy, ${sold.until} after it, ${sold.after} after the moment.
  Back at the moment in ${atMoment.seconds.toFixed(1)} s, with a database of ${gigabytes.toFixed(3)} GB: ${atMoment.references.join(', ')}.
  ${atMoment.findings} rules of the books broken.\n\n`)
  return isWell ? 0 : 1
}
