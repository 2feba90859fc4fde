import { setTimeout as pause } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { bookings } from '#domain/bookings/tables.ts'
import { expireHolds } from '#domain/bookings/hold/expiry.server.ts'
import { reconcileOrders } from '#domain/bookings/pay/reconcile.server.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { sendDueRefunds } from '#domain/payments/refunds.server.ts'
import { openSimulator } from '#domain/payments/simulator.server.ts'
import { markDatabase } from '#domain/settings/database-owner.server.ts'
import { SECOND, systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import { addDays } from '#platform/dates.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Database, Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { openLog } from '#platform/log.server.ts'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { saveHires } from '#tests/car-fixture.ts'
import { saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { openAnswers } from './answers.ts'
import type { Answers } from './answers.ts'
import { buy } from './buyer.ts'
import type { Wanted, World } from './buyer.ts'
import { openClient } from './client.ts'
import { insist, openGateway } from './gateway.ts'
import { openKillablePostgres } from './postgres.ts'
import { SECRET, startProcesses } from './processes.ts'
import type { Processes } from './processes.ts'
import { prove, watchBooks } from './prove.ts'
import type { Tally } from './prove.ts'
import { openRandom } from './random.ts'
import { WRONG } from './wrong.ts'

export type Size = {
  seed: number
  buyers: number
  seconds: number
  processes: number
  /** How many buyers there are at a time. */
  crowd: number
  /** How long no process is killed, in the middle. */
  calmSeconds: number
  wrong?: string | undefined
}
export type Outcome = {
  tally: Tally
  isProven: boolean
  answers: Answers
  killed: { processes: number; databases: number }
  tookSeconds: number
  why: string[]
}

const SEATS = 12
/** More want a departure than it has seats for. */
const BUYERS_OF_ONE = 8
/** Every fourth burst is for cars, of which there are fewer than come for them. */
const CARS_EVERY = 4
const VEHICLES = 3

/** Buyers in bursts against every departure, while processes and the database are killed; then everything is counted. */
export async function chaos(size: Size): Promise<Outcome> {
  const postgres = await openKillablePostgres()
  const database = await openDatabase(
    { kind: 'postgres', url: postgres.url },
    { migrationsDir: 'db/migrations', log: openLog('silent') },
  )
  try {
    const departures = await fill(database.db, size)
    const processes = await startProcesses(size.processes, { databaseUrl: postgres.url, wrong: size.wrong })
    try {
      for (const statement of WRONG[size.wrong ?? '']?.sql ?? []) await database.db.execute(sql.raw(statement))
      return await run(size, { database, departures, processes, killDatabase: postgres.kill })
    } finally {
      await processes.stop()
    }
  } finally {
    await database.close()
    await postgres.stop()
  }
}

async function fill(db: Db, { buyers }: Size): Promise<string[]> {
  await markDatabase(db, systemClock, 'demo', 'the chaos harness')
  await saveSampleCatalogue(db)
  await saveHires(db, VEHICLES)
  const departures = Array.from({ length: Math.max(1, Math.ceil(buyers / BUYERS_OF_ONE)) }, (_, at) => ({
    ...DEPARTURE,
    id: `departure-${at}`,
    startsOn: addDays(DEPARTURE.startsOn, at % 300),
    departureCity: `Kochi ${Math.floor(at / 300)}`,
    capacity: SEATS,
  }))
  await write(db, scheduleDepartures, departures)
  return departures.map(({ id }) => id)
}

type Place = {
  database: Database
  departures: string[]
  processes: Processes
  killDatabase: () => Promise<void>
}

async function run(size: Size, place: Place): Promise<Outcome> {
  const started = performance.now()
  const { db } = place.database
  const answers = openAnswers()
  const bank = openRandom(size.seed + 1)
  const gateway = openGateway(db, answers, bank, openClient(place.processes.urls, bank, '10.255.0.1'))
  const world = { answers, gateway, departures: place.departures, endHold: endHoldsTogether(db) }
  const watching = watchBooks(db)
  const killing = kill(size, place)
  await arrive(size, place, world)
  const killed = await killing.end()
  await gateway.settle()
  // What is under way now is found again from the database alone.
  await place.processes.stop()
  const seen = await watching.end()
  const failure = await settle(db).then(
    () => undefined,
    (error: unknown) => String(error),
  )
  const { tally, findings, lost } = await insist(() => prove(db, answers, seen))
  const why = [
    ...findings.map(({ rule, count, faults }) => `${rule} ${count}: ${JSON.stringify(faults.slice(0, 3))}`),
    ...lost.slice(0, 5),
    ...(failure ? [failure] : []),
  ]
  tally['jobs that failed at the end'] = failure ? 1 : 0
  tally['processes that ended by themselves'] = place.processes.crashed()
  const isProven = Object.values(tally).every((count) => count === 0)
  const mistakes = place.processes
    .said()
    .split('\n')
    .filter((line) => line.includes('a call failed'))
    .slice(0, 3)
  return {
    tally,
    isProven,
    answers,
    killed,
    why: [...why, ...mistakes],
    tookSeconds: Math.round((performance.now() - started) / SECOND),
  }
}

/** Has the time of holds be over, those of a second in one statement: a sweep then finds several of one departure. */
function endHoldsTogether(db: Db): (reference: string) => Promise<void> {
  let asked: string[] = []
  let ending: Promise<void> | undefined
  const end = async () => {
    await pause(SECOND)
    const references = asked
    asked = []
    ending = undefined
    await insist(() =>
      db
        .update(bookings)
        .set({ holdExpiresAt: sql`now()` })
        .where(inArray(bookings.reference, references)),
    )
  }
  return (reference) => {
    asked.push(reference)
    return (ending ??= end())
  }
}

/** Everybody who wants a departure comes within a moment; bursts follow each other until the time is over. */
async function arrive(
  { seed, buyers, seconds, crowd }: Size,
  { departures, processes }: Place,
  world: World,
): Promise<void> {
  const share = (seconds * SECOND) / departures.length
  const began = performance.now()
  const visit = async (at: number) => {
    const random = openRandom(seed * 1_000_003 + at)
    const burst = Math.floor(at / BUYERS_OF_ONE)
    const client = openClient(processes.urls, random, `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`)
    await pause(Math.max(0, began + burst * share + random.between(0, 400) - performance.now()))
    await buy({ ...world, random, client }, wantedIn(burst, departures))
  }
  const everybody = Array.from({ length: buyers }, (_, at) => at).values()
  const walkThrough = async () => {
    for (const at of everybody) await visit(at)
  }
  await Promise.all(Array.from({ length: crowd }, walkThrough))
}

function wantedIn(burst: number, departures: readonly string[]): Wanted {
  const isForCars = burst % CARS_EVERY === CARS_EVERY - 1
  // So near each other that the cars of one burst are not all back for the next.
  return isForCars ? { carOn: addDays(DEPARTURE.startsOn, ((burst / 2) % 250) | 0) } : { departure: departures[burst]! }
}

/** Kills a process now and then, and the database at a third and at two thirds of the time. */
function kill({ seed, seconds, calmSeconds }: Size, { processes, killDatabase }: Place) {
  const random = openRandom(seed + 2)
  const killed = { processes: 0, databases: 0 }
  const stop = new AbortController()
  const wait = (ms: number) => pause(ms, undefined, { signal: stop.signal }).catch(() => undefined)
  const killProcesses = async () => {
    while (!stop.signal.aborted) {
      await wait(calmSeconds * random.between(550, 1450))
      if (stop.signal.aborted) return
      if (processes.kill(random.pick)) killed.processes++
    }
  }
  const killDatabases = async () => {
    for (let time = 0; time < 2; time++) {
      await wait((seconds * SECOND) / 3)
      if (stop.signal.aborted) return
      await killDatabase()
      killed.databases++
    }
  }
  const under = Promise.all([killProcesses(), killDatabases()])
  return {
    end: async () => {
      stop.abort()
      await under
      return killed
    },
  }
}

/** Lets time pass for whatever waits, and does the jobs of the site, until nothing is under way. */
async function settle(db: Db): Promise<void> {
  const keys = openKeyRing([SECRET])
  const log = openLog('silent')
  const config = readConfig({ PUBLIC_URL: 'http://127.0.0.1' })
  const needs = { db, keys, log, config, providers: { simulator: openSimulator({ db, keys }) } }
  // The bank that was asked has an answer at last.
  await insist(() => db.execute(sql`update simulated_orders set state = 'failed' where state = 'pending'`))
  await insist(() =>
    db.execute(sql`update payment_orders set created_at = now() - interval '2 hours', asked_at = null`),
  )
  await insist(() => db.execute(sql`update bookings set hold_expires_at = now() where state = 'held'`))
  let quiet = 0
  while (quiet < 2) {
    await insist(() => db.execute(sql`update refunds set next_attempt_at = now() where state <> 'done'`))
    const done = [
      await insist(() => expireHolds(db)),
      await insist(() => reconcileOrders(needs)),
      await insist(() => sendDueRefunds(needs)),
    ]
    quiet = done.every((count) => count === 0) ? quiet + 1 : 0
    if (quiet === 1) await pause(500)
  }
}
