import { daysBetween } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { OwnCells } from '#domain/departures/departure.ts'
import type { OpenDeparture } from '#domain/search/lists/list-row.ts'
import type { Catalogue } from './catalogue.ts'

const EPOCH = '2000-01-01'

/** Open departures in columns, those of one package side by side; days count from 2000-01-01, months from January 2000. */
export type Departures = {
  /** Where the departures of each package begin, and at the end where the last ones end. */
  starts: Uint32Array
  day: Uint16Array
  /** The last day one may be booked. */
  lastDay: Uint16Array
  month: Uint16Array
  city: Uint16Array
  twinPaise: Float64Array
  /** Of the few with prices of their own. */
  cells: Map<number, OwnCells>
  minToRun: Uint16Array
  seats: Uint16Array
}

/** A date as departures count days. */
export function dayNumber(date: CalendarDate): number {
  return Math.max(0, daysBetween(EPOCH, date))
}

/** A date as departures count months. */
export function monthNumber(date: CalendarDate): number {
  return Math.max(0, (Number(date.slice(0, 4)) - 2000) * 12 + Number(date.slice(5, 7)) - 1)
}

/** Columns of departures that come some packages at a time. */
export async function makeDepartures(
  { size, numbers, cities }: Catalogue,
  pages: AsyncIterable<Map<string, OpenDeparture[]>> | Iterable<Map<string, OpenDeparture[]>>,
): Promise<Departures> {
  const kept: Departures[] = []
  const days = remembered(dayNumber)
  const counts = new Uint32Array(size + 1)
  const owners: Uint32Array[] = []
  for await (const page of pages) {
    const known = [...page].flatMap(([id, all]) => {
      const number = numbers.get(id)
      return number === undefined ? [] : all.map((departure) => ({ number, departure }))
    })
    for (const { number } of known) counts[number + 1]!++
    owners.push(Uint32Array.from(known, ({ number }) => number))
    kept.push({
      starts: new Uint32Array(0),
      day: Uint16Array.from(known, ({ departure }) => days(departure.startsOn)),
      lastDay: Uint16Array.from(known, ({ departure: { startsOn, cutoffDays } }) =>
        Math.max(0, days(startsOn) - cutoffDays),
      ),
      month: Uint16Array.from(known, ({ departure }) => monthNumber(departure.startsOn)),
      city: Uint16Array.from(known, ({ departure }) => cities.of(departure.departureCity)),
      twinPaise: Float64Array.from(known, ({ departure }) => departure.twinPaise),
      cells: new Map(known.flatMap(({ departure: { cells } }, at) => (cells ? [[at, cells] as const] : []))),
      minToRun: Uint16Array.from(known, ({ departure }) => departure.minToRun),
      seats: Uint16Array.from(known, ({ departure }) => departure.seats),
    })
  }
  return gather(kept, owners, counts)
}

/** Works each answer out once: few dates are many departures', and dates of one package often cost the same. */
export function remembered<Key, Value>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? valueOf(key)
    known.set(key, value)
    return value
  }
}

function gather(kept: readonly Departures[], owners: readonly Uint32Array[], starts: Uint32Array): Departures {
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!
  const total = starts[starts.length - 1]!
  const next = starts.slice()
  const all: Departures = {
    starts,
    day: new Uint16Array(total),
    lastDay: new Uint16Array(total),
    month: new Uint16Array(total),
    city: new Uint16Array(total),
    twinPaise: new Float64Array(total),
    cells: new Map(),
    minToRun: new Uint16Array(total),
    seats: new Uint16Array(total),
  }
  owners.forEach((numbers, page) => {
    const from = kept[page]!
    numbers.forEach((number, at) => {
      const to = next[number]!++
      all.day[to] = from.day[at]!
      all.lastDay[to] = from.lastDay[at]!
      all.month[to] = from.month[at]!
      all.city[to] = from.city[at]!
      all.twinPaise[to] = from.twinPaise[at]!
      const cells = from.cells.get(at)
      if (cells) all.cells.set(to, cells)
      all.minToRun[to] = from.minToRun[at]!
      all.seats[to] = from.seats[at]!
    })
  })
  return all
}
