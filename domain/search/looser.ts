import { FILTER_KEYS, isUnfiltered, NO_FILTERS } from './filters.ts'
import type { FilterKey, Filters, Span } from './filters.ts'
import { priceText } from './chips.ts'
import { addDays, formatDays } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { stillToCome } from './lists/departure-query.ts'
import { daysText } from './lists/length-text.ts'
import type { ListAnswer, ListQuestion, PackageLists } from './lists/port.ts'

/** The nearest filters that find something. */
export type LooserFilters = {
  filters: Filters
  /** The filter that was loosened; all of them when no single one helps. */
  letGo: FilterKey | 'all'
  /** What the filter became where it was widened, "Under ₹25,000"; absent where it was let go. */
  widened?: string
  /** How many they find. */
  total: number
}

/** How much is given up with each filter: what matters least to a journey first. A price or a length is rather widened. */
const WEIGHTS: Record<FilterKey, number> = {
  group: 0.6,
  rating: 0.7,
  tags: 0.8,
  themes: 0.9,
  difficulty: 0.9,
  category: 1,
  from: 1.1,
  via: 1.1,
  month: 1.2,
  dates: 1.2,
  days: 2,
  price: 2,
}
/** A day more or less is given up as easily as so much of the price. */
const A_DAY = 0.25
const MOST_DAYS = 4
const MOST_OF_PRICE = 1
/** By how many days a date is moved, and how easily. */
const MORE_DATES = [
  [1, 0.2],
  [3, 0.4],
  [7, 0.9],
] as const
const ROUND_RUPEES = 500

type Candidate = LooserFilters & { givenUp: number }

/**
 * The nearest filters to a question's that fit something: one of them let go, or a price or length widened, with the least given up; when
 * no single one helps, none at all. Undefined when nothing would fit even then, or nothing was narrowed.
 */
export async function nearestLooser(
  lists: Pick<PackageLists, 'list'>,
  question: ListQuestion,
): Promise<LooserFilters | undefined> {
  const { filters } = question
  if (isUnfiltered(filters)) return undefined
  const ask = (changed: Filters) => lists.list({ ...question, filters: changed, page: 1, pageSize: 1 })
  const candidates: Candidate[] = []
  for (const key of FILTER_KEYS.filter((set) => !isUnfiltered({ ...NO_FILTERS, [set]: filters[set] }))) {
    const without = { ...filters, [key]: NO_FILTERS[key] }
    const answer = await ask(without)
    if (answer.total === 0) continue
    const { total } = answer
    candidates.push({ filters: without, letGo: key, total, givenUp: WEIGHTS[key] })
    if (key === 'price') candidates.push(...(await widerPrice(filters, answer, ask)))
    if (key === 'days') candidates.push(...(await widerDays(filters, ask)))
    if (key === 'dates') candidates.push(...(await widerDates(question, ask)))
  }
  const nearest = candidates.toSorted((one, other) => one.givenUp - other.givenUp || other.total - one.total)[0]
  if (nearest) return bare(nearest)
  const { total } = await ask(NO_FILTERS)
  return total > 0 ? { filters: NO_FILTERS, letGo: 'all', total } : undefined
}

type AskLists = (filters: Filters) => Promise<ListAnswer>

/** The price moved as far as the nearest one there is, in round rupees. */
async function widerPrice(filters: Filters, { facets }: ListAnswer, ask: AskLists): Promise<Candidate[]> {
  const asked = filters.price
  if (!asked) return []
  const { leastRupees, mostRupees } = facets.price
  const price = movedTo(asked, { least: leastRupees, most: mostRupees })
  if (!price) return []
  const changed = { ...filters, price }
  const moved = Math.abs((price.to ?? 0) - (asked.to ?? 0)) + Math.abs((price.from ?? 0) - (asked.from ?? 0))
  const givenUp = moved / Math.max(1, asked.to ?? asked.from ?? 1)
  if (givenUp > MOST_OF_PRICE) return []
  const { total } = await ask(changed)
  return total > 0 ? [{ filters: changed, letGo: 'price', widened: priceText(price), total, givenUp }] : []
}

/** A span widened upwards to the lowest price there is, or downwards to the highest; undefined where prices lie on both sides of it. */
function movedTo(asked: Span, { least, most }: { least: number; most: number }): Span | undefined {
  if (asked.to !== undefined && least > asked.to)
    return { ...asked, to: Math.ceil(least / ROUND_RUPEES) * ROUND_RUPEES }
  if (asked.from !== undefined && most < asked.from)
    return { ...asked, from: Math.floor(most / ROUND_RUPEES) * ROUND_RUPEES }
  return undefined
}

/** The length a day shorter and longer, then two, until something fits. */
async function widerDays(filters: Filters, ask: AskLists): Promise<Candidate[]> {
  const asked = filters.days
  if (!asked) return []
  for (let more = 1; more <= MOST_DAYS; more++) {
    const from = asked.from === undefined ? undefined : Math.max(1, asked.from - more)
    const days = { from, to: asked.to === undefined ? undefined : asked.to + more }
    const changed = { ...filters, days }
    const { total } = await ask(changed)
    if (total > 0) return [{ filters: changed, letGo: 'days', widened: daysText(days), total, givenUp: more * A_DAY }]
  }
  return []
}

/** The days some more on both sides, until something leaves. */
async function widerDates({ filters, today }: ListQuestion, ask: AskLists): Promise<Candidate[]> {
  const asked = filters.dates
  if (!asked) return []
  for (const [more, givenUp] of MORE_DATES) {
    const changed = stillToCome({ ...filters, dates: widenedDates(asked, more) }, today)
    if (!changed.dates) continue
    const { total } = await ask(changed)
    const widened = `Leaving ${formatDays(changed.dates)}`
    if (total > 0) return [{ filters: changed, letGo: 'dates', widened, total, givenUp }]
  }
  return []
}

/** Days of travel and so many more before and after them. */
export function widenedDates({ from, to }: DateSpan, more: number): DateSpan {
  return { from: addDays(from, -more), to: addDays(to, more) }
}

function bare({ givenUp: _givenUp, ...looser }: Candidate): LooserFilters {
  return looser
}
