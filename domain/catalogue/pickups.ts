import { formatClock } from '#platform/dates.ts'
import type { Package, PackagePickup } from './package.ts'

type LeavingFrom = Pick<Package, 'startCity' | 'rates'>

/** Where a journey that leaves from a city takes travellers in: its pick-ups are on the way from where it starts, so that from another city there are none. */
export function pickupsFrom({ startCity, rates }: LeavingFrom, departureCity: string): readonly PackagePickup[] {
  return departureCity === startCity ? (rates.pickups ?? []) : []
}

/** A package as it is sold from a city: with the pick-ups it has from there. */
export function leavingFrom<Sold extends LeavingFrom>(pkg: Sold, departureCity: string): Sold {
  if (!pkg.rates.pickups?.length) return pkg
  return { ...pkg, rates: { ...pkg.rates, pickups: [...pickupsFrom(pkg, departureCity)] } }
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
