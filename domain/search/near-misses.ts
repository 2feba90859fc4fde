import { NO_FILTERS } from './filters.ts'
import type { Filters, Span } from './filters.ts'
import type { PackageLists, ListQuestion } from './lists/port.ts'
import { widenedDates } from './looser.ts'

/** Packages that miss what was asked by little, best first, and the filters they were found with. */
export type NearMiss = { id: string; filters: Filters }

/** Of a price so much more, or less where at least so much is to be spent, is still near it; then twice as much. */
const MORE_PRICE = 1.15
const TWICE = 2

type LoosenFilters = (filters: Filters) => Filters

const aDay: LoosenFilters = (filters) => ({ ...filters, days: wider(filters.days, 1), dates: later(filters.dates, 1) })
const aBit: LoosenFilters = (filters) => ({ ...filters, price: dearer(filters.price, MORE_PRICE) })
const someDates: LoosenFilters = (filters) => ({ ...filters, dates: later(filters.dates, 3) })
const anywhere: LoosenFilters = (filters) => ({ ...filters, from: [] })
const aWeek: LoosenFilters = (filters) => ({ ...filters, days: wider(filters.days, 2), dates: later(filters.dates, 7) })
const twice: LoosenFilters = (filters) => ({ ...filters, price: dearer(filters.price, TWICE) })
const anyLength: LoosenFilters = (filters) => ({ ...filters, days: undefined })
const anyDate: LoosenFilters = (filters) => ({ ...filters, dates: undefined, month: undefined })

/** What is given up, the least first: one thing, then all that went before. */
const STEPS: readonly (readonly LoosenFilters[])[] = [
  [aDay],
  [aBit],
  [someDates],
  [anywhere],
  [aDay, aBit],
  [aDay, aBit, someDates],
  [aDay, aBit, someDates, anywhere],
  [aWeek, aBit, anywhere],
  [anyLength, aBit, anywhere],
  [anyLength, anyDate, aBit, anywhere],
  [anyLength, anyDate, twice, anywhere],
]

/** Up to a length of two days more or less, days within a week, 15 % more to pay: as far as what fits the words best is looked for before anything else. */
const NEAR_STEPS = STEPS.slice(0, 8)

/**
 * At most `most` packages a question just misses: a day longer or shorter or earlier or later, 15 % dearer, or from another city, and then more of it; none of those it
 * finds. Of packages in the order in which they fit words the first comes first, where it is near.
 */
export async function nearMisses(
  lists: Pick<PackageLists, 'list'>,
  question: ListQuestion,
  { found, most }: { found: readonly string[]; most: number },
): Promise<NearMiss[]> {
  const known = new Set(found)
  const misses: NearMiss[] = []
  const best = await nearBest(lists, question, known)
  if (best && most > 0) {
    known.add(best.id)
    misses.push(best)
  }
  const asked = new Set([JSON.stringify(question.filters)])
  for (const step of STEPS) {
    const filters = loosened(question.filters, step)
    const key = JSON.stringify(filters)
    if (misses.length >= most || asked.has(key)) continue
    asked.add(key)
    const { ids } = await lists.list({ ...question, filters, page: 1, pageSize: known.size + most })
    for (const id of ids.filter((one) => !known.has(one)).slice(0, most - misses.length)) {
      known.add(id)
      misses.push({ id, filters })
    }
  }
  return misses
}

/** What fits the words best, where it is near and not found. */
async function nearBest(
  lists: Pick<PackageLists, 'list'>,
  question: ListQuestion,
  known: ReadonlySet<string>,
): Promise<NearMiss | undefined> {
  const id = question.sort === 'given' && question.among ? await firstOf(lists, question) : undefined
  if (id === undefined || known.has(id)) return undefined
  for (const step of NEAR_STEPS) {
    const filters = loosened(question.filters, step)
    const { total } = await lists.list({ ...question, among: [id], filters, page: 1, pageSize: 1 })
    if (total > 0) return { id, filters }
  }
  return undefined
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

function dearer(price: Span | undefined, times: number): Span | undefined {
  return price && { from: price.from && Math.floor(price.from / times), to: price.to && Math.floor(price.to * times) }
}
