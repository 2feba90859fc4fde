import { setTimeout as pause } from 'node:timers/promises'
import { CONTACT } from '#tests/benches/booking-bench.ts'
import { PICKUP, V5 } from '#tests/car-fixture.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { noteKey, noteRefusal } from './answers.ts'
import type { Answers } from './answers.ts'
import type { Client, Said } from './client.ts'
import type { Gateway } from './gateway.ts'
import type { Random } from './random.ts'

export type World = {
  answers: Answers
  departures: readonly string[]
  gateway: Gateway
  /** Has the time of a hold be over: a quarter of an hour in no time. */
  endHold(reference: string): Promise<void>
}
type Buyer = World & { random: Random; client: Client }
type BookedSeats = { reference: string; token: string; people?: readonly Traveller[] | undefined }
/** What somebody comes for: seats of a departure, or a car about a day. */
export type Wanted = { departure: string } | { carOn: CalendarDate }

/** What people do once their seats are held, and how often. */
const DEEDS = {
  'walk away': 20,
  'come back': 6,
  leave: 8,
  pay: 40,
  'pay late': 12,
  'pay twice': 10,
  'pay in two tabs': 6,
  'extend and pay': 5,
  'be refused first': 5,
  'pay too little': 3,
} as const
const CHANGES = 0.4
const MOVES = 0.3
const CANCELS = 0.3
const LOOKS = 4
const LOOK_AGAIN = 300
const NAMES_ALL = 0.7
const SHARES = 0.8
const PAYS_ALL = 0.4

/** One visitor from the quote to whatever becomes of the booking; whatever the site says on the way is written down. */
export async function buy(buyer: Buyer, wanted: Wanted): Promise<void> {
  const booked = await hold(buyer, wanted)
  if (!booked) return
  const { random } = buyer
  await DOING[random.weighed(DEEDS)](buyer, booked)
  const isConfirmed = await look(buyer, booked)
  if (isConfirmed && booked.people && random.chance(SHARES)) await shareOut(buyer, booked)
  if (isConfirmed && random.chance(CHANGES)) await change(buyer, booked, wanted)
  if (!random.chance(CANCELS)) return
  await pause(random.between(0, 2000))
  await cancel(buyer, booked)
}

async function hold(buyer: Buyer, wanted: Wanted): Promise<BookedSeats | undefined> {
  const { random, client, answers } = buyer
  const ask = 'departure' in wanted ? seatsOf(wanted.departure, random) : carAbout(wanted.carOn, random)
  const quoted = await client.surely('POST', '/api/quotes', { body: ask })
  if (quoted?.status !== 201) return void noteRefusal(answers, quoted?.reason)
  const people = 'adults' in ask && random.chance(NAMES_ALL) ? peopleOf(ask) : undefined
  const key = crypto.randomUUID()
  const sending = {
    // Where one gets in stands in the quote of a package; a car is told where to come.
    body: {
      quote: quoted.data.token,
      contact: CONTACT,
      pickup: 'departure' in wanted ? undefined : PICKUP,
      travellers: people,
    },
    headers: { 'Idempotency-Key': key },
  }
  const send = (cutAfter?: number) => {
    const options = cutAfter === undefined ? sending : { ...sending, cutAfter }
    return cutAfter === undefined
      ? client.surely('POST', '/api/bookings', options)
      : client.once('POST', '/api/bookings', options)
  }
  // Two fingers on one button, or a train into a tunnel: the same key goes out more than once.
  const first = random.weighed({ calm: 60, twice: 20, cut: 20 })
  const early = first === 'twice' ? send() : first === 'cut' ? send(random.between(2, 60)) : undefined
  const all = [await send(), await early]
  const said = all.filter((one) => one?.status === 201)
  if (said.length === 0) return void noteRefusal(answers, all.find((one) => one)?.reason)
  for (const one of said) noteHeld(buyer, key, one!)
  const { reference, token } = said[0]!.data
  return { reference, token, people }
}

function peopleOf({ adults, ages }: ReturnType<typeof seatsOf>): Traveller[] {
  const grown = Array.from({ length: adults }, (_, at) => ({ name: `Friend ${'ABCD'[at]}`, age: 30 + at }))
  return [...grown, ...ages.map((age) => ({ name: 'Little One', age }))]
}

