import { formatPaise, rupees } from '#platform/money.ts'
import type { Span } from '#platform/query-values.ts'
import { NO_CAR_FILTERS } from './car-filters.ts'
import type { CarFilterKey, CarFilters } from './car-filters.ts'
import type { CarChoice, CarListing } from './car-list.ts'

/** One chosen thing of the list of car classes: its words, and the filters without it. */
export type CarChip = { key: CarFilterKey; text: string; without: CarFilters }

/** One chip for each thing chosen; `per` says what a price is of. */
export function carChipsOf(
  filters: CarFilters,
  listing: Pick<CarListing, 'categories' | 'tags'>,
  per: 'a day' | 'for the trip' = 'a day',
): CarChip[] {
  const { priceRange, durationRange, selectedCategories, tagId } = filters
  const whole = (key: CarFilterKey, text: string | undefined): CarChip[] =>
    text === undefined ? [] : [{ key, text, without: { ...filters, [key]: NO_CAR_FILTERS[key] } }]
  return [
    ...whole('priceRange', priceRange && priceText(priceRange, per)),
    ...whole('durationRange', durationRange && hireText(durationRange)),
    ...selectedCategories.map((value) => ({
      key: 'selectedCategories' as const,
      text: nameOf(listing.categories, value),
      without: { ...filters, selectedCategories: selectedCategories.filter((other) => other !== value) },
    })),
    ...whole('tagId', tagId && `For ${nameOf(listing.tags, tagId).toLowerCase()}`),
  ]
}

/** "Up to ₹5,000 a day". */
function priceText({ from, to }: Span, per: string): string {
  const [least, most] = [from, to].map((amount) => amount && formatPaise(rupees(amount)))
  if (!least) return `Up to ${most ?? formatPaise(0)} ${per}`
  return most ? `${least} to ${most} ${per}` : `From ${least} ${per}`
}

/** "A hire of 4 to 7 days". */
function hireText({ from = 1, to }: Span): string {
  if (to === undefined) return `A hire of ${from} days or more`
  return from === to ? `A hire of ${to} ${to === 1 ? 'day' : 'days'}` : `A hire of ${from} to ${to} days`
}

function nameOf(choices: readonly CarChoice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.name ?? value.replaceAll('-', ' ')
}
