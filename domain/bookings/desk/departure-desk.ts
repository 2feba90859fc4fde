import { toldPlaces } from '#domain/catalogue/pickups.ts'
import type { Paise } from '#platform/money.ts'
import { extrasOf } from '#domain/bookings/quote/extras-of.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

type ConfirmedParty = {
  id: string
  reference: string
  contactName: string | null
  contactMobile: string | null
  contactEmail: string | null
  totalPaise: Paise
  paidPaise: Paise
  /** Of parts that are not paid: what went back by hand is not asked for again. */
  duePaise: Paise
  journey: Pick<PricedJourney, 'party' | 'roomsText' | 'lines' | 'extras' | 'pickup' | 'meeting'>
}
type Of = { bookingId: string; position: number }
type Rows = {
  named: readonly (Of & { name: string; age: number; room: number | null })[]
  details: readonly (Of & { name: string; hasPaper: boolean; meals: string })[]
  emergencies: readonly { bookingId: string }[]
  arrived: readonly (Of & { at: Date })[]
}

/** Somebody of a departure; without a name until whoever booked has said who travels. */
export type DeskPerson = {
  position: number
  name: string | null
  age: number | null
  room: number | null
  meals: string
  hasPaper: boolean
  inAt: Date | null
}
export type DeskBooking = Omit<ConfirmedParty, 'journey' | 'id'> & {
  roomsText: string
  /** What they have paid beside the journey. */
  extras: string[]
  /** Where they get in and when, in words; where they come to, else empty where nobody of the departure is taken in on the way. */
  pickup: string
  hasEmergency: boolean
  people: DeskPerson[]
}

/** The bookings of a departure with everybody who travels, each with what is known of them. */
export function deskOf(booked: readonly ConfirmedParty[], rows: Rows): DeskBooking[] {
  const takesIn = booked.some(({ journey }) => journey.pickup)
  return booked.map(({ journey, id, ...booking }) => {
    const { party, roomsText } = journey
    const count = party.adults + party.ages.length
    return {
      ...booking,
      roomsText,
      extras: extrasOf(journey),
      pickup: getsInAt(journey, takesIn),
      hasEmergency: rows.emergencies.some(({ bookingId }) => bookingId === id),
      people: Array.from({ length: count }, (_, position) => personOf(rows, { bookingId: id, position })),
    }
  })
}

/** Where a party gets in, as whoever drives reads it: where the departure takes others in on the way, who was told no place is said too. */
function getsInAt(journey: Pick<PricedJourney, 'pickup' | 'meeting'>, takesIn: boolean): string {
  const { pickup, meeting } = toldPlaces(journey)
  return pickup ?? meeting ?? (takesIn ? AT_ITS_START : '')
}

const AT_ITS_START = 'where it leaves'

/** How many people get in where, the most first. */
export function countGettingIn(
  bookings: readonly { pickup: string; people: readonly unknown[] }[],
): [string, number][] {
  const heads = new Map<string, number>()
  for (const { pickup, people } of bookings) if (pickup) heads.set(pickup, (heads.get(pickup) ?? 0) + people.length)
  return [...heads].toSorted(([at, one], [where, other]) => other - one || at.localeCompare(where, 'en-IN'))
}

function personOf({ named, details, arrived }: Rows, at: Of): DeskPerson {
  const isTheirs = (row: Of) => row.bookingId === at.bookingId && row.position === at.position
  const who = named.find(isTheirs)
  // Details do not pass to whoever takes the place.
  const given = details.find((row) => isTheirs(row) && row.name === who?.name)
  return {
    position: at.position,
    name: who?.name ?? null,
    age: who?.age ?? null,
    room: who?.room ?? null,
    meals: given?.meals ?? '',
    hasPaper: given?.hasPaper ?? false,
    inAt: arrived.find(isTheirs)?.at ?? null,
  }
}