function seatsOf(departure: string, random: Random) {
  const ages = random.chance(0.3) ? [7] : []
  return { package: teaHills.url, departure, adults: random.between(2, 4), ages }
}

/** Three days of which everybody who comes about the same day wants one at least. */
function carAbout(date: CalendarDate, random: Random) {
  return { ...V5, date: addDays(date, random.between(0, 1)) }
}

function noteHeld({ answers }: Buyer, key: string, { data }: Said): void {
  const { reference, seats, totalPaise, token } = data
  answers.held.set(reference, { seats, totalPaise, token })
  noteKey(answers, key, reference)
}

type BuyerDeed = (buyer: Buyer, booked: BookedSeats) => Promise<unknown>

const DOING: Record<keyof typeof DEEDS, BuyerDeed> = {
  'walk away': (buyer, { reference }) => buyer.endHold(reference),
  'come back': async (buyer, booked) => {
    await buyer.endHold(booked.reference)
    await pause(buyer.random.between(0, 3000))
    const again = await at(buyer, booked, 'POST', '/hold')
    if (again?.status === 200) await pay(buyer, booked)
  },
  leave: (buyer, booked) => cancel(buyer, booked),
  pay: (buyer, booked) => pay(buyer, booked),
  'pay late': async (buyer, booked) => {
    const order = await openOrder(buyer, booked)
    await buyer.endHold(booked.reference)
    await pause(buyer.random.between(0, 4000))
    if (order) await buyer.gateway.take(order)
  },
  'pay twice': async (buyer, booked) => {
    const orders = await Promise.all([openOrder(buyer, booked), openOrder(buyer, booked)])
    await Promise.all(orders.filter((order) => order !== undefined).map((order) => buyer.gateway.take(order)))
  },
  'pay in two tabs': async (buyer, booked) => {
    const order = await openOrder(buyer, booked)
    if (order) await Promise.all([buyer.gateway.take(order), buyer.gateway.take(order)])
  },
  'extend and pay': async (buyer, booked) => {
    await Promise.all([at(buyer, booked, 'POST', '/hold'), at(buyer, booked, 'POST', '/hold')])
    await pay(buyer, booked)
  },
  'be refused first': async (buyer, booked) => {
    await visitGateway(buyer, await openOrder(buyer, booked), buyer.random.pick(['failure', 'pending']))
    await pay(buyer, booked)
  },
  'pay too little': async (buyer, booked) => visitGateway(buyer, await openOrder(buyer, booked), 'wrong-amount'),
}

async function pay(buyer: Buyer, booked: BookedSeats, part?: 'all'): Promise<void> {
  const { random, gateway, client } = buyer
  const order = await openOrder(buyer, booked, part ?? (random.chance(PAYS_ALL) ? 'all' : 1))
  if (!order) return
  if (random.chance(0.5)) await gateway.take(order)
  else await visitGateway(buyer, order, random.pick(['success', 'duplicate', 'late', 'out-of-order', 'refund-fails']))
  if (random.chance(0.5)) await client.once('GET', `/payments/return/${order}`)
}

/** The simulator's own page in one of the site's processes, which may be killed between the money and the word of it. */
async function visitGateway({ client }: Buyer, order: string | undefined, outcome: string): Promise<void> {
  if (order) await client.surely('POST', `/dev/gateway/${order}`, { body: new URLSearchParams({ outcome }) })
}

async function openOrder(buyer: Buyer, booked: BookedSeats, part: number | 'all' = 1): Promise<string | undefined> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const started = await at(buyer, booked, 'POST', '/payments', { body: { provider: 'simulator', part }, headers })
  if (started?.status !== 201) return void noteRefusal(buyer.answers, started?.reason)
  const { orderId, amountPaise } = started.data
  buyer.answers.orders.set(orderId, amountPaise)
  return orderId
}

/** What became of it, for as long as somebody waits for the word of their bank. */
async function look(buyer: Buyer, booked: BookedSeats): Promise<boolean> {
  let state: string | undefined
  for (let looks = 0; looks < LOOKS && (state === undefined || state === 'held'); looks++) {
    if (looks > 0) await pause(LOOK_AGAIN)
    state = (await at(buyer, booked, 'GET', ''))?.data.state
  }
  const isConfirmed = state === 'confirmed'
  if (isConfirmed) buyer.answers.confirmed.add(booked.reference)
  return isConfirmed
}

