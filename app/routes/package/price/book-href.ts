import { href } from 'react-router'
import type { Departure } from '#domain/departures/departure.ts'
import { partyParams } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import type { PackageSale } from './sale.ts'

/** Where booking a package begins: with the party and the day that are chosen, as far as they are. */
export function bookHref(url: string, { view, day, isFrom }: Pick<PackageSale, 'view' | 'day' | 'isFrom'>): string {
  if (!day || isFrom) return departureHref(url, view)
  return day.departure ? departureHref(url, view, day.departure) : departureHref(url, view, { startsOn: day.startsOn })
}

/** What that begins: booking the seats of whoever is named on the day that is shown, else asking for both. Nothing is held before a quote is accepted, so it says no such thing. */
export function bookWords({ view: { party }, isFrom, seats }: Pick<PackageSale, 'view' | 'isFrom' | 'seats'>): string {
  if (isFrom) return 'Book'
  if (!party) return 'Book this date'
  return seats === 1 ? 'Book your seat' : `Book ${seats} seats`
}

/** The same with a departure of the board, or a day of one's own. */
export function departureHref(
  url: string,
  { party }: PartyView,
  day: Partial<Pick<Departure, 'id' | 'startsOn'>> = {},
) {
  const params = new URLSearchParams({ package: url })
  if (day.id) params.set('departure', day.id)
  else if (day.startsOn) params.set('date', day.startsOn)
  for (const [name, value] of partyParams({ party, per: 'total' })) params.set(name, value)
  return `${href('/booking/new')}?${params}`
}
