import type { Fault } from '#domain/audit/command.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { capitalised, listed } from '#platform/wording.ts'
import { isOnFoot, legsOf } from './leg.ts'

type TaxedJourney = Pick<PackageDraft, 'gstScheme' | 'itinerary' | 'inclusions'>

/** Words of what the price holds that carry somebody, where no day tells of a way: a car about a town. */
const CARRIED =
  /\b(?:cars?|coach(?:es)?|jeeps?|vans?|buses|cabs?|tempo|transport|transfers?|boats?|ferr(?:y|ies)|trains?|flights?|innova|ertiga|sedan)\b/i

/**
 * Where a journey is sold at 5 % that holds no night or carries nobody: papers say that the price includes accommodation and transportation, which the rate is for
 * (reference PRICING §4.1, notification 11/2017 entry 23(i)). A journey of which no day is written is not judged.
 */
export function taxFaults({ gstScheme, itinerary, inclusions }: TaxedJourney): Fault[] {
  if (gstScheme !== 'TOUR_5' || itinerary.length === 0) return []
  const sleeps = itinerary.some(({ overnight, stay }) => overnight !== null || stay !== null)
  const rides = inclusions.some((held) => CARRIED.test(held)) || itinerary.some((day) => !legsOf(day).every(isOnFoot))
  const lacking = [...(sleeps ? [] : ['no night']), ...(rides ? [] : ['no transport'])]
  if (lacking.length === 0) return []
  const message = `${capitalised(listed(lacking))} in it: 5 % is for a price that includes both stay and transport. Ask your accountant; without them it is 18 %.`
  return [{ path: 'gstScheme', message }]
}
