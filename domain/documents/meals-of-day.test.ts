import { expect, test } from 'vitest'
import { mealsOfDay } from './meals-of-day.ts'

test('a breakfast is had on the morning after its night (caught: on the day one arrives at noon, and none on the last)', () => {
  const plans = ['breakfast', 'breakfast-dinner', 'all', 'none'] as const
  const itinerary = plans.map((meals) => ({ meals }))
  expect(plans.map((_, at) => mealsOfDay(itinerary, at))).toEqual([
    'your own',
    'breakfast and dinner',
    'breakfast, lunch and dinner',
    'breakfast',
  ])
})
