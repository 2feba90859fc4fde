import fc from 'fast-check'
import { expect } from 'vitest'
import { DAY, MINUTE } from '#platform/clock.ts'
import { agree } from './agree.ts'
import {
  asked,
  book,
  bookAndPay,
  hearOfBank,
  holdSeats,
  keepOf,
  keepSeats,
  openOrder,
  orderPart,
  pay,
  payOrder,
  quote,
  quoteSeats,
  tellLate,
  tellOf,
} from './buying.ts'
import { acceptChange, cancelBooking, changeTwice, quoteChange } from './changing.ts'
import { command } from './command.ts'
import type { Command } from './command.ts'
import { sendRefunds, sweep } from './life.ts'
import type { Life } from './life.ts'
import type { World } from './world.ts'

const sweepHolds = command('sweep', fc.constant(null), async (life, { bench }) =>
  expect(await bench.sweep()).toBe(sweep(life)),
)

const workRefunds = command('refund', fc.constant(null), async (life, { bench }) => {
  while ((await bench.refund()) > 0);
  sendRefunds(life)
})

const minutes = fc.constantFrom(1, 10, 15, 16, 40).map((count) => count * MINUTE)
const days = fc.constantFrom(1, 2, 20, 30).map((count) => count * DAY)

const wait = (time: fc.Arbitrary<number>) => command('wait', time, pass)

async function pass(life: Life, { clock }: World, ms: number): Promise<void> {
  life.now += ms
  await clock.set(new Date(life.now))
}

/** A hold ends with money under way; somebody else comes, or not; then the money is told of, or the seats are asked for again. */
const comeLate = command(
  'come late',
  fc.record({ asked, isPaid: fc.boolean(), other: fc.option(asked, { nil: undefined }) }),
  async (life, world, { asked, isPaid, other }) => {
    if (!(await quote(life, world, asked)) || !(await book(life, world, 0))) return
    const mine = life.bookings.length - 1
    if (isPaid) await openOrder(life, world, { which: 0, part: 1 })
    if (isPaid) await pay(life, world, { which: 0, isShort: false, tellTimes: 0, isRenamed: false })
    await pass(life, world, 16 * MINUTE)
    expect(await world.bench.sweep()).toBe(sweep(life))
    if (other && (await quote(life, world, other))) await book(life, world, 0)
    if (isPaid) await tellOf(life, world, life.captures.length - 1, false)
    else await keepOf(life, world, mine)
  },
)

const OFTEN: readonly [number, fc.Arbitrary<Command>][] = [
  [5, bookAndPay],
  [3, comeLate],
  [5, changeTwice],
  [1, quoteSeats],
  [2, holdSeats],
  [2, keepSeats],
  [2, orderPart],
  [3, payOrder],
  [2, tellLate],
  [2, hearOfBank],
  [4, cancelBooking],
  [1, quoteChange],
  [1, acceptChange],
  [1, sweepHolds],
  [1, workRefunds],
  [2, wait(minutes)],
  [1, wait(days)],
]

/** So much of what may become of bookings, one after another. */
export function deeds(count: number): fc.Arbitrary<Command[]> {
  const deed = fc.oneof(...OFTEN.map(([weight, arbitrary]) => ({ weight, arbitrary })))
  return fc.array(deed, { minLength: count, maxLength: count, size: 'max' })
}

/** Whatever is under way comes to its end: every notice arrives, holds end, refunds go out. */
export async function settle(life: Life, world: World): Promise<void> {
  for (const at of life.captures.keys()) await tellOf(life, world, at, false)
  expect(await world.bench.sweep()).toBe(sweep(life))
  while ((await world.bench.refund()) > 0);
  sendRefunds(life)
  await agree(life, world)
}
