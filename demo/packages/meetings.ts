import type { ItineraryDay, MeetingPoint } from '#domain/catalogue/package.ts'
import type { DayPlan } from './days/plan.ts'
import { capitalised } from '#platform/wording.ts'

/** An hour before the night coach leaves, as the first day tells. */
const BY_COACH = '19:00'

/** Where one comes to, by what a package says of itself: where it says that one is met, by the hour its first day begins at; of a night coach the station, since no coach leaves from an airport. */
export function meetingOf(
  city: string,
  [first]: readonly ItineraryDay[],
  { stationOf, isByCoach = false }: { stationOf: (city: string) => string; isByCoach?: boolean },
): MeetingPoint {
  if (isByCoach) return { place: coachStation(city), at: BY_COACH }
  return { place: capitalised(stationOf(city)), ...(first?.begins ? { at: first.begins } : {}) }
}

/** Whether a tour sets out in the night coach. */
export function isByCoach([first]: readonly DayPlan[]): boolean {
  return first?.leg?.coach === true
}

/** Where the night coach of a city leaves from. */
export function coachStation(city: string): string {
  return `${city} station`
}
