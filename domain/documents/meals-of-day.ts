import type { ItineraryDay, MealPlan } from '#domain/catalogue/package.ts'
import { listed } from '#platform/wording.ts'

const WITH_DINNER: readonly MealPlan[] = ['breakfast-dinner', 'all']

/**
 * What is eaten on the `at`-th day of an itinerary and paid for, in words. A day's meals are those of the night it ends with, as they stand
 * on the page: its breakfast is had the next morning, so the first day has none and the last day has that of the night before.
 */
export function mealsOfDay(itinerary: readonly Pick<ItineraryDay, 'meals'>[], at: number): string {
  const before = itinerary[at - 1]?.meals ?? 'none'
  const tonight = itinerary[at]?.meals ?? 'none'
  const eaten = [
    ...(before === 'none' ? [] : ['breakfast']),
    ...(tonight === 'all' ? ['lunch'] : []),
    ...(WITH_DINNER.includes(tonight) ? ['dinner'] : []),
  ]
  return eaten.length === 0 ? 'your own' : listed(eaten)
}
