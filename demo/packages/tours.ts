import { dayHours } from '#domain/catalogue/journey/journey-faults.ts'
import { isOnFoot, legsOf, wayOf } from '#domain/catalogue/journey/leg.ts'
import type { Leg } from '#domain/catalogue/journey/leg.ts'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { Atlas } from './atlas.ts'
import { clocked } from './clocked.ts'
import { arriving } from './coming-and-going.ts'
import { categoriesOf } from './categories.ts'
import type { DemoPackage } from './demo-package.ts'
import { nightsInBed, withNightsAboard } from './days/aboard.ts'
import { factsOfDays } from './days/day-facts.ts'
import { draftText, inDrawnOrder } from './days/drawn-order.ts'
import { drivesOn, isForestDay } from './days/drives.ts'
import type { DayPlan } from './days/plan.ts'
import { planDays, seenOn } from './days/plan.ts'
import { shortName } from './days/sight-names.ts'
import { mealsOf, stayWords } from './days/stays.ts'
import type { JourneyTotals, Writer } from './days/text.ts'
import { textOf } from './days/text.ts'
import { titleByHalt, titleOf } from './days/titles.ts'
import { highlightsOf } from './highlights.ts'
import { exclusionsOf, inclusionsOf, safariDrives } from './inclusions.ts'
import { introOf } from './intros.ts'
import { roadDays } from './longest-drive.ts'
import { isByCoach, meetingOf } from './meetings.ts'
import { HEIGHTS, NAMED_HEIGHTS } from './legs/heights.ts'
import { partsOf } from './legs/leg.ts'
import { walkTo } from './legs/on-foot.ts'
import { HIGH_PLACE_M, PLACE_ALTITUDES } from './place-altitudes.ts'
import { tourGrid, twinRupees } from './prices.ts'
import { pickupsOf } from './pickups.ts'
import { tourRates } from './rates.ts'
import { questionsOf } from './questions.ts'
import type { Route } from './route.ts'
import { festivalOf, isOnFewDays } from './words/festival-months.ts'
import { youngestOn } from './thin-air.ts'
import type { Tag } from './tags.ts'
import { tagsOf } from './tags.ts'

const MOST_TELLINGS = 8
const LIKE_ENOUGH = 0.45

