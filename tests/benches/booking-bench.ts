import { eq, sql } from 'drizzle-orm'
import { openOtherNames } from '#domain/search/sentences/other-names.ts'
import { Hono } from 'hono'
import type { Departure } from '#domain/departures/departure.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { expireHolds } from '#domain/bookings/hold/expiry.server.ts'
import { openPrinter } from '#domain/documents/print/printer.server.ts'
import { openDeskWays } from '#domain/payments/desk-ways.server.ts'
import { openSimulator } from '#domain/payments/simulator.server.ts'
import type { Providers } from '#domain/payments/provider.ts'
import { sendDueRefunds } from '#domain/payments/refunds.server.ts'
import type { Services } from '#domain/services.server.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import { systemClock } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { openLog } from '#platform/log.server.ts'
import { createBookingCalls } from '#server/api/bookings.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { createBookingDocuments } from '#server/documents/booking-documents.ts'
import { createVoucherCheck } from '#server/documents/voucher-check.ts'
import { createDevGateway } from '#server/dev-gateway.ts'
import { createPaymentWebhooks } from '#server/webhooks/payments.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'

export const CONTACT = { name: 'Meera Kulkarni', mobile: '9812345678', email: 'meera@example.org' }
export const FAMILY = [
  { name: 'Meera Kulkarni', age: 38 },
  { name: 'Arjun Kulkarni', age: 41 },
]

/** What two adults pay for `DEPARTURE`, ₹20,000 each with 5 % GST. */
export const TOTAL = 42_000_00

/** Has the time of a hold be over. */
export async function endHold(db: Db, reference: string): Promise<void> {
  await db
    .update(bookings)
    .set({ holdExpiresAt: sql`now() - interval '1 second'` })
    .where(eq(bookings.reference, reference))
}

/** So far ahead that every part has its own date, counted from the database's today. */
export const STARTS_ON = addDays(istDate(new Date()), 63)

export const DEPARTURE: Departure = {
  id: 'departure-of-the-test',
  packageId: teaHills.id,
  startsOn: STARTS_ON,
  departureCity: 'Kochi',
  twinPaise: 20_000_00,
  capacity: 6,
  held: 0,
  sold: 0,
  minToRun: 4,
  cutoffDays: 1,
  status: 'scheduled',
}

type Body = {
  data?: Record<string, unknown> & { [name: string]: never }
  message?: string
  reason?: string
  fields?: object
}
export type Answer = { status: number; body: Body; headers: Headers }

/** The calls of a booking with the simulator behind them, on a test's database. */
export async function bookingBench(db: Db, departure: Partial<Departure> = {}, more: Providers = {}) {
  await saveSampleCatalogue(db)
  await write(db, scheduleDepartures, [{ ...DEPARTURE, ...departure }])
  return openBookingCalls(db, systemClock, more)
}

/** The same, where the catalogue stands already: another process on the same database. */
export function openBookingCalls(db: Db, clock: Clock = systemClock, more: Providers = {}) {
  const keys = openKeyRing(['a secret for tests that is long enough'])
  const log = openLog('silent')
  const config = readConfig({ PUBLIC_URL: 'https://padav.test' })
  const heartbeat = { check: async () => true, note: () => undefined }
  const providers: Providers = { simulator: openSimulator({ db, keys }), ...openDeskWays({ db }), ...more }
  const services = {
    db,
    keys,
    log,
    config,
    heartbeat,
    providers,
    printer: openPrinter(),
    renditions: { read: async () => undefined },
    clock,
    gstRates: GST_RATES,
    otherNames: openOtherNames,
    memory: openTagMemory(),
  }
  const requestServices = openRequestServices(services)
  const app = new Hono()
  app.route('/', createPaymentWebhooks({ ...requestServices, ...(services as unknown as Services) }))
  app.route(
    '/',
    createDevGateway(services as unknown as Services, requestServices, (path, init) => app.request(path, init)),
  )
  app.route('/', createBookingDocuments({ ...requestServices, ...services }))
  app.route('/', createVoucherCheck(services))
  app.route('/', createBookingCalls({ ...requestServices, ...services }))

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await app.request(path, {
      method,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body,
    }
  }

  const quote = (asked: object = {}) =>
    call('POST', '/api/quotes', { package: teaHills.url, departure: DEPARTURE.id, adults: 2, ...asked })
  const hold = async (token: string, more: { key?: string; body?: object } = {}) =>
    call(
      'POST',
      '/api/bookings',
      { quote: token, contact: CONTACT, ...more.body },
      { 'Idempotency-Key': more.key ?? crypto.randomUUID() },
    )
  const gateway = (orderId: string, outcome: string) =>
    call('POST', `/dev/gateway/${orderId}`, new URLSearchParams({ outcome }).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
    })

  /** A quote and a hold in one go, with what opens it. */
  async function book(asked: object = {}, body: object = {}) {
    const quoted = await quote(asked)
    const held = await hold(String(quoted.body.data?.['token']), { body })
    const { reference, token } = (held.body.data ?? {}) as unknown as { reference: string; token: string }
    return openedBy(reference, token)
  }

  function openedBy(reference: string, token: string) {
    const at = (method: string, more = '', body?: unknown, headers = {}) =>
      call(method, `/api/bookings/${reference}${more}`, body, { Authorization: `Bearer ${token}`, ...headers })
    const pay = async (outcome: string, part: number | 'all' = 1) => {
      const started = await at(
        'POST',
        '/payments',
        { provider: 'simulator', part },
        { 'Idempotency-Key': crypto.randomUUID() },
      )
      const { orderId } = (started.body.data ?? {}) as unknown as { orderId?: string }
      if (orderId !== undefined) await gateway(orderId, outcome)
      return started
    }
    const look = async () => (await at('GET')).body.data as unknown as Record<string, unknown> & { state: string }
    return { reference, token, at, pay, look }
  }

  return {
    app,
    services,
    call,
    quote,
    hold,
    gateway,
    book,
    openedBy,
    departure: async () =>
      (await call('GET', `/api/departures/${DEPARTURE.id}`)).body.data as unknown as Record<string, unknown>,
    sweep: () => expireHolds(db),
    refund: () => sendDueRefunds({ db, log, providers }),
  }
}
