import fc from 'fast-check'
import { expect } from 'vitest'
import { agree } from './agree.ts'
import type { Life, Part, Promised } from './life.ts'
import type { World } from './world.ts'

export type Command = fc.AsyncCommand<Life, World>
type Body = { reason?: string; data?: Record<string, never> }

/** A deed on one of what there is by then: which one is chosen by chance. */
export function command<Chosen>(
  name: string,
  chosen: fc.Arbitrary<Chosen>,
  run: (life: Life, world: World, chosen: Chosen) => Promise<unknown>,
  check: (life: Life) => boolean = () => true,
): fc.Arbitrary<Command> {
  return chosen.map((one) => ({
    check,
    run: async (life, world) => {
      await run(life, world, one)
      await agree(life, world)
    },
    toString: () => `${name}(${JSON.stringify(one)})`,
  }))
}

export const some = fc.nat({ max: 1000 })
export const reasonOf = ({ body, status }: { body: Body; status: number }) =>
  body.reason ?? (status < 300 ? 'ok' : status)
export const isBooked = ({ bookings }: Life) => bookings.length > 0
export const isOrdered = ({ orders }: Life) => orders.length > 0
export const newest = (index: number, list: readonly unknown[]) => list.length - 1 - (index % Math.min(list.length, 3))

export type Told = {
  token: string
  seats: number
  totalPaise: number
  taxablePaise: number
  expiresAt: string
  refunds: Promised['charges']
  payments: { part: number; amountPaise: number; dueOn: string | null }[]
}

export function promisedBy(
  { token, seats, totalPaise, taxablePaise, expiresAt, refunds, payments }: Told,
  trip: number,
) {
  const parts: Part[] = payments.map(({ part, amountPaise }) => ({ part, amountPaise, isPaid: false }))
  expect(parts.reduce((sum, part) => sum + part.amountPaise, 0)).toBe(totalPaise)
  return { token, trip, seats, totalPaise, taxablePaise, charges: refunds, parts, expiresAt: Date.parse(expiresAt) }
}

export function sumOf(parts: readonly { amountPaise: number }[]): number {
  return parts.reduce((sum, part) => sum + part.amountPaise, 0)
}
