import { DRIVER_NAMED_AT } from '#domain/cars/hire.ts'
import { addDays, timeOfDay } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

export type Leaving = { startsOn: CalendarDate; today: CalendarDate; now: Date }

/** Whether it is 18:00 in India on the evening before a journey, or later. */
export function isFromEveningBefore({ startsOn, today, now }: Leaving): boolean {
  const { hours, minutes } = timeOfDay(now)
  const evening = addDays(startsOn, -1)
  return today > evening || (today === evening && hours * 60 + minutes >= DRIVER_NAMED_AT)
}