/** One tour or break from its route, with its days written. */
export function makeTour(atlas: Atlas, route: Route, writer: Writer): DemoPackage {
  const planned = withNightsAboard(planDays(atlas, route))
  const facts = factsOfDays(planned, { atlas, route, phrase: writer.phrase })
  const ends = { startCity: route.start, endCity: route.end, summary: route.summary }
  const draft = planned.map((day, i) => dayOf(route, day, i, writer, { title: '', text: draftText(day) }, planned))
  const days = inDrawnOrder(planned, { ...ends, itinerary: draft }, writer.known).map((day, i) => ({
    ...day,
    facts: facts[i]!,
    drives: drivesOn(planned[i]!, planned, route),
  }))
  const km = days.flatMap(legsOfDay).reduce((sum, leg) => sum + (leg.by === 'road' ? leg.km : 0), 0)
  writer.fragments.settle(route, new Set(days.flatMap((day) => seenOn(day).flatMap(writer.fragments.namesOf))))
  const isOnlyBeside = days.some(({ leg }) => leg?.travel === 'train')
  const isFlown = days.some(({ leg }) => leg?.travel === 'flight')
  const whole = { nights: days.length - 1, km: isFlown ? 0 : km }
  const written = days.map((day, i) => {
    const text = tellDay(writer, route, day, whole)
    return dayOf(route, day, i, writer, { title: titleIn(day, writer), text }, days)
  })
  const told = { ...ends, itinerary: clocked({ ...ends, itinerary: written }, writer.known) }
  const itinerary = arriving(told, writer.known)
  const hours = dayHours({ ...told, itinerary }, writer.known)
  const stateCodes = [...new Set(route.stops.map((stop) => atlas.place(stop.placeSlug).stateCode))]
  const placeTypes = days.flatMap((day) => day.overnight?.types ?? [])
  const high = Math.max(...itinerary.map((day) => Math.max(day.altitudeM ?? 0, day.highestM ?? 0)))
  const twin = twinRupees(route, stateCodes, nightsInBed(days) + 1)
  const tags = tagsOf(route.themes, otherTags(route, days, itinerary, km, high), route.months)
  const sights = days.flatMap(seenOn)
  const inclusions = inclusionsOf(route, days, itinerary, stateCodes)
  return {
    slug: route.url,
    name: route.name,
    url: route.url,
    kind: route.kind,
    comfort: route.comfort,
    ...categoriesOf({
      themes: route.themes,
      placeTypes,
      nights: days.length - 1,
      roadKm: km,
      months: route.months,
      isPremium: route.comfort === 'premium',
      isTrek: false,
    }),
    stateCodes,
    days: days.length,
    summary: route.summary,
    intro: introOf(route, days, { km: isOnlyBeside ? 0 : km, roads: roadDays(days, itinerary) }, writer.rotation),
    highlights: highlightsOf(route, days, itinerary, writer),
    inclusions,
    exclusions: exclusionsOf(route, days, itinerary, inclusions),
    months: route.months,
    tags,
    difficulty: null,
    maxAltitudeM: high >= 2500 ? high : null,
    distanceKm: km > 0 ? Math.round(km) : null,
    startCity: route.start,
    endCity: route.end,
    groupMin: 2,
    groupMax: route.comfort === 'premium' ? 10 : route.comfort === 'comfort' ? 14 : 18,
    grid: tourGrid(route.url, twin, {
      quad: route.comfort === 'standard' || route.themes.includes('family'),
      island: route.themes.includes('island'),
    }),
    rates: {
      ...tourRates({
        comfort: route.comfort,
        tags,
        themes: route.themes,
        withSafari: safariDrives(days, route) > 0,
        youngest: youngestOn(itinerary),
        forAFestival: isOnFewDays(festivalOf({ name: route.name, itinerary })),
      }),
      ...pickupsOf(route.url),
      meeting: meetingOf(route.start, itinerary, { stationOf: writer.stationOf, isByCoach: isByCoach(days) }),
    },
    gstScheme: 'TOUR_5',
    stops: route.stops,
    attractionSlugs: [...new Set(sights.map((sight) => sight.slug))],
    itinerary,
    questions: questionsOf(route, days, { itinerary, hours }, stateCodes, writer.rotation, writer.stationOf),
    nature: {
      stopSlugs: [...new Set(route.stops.map((stop) => stop.placeSlug))],
      month: route.months[Math.floor(route.months.length / 2)] ?? 1,
      promises: [...new Set([...route.themes, ...placeTypes])].slice(0, 8),
    },
  }
}

/** Where an outing is a day on the boat. */
const AFLOAT = new Set(['sundarbans-national-park'])

/** The way to the next bed, the outing from it, and the walks to what no car reaches. */
function legsOfDay(day: DayPlan): Leg[] {
  const by = day.outing?.isFlown ? 'flight' : day.sights.some(({ slug }) => AFLOAT.has(slug)) ? 'boat' : 'road'
  const outing: Leg[] = day.outing ? [{ by, km: day.outing.km, hours: day.outing.hours }] : []
  return [...partsOf(day.leg), ...outing, ...seenOn(day).flatMap(({ slug }) => walkTo(slug) ?? [])]
}

/** Tells a day in several ways, and keeps the one least like what other packages already say of the same place. */
function tellDay(writer: Writer, route: Route, day: DayPlan, whole: JourneyTotals): string {
  const key = day.to
  let best = { text: '', used: new Set<string>(), likeness: 2 }
  for (let attempt = 0; attempt < MOST_TELLINGS && best.likeness > LIKE_ENOUGH; attempt++) {
    const told = textOf(writer, route, day, whole, attempt)
    const likeness = writer.told.likeness(key, told.text)
    if (likeness < best.likeness) best = { ...told, likeness }
  }
  writer.told.remember(key, best.text)
  writer.fragments.settle(route, best.used)
  return best.text
}

function titleIn(day: DayPlan, { rotation }: Writer): string {
  const [halt] = day.onTheWay
  return halt && day.kind === 'move' && day.sights.length === 0
    ? titleByHalt(day, shortName(halt), rotation)
    : titleOf(day, rotation)
}