/** Friends pay their own, some at once, some twice and some not at all; now and then who booked pays everything again meanwhile. */
async function shareOut(buyer: Buyer, { reference, token, people = [] }: BookedSeats): Promise<void> {
  const { random, client, answers, gateway } = buyer
  const split = random.pick(['equal', 'own-price'])
  const sharers = people.map(({ age }, at) => (at === 1 || (at > 1 && age > 17 && random.chance(0.8)) ? at + 1 : 0))
  const group = (body: object) => client.surely('POST', `/crowd/${reference}/group`, { body: { token, ...body } })
  const [said] = await Promise.all([1, 2].map(() => group({ split, sharers })))
  if (said?.status !== 200) return void noteRefusal(answers, said?.reason)
  answers.shared.add(reference)
  const payShare = async ({ share, token }: { share: number; token: string }) => {
    if (random.chance(0.25)) return
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const body = { token, part: 'all' }
    const started = await client.surely('POST', `/crowd/${reference}/share/${share}/payments`, { body, headers })
    if (started?.status !== 201) return void noteRefusal(answers, started?.reason)
    answers.orders.set(started.data.orderId, started.data.amountPaise)
    answers.sharesPaid++
    for (let times = random.between(1, 2); times > 0; times--) await gateway.take(started.data.orderId)
  }
  const paying = said.data.shares.map(payShare)
  if (random.chance(0.15)) await group({ end: true })
  await Promise.all(paying)
}

/** Another party, another date or other days of a car, quoted and then sent with two fingers; what it costs more is paid, or not. */
async function change(buyer: Buyer, booked: BookedSeats, had: Wanted): Promise<void> {
  const { random, answers, departures } = buyer
  const { reference, token } = booked
  const isMoved = booked.people !== undefined || random.chance(MOVES)
  const wanted =
    'carOn' in had
      ? { date: addDays(had.carOn, random.between(0, 3)), days: random.between(2, 4) }
      : isMoved
        ? { departure: random.pick(departures) }
        : { adults: random.between(1, 4) }
  const quoted = await at(buyer, booked, 'POST', '/amendments', { body: wanted })
  if (quoted?.status !== 201) return void noteRefusal(answers, quoted?.reason)
  answers.changing.add(reference)
  const body = { quote: quoted.data.quote.token }
  const all = await Promise.all([1, 2].map(() => at(buyer, booked, 'POST', '/amendments', { body })))
  const said = all.find((one) => one?.status === 200)
  if (!said && all.includes(undefined)) return
  answers.changing.delete(reference)
  if (!said) return void noteRefusal(answers, all[0]?.reason)
  answers.held.set(reference, { seats: said.data.seats, totalPaise: said.data.totalPaise, token })
  answers.changed.add(reference)
  if ('carOn' in had) answers.carsChanged++
  if (random.chance(0.5)) await pay(buyer, booked, 'all')
}

/** Cancels at the refund that is shown; what was paid meanwhile makes it another one, which is looked at again. */
async function cancel(buyer: Buyer, booked: BookedSeats): Promise<void> {
  const { answers } = buyer
  answers.leaving.add(booked.reference)
  for (let tries = 0; tries < 5; tries++) {
    const shown = await at(buyer, booked, 'GET', '/cancellation')
    if (shown?.status !== 200) return
    const { refundPaise } = shown.data
    const twice = [1, 2].map(() => at(buyer, booked, 'POST', '/cancellation', { body: { refundPaise } }))
    const said = (await Promise.all(twice)).find((one) => one?.status === 200)
    if (said) return void answers.cancelled.set(booked.reference, said.data.refundPaise)
  }
}

function at(
  { client }: Buyer,
  { reference, token }: BookedSeats,
  method: string,
  path: string,
  sending: { body?: unknown; headers?: object } = {},
) {
  const headers = { Authorization: `Bearer ${token}`, ...sending.headers }
  return client.surely(method, `/api/bookings/${reference}${path}`, { ...sending, headers })
}
