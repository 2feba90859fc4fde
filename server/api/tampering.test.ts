import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { departures } from '#domain/departures/tables.ts'
import { SIGNATURE_HEADER, simulatedWebhook } from '#domain/payments/simulator.server.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, CONTACT, DEPARTURE, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import type { Answer } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'

/** What nobody's form sends: each in the place of every field of every call that has to do with money. */
const NONSENSE = [-1, 0, 0.5, 1e21, 2 ** 53, null, '', '2', '२', '\u0000', 'a\ud800', 'x'.repeat(300)]
const SHAPES: unknown[] = [[], {}, [-1], [null], { toString: 1 }, true]
const EXTRA = {
  totalPaise: 1,
  amountPaise: 1,
  state: 'confirmed',
  userId: 'somebody',
  holdExpiresAt: '2099-01-01',
  paid: true,
}
const RAW = ['', 'null', '[]', '"x"', '{', '{"adults":NaN}', '{"adults":1e999}', '{"__proto__":{"adults":2}}']

const KEPT = ['bookings', 'instalments', 'travellers', 'departures', 'booking_events', 'payment_orders', 'payments']
const MONEY = [
  'payment_events',
  'ledger_entries',
  'refunds',
  'idempotency_keys',
  'promotion_uses',
  'outbox',
  'documents',
]

/** A digest of everything a call could have changed, quotes left out: asking for one promises something and takes nothing. */
async function everything(db: Db): Promise<string[]> {
  const digests = [...KEPT, ...MONEY].map(
    (table) =>
      `select '${table} ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${table} t`,
  )
  const { rows } = (await db.execute(sql.raw(digests.join(' union all ')))) as unknown as { rows: { digest: string }[] }
  return rows.map(({ digest }) => digest).toSorted()
}

/** The body with each of its fields in turn, those of what it holds too, as nobody would send it. */
function* tampered(body: object): Generator<object> {
  for (const [name, honest] of Object.entries(body)) {
    for (const value of [...NONSENSE, ...SHAPES]) yield { ...body, [name]: value }
    if (typeof honest !== 'object' || honest === null) continue
    for (const inner of tampered(honest))
      yield { ...body, [name]: Array.isArray(honest) ? Object.values(inner) : inner }
  }
}

type Bench = Awaited<ReturnType<typeof bookingBench>>
type Send = (body: unknown) => Promise<Answer>

/** Sends everything that is wrong; gives the answers that were not refusals with a sentence. */
async function taken(send: Send, body: object): Promise<[sent: string, answer: Answer][]> {
  const found: [string, Answer][] = []
  for (const sent of [...tampered(body), ...RAW]) {
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent)
    const answer = await send(text)
    const isRefused = answer.status >= 400 && answer.status < 500 && /^[A-Z].*\.$/.test(answer.body.message ?? '')
    if (!isRefused) found.push([text, answer])
  }
  return found
}

const QUOTE = {
  package: teaHills.url,
  departure: DEPARTURE.id,
  adults: 2,
  ages: [9],
  rooms: { twin: 1 },
  extras: [{ id: 'guide', count: 1 }],
  coupon: 'TEA',
  state: 'IN-KL',
  share: false,
}
const keyed = (key: string = crypto.randomUUID()) => ({ 'Idempotency-Key': key })

test('a question for a price that is tampered with promises nothing below the price', async ({ db }) => {
  const bench = await bookingBench(db)
  const before = await everything(db)
  for (const body of [QUOTE, { package: teaHills.url, departure: DEPARTURE.id, adults: 2, ...EXTRA }])
    for (const [sent, { status, body: answer }] of await taken(
      (text) => bench.call('POST', '/api/quotes', text),
      body,
    )) {
      expect([sent, status]).toEqual([sent, 201])
      expect([sent, Number(answer.data!['totalPaise'])]).toEqual([sent, TOTAL])
    }
  expect(await everything(db)).toEqual(before)
})

test('a hold that is tampered with holds nothing', async ({ db }) => {
  const bench = await bookingBench(db)
  const token = String((await bench.quote()).body.data!['token'])
  const before = await everything(db)
  const body = { quote: token, contact: CONTACT, travellers: FAMILY }
  expect(await taken((text) => bench.call('POST', '/api/bookings', text, keyed()), body)).toEqual([])
  expect(await everything(db)).toEqual(before)
  const held = await bench.hold(token, { body: { ...EXTRA, departure: 'another', seats: 1 } })
  expect(held.body.data).toMatchObject({ state: 'held', totalPaise: TOTAL, seats: 2, paidPaise: 0 })
  for (const key of ['', ' ', 'ключ', 'x'.repeat(201)])
    expect((await bench.call('POST', '/api/bookings', body, encodeURI(key) === key ? keyed(key) : {})).status).toBe(400)
})

async function confirmed(bench: Bench) {
  const booking = await bench.book()
  await booking.pay('success')
  return booking
}

