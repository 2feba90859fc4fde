import { citySlug } from '#domain/search/lists/choices.ts'
import type { OpenDeparture } from '#domain/search/lists/list-row.ts'
import type { Catalogue } from './catalogue.ts'
import { dayNumber } from './departures.ts'
import type { Departures } from './departures.ts'

/** How many seats a departure of a package had left, and has. */
export type SeatsChange = { number: number; from: number; to: number }

type SeatsReading = { id: string; rows: readonly OpenDeparture[]; changes: SeatsChange[] }

/** Puts the seats left of a package's departures in their cells and adds what has changed; false where one of them has no cell of its own. */
export function putSeats(
  { numbers, cities }: Catalogue,
  departures: Departures,
  { id, rows, changes }: SeatsReading,
): boolean {
  const number = numbers.get(id)!
  const cells = new Map<string, number>()
  const [first, end] = [departures.starts[number]!, departures.starts[number + 1]!]
  for (let at = first; at < end; at++) cells.set(`${departures.day[at]} ${departures.city[at]}`, at)
  const found = rows.map((row) =>
    cells.get(`${dayNumber(row.startsOn)} ${cities.slugs.find(citySlug(row.departureCity))}`),
  )
  if (cells.size < end - first || found.includes(undefined)) return false
  for (const [at, { seats }] of rows.entries()) {
    const cell = found[at]!
    const from = departures.seats[cell]!
    if (from === seats) continue
    departures.seats[cell] = seats
    changes.push({ number, from, to: seats })
  }
  return true
}
