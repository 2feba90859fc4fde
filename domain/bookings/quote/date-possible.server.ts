import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { faultsOn, isPossible, monthsOf, nearestDates } from '#domain/almanac/journey.ts'
import type { DateFault, Journey } from '#domain/almanac/journey.ts'
import { formatDate, formatMonths, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { rememberedPackage } from '#domain/catalogue/packages.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import type { PricedJourney } from './priced-journey.ts'

type Needs = { db: Db; memory: TagMemory }

/** What the almanac says of a journey on a date of one's own: why it cannot be, with the nearest dates it can, and what else is shut while it runs. */
export type DateSaid = { cannot: string | undefined; remarks: string[] }

type OwnSeason = Journey & { ownMonths: number[] }

/** Says it of a date; of the nearest ones those are named that lie within `first` and `last`. */
export async function sayOfDate(
  needs: Needs,
  journey: OwnSeason,
  { startsOn, first, last }: { startsOn: CalendarDate; first: CalendarDate; last: CalendarDate },
): Promise<DateSaid> {
  const almanac = await rememberedAlmanac(needs)
  const faults = faultsOn(almanac, journey, startsOn)
  const months = monthsOf(almanac, { ...journey, months: journey.ownMonths }, startsOn)
  const remarks = remarksOf(months, startsOn, faults)
  const worst = faults.find((fault) => !isPossible([fault]))
  if (!worst) return { cannot: undefined, remarks }
  const near = nearestDates(almanac, { ...journey, months }, { wanted: startsOn, from: first, to: last })
  const offer =
    near.length === 0 ? 'No date within a year can be offered yet.' : `The nearest it can: ${datesText(near)}.`
  return { cannot: `${worst.words} ${offer}`, remarks }
}

/** What else is to be said of a date that can be had, for whoever looks for no other. */
export async function remarksOfDate(needs: Needs, journey: OwnSeason, startsOn: CalendarDate): Promise<string[]> {
  const almanac = await rememberedAlmanac(needs)
  const months = monthsOf(almanac, { ...journey, months: journey.ownMonths }, startsOn)
  return remarksOf(months, startsOn, faultsOn(almanac, journey, startsOn))
}

/** The same of a journey that was priced: nothing of a hire, nor of a package that is no longer shown. */
export async function remarksOfPriced(
  needs: Needs,
  priced: Pick<PricedJourney, 'package' | 'startsOn'>,
): Promise<string[]> {
  const sold = priced.package.kind === 'car' ? undefined : await rememberedPackage(needs, priced.package.url)
  return sold ? remarksOfDate(needs, sold, priced.startsOn) : []
}

function remarksOf(months: readonly number[], startsOn: CalendarDate, faults: readonly DateFault[]): string[] {
  const shut = faults.filter((fault) => isPossible([fault])).map(({ words }) => words)
  if (months.length === 0 || months.includes(monthOf(startsOn))) return shut
  return [`${formatDate(startsOn)} is outside its season: ${formatMonths(months)}.`, ...shut]
}

function datesText(dates: readonly CalendarDate[]): string {
  return dates.map((date) => formatDate(date)).join(' or ')
}
