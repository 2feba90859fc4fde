import type { ChangeBody } from '#domain/bookings/change/amendment.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { faultsOf, TravellerBody } from '#domain/bookings/hold/contact.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { ADULT_AGE, BEDS_IN, ROOM_KINDS } from '#domain/party/party.ts'
import type { Rooms } from '#domain/party/party.ts'
import { roomsOf } from '#domain/pricing/rooms.ts'
import { isCalendarDate } from '#platform/dates.ts'
import { textIn } from './forms.ts'
import type { Form } from './forms.ts'

const LONGEST = 120
/** How many may join at a time. */
export const JOINING = [0, 1, 2] as const
const FIELD =
  /^(departure|date|pickup|time|days|people|car|rooms|single|twin|triple|quad|leaves\.\d{1,2}|joins\.\d\.(name|age)|extra-[\w-]{1,60})$/

/** What a change was put together as, by the names of its fields. */
export function readChange(form: Form): Record<string, string> {
  const fields = Object.keys(form).filter((name) => FIELD.test(name))
  return Object.fromEntries(fields.map((name) => [name, textIn(form, name).trim().slice(0, LONGEST)]))
}

/** What the form of a change of a journey calls its fields, where so many are named. */
export function changeFields({ journey }: Pick<OpenedBooking, 'journey'>, named: number): string[] {
  const leaving = Array.from({ length: named }, (_, at) => `leaves.${at}`)
  const joining = JOINING.flatMap((at) => [`joins.${at}.name`, `joins.${at}.age`])
  const extras = (journey.basis?.rates.extras ?? []).map(({ id }) => `extra-${id}`)
  return ['departure', 'date', 'rooms', 'pickup', ...ROOM_KINDS, ...leaving, ...joining, ...extras]
}

/** Who would travel, as the form that accepts a change carries them. */
export function peopleIn(form: Form): Traveller[] {
  const places = Object.keys(form).filter((name) => /^travellers\.\d{1,2}\.name$/.test(name))
  return places.map((name) => ({
    name: textIn(form, name),
    age: Number(textIn(form, name.replace('name', 'age')).slice(0, 3) || NaN),
  }))
}

/** The fields that carry them. */
export function peopleFields(people: readonly Traveller[]): Record<string, string> {
  return Object.fromEntries(
    people.flatMap(({ name, age }, at) => [
      [`travellers.${at}.name`, name],
      [`travellers.${at}.age`, String(age)],
    ]),
  )
}

type Read = { ok: true; change: ChangeBody; people: Traveller[]; isOtherParty: boolean } | { ok: false; faults: Faults }

/** The change that was put together, with whoever travels then, or what is amiss in it by field. */
export function changeOf(
  typed: Record<string, string>,
  { journey }: Pick<OpenedBooking, 'journey'>,
  named: readonly Traveller[],
): Read {
  const joining = joiningOf(typed)
  const people = [...named.filter((_, at) => !typed[`leaves.${at}`]), ...joining.people]
  const isOtherParty = people.length !== named.length || joining.people.length > 0
  const rooms = roomsTyped(typed, journey, isOtherParty)
  const extras = extrasIn(typed)
  const faults = { ...joining.faults, ...faultsIn(typed, people, named), ...rooms.faults, ...extras.faults }
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  const { departure, date } = typed
  return {
    ok: true,
    people,
    isOtherParty,
    change: {
      ...(departure ? { departure } : date ? { startsOn: date } : {}),
      ...(isOtherParty || rooms.isProposed ? partyOf(people, journey) : {}),
      ...(rooms.chosen ? { rooms: rooms.chosen } : {}),
      ...(extras.isTyped ? { extras: extras.chosen } : {}),
      ...(typed['pickup'] === undefined ? {} : { pickup: typed['pickup'] }),
    },
  }
}

function partyOf(people: readonly Traveller[], { party }: OpenedBooking['journey']) {
  if (people.length === 0) return { adults: party.adults, ages: [...party.ages] }
  const ages = people.map(({ age }) => age).filter((age) => age < ADULT_AGE)
  return { adults: people.length - ages.length, ages }
}

function faultsIn({ date }: Record<string, string>, people: readonly Traveller[], named: readonly Traveller[]): Faults {
  const isNobodyGrown = named.length > 0 && people.every(({ age }) => age < ADULT_AGE)
  return {
    ...(isNobodyGrown
      ? { people: 'Somebody of eighteen or over has to travel. To cancel for everybody, cancel the trip.' }
      : {}),
    ...(date && !isCalendarDate(date) ? { date: 'A date is a day of the calendar, such as 24 January 2027.' } : {}),
  }
}

function joiningOf(typed: Record<string, string>): { people: Traveller[]; faults: Faults } {
  const people: Traveller[] = []
  const faults: Faults = {}
  for (const at of JOINING) {
    const [name = '', age = ''] = [typed[`joins.${at}.name`], typed[`joins.${at}.age`]]
    if (name === '' && age === '') continue
    const read = TravellerBody.safeParse({ name, age: /^\d{1,3}$/.test(age) ? Number(age) : NaN })
    if (read.success) people.push(read.data)
    else for (const [field, words] of Object.entries(faultsOf(read.error))) faults[`joins.${at}.${field}`] = words
  }
  return { people, faults }
}

/** Rooms that were counted; those of now fit the party of now alone, so that of another one they are proposed anew. */
function roomsTyped(
  typed: Record<string, string>,
  { rooms: now, party }: OpenedBooking['journey'],
  isOtherParty: boolean,
): { chosen?: Rooms; isProposed: boolean; faults?: Faults } {
  if (typed['rooms'] !== 'own') return { isProposed: typed['rooms'] === '' && party.rooms !== undefined }
  if (ROOM_KINDS.some((kind) => !/^\d{0,2}$/.test(typed[kind] ?? '')))
    return { isProposed: false, faults: { rooms: 'Say how many rooms in figures, such as 2.' } }
  const chosen = Object.fromEntries(ROOM_KINDS.map((kind) => [kind, Number(typed[kind] ?? '')])) as Rooms
  const isAsNow = ROOM_KINDS.every((kind) => chosen[kind] === roomsOf(now)[kind])
  if (isAsNow) return { isProposed: isOtherParty }
  const beds = ROOM_KINDS.reduce((sum, kind) => sum + chosen[kind] * BEDS_IN[kind], 0)
  return beds > 0
    ? { chosen, isProposed: false }
    : { isProposed: false, faults: { rooms: 'Please count at least one room.' } }
}

function extrasIn(typed: Record<string, string>): {
  chosen: NonNullable<ChangeBody['extras']>
  isTyped: boolean
  faults?: Faults
} {
  const fields = Object.entries(typed).filter(([name]) => name.startsWith('extra-'))
  const wrong = fields.some(([, count]) => !/^\d{0,2}$/.test(count))
  return {
    isTyped: fields.length > 0,
    chosen: fields
      .map(([name, count]) => ({ id: name.slice('extra-'.length), count: Number(count) }))
      .filter(({ count }) => count > 0),
    ...(wrong ? { faults: { extras: 'Say how many in figures, such as 2; leave it at 0 for none.' } } : {}),
  }
}
