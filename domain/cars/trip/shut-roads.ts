import type { Almanac } from '#domain/almanac/almanac.ts'
import { closingOf } from '#domain/almanac/closings.ts'
import type { Closing } from '#domain/almanac/closings.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { slugify } from '#platform/slug.ts'

/** Why a road by some places, in order, is shut on a day; undefined where nothing says so. */
export function closingOn(almanac: Almanac, byNames: readonly string[], date: CalendarDate): Closing | undefined {
  return roadsOf(byNames)
    .map((road) => closingOf(almanac, road, date))
    .find((one) => one !== undefined)
}

/** Places and pairs of places a road passes, as the almanac names them. */
function roadsOf(names: readonly string[]): string[] {
  const places = names.map(slugify)
  return [...places, ...places.slice(1).map((place, at) => [place, places[at]!].toSorted().join('--'))]
}
