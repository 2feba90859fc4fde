import type { Package } from '#domain/catalogue/package.ts'
import { ROOM_KINDS } from '#domain/party/party.ts'
import type { Party, RoomKind, Rooms } from '#domain/party/party.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { candidatesFor } from './mix-candidates.ts'
import type { Candidate } from './mix-candidates.ts'
import { cellPrices } from './price-cells.ts'
import type { CellCounts, CellPrices } from './price-cells.ts'
import { cheapestOf } from './cheapest-mix.ts'
import { allocateRooms } from './room-allocation.ts'
import type { PlannedRoom } from './room-allocation.ts'
import { groupOf, travellersOf } from './travellers.ts'
import type { Travellers } from './travellers.ts'

/** Why a package has no rooms, and so no price, for a party. */
export type RoomRefusal = 'too-young' | 'group-too-large' | 'not-offered' | 'rooms-do-not-fit'

/** The rooms of a party, who is in each, and how many heads each cell of the grid is charged for. */
export type RoomPlan = {
  rooms: PlannedRoom[]
  cells: CellCounts
  travellers: Travellers
  /** People who sleep in a bed. */
  beds: number
  /** Whether the party chose the rooms itself. */
  isChosen: boolean
}

/** What rooms are proposed from; `groupMax` is not minded where it is absent. */
export type RoomsOf = Pick<Package, 'grid' | 'rates'> & { groupMax?: number | undefined }
/** The mix of rooms that was chosen, before anybody is shown into them. */
export type ChosenRooms = { best: Candidate; travellers: Travellers; isChosen: boolean }
/** `willing`: somebody left over shares a twin with another traveller although singles are sold. */
export type RoomPreferences = { willing?: boolean | undefined }

/**
 * The cheapest valid rooms for a party, or the price of those it chose; of equally cheap ones the fewest rooms. Refuses a party with
 * somebody too young, one larger than a group, rooms the package does not sell, and people no valid rooms hold.
 */
export function proposeRooms(pkg: RoomsOf, party: Party, wishes: RoomPreferences = {}): Result<RoomPlan, RoomRefusal> {
  const chosen = chooseRooms(pkg, party, cellPrices(pkg, wishes))
  return chosen.ok ? done(planOf(chosen.value)) : chosen
}

/** The mix of rooms `proposeRooms` shows a party into, at the prices of cells. */
export function chooseRooms(pkg: RoomsOf, party: Party, prices: CellPrices): Result<ChosenRooms, RoomRefusal> {
  const { ageBands, model, groupSlabs } = pkg.rates
  const travellers = travellersOf(party, ageBands)
  if (!travellers) return refused('too-young')
  if (groupOf(travellers) > (pkg.groupMax ?? Infinity)) return refused('group-too-large')
  const candidates = candidatesFor(travellers, { model, slabs: groupSlabs, chosen: party.rooms })
  const cheapest = cheapestOf(candidates, prices, groupSlabs)
  if (!cheapest)
    return refused(
      party.rooms && (candidates.all.length > 0 || lacksRooms(pkg, party.rooms)) ? 'not-offered' : 'rooms-do-not-fit',
    )
  return done({ best: cheapest.best, travellers, isChosen: party.rooms !== undefined })
}

/** Chosen rooms with who sleeps in each. */
export function planOf({ best: { mix, cells, beds }, travellers, isChosen }: ChosenRooms): RoomPlan {
  return { rooms: allocateRooms(mix, travellers), cells, travellers, beds, isChosen }
}

/** The kinds of room a package sells; a twin always. */
export function roomsSold({ grid, rates }: Pick<RoomsOf, 'grid' | 'rates'>): RoomKind[] {
  const { single, triple, extraBed } = cellPrices({ grid, rates })
  const hasExtraBeds = rates.model === 'TWIN_PLUS_EXTRA_BED'
  const isSold = {
    single: single !== undefined,
    twin: true,
    triple: (hasExtraBeds ? extraBed : triple) !== undefined,
    quad: !hasExtraBeds && grid.quad !== null,
  }
  return ROOM_KINDS.filter((kind) => isSold[kind])
}

/** Whether a party chose a kind of room that is not sold. */
function lacksRooms(pkg: RoomsOf, rooms: Rooms): boolean {
  const sold = roomsSold(pkg)
  return ROOM_KINDS.some((kind) => rooms[kind] > 0 && !sold.includes(kind))
}

/** The rooms of a plan by kind; a bed in a shared twin counts as a twin. */
export function roomsOf({ rooms }: Pick<RoomPlan, 'rooms'>): Rooms {
  const counted: Rooms = { single: 0, twin: 0, triple: 0, quad: 0 }
  for (const { kind } of rooms) counted[kind]++
  return counted
}

/** "1 triple room for 2 adults and 1 child with a bed, 1 twin room for 2 adults". */
export function explainRooms({ rooms }: Pick<RoomPlan, 'rooms'>): string {
  const alike = Map.groupBy(rooms, (room) => `${roomName(room)}|${whoIn(room)}`)
  return [...alike.values()]
    .map((same) => {
      const [room] = same as [PlannedRoom]
      if (same.length === 1) return `1 ${roomName(room)} for ${whoIn(room)}`
      return `${same.length} ${roomName(room)}s, each for ${whoIn(room)}`
    })
    .join(', ')
}

/** Why somebody pays other than one might expect, in sentences. */
export function explainCharges({ rooms, cells }: RoomPlan): string[] {
  const asAdults = rooms.reduce((sum, room) => sum + room.inAdultBed, 0)
  return [
    ...(asAdults > 0
      ? [`${many(asAdults, 'child pays', 'children pay')} as an adult: the first two beds of a room are adults’ beds.`]
      : []),
    ...(cells.shared > 0 ? ['The other bed of the shared room is another traveller’s.'] : []),
  ]
}

function roomName({ kind, use, noBed }: PlannedRoom): string {
  if (use === 'shared') return 'bed in a shared twin room'
  return isOneBed({ kind, noBed }) ? 'room' : `${kind} room`
}

/** Two in a single: nobody calls that a single room. */
function isOneBed({ kind, noBed }: Pick<PlannedRoom, 'kind' | 'noBed'>): boolean {
  return kind === 'single' && noBed === 1
}

function whoIn(room: PlannedRoom): string {
  const people = [
    many(room.adults, 'adult', 'adults'),
    many(room.young, 'young person', 'young people'),
    many(room.inAdultBed, 'child in an adult’s bed', 'children in adults’ beds'),
    many(room.withBed, 'child with a bed', 'children with a bed'),
    isOneBed(room) ? '1 child' : many(room.noBed, 'child without a bed', 'children without a bed'),
    many(room.infants, 'infant', 'infants'),
  ].filter((part) => part !== '')
  const all = people.length > 1 ? `${people.slice(0, -1).join(', ')} and ${people.at(-1)}` : people.join('')
  return isOneBed(room) ? `${all}, one bed shared` : all
}

function many(count: number, one: string, more: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : more}`
}
