import { BEDS_IN } from '#domain/party/party.ts'
import type { RoomKind } from '#domain/party/party.ts'
import { infantPlaces } from './room-mixes.ts'
import type { RoomMix } from './room-mixes.ts'
import type { Travellers } from './travellers.ts'

/** A room and who is in it; `young` pay as adults, and so do children `inAdultBed`. */
export type PlannedRoom = {
  kind: RoomKind
  /** 'alone': a twin for one at the single price; 'shared': the other bed is another traveller's. */
  use: 'own' | 'alone' | 'shared'
  adults: number
  young: number
  inAdultBed: number
  withBed: number
  noBed: number
  infants: number
}

/** Puts a party into the rooms of its mix: an adult in each, a second one first where children sleep. */
export function allocateRooms(mix: RoomMix, travellers: Travellers): PlannedRoom[] {
  const rooms = roomsOf(mix)
  placeChildBeds(rooms, mix)
  placeInBeds(rooms, travellers)
  placeWithoutBed(rooms, mix, travellers)
  return rooms
}

function roomsOf({ quad, triple, twin, single, alone, shared }: RoomMix): PlannedRoom[] {
  const nobody = { young: 0, inAdultBed: 0, withBed: 0, noBed: 0, infants: 0 }
  const some = (count: number, kind: RoomKind, use: PlannedRoom['use'] = 'own'): PlannedRoom[] =>
    Array.from({ length: count }, () => ({ kind, use, adults: 1, ...nobody }))
  return [
    ...some(quad, 'quad'),
    ...some(triple, 'triple'),
    ...some(twin, 'twin'),
    ...some(alone, 'twin', 'alone'),
    ...some(single - alone, 'single'),
    ...some(shared, 'twin', 'shared'),
  ]
}

function placeChildBeds(rooms: PlannedRoom[], { bedsInTriples, bedsInQuads }: RoomMix): void {
  const left = { single: 0, twin: 0, triple: bedsInTriples, quad: bedsInQuads }
  for (const room of rooms) {
    room.withBed = Math.min(left[room.kind], Math.max(0, BEDS_IN[room.kind] - BEDS_IN.twin))
    left[room.kind] -= room.withBed
  }
}

function placeInBeds(rooms: PlannedRoom[], travellers: Travellers): void {
  const left = { adults: travellers.adults - rooms.length, young: travellers.young }
  for (const room of rooms.toSorted((a, b) => b.withBed - a.withBed)) {
    if (left.adults === 0 || freeBeds(room) === 0) continue
    room.adults++
    left.adults--
  }
  for (const room of rooms)
    while (freeBeds(room) > 0) {
      if (left.adults > 0) room.adults += take(left, 'adults')
      else if (left.young > 0) room.young += take(left, 'young')
      else room.inAdultBed++
    }
}

function take<Who extends string>(left: Record<Who, number>, who: Who): 1 {
  left[who]--
  return 1
}

function freeBeds({ kind, use, adults, young, inAdultBed, withBed }: PlannedRoom): number {
  return (use === 'own' ? BEDS_IN[kind] : 1) - adults - young - inAdultBed - withBed
}

/** Those without a bed go where two adults are, as far as there is room for them. */
function placeWithoutBed(rooms: PlannedRoom[], { childrenNoBed }: RoomMix, { infants }: Travellers): void {
  const own = rooms
    .filter(({ use }) => use !== 'shared')
    .toSorted((a, b) => Number(b.adults > 1) - Number(a.adults > 1))
  for (const room of own.slice(0, childrenNoBed)) room.noBed = 1
  let left = infants
  const settle = (room: PlannedRoom, places: number) => {
    const more = Math.min(left, places)
    room.infants += more
    left -= more
  }
  for (const room of own) settle(room, infantPlaces(room.kind))
  for (const room of own) settle(room, 1 - room.noBed)
}
