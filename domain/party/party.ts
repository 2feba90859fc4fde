import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'

export const ROOM_KINDS = ['single', 'twin', 'triple', 'quad'] as const
export type RoomKind = (typeof ROOM_KINDS)[number]
/** How many rooms of each kind. */
export type Rooms = Record<RoomKind, number>
export const BEDS_IN: Record<RoomKind, number> = { single: 1, twin: 2, triple: 3, quad: 4 }

/** Who travels: adults, the age in completed years of everybody under eighteen, oldest first, and the rooms where they chose them. */
export type Party = { adults: number; ages: readonly number[]; rooms: Rooms | undefined }
/** Whether prices are shown for the whole party or a head. */
export type PricePer = 'total' | 'person'
/** What a page shows its prices for; without a party, for one adult on twin sharing. */
export type PartyView = { party: Party | undefined; per: PricePer }

export const MOST_TRAVELLERS = 30
export const MOST_CHILDREN = 12
/** Ages below this are given with a party; who is older counts as an adult. */
export const ADULT_AGE = 18
/** Who is younger is an infant, whatever band of ages they are priced in. */
export const INFANT_UNDER = 2
const OLDER_INFANT_UNDER = 5

export type PartyRefusal = 'no-adult' | 'too-many' | 'bad-age' | 'bad-rooms'

/** A party of so many, its ages in order. Refuses one without an adult, too large, with an age that is none, or with rooms nobody could fill. */
export function makeParty(adults: number, ages: readonly number[], rooms?: Rooms): Result<Party, PartyRefusal> {
  if (!Number.isInteger(adults) || adults < 1) return refused('no-adult')
  if (ages.some((age) => !Number.isInteger(age) || age < 0 || age >= ADULT_AGE)) return refused('bad-age')
  if (adults + ages.length > MOST_TRAVELLERS || ages.length > MOST_CHILDREN) return refused('too-many')
  if (rooms && !ROOM_KINDS.every((kind) => Number.isInteger(rooms[kind]) && rooms[kind] >= 0))
    return refused('bad-rooms')
  const count = rooms ? ROOM_KINDS.reduce((sum, kind) => sum + rooms[kind], 0) : 1
  if (count < 1 || count > adults) return refused('bad-rooms')
  return done({ adults, ages: ages.toSorted((a, b) => b - a), rooms })
}

/** Whether there can be a journey on which the rooms of a party hold it: a bed for every adult, and none empty but the second of a twin. */
export function fitsItsRooms({ adults, ages, rooms }: Party): boolean {
  if (!rooms) return true
  const beds = ROOM_KINDS.reduce((sum, kind) => sum + rooms[kind] * BEDS_IN[kind], 0)
  return beds >= adults && beds - rooms.twin <= adults + ages.length
}

/** The same for a list, where rooms that cannot hold the party would leave nothing with a price: others are proposed then. */
export function readListedView(params: URLSearchParams): PartyView {
  const view = readPartyView(params)
  return view.party && !fitsItsRooms(view.party) ? { ...view, party: { ...view.party, rooms: undefined } } : view
}

/** The party and the way of pricing in an address: `adults=2&ages=9-6&rooms=twin1-triple1&per=person`; what makes no sense counts as absent. */
export function readPartyView(params: URLSearchParams): PartyView {
  const given = params.get('adults')
  const per = params.get('per') === 'person' ? 'person' : 'total'
  if (given === null || !/^\d{1,2}$/.test(given)) return { party: undefined, per: 'person' }
  const ages = readAges(params.get('ages') ?? '')
  const rooms = readRooms(params.get('rooms') ?? '')
  const made = ages && makeParty(Number(given), ages, rooms)
  return made?.ok ? { party: made.value, per } : { party: undefined, per: 'person' }
}

/** The address parameters of a party, always the same for the same party; none without one. */
export function partyParams({ party, per }: PartyView): URLSearchParams {
  const params = new URLSearchParams()
  if (!party) return params
  params.set('adults', String(party.adults))
  if (party.ages.length > 0) params.set('ages', party.ages.join('-'))
  if (party.rooms) params.set('rooms', writeRooms(party.rooms))
  if (per === 'person') params.set('per', 'person')
  return params
}

