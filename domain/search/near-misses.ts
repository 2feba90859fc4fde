import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import { NO_FILTERS } from './filters.ts'
import type { Filters, Span } from './filters.ts'
import type { PackageLists, ListQuestion } from './lists/port.ts'
import { monthOf } from '#platform/dates.ts'
import { widenedDates } from './looser.ts'

/** Packages that miss what was asked by little, best first, and the filters they were found with. */
export type NearMiss = { id: string; filters: Filters }

/** Of a price so much more, or less where at least so much is to be spent, is still near it; then twice as much. */
const MORE_PRICE = 1.15
const TWICE = 2
const A_YEAR = 12
const LONGEST_WEEKEND_DAYS = 4
const DAYS_OF_A_MONTH = 30

type LoosenFilters = (filters: Filters) => Filters

const aDay: LoosenFilters = (filters) => ({ ...filters, days: wider(filters.days, 1), dates: later(filters.dates, 1) })
const aBit: LoosenFilters = (filters) => ({ ...filters, price: dearer(filters.price, MORE_PRICE) })
const someDates: LoosenFilters = (filters) => ({ ...filters, dates: later(filters.dates, 3) })
const nextGrade: LoosenFilters = (filters) => ({ ...filters, difficulty: withNextGrades(filters.difficulty) })
const anywhere: LoosenFilters = (filters) => ({ ...filters, from: [] })
const aWeek: LoosenFilters = (filters) => ({ ...filters, days: wider(filters.days, 2), dates: later(filters.dates, 7) })
const someDays: LoosenFilters = (filters) => ({
  ...filters,
  days: wider(filters.days, 3),
  dates: later(filters.dates, 7),
})
const twice: LoosenFilters = (filters) => ({ ...filters, price: dearer(filters.price, TWICE) })
const anyLength: LoosenFilters = (filters) => ({ ...filters, days: undefined })
const anyDate: LoosenFilters = (filters) => ({ ...filters, dates: undefined, month: undefined })

/** So many months later, or earlier. */
const monthsOn =
  (more: number): LoosenFilters =>
  (filters) => ({
    ...filters,
    month: filters.month && ((filters.month - 1 + more + A_YEAR) % A_YEAR) + 1,
    dates: later(filters.dates, DAYS_OF_A_MONTH * Math.abs(more)),
  })

/** What is given up, the least first: one thing, then all that went before; where one starts after length and price, the time of year after that. */
const NEAR_STEPS: readonly (readonly LoosenFilters[])[] = [
  [aDay],
  [aBit],
  [someDates],
  [aDay, aBit],
  [aDay, aBit, someDates],
  [nextGrade],
  [aDay, aBit, someDates, nextGrade],
  [aWeek, aBit],
  [aWeek, aBit, nextGrade],
  [anywhere],
  [aDay, aBit, someDates, anywhere],
  [aWeek, aBit, anywhere],
]
/** Of a short journey from somewhere what lies around it, before anything elsewhere. */
const STEPS_AROUND: readonly (readonly LoosenFilters[])[] = [
  [anywhere],
  [someDays, aBit],
  [aWeek, aBit, anywhere],
  [someDays, aBit, anywhere],
]
/** From where one starts so much longer or shorter, and then however long: nobody goes to another city for what begins at home. */
const LONGER_FROM_THERE: readonly LoosenFilters[] = [someDays, aBit]
const ANY_FROM_THERE: readonly (readonly LoosenFilters[])[] = [
  [anyLength, aBit],
  [anyLength, twice],
]
const LAST_STEPS: readonly (readonly LoosenFilters[])[] = [[anyLength, aBit, anywhere]]
/** What nobody would call close, for where little else is left to show. */
const FAR_STEPS: readonly (readonly LoosenFilters[])[] = [
  [anyLength, anyDate, aBit, anywhere],
  [anyLength, anyDate, twice, anywhere],
]
const anyHigher: LoosenFilters = ({ price, ...filters }) => ({ ...filters, price: spanOf(price?.from, undefined) })
const anyLower: LoosenFilters = ({ price, ...filters }) => ({ ...filters, price: spanOf(undefined, price?.to) })
const anyPrice: LoosenFilters = (filters) => ({ ...filters, price: undefined })
const anything: LoosenFilters = () => NO_FILTERS
const ANY_PRICE = new Set([anyHigher, anyLower, anyPrice, anything])
/** Whatever it costs, then however long and whenever it is. */
const ANY_STEPS: readonly (readonly LoosenFilters[])[] = [
  [anyHigher],
  [anyLower],
  [anyLength, anyHigher],
  [anyLength, anyLower],
  [anyLength, anyDate, anyPrice, anywhere],
]
const ENOUGH_TO_CHOOSE = 5
const MONTHS_ON = [1, -1, 2, -2]
const FAR_MONTHS_ON = [3, 4]

