import { href } from 'react-router'
import type { Departure } from '#domain/departures/departure.ts'
import { partyParams } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import type { Sale } from './sale.ts'

/** Where booking a package begins: with the party and the day that are chosen, as far as they are. */
export function bookHref(url: string, { view, day, isFrom }: Pick<Sale, 'view' | 'day' | 'isFrom'>): string {
  if (!day || isFrom) return departureHref(url, view)
  return day.departure ? departureHref(url, view, day.departure) : departureHref(url, view, { startsOn: day.startsOn })
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
