import { clocked } from '#demo/packages/clocked.ts'
import { categoriesOf } from '#demo/packages/categories.ts'
import { isOnFoot, legsOf } from '#domain/catalogue/journey/leg.ts'
import { chanceOf } from '#demo/packages/chance.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import type { Atlas } from '#demo/packages/atlas.ts'
import type { Writer } from '#demo/packages/days/text.ts'
import { nearest, trekGrid } from '#demo/packages/prices.ts'
import { meetingOf } from '#demo/packages/meetings.ts'
import { pickupsOf } from '#demo/packages/pickups.ts'
import { trekRates } from '#demo/packages/rates.ts'
import type { Tag } from '#demo/packages/tags.ts'
import { tagsOf } from '#demo/packages/tags.ts'
import { USUAL_OWN_DATES } from '#domain/catalogue/package.ts'
import type { OwnDates } from '#domain/catalogue/package.ts'
import { bedsOf, tentedIn, trekDays, writeTrekDay } from './day.ts'
import { gradeOf } from './grades.ts'
import { highlightsOf, introOf } from './story.ts'
import { exclusionsOf, inclusionsOf, questionsOf } from './terms.ts'
import type { TrekWay } from './way.ts'

const HIMALAYA = new Set(['IN-UK', 'IN-HP', 'IN-JK', 'IN-LA', 'IN-SK', 'IN-AR'])
/** What of a trek is walked where part of it is closed, is more than a day holds, or is driven by now. */
const OPEN_KM: Record<string, number> = { 'roopkund-trek': 44, 'parasnath-hill-trek': 18, 'kedarnath-trek': 32 }

/** Treks whose stages add up to more than the facts say; their price is as before. */
const STAGES_KM: Record<string, number> = {
  'kang-yatse-ii-expedition': 80,
  'borasu-pass-trek': 68,
  'bali-pass-trek': 62,
}

/** One trek from its way. */
export function makeTrek(atlas: Atlas, way: TrekWay, writer: Writer): DemoPackage {
  const { trek } = way
  const pricedKm = OPEN_KM[trek.slug] ?? trek.distanceKm
  const distanceKm = STAGES_KM[trek.slug] ?? pricedKm
  const days = trekDays(atlas, way, distanceKm)
  const spent = new Set<string>()
  const written = days.map((day) => tell(atlas, day, writer, spent))
  const ends = { startCity: way.start, endCity: way.end, summary: way.summary }
  const itinerary = clocked({ ...ends, itinerary: written }, writer.known)
  const onTheTrail = itinerary.filter((day) => legsOf(day).some(isOnFoot))
  const high = Math.max(...onTheTrail.map((day) => Math.max(day.altitudeM ?? 0, day.highestM ?? 0)))
  const maxAltitudeM = high > 0 ? high : trek.maxAltitudeM
  const nights = way.days.length - 1
  const beds = bedsOf(itinerary)
  const twin = twinOf(way, pricedKm)
  const themes = ['trekking', ...themesOf(way)]
  return {
    slug: trek.slug,
    name: trek.name,
    url: trek.slug,
    kind: 'trek',
    comfort: 'standard',
    ...categoriesOf({
      themes,
      placeTypes: [],
      nights,
      roadKm: 0,
      months: trek.bestMonths,
      isPremium: false,
      isTrek: true,
    }),
    stateCodes: [trek.stateCode],
    days: way.days.length,
    summary: way.summary,
    intro: introOf(way, distanceKm, maxAltitudeM, writer),
    highlights: highlightsOf(way, distanceKm, maxAltitudeM, tentedIn(itinerary), writer),
    inclusions: inclusionsOf(way, beds),
    exclusions: exclusionsOf(way),
    months: trek.bestMonths,
    tags: tagsOf(['trekking', ...trek.tags], otherTags(way, maxAltitudeM, beds), trek.bestMonths),
    difficulty: gradeOf(way),
    maxAltitudeM,
    distanceKm,
    startCity: way.start,
    endCity: way.end,
    groupMin: trek.difficulty === 'Expedition' ? 4 : 6,
    groupMax: trek.difficulty === 'Expedition' ? 10 : trek.difficultyLevel >= 5 ? 12 : 18,
    grid: trekGrid(twin),
    rates: {
      ...trekRates({
        youngest: trek.difficultyLevel >= 4 ? 12 : 8,
        days: way.days.length,
        summit: trek.difficulty === 'Expedition',
      }),
      ...pickupsOf(trek.slug),
      meeting: meetingOf(way.start, itinerary, writer),
    },
    ownDates: ownDatesOf(trek),
    gstScheme: 'TOUR_5',
    stops: [{ placeSlug: trek.basePlaceSlug, nights }],
    attractionSlugs: [...new Set(itinerary.flatMap(({ sights }) => sights.map(({ url }) => url)))],
    itinerary,
    questions: questionsOf(way, distanceKm, maxAltitudeM, { beds, startsAt: startOf(days, itinerary) }, writer),
    nature: {
      stopSlugs: [trek.basePlaceSlug],
      month: trek.bestMonths[Math.floor(trek.bestMonths.length / 2)] ?? 6,
      promises: ['trekking', ...trek.tags],
    },
  }
}

