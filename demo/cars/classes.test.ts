import { expect, test } from 'vitest'
import { openFacts } from '#demo/facts/facts.ts'

const { cars } = openFacts(process.cwd())

/** What is built into the smallest of each class, the driver's seat among them, as its maker sells it. */
const BUILT: Record<string, number> = {
  hatchback: 5,
  sedan: 5,
  'premium-sedan': 5,
  'compact-suv': 7,
  suv: 7,
  'innova-crysta': 7,
  'innova-hycross': 7,
  fortuner: 7,
  'luxury-sedan': 5,
  'electric-sedan': 5,
  'thar-4x4': 4,
  'sumo-hill': 9,
  'tempo-traveller-9': 10,
  'tempo-traveller-12': 13,
  'tempo-traveller-17': 18,
  urbania: 17,
  'tempo-traveller-26': 27,
  'mini-coach-35': 36,
  'coach-45': 46,
}

// Caught in six classes: a seven-seater let to seven people, who would have left one of them, or the driver, standing.
test('no class carries more people than it has seats besides the driver’s', () => {
  expect(cars.map(({ id, seats }) => [id, seats + 1])).toEqual(cars.map(({ id }) => [id, BUILT[id]]))
})
