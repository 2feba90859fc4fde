import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, describe, expect } from 'vitest'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { bookingBench, openBookingCalls, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { MIGRATIONS, onBoth as test } from '#tests/database.ts'
import { createQuotes } from './quotes.ts'

type Calls = ReturnType<typeof openBookingCalls>

// Each of these needs a commit of its own: they share one database and its departure.
let opened: Promise<Calls> | undefined
const bench = (db: Db) => (opened ??= bookingBench(db, { capacity: 60 }))
afterAll(async () => (await opened)?.services.printer.close())

/** The page of a quote, as one process of several answers it: where an Accept leads, or why it does not. */
function pageOf({ services }: Calls) {
  const door = openRequestServices(services)
  const draw = async (_: string, { answer }: { answer?: unknown } = {}) =>
    new Response((answer as { reason: string }).reason)
  const app = new Hono().route('/', createQuotes({ ...services, ...door }, draw))
  const accept = async (token: string, { again = '', cookie = '' } = {}) => {
    const sent = await app.request(`/q/${token}/accept`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
      body: new URLSearchParams({ key: crypto.randomUUID(), again }).toString(),
    })
    return sent.headers.get('Location') ?? (await sent.text())
  }
  return { accept, door }
}

const asked = async ({ quote }: Calls, more: object = {}) => String((await quote(more)).body.data?.['token'])
const heldOf = (db: Db, token: string) => db.select().from(bookings).where(eq(bookings.quoteToken, token))
const TAKEN = 'quote-taken'
const isPlace = expect.stringMatching(/travellers$/) as string

describe('a quote that is accepted on several phones in one moment', () => {
  // Caught: each of them looked first, saw nobody and held.
  test('is held once, of a departure and on a date of one’s own', async ({ database: { db } }) => {
    const calls = await bench(db)
    const { accept } = pageOf(calls)
    for (const way of [{}, { departure: undefined, startsOn: STARTS_ON }]) {
      const token = await asked(calls, way)
      const answers = await Promise.all([1, 2, 3, 4].map(() => accept(token)))
      expect(answers.toSorted()).toEqual([isPlace, TAKEN, TAKEN, TAKEN])
      expect(await heldOf(db, token)).toHaveLength(1)
    }
  })

  test('is held once by two processes', async ({ database: { db, choice } }) => {
    if (choice.kind !== 'postgres') return
    const calls = await bench(db)
    const other = await openDatabase(choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })
    const pages = [pageOf(calls), pageOf(openBookingCalls(other.db))]
    for (let time = 0; time < 3; time++) {
      const token = await asked(calls, { adults: 1, rooms: { single: 1 } })
      const answers = await Promise.all([...pages, ...pages].map(({ accept }) => accept(token)))
      expect(answers.toSorted()).toEqual([isPlace, TAKEN, TAKEN, TAKEN])
    }
    await other.close()
  })

  test('leads an account on two devices to the one booking', async ({ database: { db } }) => {
    const calls = await bench(db)
    const { accept, door } = pageOf(calls)
    const accounts = accountBench(db)
    const { token: session } = await accounts.signIn(await accounts.person())
    const cookie = door.jar.set('session', session).split(';')[0]!
    const token = await asked(calls)
    const [one, other] = await Promise.all([accept(token, { cookie }), accept(token, { cookie })])
    expect([one, await heldOf(db, token)]).toEqual([other, [expect.anything()]])
  })

  test('is held for each who says that they want the same beside, and by each key of a program', async ({
    database: { db },
  }) => {
    const calls = await bench(db)
    const { accept } = pageOf(calls)
    const token = await asked(calls, { adults: 1, rooms: { single: 1 } })
    const answers = await Promise.all([accept(token), accept(token, { again: '1' }), accept(token, { again: '1' })])
    expect(answers.filter((one) => one === TAKEN).length).toBeLessThanOrEqual(1)
    await Promise.all([calls.hold(token), calls.hold(token)])
    expect((await heldOf(db, token)).length).toBeGreaterThanOrEqual(4)
    expect(await db.$count(quotes, eq(quotes.token, token))).toBe(1)
  })
})