/** "2 adults, 2 children, 1 infant"; an infant is under two. */
export function partyText({ adults, ages }: Party): string {
  const infants = ages.filter((age) => age < INFANT_UNDER).length
  const children = ages.length - infants
  return [
    counted(adults, 'adult', 'adults'),
    counted(children, 'child', 'children'),
    counted(infants, 'infant', 'infants'),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** "2 adults, 2 children aged 9 and 6": for whoever must know the ages, and calls everybody under eighteen a child. */
export function partyWithAgesText({ adults, ages }: Pick<Party, 'adults' | 'ages'>): string {
  const children = counted(ages.length, 'child', 'children')
  const listed = ages.join(', ').replace(/, (\d+)$/, ' and $1')
  return counted(adults, 'adult', 'adults') + (children && `, ${children} aged ${listed}`)
}

/** The seats a party takes whatever it books, and its infants, who take as many more where they have their own. */
export type SeatsNeeded = { seats: number; infants: number }

/** What a party needs before it is known what it books; one adult without one (reference PRICING §4.4). */
export function seatsNeeded(party: Pick<Party, 'adults' | 'ages'> | undefined): SeatsNeeded {
  const infants = party ? party.ages.filter((age) => age < INFANT_UNDER).length : 0
  return { seats: party ? party.adults + party.ages.length - infants : 1, infants }
}

/** The seats a party takes of one package: who is under two sits on a lap unless it says otherwise. */
export function seatsFor(
  party: Pick<Party, 'adults' | 'ages'> | undefined,
  { infantsHaveSeats }: { infantsHaveSeats: boolean },
): number {
  const { seats, infants } = seatsNeeded(party)
  return infantsHaveSeats ? seats + infants : seats
}

/** The package state every part of the site shares (SPEC §3); `infant1` is the older infant band, two to under five (our decision, PRICING §4.2). */
export type PackageState = {
  adult: number
  child: number
  infant: number
  infant1: number
  singleRoom: number
  twinRoom: number
  tripleRoom: number
  quardRoom: number
  childAges: number[]
  infantAges: number[]
}

/** A party as the package state of the SPEC, in the rooms it has or is proposed. */
export function packageState(party: Party, rooms: Rooms | undefined = party.rooms): PackageState {
  const childAges = party.ages.filter((age) => age >= OLDER_INFANT_UNDER)
  const infantAges = party.ages.filter((age) => age < OLDER_INFANT_UNDER)
  return {
    adult: party.adults,
    child: childAges.length,
    infant: infantAges.filter((age) => age < INFANT_UNDER).length,
    infant1: infantAges.filter((age) => age >= INFANT_UNDER).length,
    singleRoom: rooms?.single ?? 0,
    twinRoom: rooms?.twin ?? 0,
    tripleRoom: rooms?.triple ?? 0,
    quardRoom: rooms?.quad ?? 0,
    childAges,
    infantAges,
  }
}

function readAges(text: string): number[] | undefined {
  if (text === '') return []
  return /^\d{1,2}(-\d{1,2})*$/.test(text) ? text.split('-').map(Number) : undefined
}

function readRooms(text: string): Rooms | undefined {
  if (!/^(single|twin|triple|quad)\d{1,2}(-(single|twin|triple|quad)\d{1,2})*$/.test(text)) return undefined
  const rooms: Rooms = { single: 0, twin: 0, triple: 0, quad: 0 }
  for (const part of text.split('-')) {
    const kind = ROOM_KINDS.find((known) => part.startsWith(known))!
    rooms[kind] += Number(part.slice(kind.length))
  }
  return rooms
}

function writeRooms(rooms: Rooms): string {
  return ROOM_KINDS.filter((kind) => rooms[kind] > 0)
    .map((kind) => `${kind}${rooms[kind]}`)
    .join('-')
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}

/** Whether as many adults travel, and children of the same ages; rooms aside. */
export function isSameParty(one: Pick<Party, 'adults' | 'ages'>, other: Pick<Party, 'adults' | 'ages'>): boolean {
  return one.adults === other.adults && one.ages.join() === other.ages.join()
}
