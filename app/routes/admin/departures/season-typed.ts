import { OWN_CELLS } from '#domain/departures/departure.ts'
import type { TypedSeason } from '#domain/departures/planning/season.ts'

const ROWS = { out: ['from', 'to'], steps: ['from', 'to', 'twinRupees'] } as const
/** So many empty rows wait below those that are filled in. */
const SPARE = 2
const MOST = 40

/** The rule an address holds, as it was typed. */
export function seasonIn(asked: URLSearchParams): TypedSeason {
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, 400)
  return {
    packageId: text('packageId'),
    from: text('from'),
    to: text('to'),
    weekdays: asked.getAll('weekdays').slice(0, 7) as TypedSeason['weekdays'],
    out: rowsIn(asked, 'out'),
    cities: text('cities'),
    capacity: text('capacity'),
    minToRun: text('minToRun'),
    cutoffDays: text('cutoffDays'),
    twinRupees: text('twinRupees'),
    cells: Object.fromEntries(OWN_CELLS.map((cell) => [cell, text(`cells.${cell}`)])),
    steps: rowsIn(asked, 'steps'),
  }
}

function rowsIn(asked: URLSearchParams, list: keyof typeof ROWS): Record<string, string>[] {
  const names = ROWS[list]
  const count = Math.min(MOST, countIn(asked, list))
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(names.map((name) => [name, (asked.get(`${list}.${at}.${name}`) ?? '').trim().slice(0, 40)])),
  )
}

function countIn(asked: URLSearchParams, list: string): number {
  const places = [...asked.keys()].flatMap((name) => (name.startsWith(`${list}.`) ? [Number(name.split('.')[1])] : []))
  return Math.max(0, ...places.filter((at) => Number.isInteger(at)).map((at) => at + 1))
}

/** The rows to show: those that were typed without empty ones at the end, and some to fill in. */
export function withSpare(rows: readonly Record<string, string>[]): Record<string, string>[] {
  const last = rows.findLastIndex((row) => Object.values(row).some((value) => value !== ''))
  return [...rows.slice(0, last + 1), ...Array.from({ length: SPARE }, () => ({}))]
}
