import { expect, test } from 'vitest'
import { roomsByTraveller } from './room-places.ts'

const room = (adults: number, noBed: number) => ({
  kind: adults === 1 ? ('single' as const) : ('twin' as const),
  use: 'own' as const,
  adults,
  young: 0,
  inAdultBed: 0,
  withBed: 0,
  noBed,
  infants: 0,
})
const shown = (ages: number[], rooms: ReturnType<typeof room>[]) =>
  roomsByTraveller(
    { rooms } as Parameters<typeof roomsByTraveller>[0],
    ages.map((age) => ({ age })),
  )

// Caught: a child of three with the grandmother, and the one of nine with the parents.
test('the youngest child sleeps where two adults do, whatever room comes first', () => {
  expect(shown([38, 41, 66, 9, 3], [room(2, 1), room(1, 1)])).toEqual([1, 1, 2, 2, 1])
  expect(shown([66, 38, 41, 9, 3], [room(1, 1), room(2, 1)])).toEqual([1, 2, 2, 1, 2])
})