const KEEPING_START = NEAR_STEPS.findIndex((step) => step.includes(anywhere))

type Step = { loosen: readonly LoosenFilters[]; among?: readonly string[] }

/** The nearest times of year first, of two as near the later; none that is a year away because it has just gone by. */
function stepsOf(
  { filters: { month, dates, from }, today }: ListQuestion,
  around: readonly string[],
): { near: Step[]; far: Step[] } {
  const ahead = month === undefined ? 0 : (month - monthOf(today) + A_YEAR) % A_YEAR
  const timesOf = (all: readonly number[]) => {
    const on = month === undefined && !dates ? [] : all.filter((more) => more > 0 || (!dates && ahead + more >= 0))
    return on.flatMap((more) => [[monthsOn(more)], [monthsOn(more), anywhere]])
  }
  const near = [...NEAR_STEPS, ...timesOf(MONTHS_ON)].map((loosen): Step => ({ loosen }))
  const far = [...LAST_STEPS, ...timesOf(FAR_MONTHS_ON), ...FAR_STEPS].map((loosen): Step => ({ loosen }))
  if (from.length === 0) return { near, far }
  const nearby = around.length === 0 ? [] : STEPS_AROUND.map((loosen): Step => ({ loosen, among: around }))
  const fromThere = [
    ...nearby.slice(0, 1),
    { loosen: LONGER_FROM_THERE },
    ...nearby.slice(1),
    ...ANY_FROM_THERE.map((loosen): Step => ({ loosen })),
  ]
  return { near: [...near.slice(0, KEEPING_START), ...fromThere, ...near.slice(KEEPING_START)], far }
}

type Lists = Pick<PackageLists, 'list'>

/**
 * At most `most` packages a question just misses: a day longer or shorter or earlier or later, 15 % dearer, or from another city, and then more of it; none of those it
 * finds; what is far from it only with `isFar`, and until there are enough to choose from. What lies `around` where one starts goes before anything from another city. Of packages in the order in which they fit words the first comes first, where it is near.
 */
export async function nearMisses(
  lists: Lists,
  question: ListQuestion,
  {
    found,
    most,
    around = [],
    isFar = true,
  }: { found: readonly string[]; most: number; around?: readonly string[]; isFar?: boolean },
): Promise<NearMiss[]> {
  const best = most > 0 ? await nearBest(lists, question, new Set(found)) : undefined
  const { misses, takeFrom } = openMisses(lists, question, found, best)
  const { near, far } = stepsOf(question, around)
  await takeFrom(near, most)
  if (isFar) await takeFrom(far, Math.min(most, ENOUGH_TO_CHOOSE - found.length))
  return misses
}

/** So many packages where too little comes near: whatever they cost, then what `looser` filters find, then any; the nearest in price first, and none of those that are found. */
export async function nearestOfAny(
  lists: Lists,
  question: ListQuestion,
  { found, most, looser }: { found: readonly string[]; most: number; looser?: Filters | undefined },
): Promise<NearMiss[]> {
  const { misses, takeFrom } = openMisses(lists, question, found)
  const last: LoosenFilters[] = looser ? [() => looser, anything] : [anything]
  await takeFrom(
    [...ANY_STEPS, ...last.map((one) => [one])].map((loosen): Step => ({ loosen })),
    most,
  )
  return misses
}

