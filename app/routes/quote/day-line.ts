import type { ItineraryDay, Package } from '#domain/catalogue/package.ts'
import { hoursText } from '#domain/catalogue/journey/hours-text.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** A halt of the line with the day one comes to it. */
export type LineDay = { on: CalendarDate; name: string; note: string }

/** A journey on its own dates: each place one sleeps at, the way to it and how one stays, and the day one is home. */
export function dayLine(
  { itinerary, days, endCity }: Pick<Package, 'itinerary' | 'days' | 'endCity'>,
  startsOn: CalendarDate,
): LineDay[] {
  const halts = itinerary.filter(
    ({ overnight }, at) => overnight && overnight.name !== itinerary[at - 1]?.overnight?.name,
  )
  const line = halts.map((day) => ({
    on: addDays(startsOn, day.day - 1),
    name: day.overnight!.name,
    note: noteOf(day, nightsFrom(itinerary, day)),
  }))
  return [...line, { on: addDays(startsOn, days - 1), name: 'Home', note: `from ${endCity}` }]
}

function nightsFrom(itinerary: readonly ItineraryDay[], { day, overnight }: ItineraryDay): number {
  const later = itinerary.filter((one) => one.day >= day)
  const end = later.findIndex((one) => one.overnight?.name !== overnight?.name)
  return end === -1 ? later.length : end
}

function noteOf({ km, hours, stay }: ItineraryDay, nights: number): string {
  const way = [km ? `${km.toLocaleString('en-IN')} km` : '', hours ? hoursText(hours) : '']
  const stayed = `${nights === 1 ? '1 night' : `${nights} nights`}${stay ? `, ${stay}` : ''}`
  return [way.filter(Boolean).join(', '), stayed].filter(Boolean).join('. ')
}
