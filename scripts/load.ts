import { parseArgs } from 'node:util'
import { buildSite } from '#scripts/run.ts'
import { freePort, startPostgres } from '#scripts/test-postgres.ts'
import { describe } from '#tests/load/report.ts'
import { faultsOf, playSeason } from '#tests/load/season.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'

const HELP = `
  npm run load -- [--visits n] [--seconds n] [--processes n] [--seed n]

  Plays a day of an operator's season in ten minutes: visitors who look around, search, book and pay (the gateway's webhooks with
  them), few at night, most at nine in the evening, against processes of the built site on a PostgreSQL of its own with the demo
  in it. Visits begin when they are due, whether or not those before are over. Says how long each thing took and what was used up first.
  Touches no site and no database but its own.

  --visits     of the day (20000)
  --seconds    the day takes (600)
  --processes  2
  --seed       where chance begins (1); the same seed has the same visitors

  Exit codes: 0 the day is over, every answer was one its question may have, and some booked and paid; 1 it was not so;
  2 a word it does not know.
`

const words = readWords()
if (!words) process.exit(2)
else if (words === 'help') process.stdout.write(`${HELP}\n`)
else process.exit(await run(words))

function readWords(): 'help' | Record<'visits' | 'seconds' | 'processes' | 'seed', number> | undefined {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' }, visits: text, seconds: text, processes: text, seed: text },
    })
    if (values.help) return 'help'
    const { visits = '20000', seconds = '600', processes = '2', seed = '1' } = values
    const numbers = {
      visits: Number(visits),
      seconds: Number(seconds),
      processes: Number(processes),
      seed: Number(seed),
    }
    for (const [name, number] of Object.entries(numbers))
      if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1 on`)
    return numbers
  } catch (error) {
    process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n${HELP}\n`)
    return undefined
  }
}

async function run({ processes, ...day }: Exclude<ReturnType<typeof readWords>, 'help' | undefined>): Promise<number> {
  await buildSite()
  await using open = new AsyncDisposableStack()
  const server = await startPostgres()
  open.defer(server.stop)
  const metricsToken = crypto.randomUUID()
  const urls: string[] = []
  for (let at = 0; at < processes; at++) {
    const { path, remove } = await temporaryDirectory()
    open.defer(remove)
    // The first loads the demo.
    const site = await startSite({
      PORT: String(await freePort(26_400 + at * 10)),
      DATABASE_URL: server.url,
      DATA_DIR: path,
      AUTH_SECRET: 'a secret of the load harness, long enough to sign',
      SCRIPT_SIGNING_KEY: 'a signing key of the load harness, long enough to sign',
      METRICS_TOKEN: metricsToken,
      TRUST_PROXY: '127.0.0.1',
    })
    open.defer(async () => void (await site.stop('SIGKILL')))
    urls.push(site.url)
  }
  const season = { ...day, urls, metricsToken, pictures: 3 }
  const outcome = await playSeason(season)
  process.stdout.write(`${describe(season, outcome)}\n`)
  return faultsOf(outcome).length === 0 ? 0 : 1
}
