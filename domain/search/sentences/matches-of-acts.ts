import type { ActKey } from '#domain/search/facts/acts.ts'
import type { KnownFacts } from '#domain/search/lists/port.ts'
import { notAmong } from './sentence-matches.ts'
import type { SentenceMatches } from './sentence-matches.ts'

const MOST = 1000

/** Of what was found that on which one does all that is asked for, what is for it first; behind it what has some of it, or, where nothing has, what there is of it elsewhere. */
export function doingAll(facts: KnownFacts, acts: readonly ActKey[], found: SentenceMatches, all: readonly string[]): SentenceMatches {
  if (acts.length === 0) return found
  const ids = found.among ?? all
  const count = (id: string) => acts.filter((act) => facts.hasAct(id, act)).length
  const first = (id: string) => acts.filter((act) => facts.hasAct(id, act, { first: true })).length
  const inOrder = (some: readonly string[]) => some.toSorted((one, other) => count(other) - count(one) || first(other) - first(one))
  const fitting = inOrder(ids.filter((id) => count(id) === acts.length))
  const elsewhere = acts.flatMap((act) => facts.withAct(act, MOST))
  const some = inOrder(ids.filter((id) => count(id) > 0))
  const others = fitting.length > 0 ? some : [...some, ...inOrder(elsewhere)]
  return { ...found, among: fitting, fillers: notAmong(fitting, [...others, ...found.fillers.filter((id) => count(id) > 0)]), total: fitting.length }
}
