import { formatMonths, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** What of a package says whether its season is advice or a condition: the months whoever wrote it gave it, how hard it is to walk, how high it goes in metres, what it is tagged. */
export type Seasoned = {
  name: string
  ownMonths?: readonly number[]
  difficulty?: string | null
  maxAltitudeM?: number | null
  tags?: readonly string[]
}

/** On foot so high the snow decides when one walks. */
const SNOW_DECIDES_M = 3500
/** What is there for the snow or the ice. */
const OF_THE_SNOW: readonly string[] = ['snow', 'winter-trek']

/** The months outside which a journey cannot be: one that is there for snow or ice, or that walks as high as the snow lies; undefined where the season is advice. */
export function onlyMonths({ ownMonths = [], difficulty, maxAltitudeM, tags = [] }: Seasoned) {
  const isHighWalk = Boolean(difficulty) && (maxAltitudeM ?? 0) >= SNOW_DECIDES_M
  const isBound = isHighWalk || tags.some((tag) => OF_THE_SNOW.includes(tag))
  return isBound && ownMonths.length > 0 ? ownMonths : undefined
}

/** Whether a date is in a month in which a journey can be. */
export function isInSeason(journey: Seasoned, startsOn: CalendarDate): boolean {
  return onlyMonths(journey)?.includes(monthOf(startsOn)) ?? true
}

/** "Chadar Trek can be had only in its season: January to February." */
export function seasonWords(journey: Seasoned): string {
  return `${journey.name} can be had only in its season: ${formatMonths(onlyMonths(journey) ?? [])}.`
}
