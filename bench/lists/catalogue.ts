import { DIFFICULTIES, USUAL_OWN_DATES, USUAL_RATES } from '#domain/catalogue/package.ts'
import type { ListCategory, ListRow, OpenDeparture } from '#domain/search/lists/list-row.ts'
import type { ListSource } from '#domain/search/lists/memory/member.ts'
import { addDays } from '#platform/dates.ts'
import { chanceOf } from '#bench/search/chance.ts'
import type { Chance } from '#bench/search/chance.ts'

export const TODAY = '2026-11-21'
const named = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}-${at}`)
/** About as many of everything as the demo has. */
export const STATES = named('s', 36).map((_, at) => `IN-${String(at).padStart(2, '0')}`)
export const PLACES = named('place', 180)
export const CITIES = named('city', 60)
export const TAGS = named('tag', 54)
export const CATEGORIES: ListCategory[] = [
  ...named('speciality', 24).map((id) => ({ id, url: id, name: id, kind: 'speciality' as const })),
  ...named('experience', 12).map((id) => ({ id, url: id, name: id, kind: 'experience' as const })),
]

const DATES = Array.from({ length: 340 }, (_, ahead) => addDays(TODAY, ahead))

export type BenchPackage = ListRow & { name: string; departures: OpenDeparture[] }

/** `count` packages made up as the demo's are spread, by name; the same every time. */
export function* benchPackages(count: number): Generator<BenchPackage> {
  const chance = chanceOf(5)
  for (let number = 0; number < count; number++) yield benchPackage(number, chance)
}

function benchPackage(number: number, chance: Chance): BenchPackage {
  const name = `p${String(number).padStart(7, '0')}`
  const twin = (3200 + 50 * Math.floor(900 * chance.next() ** 2)) * 100
  const rating = chance.next() < 0.1 ? null : (30 + chance.below(21)) / 10
  const ratingCount = rating === null ? 0 : 1 + chance.below(200)
  const [startCity, groupMin] = [common(CITIES, chance), chance.pick([2, 2, 2, 4, 6])]
  return {
    id: name,
    name,
    kind: 'tour',
    days: 2 + chance.below(11),
    stateCodes: chance.some(STATES, 2),
    startCity,
    groupMin,
    months: Array.from({ length: 6 }, (_, at) => ((number + at) % 12) + 1),
    possible: null,
    tags: [...new Set(Array.from({ length: 5 }, () => common(TAGS, chance)))],
    difficulty: chance.next() < 0.75 ? null : chance.pick(DIFFICULTIES),
    groupMax: groupMin + 10,
    infantsHaveSeats: false,
    grid: {
      twin,
      single: percent(twin, 150),
      triple: percent(twin, 90),
      quad: null,
      infant: 0,
      childWithBed: percent(twin, 70),
      childNoBed: percent(twin, 50),
    },
    rates: USUAL_RATES,
    ownDates: USUAL_OWN_DATES,
    gstScheme: 'TOUR_5',
    rating,
    ratingCount,
    ratingIsDemo: false,
    weightedStars: rating === null ? null : Math.round(((rating * ratingCount + 33.6) / (ratingCount + 8)) * 1e6),
    facts: [],
    acts: [],
    cityIds: chance.some(PLACES, 5),
    attractionIds: [],
    categoryIds: chance.some(CATEGORIES, 5).map(({ id }) => id),
    departures: Array.from({ length: 8 }, (_, at) => ({
      startsOn: DATES[at * 42 + chance.below(40)]!,
      cutoffDays: 1,
      departureCity: chance.next() < 0.9 ? startCity : chance.pick(CITIES),
      twinPaise: percent(twin, 100 + chance.pick([0, 0, 4, 12])),
      minToRun: groupMin,
      seats: 20,
    })),
  }
}

/** So much of an amount, to the rupee. */
function percent(paise: number, of: number): number {
  return Math.round((paise * of) / 10_000) * 100
}

/** One of many, the first far oftener than the last. */
function common<Thing>(things: readonly Thing[], chance: Chance): Thing {
  return things[Math.floor(things.length * chance.next() ** 2)]!
}

/** Made-up packages as the member in memory reads them; made anew each time, so that nobody holds them but the member. */
export function benchSource(count: number): ListSource {
  return {
    catalogue: async () => ({ rows: [...benchPackages(count)], categories: CATEGORIES, places: [] }),
    departures: async function* () {
      let some = new Map<string, OpenDeparture[]>()
      for (const { id, departures } of benchPackages(count)) {
        if (some.set(id, departures).size < 1000) continue
        yield some
        some = new Map()
      }
      yield some
    },
  }
}
