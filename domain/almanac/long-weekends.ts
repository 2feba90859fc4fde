import { addDays, weekdayOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { daysBetweenDates } from './almanac.ts'
import type { Almanac } from './almanac.ts'
import type { FactDays } from './fact.ts'

const LONG = 3
const SATURDAY = 6

/** Runs of three days off or more, weekends among them, that begin between two dates; each with the names of its holidays. */
export function longWeekends(
  { facts }: Almanac,
  from: CalendarDate,
  to: CalendarDate,
): (FactDays & { names: string[] })[] {
  const off = new Map<CalendarDate, string>()
  for (const fact of facts.filter(({ isDayOff }) => isDayOff))
    for (const days of daysBetweenDates(fact, from, to)) off.set(days.from, fact.name)
  const isOff = (date: CalendarDate) => weekdayOf(date) >= SATURDAY || off.has(date)
  const found: (FactDays & { names: string[] })[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (!isOff(date) || isOff(addDays(date, -1))) continue
    const run = [date]
    while (isOff(addDays(run.at(-1)!, 1))) run.push(addDays(run.at(-1)!, 1))
    const names = run.flatMap((day) => off.get(day) ?? [])
    if (run.length >= LONG && names.length > 0)
      found.push({ from: date, to: run.at(-1)!, main: null, isExpected: false, names })
  }
  return found
}