function dayOf(
  route: Route,
  day: DayPlan,
  i: number,
  writer: Writer,
  { title, text }: Pick<ItineraryDay, 'title' | 'text'>,
  days: readonly DayPlan[],
): ItineraryDay {
  const legs = legsOfDay(day)
  return {
    day: i + 1,
    title,
    text,
    overnight: day.overnight ? { name: day.overnight.name, url: day.overnight.slug } : null,
    stay: stayOf(route, day, i === 0),
    meals: day.overnight ? mealsOf(day.overnight, route.comfort) : 'none',
    ...wayOf(legs),
    ...(legs.length > 1 || legs.some(isOnFoot) ? { legs } : {}),
    altitudeM: altitudeOf(day, days),
    highestM: highestOf(day, text),
    sights: [
      ...new Map(seenOn(day).map((sight) => [sight.slug, { name: sight.name, url: sight.slug }])).values(),
      ...drivenThrough(writer, day),
    ],
  }
}

/** The park of a day that is there for its two drives alone, at the hours of both. */
function drivenThrough({ parkOf }: Writer, day: DayPlan): ItineraryDay['sights'] {
  const park = isForestDay(day) && day.overnight ? parkOf(day.overnight.slug) : undefined
  return park ? [{ name: park.name, url: park.slug, at: ['05:30', '15:00'] }] : []
}

const SEAT = 'Reclining seat in the night coach'

function stayOf({ url, comfort }: Route, { overnight, leg }: DayPlan, isFirst: boolean): string | null {
  if (overnight) return stayWords(url, overnight, comfort, isFirst)
  return leg?.coach ? SEAT : null
}

/** Sleeping heights are told on tours that go high at all, for their profile. */
function altitudeOf(day: DayPlan, days: readonly DayPlan[]): number | null {
  const isHigh = days.some((other) => (PLACE_ALTITUDES.get(other.overnight?.slug ?? '') ?? 0) >= HIGH_PLACE_M)
  return isHigh && day.overnight ? (PLACE_ALTITUDES.get(day.overnight.slug) ?? null) : null
}

function highestOf(day: DayPlan, text: string): number | null {
  const from = day.from.toLowerCase().replaceAll(' ', '-')
  const to = day.overnight?.slug ?? day.to.toLowerCase().replaceAll(' ', '-')
  const heights = [
    HEIGHTS.get(`${from} ${to}`) ?? 0,
    ...seenOn(day).map((sight) => HEIGHTS.get(sight.slug) ?? 0),
    ...NAMED_HEIGHTS.flatMap(([name, metres]) => (name.test(text) ? [metres] : [])),
  ]
  const highest = Math.max(...heights)
  const beds = [PLACE_ALTITUDES.get(from) ?? 0, PLACE_ALTITUDES.get(to) ?? 0]
  return highest > Math.max(...beds) ? highest : null
}

function otherTags(
  route: Route,
  days: readonly DayPlan[],
  itinerary: readonly ItineraryDay[],
  km: number,
  high: number,
): Tag[] {
  const sleeps = (kind: RegExp) => itinerary.some(({ stay }) => kind.test(stay ?? ''))
  const sights = days.flatMap(seenOn)
  const tag = (when: boolean, name: Tag): Tag[] => (when ? [name] : [])
  return [
    ...tag(sleeps(/houseboat/i), 'houseboat'),
    ...tag(sleeps(/homestay|village hut/i), 'homestay'),
    ...tag(
      sights.some((sight) => sight.unesco),
      'world-heritage',
    ),
    ...tag(
      sights.some((sight) => sight.tags.includes('jyotirlinga')),
      'jyotirlinga',
    ),
    ...tag(high >= 3500, 'high-altitude'),
    ...tag(
      itinerary.some((day) => legsOf(day).some(({ by }) => by === 'boat')),
      'ferry',
    ),
    ...tag(
      itinerary.some((day) => day.travel === 'train'),
      'train',
    ),
    ...tag(sleeps(/tent|camp/i), 'camping'),
    ...tag(days.length >= 9, 'long-journey'),
    ...tag(days.length <= 4, 'short-break'),
    ...tag(km >= 1000, 'road-trip'),
    ...tag(route.comfort === 'premium', 'premium'),
    ...tag(route.comfort === 'standard', 'budget'),
    ...tag(
      sights.some((sight) => sight.type === 'fort' || sight.type === 'palace'),
      'forts-and-palaces',
    ),
    ...tag(
      sights.some((sight) => sight.type === 'temple'),
      'temples',
    ),
  ]
}