function openMisses(lists: Lists, question: ListQuestion, found: readonly string[], best?: NearMiss) {
  const misses = best ? [best] : []
  const known = new Set([...found, ...misses.map(({ id }) => id)])
  const asked = new Set([JSON.stringify(question.filters)])
  const takeFrom = async (steps: readonly Step[], upTo: number) => {
    for (const { loosen, among } of steps) {
      const filters = loosened(question.filters, loosen)
      const key = JSON.stringify(among ? [filters] : filters)
      if (misses.length >= upTo || asked.has(key)) continue
      asked.add(key)
      const { ids } = await lists.list({
        ...nearestFirst(onlyOf(question, among), loosen),
        filters,
        page: 1,
        pageSize: known.size + upTo,
      })
      for (const id of ids.filter((one) => !known.has(one)).slice(0, upTo - misses.length)) {
        known.add(id)
        misses.push({ id, filters })
      }
    }
  }
  return { misses, takeFrom }
}

/** Of what costs up to twice as much, or more, the cheapest is the nearest; of what costs less than was to be spent the dearest. */
function nearestFirst(question: ListQuestion, loosen: readonly LoosenFilters[]): ListQuestion {
  const { price } = question.filters
  if (loosen.some((one) => ANY_PRICE.has(one))) return nearestInPrice(question, loosen.includes(anyLower))
  const isTwice = loosen.includes(twice) && price?.to !== undefined && !question.among
  return isTwice ? { ...question, sort: 'price' } : question
}

/** A question in whose answer what is nearest to the price it asks comes first: the cheapest, or of what costs less the dearest. */
export function nearestInPrice(question: ListQuestion, isLess = false): ListQuestion {
  const { price } = question.filters
  return price ? { ...question, sort: isLess || price.to === undefined ? 'price-desc' : 'price' } : question
}

/** A question asked of some packages only, in their order where it had none of its own. */
function onlyOf(question: ListQuestion, some: readonly string[] | undefined): ListQuestion {
  if (!some) return question
  if (!question.among) return { ...question, among: some, sort: 'given' }
  const kept = new Set(some)
  return { ...question, among: question.among.filter((id) => kept.has(id)) }
}

/** What fits the words best, where it is near and not found: up to a length of two days more or less, days within a week, 15 % more to pay; of a short journey from somewhere, what starts there. */
async function nearBest(
  lists: Pick<PackageLists, 'list'>,
  question: ListQuestion,
  known: ReadonlySet<string>,
): Promise<NearMiss | undefined> {
  const id = question.sort === 'given' && question.among ? await firstOf(lists, question) : undefined
  if (id === undefined || known.has(id)) return undefined
  const steps = isShortFrom(question.filters) ? NEAR_STEPS.slice(0, KEEPING_START) : NEAR_STEPS
  for (const step of steps) {
    const filters = loosened(question.filters, step)
    const { total } = await lists.list({ ...question, among: [id], filters, page: 1, pageSize: 1 })
    if (total > 0) return { id, filters }
  }
  return undefined
}

/** Whoever has a weekend does not spend it on the way to where something begins. */
function isShortFrom({ from, days }: Filters): boolean {
  return from.length > 0 && days?.to !== undefined && days.to <= LONGEST_WEEKEND_DAYS
}

/** The first of a list that nothing narrows, which need not be the first of its `among`. */
async function firstOf(lists: Pick<PackageLists, 'list'>, question: ListQuestion): Promise<string | undefined> {
  if (!question.last) return question.among?.[0]
  const { ids } = await lists.list({ ...question, filters: NO_FILTERS, page: 1, pageSize: 1 })
  return ids[0]
}

function loosened(filters: Filters, step: readonly LoosenFilters[]): Filters {
  return step.reduce((loose, loosen) => loosen(loose), filters)
}

function wider(days: Filters['days'], more: number): Filters['days'] {
  return days && { from: days.from && Math.max(1, days.from - more), to: days.to && days.to + more }
}

function later(dates: Filters['dates'], more: number): Filters['dates'] {
  return dates && widenedDates(dates, more)
}

/** A walk may be a grade easier or harder than any that was asked for. */
function withNextGrades(asked: Filters['difficulty']): Filters['difficulty'] {
  const places = asked.map((grade) => DIFFICULTIES.indexOf(grade))
  return DIFFICULTIES.filter((_, at) => places.some((place) => Math.abs(place - at) <= 1))
}

function spanOf(from: Span['from'], to: Span['to']): Span | undefined {
  return from === undefined && to === undefined ? undefined : { from, to }
}

function dearer(price: Span | undefined, times: number): Span | undefined {
  return price && { from: price.from && Math.floor(price.from / times), to: price.to && Math.floor(price.to * times) }
}
