import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { PaymentEvent } from '#domain/payments/payment.ts'
import {
  captureSimulated,
  moveSimulated,
  SIGNATURE_HEADER,
  simulatedWebhook,
} from '#domain/payments/simulator.server.ts'
import { simulatedOrders } from '#domain/payments/tables.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { command, isBooked, isOrdered, newest, promisedBy, reasonOf, some } from './command.ts'
import type { Told } from './command.ts'
import { hear, hold, keep, mayQuote, order, take } from './life.ts'
import type { Life } from './life.ts'
import type { World } from './world.ts'

export const asked = fc.record({ trip: fc.nat({ max: 1 }), adults: fc.integer({ min: 1, max: 4 }) })

export async function quote(
  life: Life,
  { bench }: World,
  { trip, adults }: { trip: number; adults: number },
): Promise<boolean> {
  const body = { package: teaHills.url, departure: life.trips[trip]!.id, adults }
  const answer = await bench.call('POST', '/api/quotes', body)
  expect(reasonOf(answer)).toBe(mayQuote(life, trip, adults))
  if (answer.status === 201) life.quotes.push(promisedBy(answer.body.data as unknown as Told, trip))
  return answer.status === 201
}

export async function book(life: Life, world: World, which: number): Promise<boolean> {
  const promised = life.quotes[newest(which, life.quotes)]!
  const key = crypto.randomUUID()
  const answer = await world.bench.hold(promised.token, { key })
  expect(reasonOf(answer)).toBe(hold(life, promised))
  if (answer.status !== 201) return false
  const { reference, token } = answer.body.data as unknown as { reference: string; token: string }
  world.booked.push(world.bench.openedBy(reference, token))
  expect((await world.bench.hold(promised.token, { key })).body.data).toMatchObject({ reference })
  return true
}

export const quoteSeats = command('quote', asked, quote)
export const holdSeats = command('hold', some, book, ({ quotes }) => quotes.length > 0)

/** What goes well most of the time, in one go. */
export const bookAndPay = command(
  'book and pay',
  fc.record({ asked, part: fc.constantFrom<(1 | 'all')[]>(1, 'all') }),
  async (life, world, { asked, part }) => {
    if (!(await quote(life, world, asked)) || !(await book(life, world, 0))) return
    await openOrder(life, world, { which: 0, part })
    await pay(life, world, { which: 0, isShort: false, tellTimes: 1, isRenamed: false })
  },
)

export async function keepOf(life: Life, { booked }: World, at: number): Promise<void> {
  expect(reasonOf(await booked[at]!.at('POST', '/hold'))).toBe(keep(life, life.bookings[at]!))
}

export const keepSeats = command(
  'keep',
  some,
  (life, world, which) => keepOf(life, world, newest(which, life.bookings)),
  isBooked,
)

type AskedOrder = { which: number; part: number | 'all' }

export async function openOrder(life: Life, { booked, orderIds }: World, { which, part }: AskedOrder): Promise<void> {
  const at = newest(which, life.bookings)
  const body = { provider: 'simulator', part }
  const answer = await booked[at]!.at('POST', '/payments', body, { 'Idempotency-Key': crypto.randomUUID() })
  expect(reasonOf(answer)).toBe(order(life, at, part))
  if (answer.status !== 201) return
  const { orderId, amountPaise } = answer.body.data as unknown as { orderId: string; amountPaise: number }
  expect(amountPaise).toBe(life.orders.at(-1)!.amountPaise)
  orderIds.push(orderId)
}

export const orderPart = command(
  'order',
  fc.record({ which: some, part: fc.constantFrom<(1 | 2 | 'all')[]>(1, 1, 2, 'all') }),
  openOrder,
  isBooked,
)

async function tell({ bench }: World, event: PaymentEvent): Promise<string> {
  const { body, signature } = simulatedWebhook(bench.services.keys, event)
  const said = await bench.call('POST', '/webhooks/payments/simulator', body, { [SIGNATURE_HEADER]: signature })
  expect(said.status).toBe(200)
  return String(said.body.data!['effect'])
}

async function simulated({ db, orderIds }: World, at: number) {
  const [found] = await db.select().from(simulatedOrders).where(eq(simulatedOrders.id, orderIds[at]!))
  return found!
}

/** `tellTimes` 0 is money nobody has told of yet. */
type PayingOrder = { which: number; isShort: boolean; tellTimes: number; isRenamed: boolean }

export async function pay(
  life: Life,
  world: World,
  { which, isShort, tellTimes, isRenamed }: PayingOrder,
): Promise<void> {
  const at = newest(which, life.orders)
  const { amountPaise } = life.orders[at]!
  const paise = isShort ? amountPaise - 100 : amountPaise
  world.events.push(await captureSimulated(world.db, await simulated(world, at), paise))
  life.captures.push({ order: at, amountPaise: paise, isTold: false })
  const last = life.captures.length - 1
  for (let time = 0; time < tellTimes; time++) await tellOf(life, world, last, isRenamed && time > 0)
}

export const payOrder = command(
  'pay',
  fc.record({
    which: some,
    isShort: fc.constantFrom(false, false, false, true),
    tellTimes: fc.constantFrom(0, 1, 1, 2),
    isRenamed: fc.boolean(),
  }),
  pay,
  isOrdered,
)

export async function tellOf(life: Life, world: World, at: number, isRenamed: boolean): Promise<void> {
  const event = world.events[at]!
  const eventId = isRenamed ? `again ${crypto.randomUUID()}` : event.eventId
  expect(await tell(world, { ...event, eventId })).toBe(take(life, life.captures[at]!))
}

export const tellLate = command(
  'tell late',
  some,
  async (life, world, which) => tellOf(life, world, which % life.captures.length, which % 2 === 0),
  ({ captures }) => captures.length > 0,
)

export const hearOfBank = command(
  'bank',
  fc.record({ which: some, kind: fc.constantFrom('pending' as const, 'failed' as const) }),
  async (life, world, { which, kind }) => {
    const at = newest(which, life.orders)
    const event = await moveSimulated(world.db, await simulated(world, at), kind)
    expect(await tell(world, event)).toBe(hear(life, at, kind))
  },
  isOrdered,
)
