import { formatPaise } from '#platform/money.ts'
import { daysText } from './lists/length-text.ts'
import { DIFFICULTY_NAMES } from '#domain/catalogue/difficulty-names.ts'
import { groupName, spelt, starsName, titled } from './lists/choices.ts'
import type { FilterKey, Filters, Span } from './filters.ts'
import { NO_FILTERS } from './filters.ts'
import type { Choice, Facets } from './lists/port.ts'
import { monthName, formatDays } from '#platform/dates.ts'

/** One chosen thing: its words, and the filters without it. */
export type Chip = { key: FilterKey; text: string; without: Filters }

/** One chip for each thing chosen, in the order the filters stand in; what things are called is read from the facets where they say. */
export function chipsOf(filters: Filters, facets: Facets): Chip[] {
  const named = (choices: readonly Choice[], value: string) => choices.find((choice) => choice.value === value)?.name
  const whole = <Key extends FilterKey>(key: Key, text: string | undefined): Chip[] =>
    text === undefined ? [] : [{ key, text, without: { ...filters, [key]: NO_FILTERS[key] } }]
  const each = (
    key: 'category' | 'themes' | 'tags' | 'from' | 'via' | 'difficulty',
    name: (value: string) => string,
  ): Chip[] =>
    filters[key].map((value) => ({
      key,
      text: (key === 'via' ? undefined : named(facets[key], value)) ?? name(value),
      without: { ...filters, [key]: filters[key].filter((other) => other !== value) },
    }))
  const { price, days, month, dates, rating, group } = filters
  return [
    ...whole('price', price && priceText(price)),
    ...whole('days', days && daysText(days)),
    ...each('category', spelt),
    ...each('themes', spelt),
    ...each('tags', spelt),
    ...whole('month', month === undefined ? undefined : (named(facets.month, String(month)) ?? monthName(month))),
    ...whole('dates', dates && `Leaving ${formatDays(dates)}`),
    ...each('from', (value) => `From ${titled(value)}`),
    ...each('via', (value) => `Halts at ${titled(value)}`),
    ...each('difficulty', (value) => DIFFICULTY_NAMES[value as keyof typeof DIFFICULTY_NAMES]),
    ...whole('rating', rating === undefined ? undefined : starsName(String(rating))),
    ...whole('group', group === undefined ? undefined : groupName(String(group))),
  ]
}

/** "Under ₹20,000", "From ₹10,000", "₹10,000 to ₹20,000". */
export function priceText({ from, to }: Span): string {
  const [least, most] = [from, to].map((rupees) => rupees && formatPaise(rupees * 100))
  if (!least) return `Under ${most ?? formatPaise(0)}`
  return most ? `${least} to ${most}` : `From ${least}`
}
