import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { holdSeats } from '#domain/bookings/hold/hold.server.ts'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { startPostgres } from '#scripts/test-postgres.ts'
import { bookingBench, CONTACT, DEPARTURE } from '#tests/benches/booking-bench.ts'
import { openLockedShop } from './locked-shop.ts'
import { middleBy } from './table.ts'

const CALLERS = 64
const CAPACITY = 1_000_000
const ROUNDS = 3
const QUOTES = 20_000
const COPIED_AT_ONCE = 2000
const LOG_ROWS = 100_000

export type Sold = { perSecond: number; p50Ms: number; p99Ms: number }
export type Ways = 'ours' | 'locked' | 'bare'

/**
 * Seats of one departure on a real PostgreSQL that waits for its disk, 64 callers who each ask again, with another quote, as soon as they are answered: the site's own hold, beside the same rows written by
 * a transaction that locks the departure first and decides in the program, and beside such a transaction that writes nothing but the counter. In turns, of
 * which the middle one counts; throws when the seats do not add up.
 */
export async function benchSeats(secondsEach: number): Promise<Record<Ways, Sold>> {
  const server = await startPostgres({ fsync: true })
  const migrationsDir = fileURLToPath(new URL('../db/migrations', import.meta.url))
  const database = await openDatabase({ kind: 'postgres', url: server.url }, { migrationsDir, log: openLog('silent') })
  const shop = openLockedShop(server.url)
  try {
    const { quote, services } = await bookingBench(database.db, { capacity: CAPACITY })
    if (server.isOurs) await useLogAgain(database.db)
    const tokens = await copyQuote(database.db, String((await quote()).body.data!['token']))
    const holdOnce = async (token: string) => {
      const ask = { quote: token, contact: CONTACT }
      const held = await holdSeats(services, ask, { key: randomUUID(), userId: undefined })
      if (!held.ok) throw new Error(held.reason)
    }
    const ways: Record<Ways, (token: string) => Promise<void>> = { ours: holdOnce, locked: shop.hold, bare: shop.count }
    const rounds: Record<Ways, Sold>[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const sold = {} as Record<Ways, Sold>
      for (const [way, hold] of Object.entries(ways)) sold[way as Ways] = await crowd(tokens, hold, secondsEach)
      rounds.push(sold)
    }
    await countSeats(database.db, shop.counted())
    const of = (way: Ways) =>
      middleBy(
        rounds.map((sold) => sold[way]),
        ({ perSecond }) => perSecond,
      )
    return { ours: of('ours'), locked: of('locked'), bare: of('bare') }
  } finally {
    await shop.close()
    await database.close()
    await server.stop()
  }
}

/** A server that has run for a while writes its log into files it had before; a new one fills each file with 16 MB of zeros first, which holds up whoever commits just then. */
async function useLogAgain(db: Db): Promise<void> {
  await db.execute(
    sql`create table written as select repeat(md5(n::text), 50) from generate_series(1, ${LOG_ROWS}::int) n`,
  )
  await db.execute(sql`drop table written`)
  await db.execute(sql`checkpoint`)
}

/** As many quotes as buyers would have, each with a token of its own. */
async function copyQuote(db: Db, token: string): Promise<string[]> {
  for (let first = 1; first <= QUOTES; first += COPIED_AT_ONCE)
    await db.execute(sql`insert into quotes (token, version, package_id, departure_id, asked, priced, price_version, total_paise, expires_at)
      select substr(md5(n::text), 1, 22), version, package_id, departure_id, asked, priced, price_version, total_paise, expires_at
      from quotes, generate_series(${first}::int, ${first + COPIED_AT_ONCE - 1}::int) n where token = ${token}`)
  return (await db.select({ token: quotes.token }).from(quotes)).map((row) => row.token)
}

async function crowd(
  tokens: readonly string[],
  hold: (token: string) => Promise<void>,
  seconds: number,
): Promise<Sold> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  let next = 0
  const caller = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      await hold(tokens[next++ % tokens.length]!)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  const took = (performance.now() - started) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { perSecond: times.length / took, p50Ms: at(0.5), p99Ms: at(0.99) }
}

async function countSeats(db: Db, counted: number): Promise<void> {
  const [found] = await db.select({ held: departures.held }).from(departures).where(eq(departures.id, DEPARTURE.id))
  const [booked] = await db.select({ seats: sql<number>`sum(${bookings.seats})`.mapWith(Number) }).from(bookings)
  const all = booked!.seats + counted
  if (found!.held !== all) throw new Error(`${found!.held} seats are held, ${all} were booked or counted`)
}
