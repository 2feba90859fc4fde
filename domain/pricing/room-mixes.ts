import type { PricingModel } from '#domain/catalogue/package.ts'
import { BEDS_IN, ROOM_KINDS } from '#domain/party/party.ts'
import type { RoomKind, Rooms } from '#domain/party/party.ts'
import type { CellCounts } from './price-cells.ts'
import type { Travellers } from './travellers.ts'

/** Rooms for a party with who sleeps how, before anybody knows the prices. */
export type RoomMix = Rooms & {
  /** Beds in twins whose other bed is another traveller's: one or none. */
  shared: number
  /** How many of the singles are twins used by one. */
  alone: number
  /** Children in a child's bed, by the kind of room it stands in. */
  bedsInTriples: number
  bedsInQuads: number
  childrenNoBed: number
  /** People who sleep in a bed. */
  beds: number
}

type TakeMix = (mix: RoomMix) => void
type RoomCounts = Rooms & Pick<RoomMix, 'shared' | 'alone'>

/**
 * Finds every valid mix of rooms (reference PRICING §4.2): all beds filled, an adult in every room, a child's bed only beside two beds
 * paid as adults', at most one child without a bed a room, one infant in a single or twin and two in a larger room, one more where no
 * child is without a bed, and nobody but one adult in a shared bed. Of how children's beds are spread it gives the extremes: a cheapest
 * choice is always one of them.
 */
export function findRoomMixes(
  travellers: Travellers,
  model: PricingModel,
  chosen: Rooms | undefined,
  found: TakeMix,
): void {
  const { adults, young, children } = travellers
  const quads = model === 'SHARING_GRID'
  if (chosen) return quads || chosen.quad === 0 ? findInChosen(chosen, travellers, found) : undefined
  for (let inBed = 0; inBed <= children; inBed++)
    eachRooms(adults + young + inBed, quads, (rooms) => findIn(rooms, inBed, travellers, found))
}

/** In rooms of one's own choice a bed stays empty only where nobody is left to sleep in it. */
function findInChosen(chosen: Rooms, travellers: Travellers, found: TakeMix): void {
  const { adults, young, children } = travellers
  let count = 0
  for (let inBed = children; inBed >= 0 && count === 0; inBed--)
    eachUse(chosen, adults + young + inBed, (rooms) =>
      findIn(rooms, inBed, travellers, (mix) => {
        count++
        found(mix)
      }),
    )
}

function eachRooms(beds: number, quads: boolean, found: (rooms: RoomCounts) => void): void {
  for (let quad = 0; quad * 4 <= (quads ? beds : 0); quad++)
    for (let triple = 0; quad * 4 + triple * 3 <= beds; triple++)
      for (let twin = 0; quad * 4 + triple * 3 + twin * 2 <= beds; twin++) {
        const single = beds - quad * 4 - triple * 3 - twin * 2
        found({ quad, triple, twin, single, shared: 0, alone: 0 })
        if (single > 0) found({ quad, triple, twin, single: single - 1, shared: 1, alone: 0 })
      }
}

/** The rooms a party chose; of its twins one adult may have one, alone or shared. */
function eachUse({ single, twin, triple, quad }: Rooms, beds: number, found: (rooms: RoomCounts) => void): void {
  const spare = single + twin * 2 + triple * 3 + quad * 4 - beds
  if (spare < 0 || spare > twin) return
  const own = { quad, triple, twin: twin - spare }
  found({ ...own, single: single + spare, shared: 0, alone: spare })
  if (spare > 0) found({ ...own, single: single + spare - 1, shared: 1, alone: spare - 1 })
}

function findIn(rooms: RoomCounts, inBed: number, travellers: Travellers, found: TakeMix): void {
  const { adults, young, children, infants } = travellers
  const own = rooms.single + rooms.twin + rooms.triple + rooms.quad
  const childrenNoBed = children - inBed
  if (own + rooms.shared > adults || childrenNoBed > own) return
  const places = ROOM_KINDS.reduce((sum, kind) => sum + rooms[kind] * infantPlaces(kind), 0)
  if (infants > places + own - childrenNoBed) return
  const beds = adults + young + inBed
  eachChildBeds(rooms, inBed, (bedsInTriples, bedsInQuads) =>
    found({ ...rooms, bedsInTriples, bedsInQuads, childrenNoBed, beds }),
  )
}

function eachChildBeds(
  { triple, quad }: RoomCounts,
  inBed: number,
  found: (inTriples: number, inQuads: number) => void,
): void {
  const inTriples = Math.min(triple, inBed)
  const inQuads = Math.min(2 * quad, inBed)
  found(0, 0)
  if (inTriples > 0) found(inTriples, Math.min(inQuads, inBed - inTriples))
  if (inQuads > 0) found(Math.min(inTriples, inBed - inQuads), inQuads)
  if (inTriples > 0 && inQuads > 0) {
    found(inTriples, 0)
    found(0, inQuads)
  }
}

/** How many heads of a mix each cell is charged for. */
export function cellsOf(mix: RoomMix, { infants }: Pick<Travellers, 'infants'>, model: PricingModel): CellCounts {
  const extra = model === 'TWIN_PLUS_EXTRA_BED'
  const inTriples = mix.triple * BEDS_IN.triple - mix.bedsInTriples
  const firstTwo = mix.triple * BEDS_IN.twin
  return {
    twin: mix.twin * BEDS_IN.twin + (extra ? firstTwo : 0),
    single: mix.single,
    shared: mix.shared,
    triple: extra ? 0 : inTriples,
    quad: mix.quad * BEDS_IN.quad - mix.bedsInQuads,
    extraBed: extra ? inTriples - firstTwo : 0,
    childWithBed: mix.bedsInTriples + mix.bedsInQuads,
    childNoBed: mix.childrenNoBed,
    infant: infants,
  }
}

/** How many infants a room of a kind holds beside a child without a bed. */
export function infantPlaces(kind: RoomKind): number {
  return BEDS_IN[kind] > 2 ? 2 : 1
}

/** How many rooms a mix has. */
export function roomCount({ single, shared, twin, triple, quad }: RoomMix): number {
  return single + shared + twin + triple + quad
}
