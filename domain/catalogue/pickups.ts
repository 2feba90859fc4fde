import { capitalised } from '#platform/wording.ts'
import { formatClock } from '#platform/dates.ts'
import type { MeetingPoint, Package, PackagePickup } from './package.ts'

type LeavingFrom = Pick<Package, 'startCity' | 'rates'>

/** Where a journey that leaves from a city takes travellers in: its pick-ups are on the way from where it starts, so that from another city there are none. */
export function pickupsFrom({ startCity, rates }: LeavingFrom, departureCity: string): readonly PackagePickup[] {
  return departureCity === startCity ? (rates.pickups ?? []) : []
}

/** Where one comes to of a journey that leaves from a city: its meeting point lies in the one it starts in. */
export function meetingFrom({ startCity, rates }: LeavingFrom, departureCity: string): MeetingPoint | undefined {
  return departureCity === startCity ? rates.meeting : undefined
}

/** A package as it is sold from a city: with the pick-ups and the meeting point it has there. */
export function leavingFrom<Sold extends LeavingFrom>(pkg: Sold, departureCity: string): Sold {
  if (departureCity === pkg.startCity) return pkg
  const { pickups: _pickups, meeting: _meeting, ...rates } = pkg.rates
  return { ...pkg, rates }
}

/** "New Delhi station, by 7:00 pm": a meeting point as whoever comes there reads it. */
export function meetingText({ place, at }: MeetingPoint): string {
  return at ? `${place}, by ${at === '12:00' ? 'noon' : pickupHour(at)}` : place
}

/** "Majestic, 9:30 pm": a pick-up as whoever stands there reads it. */
export function pickupText({ place, at }: Pick<PackagePickup, 'place' | 'at'>): string {
  return `${place}, ${pickupHour(at)}`
}

/** "9:30 pm" of 21:30. */
export function pickupHour(at: PackagePickup['at']): string {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return formatClock(hours, minutes)
}

type Told = {
  pickup?: Pick<PackagePickup, 'place' | 'at'> | null | undefined
  meeting?: MeetingPoint | null | undefined
}

/** Where a party begins, as its papers say it: where it gets in on the way, or where it comes to. */
export function toldPlaces({ pickup, meeting }: Told): { pickup: string | null; meeting: string | null } {
  return { pickup: pickup ? pickupText(pickup) : null, meeting: !pickup && meeting ? meetingText(meeting) : null }
}

/** "you get in at Majestic, 9:30 pm", "you come to New Delhi station, by 7:00 pm"; empty where nobody has said where. */
export function comingText({ pickup, meeting }: ReturnType<typeof toldPlaces>): string {
  if (pickup) return `you get in at ${pickup}`
  return meeting ? `you come to ${meeting}` : ''
}

/** The same as a sentence with a space before it, to stand behind another. */
export function comingSentence(told: ReturnType<typeof toldPlaces>): string {
  const text = comingText(told)
  return text && ` ${capitalised(text)}.`
}

/** The pick-ups whoever is booked may choose on the same date, at the prices they were `sold` at: where and when they are `now`, without those that are no more. What they `have` stays as they were told. */
export function pickupsToChange(
  sold: readonly PackagePickup[],
  now: readonly PackagePickup[],
  have: string | undefined,
): PackagePickup[] {
  return sold.flatMap((one) => {
    if (one.id === have) return [one]
    const is = now.find(({ id }) => id === one.id)
    return is ? [{ ...one, place: is.place, at: is.at }] : []
  })
}

/** What is said of a pick-up there is none of, by its ids as a program sends them. */
export function noSuchPickup(pickups: readonly PackagePickup[]): string {
  if (pickups.length === 0) return 'It takes nobody in on the way. Leave this out.'
  return `There is no such pick-up. Those there are: ${pickups.map((one) => `${one.id} (${pickupText(one)})`).join('; ')}.`
}
