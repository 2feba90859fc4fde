import { join } from 'node:path'
import { callOffDeparture, giveBackCalledOff } from '#domain/bookings/cancel/operator-cancellation.server.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { openOtherNames } from '#domain/search/sentences/other-names.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import { systemClock } from '#platform/clock.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { formatDate } from '#platform/dates.ts'
import { openLog } from '#platform/log.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { openSiteKeys } from '#platform/demo-keys.server.ts'

const HELP = `
  npm run call-off -- DEPARTURE [--because "WHY" --yes]

  Calls a departure off: nobody can book it any more, and everybody who booked is told why. Where other dates have their seats they may move to
  one free of charge within a week; all others get everything back at once, with a mail and a refund voucher each. Without --yes it only says what
  would happen. DEPARTURE is its id, as GET /api/departures/{id} takes it. It may run beside the site on PostgreSQL; with the built-in database stop the site first.

  Exit codes: 0 done, or shown; 1 it could not be done; 2 a word it does not know.
`

const words = process.argv.slice(2)
const at = words.indexOf('--because')
const because = at < 0 ? '' : (words.splice(at, 2)[1] ?? '')
const [id, ...more] = words.filter((word) => word !== '--yes')
if (words.includes('--help') || words.includes('-h')) process.stdout.write(`${HELP}\n`)
else if (id === undefined || more.length > 0 || id.startsWith('-'))
  fail(2, 'say which, and only that: npm run call-off -- DEPARTURE [--because "WHY" --yes]')
else await run(id).catch((error: unknown) => fail(1, error instanceof Error ? error.message : String(error)))

async function run(id: string): Promise<void> {
  const config = readConfig()
  const migrationsDir = join(config.projectDir, 'db/migrations')
  const database = await openDatabase(config.database, { migrationsDir, log: openLog('silent'), mustBeThere: true })
  try {
    process.stdout.write(`\n  ${await callOff(database.db, config, id)} (${placeOf(config.database)})\n\n`)
  } finally {
    await database.close()
  }
}

async function callOff(db: Db, config: ReturnType<typeof readConfig>, departureId: string): Promise<string> {
  const departure = await findDeparture(db, departureId)
  if (!departure) throw new Error(`there is no departure ${departureId}`)
  const { held, sold, startsOn } = departure
  const name = `${departure.package.name}, ${formatDate(startsOn)}`
  if (!words.includes('--yes'))
    return `${name}: ${sold} seats are sold and ${held} held. Say --yes to call it off and give everything back.`
  const needs = {
    db,
    clock: systemClock,
    config,
    keys: await openSiteKeys(config),
    memory: openTagMemory(),
    gstRates: GST_RATES,
    otherNames: openOtherNames,
  }
  const called = await callOffDeparture(needs, { program: 'call-off' }, { departureId, because })
  if (!called.ok && called.reason === 'invalid') throw new Error('say why, for those who booked: --because "WHY"')
  if (!called.ok && called.reason !== 'not-allowed') throw new Error(`it was refused: ${called.reason}`)
  const choosing = called.ok ? `, ${called.value.choosing} may choose another date` : ''
  return `${name} is called off; ${await giveBackCalledOff(needs)} bookings were cancelled with everything back${choosing}.`
}

function fail(code: 1 | 2, why: string): void {
  process.stderr.write(`\n  It did not come to its end: ${why}\n\n`)
  process.exitCode = code
}
