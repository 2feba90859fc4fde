import { ADULT_AGE } from '#domain/party/party.ts'
import type { RoomPlan } from '#domain/pricing/rooms.ts'
import type { Traveller } from './booking.ts'

/**
 * The room, counted from 1, that each traveller sleeps in as the rooms were priced: adults and children are shown into the places made for them,
 * one room after another.
 */
export function roomsByTraveller({ rooms }: RoomPlan, travellers: readonly Pick<Traveller, 'age'>[]): number[] {
  const grown = rooms.flatMap(({ adults }, at) => Array.from({ length: adults }, () => at + 1))
  const young = rooms.flatMap((room, at) => Array.from({ length: minorsIn(room) }, () => at + 1))
  return travellers.map(({ age }) => (age >= ADULT_AGE ? grown : young).shift() ?? rooms.length)
}

function minorsIn({ young, inAdultBed, withBed, noBed, infants }: RoomPlan['rooms'][number]): number {
  return young + inAdultBed + withBed + noBed + infants
}
