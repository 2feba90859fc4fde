import { BEDS_IN, ROOM_KINDS } from '#domain/party/party.ts'
import type { RoomKind } from '#domain/party/party.ts'
import { capitalised, listed } from '#platform/wording.ts'

/** How one party goes: in which rooms, and whether others leave with it on one date. */
type Going = {
  kind: 'tour' | 'trek' | 'break'
  rooms: readonly { kind: RoomKind; use: 'own' | 'alone' | 'shared' }[]
  isShared: boolean
}

const TWIN_SHARING = /\bon (?:a )?twin[- ]sharing(?: basis)?\b/gi
const PARTY_ALONE = / for your party alone\b/i
const PRIVATE = /^private (?=\p{L})/iu
const A_CAR = /\b(?:car|ertiga|innova|sedan|suv|coach|vehicle|transfers?|driver)\b/i
const BY_PARTY = /\bby the size of your party\b/i

/**
 * What a package includes in the words of one booking: they are written once for everybody, on twin sharing and for a party alone. The rooms are those it has, and on a departure others leave on too, the car is
 * shared with them. Of a trek what it says of tents stays.
 */
export function includedFor(inclusions: readonly string[], going: Going): string[] {
  const inRooms = going.kind === 'trek' ? '' : roomsText(going)
  return inclusions.map((words) => {
    const ofRooms = inRooms === '' ? words : words.replace(TWIN_SHARING, inRooms)
    return going.isShared ? sharedCar(ofRooms) : ofRooms
  })
}

/** Whether a car that is said to be one party's alone is shared on a departure others leave on too. */
export function sharesItsCar(inclusions: readonly string[]): boolean {
  return inclusions.some((words) => sharedCar(words) !== words)
}

/** "in a triple room and 2 twin rooms"; empty where twins are all they have. */
function roomsText({ rooms }: Pick<Going, 'rooms'>): string {
  if (rooms.every(({ kind, use }) => BEDS_IN[kind] === 2 && use === 'own')) return ''
  const shared = rooms.filter(({ use }) => use === 'shared').length
  const own = ROOM_KINDS.flatMap((kind) => {
    const count = rooms.filter((room) => room.kind === kind && room.use !== 'shared').length
    return count === 0 ? [] : [count === 1 ? `a ${kind} room` : `${count} ${kind} rooms`]
  })
  return `in ${listed([...own, ...(shared > 0 ? ['a twin room shared with another traveller'] : [])])}`
}

const SHARED = 'shared with those who leave the same day'

/** What a package includes, on a departure others leave on too: a car that is said to be one party's alone is shared with them. */
export function sharedCar(words: string): string {
  if (PARTY_ALONE.test(words)) return words.replace(PARTY_ALONE, ` ${SHARED}`)
  if (!PRIVATE.test(words) || !A_CAR.test(words)) return words
  const car = words.replace(PRIVATE, '').replace(BY_PARTY, 'by how many come')
  return `${capitalised(car)}, ${SHARED}`
}
