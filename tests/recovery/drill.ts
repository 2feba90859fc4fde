import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { processOf, serverAt, stopServer } from '#scripts/own-postgres.ts'
import { freePort } from '#scripts/test-postgres.ts'
import { bookingBench, openBookingCalls } from '#tests/benches/booking-bench.ts'
import { ask, copyRunning, give, until } from '#tests/failover/pair.ts'
import { temporaryDirectory } from '#tests/running-site.ts'

export type Recovered = { references: string[]; findings: number; seconds: number }
export type Drill = {
  /** Booked before the copy, between it and the moment, and between the moment and the harm. */
  sold: { before: string; until: string; after: string }
  /** Back at the moment before the harm, and where no moment is named. */
  atMoment: Recovered
  atEnd: Recovered
  gigabytes: number
}

const PAGE = 'deploy/recovery.md'
const LIVED = '/var/lib/postgresql/archive'

/** Sells, copies the server while it runs, sells more, takes everything away, loses the server, and goes back with the settings of the page. */
export async function recoveryDrill(): Promise<Drill> {
  const { path: dir, remove } = await temporaryDirectory({ forAll: true })
  const place = (name: string) => join(dir, name)
  await mkdir(place('archive'))
  await chmod(place('archive'), 0o777)
  const port = await freePort()
  const lost = serverAt(place('main'), port, await settings('padav-archive', dir))
  try {
    await lost.initialise()
    await lost.start()
    const url = urlAt(port)
    const sold = { before: await sell(url, true), until: '', after: '' }
    await ask(url, (client) => copyRunning(client, place('main'), place('base')))
    sold.until = await sell(url)
    const moment = await ask(url, async (client) => (await one(client, 'select clock_timestamp()::text as said')).said!)
    sold.after = await sell(url)
    const gigabytes = await ask(url, harm)
    processOf(lost)?.kill('SIGKILL')
    const atMoment = await recover(dir, 'to-moment', moment)
    const atEnd = await recover(dir, 'to-end')
    return { sold, atMoment, atEnd, gigabytes }
  } finally {
    processOf(lost)?.kill('SIGKILL')
    await remove()
  }
}

const urlAt = (port: number) => `postgres://padav:padav@127.0.0.1:${port}/postgres`

/** A file of the page as words of a server's command line, with its folders in `dir`. */
async function settings(name: string, dir: string): Promise<string[]> {
  const page = await readFile(PAGE, 'utf8')
  const [, text] = new RegExp(`${name}\\.conf <<'END'\\n([^]*?)END\\n`).exec(page)!
  const lines = text!.replaceAll(LIVED, join(dir, 'archive')).matchAll(/^(\w+) = '?(.*?)'?$/gm)
  return Array.from(lines).flatMap(([, key, value]) => ['-c', `${key}=${value}`])
}

async function inside<Value>(url: string, work: (db: Db) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(
    { kind: 'postgres', url },
    { migrationsDir: 'db/migrations', log: openLog('silent') },
  )
  return work(database.db).finally(database.close)
}

/** A booking of one, paid in part. */
async function sell(url: string, isFirst = false): Promise<string> {
  return inside(url, async (db) => {
    const bench = await (isFirst ? bookingBench(db) : openBookingCalls(db))
    const booking = await bench.book({ adults: 1 })
    await booking.pay('success')
    return booking.reference
  })
}

/** Takes everything away, and waits until that too is archived; how large it was. */
async function harm(client: pg.Client): Promise<number> {
  const { bytes } = await one(client, 'select pg_database_size(current_database())::text as bytes')
  await client.query('drop schema public cascade')
  const { file } = await one(client, 'select pg_walfile_name(pg_switch_wal()) as file')
  await until(async () => {
    const { last } = await one(client, 'select last_archived_wal as last from pg_stat_archiver')
    if ((last ?? '') < file!) throw new Error(`${file} is not archived yet`)
  })
  return Number(bytes) / 1e9
}

async function one(client: pg.Client, question: string): Promise<Record<string, string | undefined>> {
  return (await client.query<Record<string, string>>(question)).rows[0]!
}

/** A server that begins as the copy and takes in what was archived, as far as `moment`. */
async function recover(dir: string, name: string, moment?: string): Promise<Recovered> {
  const [from, port, data] = [performance.now(), await freePort(), join(dir, name)]
  spawnSync('cp', ['--archive', join(dir, 'base'), data])
  await give(join(data, 'recovery.signal'), '')
  const words = await settings('padav-recovery', dir)
  const target = words.findIndex((word) => word.startsWith('recovery_target_time='))
  words.splice(target - (moment ? 0 : 1), moment ? 1 : 2, ...(moment ? [`recovery_target_time=${moment}`] : []))
  const server = serverAt(data, port, words)
  await server.start()
  const url = urlAt(port)
  try {
    await until(() =>
      ask(url, async (client) => {
        const { waits } = await one(client, 'select pg_is_in_recovery()::text as waits')
        if (waits === 'true') throw new Error('it takes in what was archived still')
      }),
    )
    const seconds = (performance.now() - from) / 1000
    const found = await ask(
      url,
      async (client) => (await one(client, `select to_regclass('bookings')::text as said`)).said,
    )
    if (!found) return { references: [], findings: 0, seconds }
    return await inside(url, async (db) => {
      const rows = await db.select({ reference: bookings.reference }).from(bookings)
      return {
        references: rows.map(({ reference }) => reference),
        findings: (await checkBooks(db)).findings.length,
        seconds,
      }
    })
  } finally {
    await stopServer(server)
  }
}
