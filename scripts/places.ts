import { seedPlaces } from '#demo/seed-places.server.ts'
import { openOwnDatabase } from '#domain/services.server.ts'
import { systemClock } from '#platform/clock.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import { openLog } from '#platform/log.server.ts'

const HELP = `
  npm run places

  Gives the live site of this environment (APP_MODE=live and the rest, DATABASE_URL, DATA_DIR) India to begin with: its states,
  some five hundred places and as many sights, with what is said of them and a poster each, and the roads between. No package,
  no car, no article. All of it is the office's to change from then on; where it comes from is in demo/facts/SOURCES.md. With
  PGlite stop the site first.

  Exit codes: 0 they are there; 1 nothing was written, and why is said: states are there already, it is a demo's, or it
  could not be opened; 2 a word it does not know.
`

const words = process.argv.slice(2)
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length > 0) fail(2, `it takes no words but --help, and got: ${words.join(' ')}`)
else await run()

async function run(): Promise<void> {
  try {
    process.stdout.write(`\n  ${await takeIn()}\n\n`)
  } catch (error) {
    fail(1, error instanceof Error ? error.message : String(error))
  }
}

async function takeIn(): Promise<string> {
  const config = readConfig()
  const place = placeOf(config.database)
  if (config.mode === 'demo') throw new Error('a demo brings its own. Set APP_MODE=live, as the site has it.')
  const database = await openOwnDatabase(config, { clock: systemClock, log: openLog('silent') })
  try {
    const seeded = await seedPlaces({ db: database.db, clock: systemClock }, config.projectDir)
    if (!seeded) throw new Error(`this site has states already, and what stands is not written over. (${place})`)
    const { states, cities, attractions, roads } = seeded
    return `${states} states, ${cities} places, ${attractions} sights and ${roads} roads are there. (${place})`
  } finally {
    await database.close()
  }
}

function fail(code: 1 | 2, why: string): void {
  process.stderr.write(`\n  No places were taken in: ${why}\n\n`)
  process.exitCode = code
}
