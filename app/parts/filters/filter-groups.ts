import type { FilterKey } from '#domain/search/filters.ts'
import type { Choice, Facets } from '#domain/search/lists/port.ts'

type ChoiceKey = Exclude<FilterKey, 'price'>

/** Choices under one heading. Those `more` stand folded behind the first. */
export type FilterGroup = {
  key: ChoiceKey
  title: string
  /** Ticks widen each other; of the others one is chosen, or any. */
  kind: 'ticks' | 'one' | 'pick'
  any: string
  choices: Choice[]
  more: Choice[]
  isOpen: boolean
}

const FIRST_SHOWN = 6
/** So few more are not worth folding away. */
const FEW_MORE = 2
const MOST_SHOWN: Partial<Record<ChoiceKey, number>> = { from: 10, category: 12, themes: 10, tags: 8 }

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

/**
 * What a list of `total` packages can be narrowed by. The order is that of `all`, the facets before anything was chosen, so that
 * nothing moves under the pointer; the counts are those of `now`. What takes in the whole list, or nothing of it, is left out.
 */
export function groupsOf(all: Facets, now: Facets, total: number): FilterGroup[] {
  return MANNERS.flatMap((manner) => {
    const choices = choicesOf(all[manner.key], now[manner.key], total)
    if (choices.length === 0) return []
    const shown = manner.kind === 'ticks' && choices.length > FIRST_SHOWN + FEW_MORE ? FIRST_SHOWN : choices.length
    const isChosen = choices.some(({ chosen }) => chosen)
    return {
      ...manner,
      isOpen: manner.isOpen || isChosen,
      choices: choices.slice(0, shown),
      more: choices
        .slice(shown)
        .filter(({ chosen }, at) => chosen || shown + at < (MOST_SHOWN[manner.key] ?? Infinity)),
    }
  })
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
    .map((choice) => ({ ...choice, name: choice.name.charAt(0).toUpperCase() + choice.name.slice(1) }))
}
