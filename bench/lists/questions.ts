import type { Party } from '#domain/party/party.ts'
import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import { PACKAGE_SORTS } from '#domain/catalogue/package-sort.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { Filters } from '#domain/search/filters.ts'
import type { ListQuestion } from '#domain/search/lists/port.ts'
import { chanceOf } from '#bench/search/chance.ts'
import type { Chance } from '#bench/search/chance.ts'
import { CATEGORIES, CITIES, PLACES, STATES, TAGS, TODAY } from './catalogue.ts'

const PARTIES: readonly (Party | undefined)[] = [
  undefined,
  undefined,
  { adults: 2, ages: [], rooms: undefined },
  { adults: 2, ages: [9, 4], rooms: undefined },
]

/** Lists as visitors narrow them: of everything, a state, a place or a category, with one to four filters, in every order. */
export function listQuestions(count: number): ListQuestion[] {
  const chance = chanceOf(11)
  return Array.from({ length: count }, () => ({
    scope: scopeOf(chance),
    filters: filtersOf(chance),
    party: PARTIES[chance.below(PARTIES.length)],
    sort: chance.pick(PACKAGE_SORTS),
    today: TODAY,
    page: 1 + chance.below(3),
    pageSize: 24,
  }))
}

function scopeOf(chance: Chance): ListQuestion['scope'] {
  const scopes = [
    {},
    {},
    {},
    { stateCode: chance.pick(STATES) },
    { cityId: chance.pick(PLACES) },
    { categoryId: chance.pick(CATEGORIES).id },
  ]
  return chance.pick(scopes)
}

function filtersOf(chance: Chance): Filters {
  const urls = (kind: string) => CATEGORIES.filter((one) => one.kind === kind).map(({ url }) => url)
  const choices: (() => Partial<Filters>)[] = [
    () => ({ price: { from: chance.next() < 0.5 ? undefined : 8000, to: 10_000 + chance.below(40) * 1000 } }),
    () => ({
      days: chance.pick([
        { from: 1, to: 3 },
        { from: 4, to: 7 },
        { from: 8, to: undefined },
      ]),
    }),
    () => ({ category: chance.some(urls('speciality'), 3) }),
    () => ({ themes: chance.some(urls('experience'), 2) }),
    () => ({ tags: chance.some(TAGS, 3) }),
    () => ({ month: 1 + chance.below(12) }),
    () => ({ from: chance.some(CITIES, 3) }),
    () => ({ difficulty: chance.some(DIFFICULTIES, 2) }),
    () => ({ rating: chance.pick([3.5, 4, 4.5]) }),
    () => ({ group: chance.pick([3, 5]) }),
  ]
  const chosen = chance.some(choices, 4).map((choose) => choose())
  return Object.assign({}, NO_FILTERS, ...chosen) as Filters
}
