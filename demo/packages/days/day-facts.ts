import type { AttractionFact, PlaceFact } from '#demo/facts/facts.ts'
import type { Atlas } from '#demo/packages/atlas.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import type { Route } from '#demo/packages/route.ts'
import { isForestDay } from './drives.ts'
import type { Phrase } from '#demo/packages/words/phrase.ts'
import type { DayPlan } from './plan.ts'
import { seenOn } from './plan.ts'
import { isPlural, spokenName } from './sight-names.ts'

/** Heights nearer to each other than this nobody feels. */
const FELT_M = 400
const CLOSE_KM = 12
/** Sights one goes to without a day for it. */
const SHORT_HOURS = 2
const HIGH_M = 1500

type Known = { atlas: Atlas; route: Pick<Route, 'months'>; phrase: Phrase }

/**
 * What is true of each day of a tour and of few others: what is near and not on the plan, how much higher one sleeps, the drives of a forest day, what the
 * place is. For days that tell little else; in the order in which they are worth telling.
 */
export function factsOfDays(days: readonly DayPlan[], known: Known): string[][] {
  const seen = new Set(days.flatMap(seenOn).map(({ slug }) => slug))
  return days.map((day, at) => {
    const place = day.overnight
    if (!place) return []
    return [
      ...drivesOf(day, place),
      ...heightOf(day, days[at - 1]?.overnight),
      ...nearOf(place, seen, known).map((sight) => tellSight(sight, known.phrase)),
      ...(day.firstVisit ? [`${place.name} is ${known.phrase(place.blurb)}`] : []),
    ]
  })
}

/** As its inclusions count them. */
function drivesOf(day: DayPlan, place: PlaceFact): string[] {
  if (!isForestDay(day)) return []
  return [`Two safari drives are part of the day, at dawn and after lunch, both from ${place.name}`]
}

function heightOf({ kind, overnight }: DayPlan, before: PlaceFact | null | undefined): string[] {
  const [now, then] = [overnight, before].map((place) => PLACE_ALTITUDES.get(place?.slug ?? ''))
  if (now === undefined || kind === 'stay' || overnight?.slug === before?.slug) return []
  const metres = (m: number) => `${m.toLocaleString('en-IN')} m`
  if (then === undefined) return now >= HIGH_M ? [`${overnight!.name} lies at ${metres(now)}`] : []
  const [felt, way] = [Math.abs(now - then), now > then ? 'higher' : 'lower']
  return felt >= FELT_M ? [`You sleep at ${metres(now)}, ${metres(felt)} ${way} than in ${before!.name}`] : []
}

function nearOf(place: PlaceFact, seen: ReadonlySet<string>, { atlas, route }: Known): AttractionFact[] {
  return atlas
    .sightsOf(place.slug)
    .filter(
      ({ slug, kmFromPlace, hoursNeeded, bestMonths }) =>
        !seen.has(slug) &&
        kmFromPlace <= CLOSE_KM &&
        hoursNeeded <= SHORT_HOURS &&
        route.months.every((month) => bestMonths.includes(month)),
    )
    .toSorted((one, other) => one.kmFromPlace - other.kmFromPlace)
}

function tellSight(sight: AttractionFact, phrase: Phrase): string {
  const [name, what] = [spokenName(sight), phrase(sight.blurb)]
  const ways = [
    `A free hour may go to ${name}, ${what}`,
    `With an hour to spare there ${isPlural(sight) ? 'are' : 'is'} ${name}, ${what}`,
    `Near enough for a walk before supper: ${name}, ${what}`,
  ]
  return ways[sight.slug.length % ways.length]!
}
