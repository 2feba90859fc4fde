import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { and, eq, sql } from 'drizzle-orm'
import { holdSeats } from '#domain/bookings/hold.server.ts'
import { newBookingReference } from '#domain/bookings/reference.ts'
import { bookingEvents, bookings, instalments, quotes } from '#domain/bookings/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { idempotencyKeys } from '#platform/tables.ts'
import { startPostgres } from '#scripts/test-postgres.ts'
import { bookingBench, CONTACT, DEPARTURE } from '#tests/benches/booking-bench.ts'

const CALLERS = 64
const CAPACITY = 1_000_000
const ROUNDS = 3

export type Sold = { perSecond: number; p50Ms: number; p99Ms: number }

/**
 * Seats of one departure on a real PostgreSQL, 64 callers who each ask again as soon as they are answered: the site's own hold, beside the same rows written by
 * a transaction that locks the departure first and decides in the program. In turns, of which the middle one counts; throws when the seats do not add up.
 */
export async function benchSeats(secondsEach: number): Promise<{ ours: Sold; locked: Sold }> {
  const server = await startPostgres()
  const migrationsDir = fileURLToPath(new URL('../db/migrations', import.meta.url))
  const database = await openDatabase({ kind: 'postgres', url: server.url }, { migrationsDir, log: openLog('silent') })
  try {
    const { quote, services } = await bookingBench(database.db, { capacity: CAPACITY })
    // A quote for each caller, as buyers have them.
    const tokens: string[] = []
    for (let caller = 0; caller < CALLERS; caller++) tokens.push(String((await quote()).body.data!['token']))
    const holdOnce = async (token: string) => {
      const ask = { quote: token, contact: CONTACT }
      const held = await holdSeats(services, ask, { key: randomUUID(), userId: undefined })
      if (!held.ok) throw new Error(held.reason)
    }
    const rounds: { ours: Sold; locked: Sold }[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        ours: await crowd(tokens, holdOnce, secondsEach),
        locked: await crowd(tokens, (token) => holdLocked(database.db, token), secondsEach),
      })
    await countSeats(database.db)
    return { ours: middle(rounds.map(({ ours }) => ours)), locked: middle(rounds.map(({ locked }) => locked)) }
  } finally {
    await database.close()
    await server.stop()
  }
}

async function crowd(
  tokens: readonly string[],
  hold: (token: string) => Promise<void>,
  seconds: number,
): Promise<Sold> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const caller = async (token: string) => {
    while (performance.now() < end) {
      const asked = performance.now()
      await hold(token)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(tokens.map(caller))
  const took = (performance.now() - started) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { perSecond: times.length / took, p50Ms: at(0.5), p99Ms: at(0.99) }
}

function middle(rounds: readonly Sold[]): Sold {
  return rounds.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(rounds.length / 2)]!
}

/** The same booking as a shop writes it that takes the row's lock, looks whether there is enough, and writes what comes of it. */
async function holdLocked(db: Db, token: string): Promise<void> {
  const isDeparture = eq(departures.id, DEPARTURE.id)
  await db.transaction(async (db) => {
    const [departure] = await db.select().from(departures).where(isDeparture).for('update')
    const [quote] = await db.select().from(quotes).where(eq(quotes.token, token))
    const { priced } = quote!
    if (departure!.capacity - departure!.held - departure!.sold < priced.seats) throw new Error('sold out')
    const key = randomUUID()
    await db.insert(idempotencyKeys).values({ scope: 'the bench', key, digest: token })
    const [booking] = await db
      .insert(bookings)
      .values({
        reference: newBookingReference(),
        quoteToken: token,
        departureId: DEPARTURE.id,
        startsOn: priced.startsOn,
        endsOn: priced.endsOn,
        seats: priced.seats,
        totalPaise: priced.totalPaise,
        contactName: CONTACT.name,
        contactMobile: CONTACT.mobile,
        contactEmail: CONTACT.email,
        holdExpiresAt: sql`now() + interval '15 minutes'`,
      })
      .returning({ id: bookings.id })
    const bookingId = booking!.id
    await db.insert(instalments).values(priced.payments.map((payment) => ({ bookingId, ...payment })))
    await db.insert(bookingEvents).values({ bookingId, kind: 'held', facts: { seats: priced.seats } })
    await db
      .update(departures)
      .set({ held: departure!.held + priced.seats })
      .where(isDeparture)
    const isKey = and(eq(idempotencyKeys.scope, 'the bench'), eq(idempotencyKeys.key, key))
    await db.update(idempotencyKeys).set({ answer: { bookingId } }).where(isKey)
  })
}

async function countSeats(db: Db): Promise<void> {
  const [found] = await db.select({ held: departures.held }).from(departures).where(eq(departures.id, DEPARTURE.id))
  const [booked] = await db.select({ seats: sql<number>`sum(${bookings.seats})`.mapWith(Number) }).from(bookings)
  if (found!.held !== booked!.seats) throw new Error(`${found!.held} seats are held, ${booked!.seats} are booked`)
}
