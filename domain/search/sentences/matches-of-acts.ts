import { ALL_ACTS } from '#domain/search/facts/acts.ts'
import type { ActKey } from '#domain/search/facts/acts.ts'
import type { KnownFacts } from '#domain/search/lists/port.ts'
import { ENOUGH, notAmong } from './sentence-matches.ts'
import type { SentenceMatches } from './sentence-matches.ts'

const MOST = 1000

/**
 * Of what was found that on which one does all that is asked for, what is for it first; behind it what has some of it, of what `pool` holds, then what there is of it
 * elsewhere, where that is little. What nothing here is for is told like a word nobody knows.
 */
export function doingAll(
  facts: KnownFacts,
  { acts, found, pool }: { acts: readonly ActKey[]; found: SentenceMatches; pool: readonly string[] },
): SentenceMatches {
  const done = acts.filter((act) => facts.withAct(act, 1).length > 0)
  const missing = acts.filter((act) => !done.includes(act)).map((act) => ALL_ACTS[act].says.toLowerCase())
  const told = missing.length > 0 ? { ...found, unknown: [...(found.unknown ?? []), ...missing] } : found
  if (done.length === 0) return told
  const ids = found.among ?? pool
  const count = (id: string) => done.filter((act) => facts.hasAct(id, act)).length
  const first = (id: string) => done.filter((act) => facts.hasAct(id, act, { first: true })).length
  const inOrder = (some: readonly string[]) =>
    some.filter((id) => count(id) > 0).toSorted((one, other) => count(other) - count(one) || first(other) - first(one))
  const [some, fillers] = [inOrder(ids), inOrder(found.fillers)]
  const fitting = some.filter((id) => count(id) === done.length)
  const elsewhere = fitting.length < ENOUGH ? inOrder([...pool, ...done.flatMap((act) => facts.withAct(act, MOST))]) : []
  const others = notAmong(fitting, [...some, ...fillers, ...elsewhere, ...(fitting.length === 0 ? ids : [])])
  return { ...told, among: fitting, fillers: others, total: fitting.length }
}
