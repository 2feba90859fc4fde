import type { GroupSlab, PricingModel } from '#domain/catalogue/package.ts'
import { ROOM_KINDS } from '#domain/party/party.ts'
import type { Rooms } from '#domain/party/party.ts'
import { cellsKey, withoutDominatedMixes } from './dominated-mixes.ts'
import type { CellCounts } from './price-cells.ts'
import { slabFor } from './group-slab.ts'
import { ledgerOf } from './cheapest-mix.ts'
import type { Ledger } from './cheapest-mix.ts'
import { cellsOf, findRoomMixes, roomCount } from './room-mixes.ts'
import type { RoomMix } from './room-mixes.ts'
import type { Travellers } from './travellers.ts'

/** A mix of rooms with the heads each cell is charged for. */
export type Candidate = { mix: RoomMix; cells: CellCounts; beds: number }

/** What the mixes of a party hang on besides its people. */
export type RoomRules = { model: PricingModel; slabs: readonly GroupSlab[]; chosen: Rooms | undefined }

const MOST_REMEMBERED = 400
const remembered = new Map<string, Ledger<Candidate>>()

/**
 * The mixes one of which is cheapest whatever the prices are, best liked first: fewest rooms, then fewest shared, then most people in
 * beds. The same kinds of party are asked for again and again, so the last few hundred are remembered.
 */
export function candidatesFor(travellers: Travellers, rules: RoomRules): Ledger<Candidate> {
  const key = keyOf(travellers, rules)
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!)
  const found = ledgerOf(find(travellers, rules))
  remembered.set(key, found)
  return found
}

function keyOf({ adults, young, children, infants }: Travellers, { model, slabs, chosen }: RoomRules): string {
  const rooms = chosen ? ROOM_KINDS.map((kind) => chosen[kind]).join('-') : ''
  const steps = slabs.map(({ fromPeople, percentOff }) => `${fromPeople}:${percentOff}`).join('-')
  return `${adults} ${young} ${children} ${infants} ${model} ${steps} ${rooms}`
}

/** Of mixes that charge the same heads only the best liked one counts. */
function find(travellers: Travellers, { model, slabs, chosen }: RoomRules): Candidate[] {
  const byKey = new Map<number, RoomMix>()
  findRoomMixes(travellers, model, chosen, (mix) => {
    const key = cellsKey(cellsOf(mix, travellers, model))
    const known = byKey.get(key)
    if (!known || byLiking(mix, known) < 0) byKey.set(key, mix)
  })
  const percentOff = (mix: RoomMix) => slabFor(slabs, mix.beds)?.percentOff ?? 0
  return withoutDominatedMixes(byKey, percentOff)
    .map(([, mix]) => mix)
    .toSorted(byLiking)
    .map((mix) => ({ mix, cells: cellsOf(mix, travellers, model), beds: mix.beds }))
}

function byLiking(one: RoomMix, other: RoomMix): number {
  return roomCount(one) - roomCount(other) || one.shared - other.shared || other.beds - one.beds
}
