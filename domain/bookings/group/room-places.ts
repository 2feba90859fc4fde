import { ADULT_AGE } from '#domain/party/party.ts'
import type { RoomPlan } from '#domain/pricing/rooms.ts'
import type { Traveller } from '#domain/bookings/booking.ts'

/**
 * The room, counted from 1, that each traveller sleeps in as the rooms were priced: adults and children are shown into the places made for them,
 * one room after another, the youngest where most adults sleep.
 */
export function roomsByTraveller({ rooms }: RoomPlan, travellers: readonly Pick<Traveller, 'age'>[]): number[] {
  const grown = rooms.flatMap(({ adults }, at) => Array.from({ length: adults }, () => at + 1))
  const young = rooms
    .map((room, at) => ({ room, at }))
    .toSorted((one, other) => other.room.adults - one.room.adults)
    .flatMap(({ room, at }) => Array.from({ length: minorsIn(room) }, () => at + 1))
  const children = travellers.filter(({ age }) => age < ADULT_AGE).toSorted((one, other) => one.age - other.age)
  const roomOf = new Map(children.map((child, at) => [child, young[at]]))
  return travellers.map((one) => (one.age >= ADULT_AGE ? grown.shift() : roomOf.get(one)) ?? rooms.length)
}

function minorsIn({ young, inAdultBed, withBed, noBed, infants }: RoomPlan['rooms'][number]): number {
  return young + inAdultBed + withBed + noBed + infants
}

/** What does not fit where the travellers sleep, in words: each room holds as many adults and as many under eighteen as it was priced for. */
export function faultyRooms(
  { rooms }: RoomPlan,
  travellers: readonly { isAdult: boolean; room: number }[],
): string | undefined {
  if (travellers.some(({ room }) => !Number.isInteger(room) || room < 1 || room > rooms.length))
    return 'Please choose a room for everybody.'
  const wrong = rooms.findIndex((room, at) => {
    const inside = travellers.filter((one) => one.room === at + 1)
    const adults = inside.filter(({ isAdult }) => isAdult).length
    return adults !== room.adults || inside.length - adults !== minorsIn(room)
  })
  return wrong === -1 ? undefined : `Room ${wrong + 1} is for ${placesText(rooms[wrong]!)}. Please choose again.`
}

/** "2 adults", "2 adults and 1 under eighteen": whom a room was priced for. */
export function placesText(room: RoomPlan['rooms'][number]): string {
  const adults = `${room.adults} ${room.adults === 1 ? 'adult' : 'adults'}`
  const minors = minorsIn(room)
  return minors === 0 ? adults : `${adults} and ${minors} under eighteen`
}
