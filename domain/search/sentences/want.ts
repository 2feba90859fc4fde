import type { FactName } from '#domain/search/facts/package-facts.ts'

/** What is wanted of a journey that can be measured: as little or as much of a fact as may be, within a limit, in the fact's own unit: no more than it of the least, no less of the most; `about` as close to it as may be. */
export type Want =
  | { fact: FactName; goal: 'least' | 'most'; limit?: number }
  | { fact: FactName; goal: 'about'; limit: number }
