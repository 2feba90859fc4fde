import fc from 'fast-check'
import { expect } from 'vitest'
import { DAY, MINUTE } from '#platform/clock.ts'
import { agree } from './agree.ts'
import {
  bookAndPay,
  hearOfBank,
  holdSeats,
  keepSeats,
  orderPart,
  payOrder,
  quoteSeats,
  tellLate,
  tellOf,
} from './buying.ts'
import { acceptChange, cancelBooking, quoteChange } from './changing.ts'
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

function wait(time: fc.Arbitrary<number>): fc.Arbitrary<Command> {
  return command('wait', time, async (life, { clock }, ms) => {
    life.now += ms
    await clock.set(new Date(life.now))
  })
}

const OFTEN: readonly [number, fc.Arbitrary<Command>][] = [
  [4, bookAndPay],
  [2, quoteSeats],
  [3, holdSeats],
  [2, keepSeats],
  [3, orderPart],
  [4, payOrder],
  [2, tellLate],
  [1, hearOfBank],
  [2, cancelBooking],
  [4, quoteChange],
  [4, acceptChange],
  [1, sweepHolds],
  [1, workRefunds],
  [3, wait(minutes)],
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
