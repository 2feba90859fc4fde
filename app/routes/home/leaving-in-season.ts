import { IN_SEASON_WITHIN_DAYS } from '#domain/departures/departure.ts'
import { addDays, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

type Card = { id: string; months: readonly number[] }

/** Those whose next open date is within weeks and in one of their months, the nearest dates first. */
export function leavingInSeason<Some extends Card>(
  cards: readonly Some[],
  next: ReadonlyMap<string, { startsOn: CalendarDate }>,
  today: CalendarDate,
): Some[] {
  const last = addDays(today, IN_SEASON_WITHIN_DAYS)
  return cards
    .flatMap((card) => {
      const startsOn = next.get(card.id)?.startsOn
      return startsOn !== undefined && startsOn <= last && card.months.includes(monthOf(startsOn))
        ? [{ card, startsOn }]
        : []
    })
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))
    .map(({ card }) => card)
}
