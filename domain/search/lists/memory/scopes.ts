import type { ListScope } from '#domain/search/lists/port.ts'
import type { Catalogue, KeyedValues } from './catalogue.ts'

/** What lists of a scope are called in the change feed. A list of several things is a part of each: the first will do. */
export function listOfScope({ stateCode, cityId, attractionId, categoryId }: ListScope): string {
  return stateCode ?? cityId ?? attractionId ?? categoryId ?? 'all'
}

/** What the lists are called in the change feed that a package may stand in. */
export function listsOf({ states, places, attractions, categories }: Catalogue, number: number): string[] {
  const values = ({ values: { values }, counted }: KeyedValues) =>
    [...counted.of(number)].map((value) => values[value]!)
  return ['all', ...[states, places, attractions, categories].flatMap(values)]
}