test('a payment, a cancellation or a change that is tampered with moves no rupee and no seat', async ({ db }) => {
  const bench = await bookingBench(db)
  const booking = await confirmed(bench)
  const before = await everything(db)
  const pay = { provider: 'simulator', part: 2 }
  expect(await taken((text) => booking.at('POST', '/payments', text, keyed()), pay)).toEqual([])
  // Nothing at all means the refund of this moment; what cannot be read means nothing.
  for (const text of RAW.filter((text) => text !== '' && !text.includes('adults')))
    // caught: a body that cannot be read taken for none
    expect([text, (await booking.at('POST', '/cancellation', text)).status]).toEqual([text, 400])
  for (const value of [...NONSENSE, ...SHAPES]) {
    const { status, body } = await booking.at('POST', '/cancellation', { refundPaise: value })
    expect([value, status, body.message]).toEqual([value, expect.toSatisfy(isRefusal), expect.stringMatching(/\.$/)])
  }
  const change = { adults: 3, ages: [9], rooms: { twin: 1, single: 1 } }
  for (const [sent, { status, body }] of await taken((text) => booking.at('POST', '/amendments', text), change)) {
    expect([sent, status]).toEqual([sent, 201])
    expect([sent, Number(body.data!['totalPaise']) > 0]).toEqual([sent, true])
  }
  for (const quote of [...NONSENSE, ...SHAPES])
    expect([quote, (await booking.at('POST', '/amendments', { quote })).status]).toEqual([
      quote,
      expect.toSatisfy(isRefusal),
    ])
  expect(await everything(db)).toEqual(before)
})

const isRefusal = (status: number) => status >= 400 && status < 500

test('what belongs to another booking, journey or account opens and changes nothing here', async ({ db }) => {
  const bench = await bookingBench(db)
  const [mine, theirs] = [await confirmed(bench), await confirmed(bench)]
  await db.update(departures).set({ twinPaise: 90_000_00 })
  const quoted = await mine.at('POST', '/amendments', { adults: 1 })
  const change = (quoted.body.data as unknown as { quote: { token: string } }).quote.token
  const plain = String((await bench.quote()).body.data!['token'])
  const before = await everything(db)
  expect((await theirs.at('POST', '/amendments', { quote: change })).body.reason).toBe('price-changed')
  expect((await mine.at('POST', '/amendments', { quote: plain })).body.reason).toBe('unknown-quote')
  // caught: the price of a change, which is that of then, taken for a new booking
  expect((await bench.hold(change)).body.reason).toBe('unknown-quote')
  expect((await bench.quote({ package: 'somewhere-else' })).status).toBe(404)
  for (const path of ['/payments', '/cancellation', '/amendments', '/hold']) {
    const other = bench.openedBy(mine.reference, theirs.token)
    expect((await other.at('POST', path, { provider: 'simulator', part: 1 }, keyed())).status).toBe(404)
  }
  expect(await everything(db)).toEqual(before)
})

test('a notice with a field changed is nobody’s, and one signed with nonsense in it does nothing', async ({ db }) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  const started = await booking.at('POST', '/payments', { provider: 'simulator', part: 1 }, keyed())
  const event = {
    kind: 'captured' as const,
    eventId: 'event',
    providerOrderId: String(started.body.data!['orderId']),
    providerPaymentId: 'payment',
    amountPaise: 10_500_00,
    currency: 'INR',
  }
  const honest = simulatedWebhook(bench.services.keys, event)
  const tell = (body: string, signature: string) =>
    bench.call('POST', '/webhooks/payments/simulator', body, { [SIGNATURE_HEADER]: signature })
  const before = await everything(db)
  for (const [sent, { status }] of await taken((text) => tell(String(text), honest.signature), event))
    expect([sent, status]).toEqual([sent, 401])
  // What the provider did sign is taken for heard: told again, it would say no more.
  for (const amountPaise of [...NONSENSE.filter((value) => value !== 2 ** 53), ...SHAPES]) {
    const signed = simulatedWebhook(bench.services.keys, { ...event, amountPaise: amountPaise as number })
    const { body } = await tell(signed.body, signed.signature)
    expect([amountPaise, body.data]).toEqual([amountPaise, { effect: 'ignored' }])
  }
  expect(await everything(db)).toEqual(before)
  expect((await tell(honest.body, honest.signature)).body.data).toEqual({ effect: 'confirmed' })
})

test('an answer that never arrived, the connection being cut after the commit, is had again by its key', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const token = String((await bench.quote()).body.data!['token'])
  const cut = Object.assign(Object.create(db) as Db, {
    transaction: async (...work: Parameters<Db['transaction']>) => {
      await db.transaction(...work)
      throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
    },
  })
  const { holdSeats } = await import('#domain/bookings/hold/hold.server.ts')
  const asked = { quote: token, contact: { ...CONTACT, mobile: '+919812345678' } }
  const asker = { key: 'one', userId: undefined }
  await expect(holdSeats({ ...bench.services, db: cut }, asked, asker)).rejects.toThrow('terminated')
  const again = await holdSeats(bench.services, asked, asker)
  const thrice = await holdSeats(bench.services, asked, asker)
  expect(again).toMatchObject({ ok: true })
  expect(thrice).toEqual(again)
  expect(await db.execute(sql`select count(*)::int as count from bookings`)).toMatchObject({ rows: [{ count: 1 }] })
  expect(await bench.departure()).toMatchObject({ held: 2 })
})
