import type { SearchDocument } from '#domain/search/document.ts'
import { bareDocument } from '#domain/search/document.ts'
import { goldenDocuments } from '#tests/golden-documents.ts'
import { chanceOf } from './chance.ts'
import type { Chance } from './chance.ts'

const MOODS = [
  'Classic',
  'Grand',
  'Scenic',
  'Quiet',
  'Essential',
  'Hidden',
  'Royal',
  'Slow',
  'Monsoon',
  'Winter',
  'Summer',
]
const LENGTHS = ['Weekend', 'Short Break', 'Week', 'Ten Days', 'Long Journey']
const SYLLABLES =
  'ka ra ma na la sa ta va pa ba da ga ja ha ri ni li si ti vi mi ki ru nu lu su tu ko mo lo so to'.split(' ')
const LODGES = 30_000

/** The destinations of the demo and `count` packages made up from its places, names and themes; the same every time. */
export function* syntheticCatalogue(count: number): Generator<SearchDocument> {
  const known = goldenDocuments()
  yield* known.filter((document) => document.kind !== 'package')
  const models = known.filter((document) => document.kind === 'package')
  const cities = known.filter((document) => document.kind === 'city')
  const citiesByState = Map.groupBy(cities, (city) => city.states[0] ?? '')
  const chance = chanceOf(1)
  for (let number = 0; number < count; number++) {
    const model = chance.pick(models)
    const neighbours = citiesByState.get(model.states[0] ?? '') ?? cities
    yield syntheticPackage(number, model, chance.some(neighbours, 3), chance)
  }
}

function syntheticPackage(
  number: number,
  model: SearchDocument,
  stops: SearchDocument[],
  chance: Chance,
): SearchDocument {
  const places = stops.map((stop) => stop.name)
  const name = nameOf(model, places, chance)
  const days = 2 + chance.below(12)
  return {
    ...bareDocument('package', `p${number}`, name, `${name.toLowerCase().replaceAll(' ', '-')}-${number}`),
    summary: `${model.summary}, staying at ${lodgeName(chance)} near ${places.at(-1) ?? 'town'}`,
    places: stops.flatMap((stop) => [stop.name, ...stop.otherNames]),
    states: model.states,
    themes: [...model.themes, ...(stops[0]?.themes ?? [])],
    attractions: model.attractions.slice(0, 4),
    rating: 300 + chance.below(200),
    days,
    nights: days - 1,
    pricePaise: (5 + chance.below(80)) * 100_000,
  }
}

function nameOf(model: SearchDocument, places: string[], chance: Chance): string {
  const shapes = [
    () => `${chance.pick(MOODS)} ${model.states[0] ?? 'India'} with ${places[0]}`,
    () => `${places.slice(0, 2).join(' ')} ${chance.pick(LENGTHS)}`,
    () => `${model.name} and ${places[0]}`,
    () => `${places[0]} ${model.themes[0] ?? 'Tours'}`,
    () => `${lodgeName(chance)} ${places[0]} ${chance.pick(LENGTHS)}`,
  ]
  return chance.pick(shapes)()
}

/** One of many made-up names, the low numbers far oftener than the high: a real catalogue's long tail of words. */
function lodgeName(chance: Chance): string {
  const lodge = chanceOf(2 + Math.floor(LODGES * chance.next() ** 3))
  const letters = Array.from({ length: 3 + lodge.below(2) }, () => lodge.pick(SYLLABLES)).join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}
