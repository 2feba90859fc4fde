import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { ASKED } from '#tests/benches/lead-bench.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import { deliverDue, enqueue } from '#domain/messaging/outbox.server.ts'
import type { Services } from '#domain/services.server.ts'
import { openLog } from '#platform/log.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { authBench } from '#tests/benches/auth-bench.ts'
import { bookingBench, DEPARTURE } from '#tests/benches/booking-bench.ts'
import { createBookingCalls } from './api/bookings.ts'
import { openRequestServices } from './auth/request-services.ts'
import { bookingCookie } from './forms/booking/door.ts'
import { createBookings } from './forms/booking/bookings.ts'
import { createEnquiries } from './forms/enquiries.ts'
import { createQuotes } from './forms/quotes.ts'
import { createWaitlist } from './forms/waitlist.ts'
import { openMetrics } from './watch/metrics.ts'
import { watchRequests } from './watch/requests.ts'
import { answerUnexpectedErrors } from './unexpected-errors.ts'
import { createNewsletter } from './forms/newsletter.ts'

const PERSON = {
  name: 'Kanari Vogelwala',
  email: 'kanari@vogel.example',
  mobile: '+919765401234',
  password: 'singt-im-schacht',
  newPassword: 'singt-im-schacht',
  otp: '731904',
}
const WORDS = 'My aunt Petronella needs a wheelchair'
const CANARIES = /kanari|vogel|97654|01234|singt|731904|petronella|wheelchair/i

const TABLES = ['users', 'throttles', 'otp_sends', 'leads', 'outbox', 'newsletter_subscribers']
const SOLD_TABLES = ['bookings', 'travellers', 'quotes', 'waitlist']

type Bench = ReturnType<typeof open>

function open(database: Services['database']) {
  const lines: string[] = []
  const log = openLog('debug', { write: (line) => void lines.push(line) })
  const auth = authBench(database.db, { log })
  const app = new Hono()
    .route('/', auth.app)
    .route(
      '/',
      createEnquiries(auth.requestServices, async () => new Response('')),
    )
    .route(
      '/',
      createNewsletter(auth.requestServices as unknown as Services, async () => new Response('')),
    )
  app.onError(answerUnexpectedErrors(auth.requestServices))
  const ask = async (path: string, form: object, network: string) => {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Origin: auth.requestServices.origin,
    }
    const init = { method: 'POST', headers, body: JSON.stringify(form) }
    return app.request(path, init, { incoming: { socket: { remoteAddress: network } } })
  }
  return { db: database.db, log, lines, ask, database, auth }
}

/** Everything a person may tell the site, and the letters it then writes. */
async function tellEverything({ db, log, ask, auth }: Bench, round = 0): Promise<void> {
  const calls = ['send-otp', 'verify-otp', 'signup', 'forgot-password', 'login']
  const complaint = { level: 'error', code: PERSON.name, message: `of ${PERSON.email}`, url: `/x?q=${PERSON.mobile}` }
  await Promise.all([
    ...calls.map((call) => ask(`/api/authentication/${call}`, PERSON, `203.0.113.${round}`)),
    ask('/enquiries', { ...ASKED, ...PERSON, message: WORDS }, `203.0.113.${round}`),
    ask('/newsletter', PERSON, `203.0.113.${round}`),
    ask('/api/auth/_log', complaint, `203.0.113.${round}`),
    deliverDue({ db, clock: auth.clock, carrier: openOutboxOnlyCarrier(), log }).catch((error: unknown) =>
      log.error({ err: error }, 'messages could not be delivered'),
    ),
  ])
}

// Caught, each by at least one table: errors as pino writes them; without `params` alone; without the cause; `String(error)` as a fact.
test('a database that fails puts nobody’s words into the log', async ({ database }) => {
  const bench = open(database)
  await enqueue(database.db, { channel: 'email', to: PERSON.email, subject: PERSON.name, body: WORDS })
  for (const [round, table] of TABLES.entries()) {
    await database.db.execute(sql`alter table ${sql.identifier(table)} rename to away`)
    const before = bench.lines.length
    await tellEverything(bench, round)
    await database.db.execute(sql`alter table away rename to ${sql.identifier(table)}`)
    expect([table, bench.lines.slice(before).join('').includes('"code":"42P01"')]).toEqual([table, true])
  }
  expect(bench.lines.join('')).not.toMatch(CANARIES)
})

