import { ALL_ACTS } from '#domain/search/facts/acts.ts'
import type { ActKey } from '#domain/search/facts/acts.ts'
import type { KnownFacts } from '#domain/search/lists/port.ts'
import { ENOUGH, notAmong } from './sentence-matches.ts'
import type { SentenceMatches } from './sentence-matches.ts'

const MOST = 1000

type Asked = {
  acts: readonly ActKey[]
  found: SentenceMatches
  /** What there is around the place that is named, or everything where none is. */
  pool: readonly string[]
  isOfPlace: boolean
}

/**
 * Of what was found that on which one does all that is asked for, what is for it first; behind it what has some of it, and what there is of it elsewhere. Where the other
 * words leave none of it they are let go, but not the place. What nothing here is for is told like a word nobody knows.
 */
export function doingAll(facts: KnownFacts, { acts, found, pool, isOfPlace }: Asked): SentenceMatches {
  const done = acts.filter((act) => facts.withAct(act, 1).length > 0)
  const missing = acts.filter((act) => !done.includes(act)).map((act) => ALL_ACTS[act].says.toLowerCase())
  const told = missing.length > 0 ? { ...found, unknown: [...(found.unknown ?? []), ...missing] } : found
  if (done.length === 0) return told
  const ids = found.among ?? pool
  const count = (id: string) => done.filter((act) => facts.hasAct(id, act)).length
  const first = (id: string) => done.filter((act) => facts.hasAct(id, act, { first: true })).length
  const inOrder = (some: readonly string[]) =>
    [...new Set(some)]
      .filter((id) => count(id) > 0)
      .toSorted((one, other) => count(other) - count(one) || first(other) - first(one))
  const there = inOrder([...ids, ...found.fillers])
  const elsewhere = inOrder([...pool, ...(isOfPlace ? [] : done.flatMap((act) => facts.withAct(act, MOST)))])
  const all = (some: readonly string[]) => some.filter((id) => count(id) === done.length)
  const [fitting, loosely] = [all(inOrder(ids)), all([...there, ...elsewhere])]
  const among = fitting.length > 0 ? fitting : loosely
  const isShort = among.length < ENOUGH
  const others = notAmong(among, [
    ...there,
    ...(isShort ? [...elsewhere, ...(isOfPlace ? [...ids, ...found.fillers] : [])] : []),
  ])
  return {
    ...told,
    among,
    fillers: others,
    total: among.length,
    ...(fitting.length === 0 && among.length > 0 && { isPartly: true }),
  }
}
