import { parseArgs } from 'node:util'
import { chaos } from '#tests/chaos/chaos.ts'
import type { Outcome, Size } from '#tests/chaos/chaos.ts'
import { WRONG } from '#tests/chaos/wrong.ts'

const HELP = `
  npm run chaos -- [--seed n] [--seeds n] [--buyers n] [--seconds n] [--processes n] [--crowd n] [--calm seconds] [--wrong name|all]

  Sells seats by HTTP to buyers in bursts, from several processes on a PostgreSQL of its own, while processes and
  the database are killed (kill -9) and the payment gateway tells late, twice, out of order or nothing; then counts
  every seat and every rupee, and what anybody was told. Touches no database but its own.

  --seed       where chance begins (otherwise the time); the same seed has the same buyers
  --seeds      so many runs, each with the next seed (1)
  --buyers     150; the full size is 10000
  --seconds    over which they come (20)
  --processes  4
  --crowd      buyers at a time (48, as many as a small machine has answers for)
  --calm       seconds between one kill of a process and the next, in the middle (2.75)
  --wrong      a version that is wrong on purpose, which must not be proven; all tries each:
               ${Object.keys(WRONG).join(', ')}

  Exit codes: 0 proven, and each wrong version caught; 1 not; 2 a word it does not know.
`

const words = readWords()
// What stops PostgreSQL at the end sets `process.exitCode` back.
if (!words) process.exit(2)
else if (words.help) process.stdout.write(`${HELP}\n`)
else await run(words)

function readWords() {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', short: 'h' },
        seed: text,
        seeds: text,
        buyers: text,
        seconds: text,
        processes: text,
        crowd: text,
        calm: text,
        wrong: text,
      },
    })
    if (values.wrong !== undefined && values.wrong !== 'all' && !WRONG[values.wrong])
      throw new Error(`there is no wrong version ${values.wrong}`)
    return values
  } catch (error) {
    process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n${HELP}\n`)
    return undefined
  }
}

async function run({
  seed,
  seeds = '1',
  buyers = '150',
  seconds = '20',
  processes = '4',
  crowd = '48',
  calm = '2.75',
  wrong,
}: NonNullable<ReturnType<typeof readWords>>) {
  const first = Number(seed ?? Date.now() % 1_000_000)
  const versions = wrong === 'all' ? Object.keys(WRONG) : [wrong]
  let isWell = true
  for (let at = 0; at < Number(seeds); at++)
    for (const version of versions) {
      const size = {
        seed: first + at,
        buyers: Number(buyers),
        seconds: Number(seconds),
        processes: Number(processes),
        crowd: Number(crowd),
        calmSeconds: Number(calm),
        wrong: version,
      }
      const outcome = await chaos(size)
      isWell &&= outcome.isProven === (version === undefined)
      process.stdout.write(describe(size, outcome))
    }
  // What stops PostgreSQL at the end sets an exit code back.
  process.exit(isWell ? 0 : 1)
}

function describe(
  { seed, buyers, processes, wrong }: Size,
  { tally, isProven, answers, killed, tookSeconds, why }: Outcome,
): string {
  const verdict = isProven ? 'PROVEN' : 'NOT PROVEN'
  return [
    '',
    `  seed ${seed}${wrong ? `, ${wrong}` : ''}: ${verdict}${wrong ? (isProven ? ': the wrong version was not caught' : ': the wrong version was caught') : ''}`,
    `  ${buyers} buyers, ${processes} processes, ${tookSeconds} s; killed ${killed.processes} processes and the database ${killed.databases} times`,
    `  told: ${answers.held.size} holds, ${answers.confirmed.size} confirmed, ${answers.changed.size} changed (${answers.carsChanged} of cars), ${answers.shared.size} groups with ${answers.sharesPaid} friends paying, ${answers.cancelled.size} cancelled, ${answers.orders.size} orders, ${answers.captured.size} payments, ${answers.events.size} notices`,
    `  refused: ${[...answers.refused].map(([reason, count]) => `${count} ${reason}`).join(', ') || 'nobody'}`,
    ...Object.entries(tally).map(([what, count]) => `  ${count} ${what}`),
    ...why.map((line) => `    ${line.slice(0, 400)}`),
    '',
  ].join('\n')
}
