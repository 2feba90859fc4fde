import { href } from 'react-router'
import type { Departure } from '#domain/departures/departure.ts'
import { slugify } from '#platform/slug.ts'
import type { SaleDay } from './sale.ts'

/** The page of a package with a departure chosen; the city is named only where two leave on one day. */
export function dateHref(url: string, { startsOn, departureCity }: Departure, departures: Departure[]): string {
  const isOnlyOne = departures.filter((other) => other.startsOn === startsOn).length === 1
  const params = new URLSearchParams({ date: startsOn, ...(isOnlyOne ? {} : { from: slugify(departureCity) }) })
  return `${href('/package/:url', { url })}?${params}`
}

/** The page of a package as it stands: with the day that was chosen, without a party. */
export function saleHref(url: string, day: SaleDay | undefined, departures: Departure[]): string {
  if (!day?.isChosen) return href('/package/:url', { url })
  if (day.departure) return dateHref(url, day.departure, departures)
  return `${href('/package/:url', { url })}?date=${day.startsOn}`
}
