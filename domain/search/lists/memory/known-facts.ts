import type { ActKey } from '#domain/search/facts/acts.ts'
import { FIRST_OF_ALL } from '#domain/search/facts/seen.ts'
import type { SeenKey } from '#domain/search/facts/seen.ts'
import { FACT_NAMES, unitOf } from '#domain/search/facts/package-facts.ts'
import type { FactName } from '#domain/search/facts/package-facts.ts'
import type { KnownFacts } from '#domain/search/lists/port.ts'
import type { Catalogue } from './catalogue.ts'

/** What the columns know of each package. */
export function knownFacts({ ids, numbers, facts, acts: { values, counted } }: Catalogue): KnownFacts {
  const holds = (number: number, value: number | undefined) => value !== undefined && counted.of(number).includes(value)
  const valueOf = (act: ActKey | SeenKey, isFirst = false) => values.find(isFirst ? `${act}${FIRST_OF_ALL}` : act)
  return {
    factOf: (id: string, name: FactName) => {
      const number = numbers.get(id)
      return number === undefined
        ? undefined
        : facts[number * FACT_NAMES.length + FACT_NAMES.indexOf(name)]! / unitOf(name).per
    },
    hasAct: (id, act, { first } = { first: false }) => {
      const number = numbers.get(id)
      return number !== undefined && holds(number, valueOf(act, first))
    },
    withAct: (act, limit) => {
      const value = valueOf(act)
      if (value === undefined) return []
      const { starts, items } = counted.sets.runs
      return Array.from(
        items.subarray(starts[value], Math.min(starts[value]! + limit, starts[value + 1]!)),
        (at) => ids[at]!,
      )
    },
  }
}
