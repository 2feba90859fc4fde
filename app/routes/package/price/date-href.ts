import { href } from 'react-router'
import type { Departure } from '#domain/departures/departure.ts'
import { partyParams } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import { slugify } from '#platform/slug.ts'
import type { SaleDay } from './sale.ts'

/**
 * The page of a package with a departure chosen; the city is named only where two leave on one day. The party of `view` goes along: it
 * may be one that only the address of this page names.
 */
export function dateHref(
  url: string,
  { startsOn, departureCity }: Departure,
  departures: Departure[],
  view?: PartyView,
): string {
  const isOnlyOne = departures.filter((other) => other.startsOn === startsOn).length === 1
  const params = new URLSearchParams({ date: startsOn, ...(isOnlyOne ? {} : { from: slugify(departureCity) }) })
  for (const [name, value] of view ? partyParams(view) : []) params.set(name, value)
  return `${href('/package/:url', { url })}?${params}`
}

/** The page of a package as it stands: with the day that was chosen, without a party. */
export function saleHref(url: string, day: SaleDay | undefined, departures: Departure[]): string {
  if (!day?.isChosen) return href('/package/:url', { url })
  if (day.departure) return dateHref(url, day.departure, departures)
  return `${href('/package/:url', { url })}?date=${day.startsOn}`
}