/** Where the walking begins: at the trailhead where a car goes there, else where one slept. */
function startOf(days: ReturnType<typeof trekDays>, itinerary: DemoPackage['itinerary']): string {
  const at = days.findIndex(({ isFirstWalk }) => isFirstWalk)
  const isDriven = itinerary[at] !== undefined && legsOf(itinerary[at])[0]?.by === 'road'
  return (isDriven ? days[at]?.way.trek.trailhead : days[at]?.from.name) ?? ''
}

const MOST_TELLINGS = 6

/** No trek is told by one pattern twice while another is left. */
function tell(atlas: Atlas, day: ReturnType<typeof trekDays>[number], writer: Writer, spent: Set<string>) {
  let best = writeTrekDay(atlas, day, writer, spent)
  let likeness = writer.told.likeness('trek', best.written.text)
  for (let again = 1; again < MOST_TELLINGS && likeness > 0.5; again++) {
    const other = writeTrekDay(atlas, day, writer, spent)
    const otherLikeness = writer.told.likeness('trek', other.written.text)
    if (otherLikeness < likeness) [best, likeness] = [other, otherLikeness]
  }
  writer.told.remember('trek', best.written.text)
  for (const pattern of best.said) spent.add(pattern)
  return best.written
}

function themesOf({ trek, days }: TrekWay): string[] {
  const has = (tag: string) => trek.tags.includes(tag)
  return [
    ...(has('pilgrimage') ? ['pilgrimage'] : []),
    ...(has('winter') ? ['winter-sports'] : []),
    ...(has('monsoon') || (has('sahyadri') && trek.bestMonths.includes(7)) ? ['monsoon'] : []),
    ...(days.length <= 3 ? ['weekend'] : ['adventure']),
    ...(trek.difficultyLevel <= 2 ? ['youth'] : []),
    ...(has('tea') ? ['tea'] : []),
    ...(has('wildlife') ? ['wildlife'] : []),
    ...(has('island') ? ['island'] : []),
    ...(!trek.priceINR && trek.difficultyLevel >= 4 ? ['offbeat'] : []),
  ]
}

function otherTags(way: TrekWay, maxAltitudeM: number, beds: readonly string[]): Tag[] {
  const { trek, days } = way
  return [
    ...(maxAltitudeM >= 3500 ? (['high-altitude'] as const) : []),
    ...(days.length <= 3 ? (['weekend-trek'] as const) : beds.includes('tents') ? (['camping'] as const) : []),
    ...(trek.tags.includes('winter') ? (['winter-trek', 'snow'] as const) : []),
    ...(trek.difficultyLevel <= 2 ? (['first-timers'] as const) : []),
    ...(trek.tags.includes('lake') ? (['lake'] as const) : []),
    ...(beds.includes('homestays') ? (['homestay'] as const) : []),
    'friends',
  ]
}

function twinOf({ trek, days }: TrekWay, distanceKm: number): number {
  const sway = 0.97 + chanceOf(`price ${trek.slug}`)() * 0.06
  if (trek.priceINR) return nearest((trek.priceINR.median / 1.05) * sway, 50)
  const daily = HIMALAYA.has(trek.stateCode) ? 2300 + Math.max(0, trek.difficultyLevel - 3) * 500 : 1750
  return nearest((900 + daily * (days.length - 0.5) + distanceKm * 8) * sway, 50)
}

/** Whose days a committee names each year: nobody chooses their own. */
const ON_NAMED_DAYS = new Set(['shrikhand-mahadev-trek'])

/** Permits, porters and tents for a party alone take their time. */
function ownDatesOf({ slug, difficulty }: TrekWay['trek']): OwnDates {
  if (ON_NAMED_DAYS.has(slug)) return { ...USUAL_OWN_DATES, areSold: false }
  const isExpedition = difficulty === 'Expedition'
  return { ...USUAL_OWN_DATES, leadDays: isExpedition ? 30 : 12, cutoffDays: isExpedition ? 15 : 5 }
}
