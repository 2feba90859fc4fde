import type { FilterKey } from '#domain/search/filters.ts'
import type { Choice, Facets } from '#domain/search/lists/port.ts'
import { capitalised } from '#platform/wording.ts'

type ChoiceKey = Exclude<FilterKey, 'price' | 'dates' | 'via'>

/** Choices under one heading: the first of them, and either the others folded behind them in `more` or only their number. */
export type FilterGroup = {
  key: ChoiceKey
  title: string
  /** Ticks widen each other; of the others one is chosen, or any. */
  kind: 'ticks' | 'one' | 'pick'
  any: string
  choices: Choice[]
  more: Choice[]
  /** How many are listed only to who asks for all. */
  unlisted: number
  isOpen: boolean
}

const FIRST_SHOWN = 6
/** Of lengths the ranges, before the exact ones. */
const RANGES = 3
/** So few more are not worth folding away. */
const FEW_MORE = 2
/** More than so many are not sent to everybody. */
const MOST_FOLDED = 8

type Manner = Pick<FilterGroup, 'key' | 'title' | 'kind' | 'any' | 'isOpen'>
const MANNERS: Manner[] = [
  { key: 'days', title: 'Days', kind: 'one', any: 'Any length', isOpen: true },
  { key: 'month', title: 'Month', kind: 'pick', any: 'Any month', isOpen: true },
  { key: 'from', title: 'Starts from', kind: 'ticks', any: '', isOpen: true },
  { key: 'category', title: 'Category', kind: 'ticks', any: '', isOpen: true },
  { key: 'themes', title: 'Experience', kind: 'ticks', any: '', isOpen: false },
  { key: 'tags', title: 'What it is like', kind: 'ticks', any: '', isOpen: false },
  { key: 'difficulty', title: 'Difficulty', kind: 'ticks', any: '', isOpen: false },
  { key: 'rating', title: 'Rating', kind: 'pick', any: 'Any rating', isOpen: false },
  { key: 'group', title: 'Group', kind: 'pick', any: 'Any number of people', isOpen: false },
]

/** Each choice takes in the ones before it. */
const CUMULATIVE: ReadonlySet<ChoiceKey> = new Set(['rating', 'group'])

/**
 * What a list of `total` packages can be narrowed by. The order is that of `all`, the facets before anything was chosen, so that
 * nothing moves under the pointer; the counts are those of `now`. What takes in the whole list, or nothing of it, is left out; of months only the latter.
 * Of the group `unfolded` every choice is listed.
 */
export function groupsOf(
  { all, now }: { all: Facets; now: Facets },
  { total, unfolded }: { total: number; unfolded: ChoiceKey | undefined },
): FilterGroup[] {
  return MANNERS.flatMap((manner) => {
    const known = CUMULATIVE.has(manner.key) ? narrowing(all[manner.key]) : all[manner.key]
    // A month that is not there would say that nothing leaves in it; and whoever chooses one sees its prices.
    const most = manner.key === 'month' ? Infinity : total
    const choices = choicesOf(known, now[manner.key], most)
    if (choices.length === 0) return []
    const shownFirst = manner.key === 'days' ? RANGES : FIRST_SHOWN
    const isLong = manner.kind !== 'pick' && choices.length > shownFirst + FEW_MORE
    const first = isLong ? choices.slice(0, shownFirst) : choices
    const rest = choices.slice(first.length)
    const isWhole = manner.key === unfolded || manner.key === 'days' || rest.length <= MOST_FOLDED
    const shown = isWhole ? first : [...first, ...rest.filter(({ chosen }) => chosen)]
    return {
      ...manner,
      isOpen: manner.isOpen || manner.key === unfolded || choices.some(({ chosen }) => chosen),
      choices: shown,
      more: isWhole ? rest : [],
      unlisted: isWhole ? 0 : choices.length - shown.length,
    }
  })
}

/** Of choices that each take in the ones before, only those that take in more. */
function narrowing(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ count, chosen }, at) => chosen || count !== choices[at - 1]?.count)
}

function choicesOf(all: readonly Choice[], now: readonly Choice[], total: number): Choice[] {
  const present = new Map(now.map((choice) => [choice.value, choice]))
  const usual = all.map((choice) => ({ ...choice, count: 0, chosen: false, ...present.get(choice.value) }))
  const known = new Set(all.map(({ value }) => value))
  const added = now.filter(({ value, chosen }) => chosen && !known.has(value))
  const wholeList = new Set(all.filter(({ count }) => count >= total).map(({ value }) => value))
  return [...usual, ...added]
    .filter(({ value, chosen }) => chosen || !wholeList.has(value))
    .map((choice) => ({ ...choice, name: choice.name.replace(/^(From|Runs with) /, '') }))
    .map((choice) => ({ ...choice, name: capitalised(choice.name) }))
}