/** A booking, its quote and a place on a waiting list, with all that opens them. */
async function sell(db: Services['db']) {
  const calls = await bookingBench(db)
  const lines: string[] = []
  const log = openLog('debug', { write: (line) => void lines.push(line) })
  const services = { ...calls.services, log }
  const door = { ...services, ...openRequestServices(services) }
  const draw = async () => new Response('')
  const app = new Hono()
    .use(watchRequests({ log, metrics: openMetrics(), config: services.config }).watch)
    .route('/', createBookings(door, draw))
    .route('/', createQuotes(door, draw))
    .route('/', createWaitlist(door, draw))
    .route('/', createBookingCalls(door))
  app.onError(answerUnexpectedErrors(services))
  const { reference, token } = await calls.book()
  const quoted = String((await calls.quote()).body.data?.['token'])
  const ask = (path: string, form: Record<string, string>, type = 'application/x-www-form-urlencoded') => {
    const headers = {
      'Content-Type': type,
      Cookie: bookingCookie(door, reference, token).split(';')[0]!,
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': crypto.randomUUID(),
    }
    const body = type.endsWith('json') ? JSON.stringify(form) : new URLSearchParams(form).toString()
    return app.request(path, { method: 'POST', headers, body })
  }
  const told = {
    'contact.name': PERSON.name,
    'contact.mobile': PERSON.mobile,
    'contact.email': PERSON.email,
    'travellers.0.name': PERSON.name,
    'travellers.0.age': '38',
    'travellers.1.name': 'Petronella',
    'travellers.1.age': '41',
  }
  return { lines, app, ask, token, quoted, reference, told }
}

// Caught: the path of a call as it was asked, of which only an enquiry's lost its secret; errors with their parameters.
test('nor who books, waits and travels, nor what opens their pages', async ({ database }) => {
  const { db } = database
  const { lines, app, ask, token, quoted, reference, told } = await sell(db)
  const place = `kanari.${'k'.repeat(22)}`
  for (const table of SOLD_TABLES) {
    await db.execute(sql`alter table ${sql.identifier(table)} rename to away`)
    const before = lines.length
    await Promise.all([
      app.request(`/booking/${reference}?key=${token}`),
      ask(`/booking/${reference}/travellers`, told),
      ask(`/api/bookings/${reference}/cancellation`, {}, 'application/json'),
      app.request(`/api/quotes/${quoted}`),
      ask(`/q/${quoted}/accept`, told),
      ask('/waitlist', { departure: DEPARTURE.id, email: PERSON.email, adults: '2' }),
      ask(`/waitlist/${place}/confirm`, {}),
    ])
    await db.execute(sql`alter table away rename to ${sql.identifier(table)}`)
    expect([table, lines.slice(before).join('').includes('"code":"42P01"')]).toEqual([table, true])
  }
  const said = lines.join('')
  expect(said).not.toMatch(CANARIES)
  for (const secret of [token, quoted, place, reference]) expect(said).not.toContain(secret)
  expect(said).toContain('"route":"/waitlist/:token')
})

// PGlite has one connection: nothing can hang beside it.
test.runIf(inject('databaseUrl'))('nor does one that hangs until its time is over', async ({ database }) => {
  const bench = open(database)
  const { choice } = database
  const other = new pg.Client({ connectionString: choice.kind === 'postgres' ? choice.url : '' })
  await other.connect()
  await other.query(
    'begin; lock table users, leads, throttles, otp_sends, newsletter_subscribers in access exclusive mode',
  )
  let isOver = false
  const told = tellEverything(bench).finally(() => (isOver = true))
  // What the server says of a statement whose time is over is what it says of one that is called off.
  while (!isOver)
    await other.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  await told
  await other.end()
  expect(bench.lines.join('')).toContain('"code":"57014"')
  expect(bench.lines.join('')).not.toMatch(CANARIES)
})
