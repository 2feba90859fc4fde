import { latinDigits } from '#platform/digits.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { fitsItsRooms, makeParty, ROOM_KINDS } from './party.ts'
import type { PartyRefusal, PartyView, Rooms } from './party.ts'

/** What is typed into the form of a party, as it was typed: an age is empty where there is no child. */
export type PartyTyped = {
  adults: string
  ages: string[]
  /** Whether the rooms are counted by the visitor; else they are proposed. */
  own: boolean
  rooms: Record<keyof Rooms, string>
  per: PartyView['per']
}

export type PartyFormRefusal = PartyRefusal | 'age-missing'

type FormFields = { get(name: string): unknown; getAll(name: string): unknown[] }

/** The age of a child that is there, and whose age nobody has chosen yet. */
export const AGE_NOT_CHOSEN = '?'

const LONGEST_TYPED = 6

/** The fields `adults`, `age` (again for each child), `rooms` ("own" or not), one field a kind of room, and `per`, cut to what a person would type. */
export function readPartyTyped(form: FormFields): PartyTyped {
  const text = (value: unknown) => (typeof value === 'string' ? latinDigits(value).trim().slice(0, LONGEST_TYPED) : '')
  return {
    adults: text(form.get('adults')),
    ages: form
      .getAll('age')
      .map(text)
      .filter((age) => age !== ''),
    own: form.get('rooms') === 'own',
    rooms: eachRoom((kind) => text(form.get(kind))),
    per: form.get('per') === 'person' ? 'person' : 'total',
  }
}

/** What was typed as the form would send it again. */
export function partyTypedParams({ adults, ages, own, rooms, per }: PartyTyped): URLSearchParams {
  const counted = ROOM_KINDS.filter((kind) => own && rooms[kind] !== '').map((kind) => [kind, rooms[kind]])
  return new URLSearchParams([
    ['adults', adults],
    ...ages.map((age) => ['age', age]),
    ...(own ? [['rooms', 'own'], ...counted] : []),
    ...(per === 'person' ? [['per', per]] : []),
  ])
}

/** What the form shows of a party that is known already; two adults where there is none. */
export function typedOf({ party, per }: PartyView): PartyTyped {
  return {
    adults: String(party?.adults ?? 2),
    ages: (party?.ages ?? []).map(String),
    own: party?.rooms !== undefined,
    rooms: eachRoom((kind) => String(party?.rooms?.[kind] || '')),
    per: party ? per : 'total',
  }
}

/** The party of a form. Refuses what is no number, a child without an age, what `makeParty` refuses, and rooms that cannot hold the party. */
export function readPartyForm({ adults, ages, own, rooms, per }: PartyTyped): Result<PartyView, PartyFormRefusal> {
  if (!/^\d+$/.test(adults)) return refused('no-adult')
  if (ages.includes(AGE_NOT_CHOSEN)) return refused('age-missing')
  if (!ages.every((age) => /^\d+$/.test(age))) return refused('bad-age')
  if (own && !ROOM_KINDS.every((kind) => /^\d*$/.test(rooms[kind]))) return refused('bad-rooms')
  const chosen = own ? eachRoom((kind) => Number(rooms[kind])) : undefined
  const party = makeParty(Number(adults), ages.map(Number), chosen)
  if (!party.ok) return party
  return fitsItsRooms(party.value) ? done({ party: party.value, per }) : refused('bad-rooms')
}

function eachRoom<Value>(of: (kind: keyof Rooms) => Value): Record<keyof Rooms, Value> {
  return { single: of('single'), twin: of('twin'), triple: of('triple'), quad: of('quad') }
}
