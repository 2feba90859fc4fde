import fc from 'fast-check'
import { expect } from 'vitest'
import { command, isBooked, newest, promisedBy, reasonOf, some, sumOf } from './command.ts'
import type { Told } from './command.ts'
import { cancel, refundOf, todayOf } from './life.ts'
import { accept, chargeFor, isTooLateToOwe, mayChange, settled } from './life-changed.ts'
import type { Life, Part } from './life.ts'
import type { World } from './world.ts'

/** The refund is quoted, asked for with a rupee more, then as it was quoted, and once again. */
export const cancelBooking = command(
  'cancel',
  some,
  async (life, { booked }, which) => {
    const at = newest(which, life.bookings)
    const [mine, theirs] = [life.bookings[at]!, booked[at]!]
    const refund = refundOf(life, mine)
    const quoted = await theirs.at('GET', '/cancellation')
    if (mine.state === 'cancelled') return void expect(quoted.status).toBe(200)
    if (typeof refund === 'string') {
      expect(reasonOf(quoted)).toBe(refund)
      return void expect(reasonOf(await theirs.at('POST', '/cancellation'))).toBe(refund)
    }
    expect(quoted.body.data).toMatchObject({ refundPaise: refund, paidPaise: mine.applied })
    const greedy = await theirs.at('POST', '/cancellation', { refundPaise: refund + 100 })
    expect(reasonOf(greedy)).toBe('price-changed')
    const done = await theirs.at('POST', '/cancellation', { refundPaise: refund })
    expect(done.body.data).toMatchObject({ state: 'cancelled', refundPaise: refund })
    expect((await theirs.at('POST', '/cancellation')).body).toEqual(done.body)
    cancel(mine, refund)
  },
  isBooked,
)

type WantedChange = { which: number; to: { adults: number } | { trip: number } }
const to = fc.oneof(fc.record({ adults: fc.integer({ min: 1, max: 4 }) }), fc.constant({ trip: 1 }))

async function askChange(life: Life, { booked }: World, { which, to }: WantedChange): Promise<void> {
  const at = newest(which, life.bookings)
  const mine = life.bookings[at]!
  const wanted =
    'adults' in to ? { trip: mine.promised.trip, seats: to.adults } : { trip: 1, seats: mine.promised.seats }
  const body = 'adults' in to ? to : { departure: life.trips[1]!.id }
  const answer = await booked[at]!.at('POST', '/amendments', body)
  const may = mayChange(life, mine, wanted)
  const isLate = isTooLateToOwe(life, mine, wanted)
  if (may === 'ok' && reasonOf(answer) === 'pay-first') {
    const isMovedUnpaid = wanted.trip !== mine.promised.trip && mine.applied < mine.totalPaise
    return void expect(isLate || isMovedUnpaid).toBe(true)
  }
  expect(reasonOf(answer)).toBe(may)
  if (answer.status !== 201) return
  const told = answer.body.data as unknown as { quote: Told } & Record<string, number>
  const promised = promisedBy(told.quote, wanted.trip)
  const chargePaise = chargeFor(life, mine, promised)
  const money = settled(mine, { ...promised, chargePaise })
  expect(told).toMatchObject({ chargePaise, paidPaise: mine.applied, wasPaise: mine.totalPaise })
  expect(told).toMatchObject({ totalPaise: money.totalPaise, refundPaise: money.refundPaise })
  const left = told['payments'] as unknown as Told['payments']
  expect(sumOf(left)).toBe(money.leftPaise)
  if (isLate) expect(left.filter(({ dueOn }) => dueOn !== null && dueOn <= todayOf(life))).toEqual([])
  life.changes.push({ ...promised, booking: at, previous: mine.promised.token, chargePaise })
}

async function takeChange(life: Life, { booked }: World, at: number): Promise<void> {
  const change = life.changes[at]!
  const mine = life.bookings[change.booking]!
  const isNew = mine.promised.token !== change.token
  const { leftPaise } = settled(mine, change)
  const answer = await booked[change.booking]!.at('POST', '/amendments', { quote: change.token })
  expect(reasonOf(answer)).toBe(accept(life, change))
  if (answer.status !== 200 || !isNew) return
  const { payments } = answer.body.data as unknown as { payments: (Part & { state: string })[] }
  const kept = mine.parts.filter(({ isPaid }) => isPaid)
  const added = payments.slice(kept.length).map(({ part, amountPaise }) => ({ part, amountPaise, isPaid: false }))
  expect(sumOf(added)).toBe(leftPaise)
  mine.parts = [...kept, ...added]
}

export const quoteChange = command('change', fc.record({ which: some, to }), askChange, isBooked)

export const acceptChange = command(
  'accept',
  some,
  (life, world, which) => takeChange(life, world, newest(which, life.changes)),
  ({ changes }) => changes.length > 0,
)

/** Two changes of one booking are quoted, and both are taken: the second was made for what it no longer is. */
export const changeTwice = command(
  'change twice',
  fc.record({ which: some, first: to, second: to }),
  async (life, world, { which, first, second }) => {
    const before = life.changes.length
    await askChange(life, world, { which, to: first })
    await askChange(life, world, { which, to: second })
    for (let at = before; at < life.changes.length; at++) await takeChange(life, world, at)
  },
  isBooked,
)
