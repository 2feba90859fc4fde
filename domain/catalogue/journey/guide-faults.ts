import type { Fault } from '#domain/audit/command.server.ts'
import type { Package } from '#domain/catalogue/package.ts'

const GUIDE = /\bguides?\b/i
/** Who is there by chance, or is no guide of the journey's. */
const BY_CHANCE = /\bfor a guide if one is free\b|\baudio guide/i

type GuidedJourney = Pick<Package, 'inclusions' | 'exclusions' | 'itinerary'>

/** The days that speak of a guide whom the price leaves out. */
export function guideFaults({ inclusions, exclusions, itinerary }: GuidedJourney): Fault[] {
  const isSold = inclusions.some((line) => GUIDE.test(line))
  if (isSold || !exclusions.some((line) => GUIDE.test(line))) return []
  return itinerary
    .filter(({ text }) => GUIDE.test(text) && !BY_CHANCE.test(text))
    .map(({ day }) => ({
      path: `itinerary.${day - 1}`,
      message: `Day ${day} speaks of a guide, and the price does not hold one.`,
    }))
}
