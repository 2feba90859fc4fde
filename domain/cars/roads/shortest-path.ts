/** A leg in one direction; `isGuess` when it was estimated. */
export type Leg = { fromId: string; toId: string; km: number; hours: number; isGuess: boolean }

/** The legs of the shortest way by kilometres (Dijkstra), or undefined when there is none. */
export function shortestPath(
  legsFrom: (id: string) => readonly Leg[],
  fromId: string,
  toId: string,
): Leg[] | undefined {
  const best = new Map<string, { km: number; by: Leg | undefined }>([[fromId, { km: 0, by: undefined }]])
  const settled = new Set<string>()
  for (let id = nextOf(best, settled); id !== undefined; id = nextOf(best, settled)) {
    if (id === toId) return backFrom(id, best)
    settled.add(id)
    const { km } = best.get(id)!
    for (const leg of legsFrom(id)) {
      const known = best.get(leg.toId)
      if (!known || km + leg.km < known.km) best.set(leg.toId, { km: km + leg.km, by: leg })
    }
  }
  return undefined
}

type Best = ReadonlyMap<string, { km: number; by: Leg | undefined }>

function nextOf(best: Best, settled: ReadonlySet<string>): string | undefined {
  let next: { id: string; km: number } | undefined
  for (const [id, { km }] of best) if (!settled.has(id) && (!next || km < next.km)) next = { id, km }
  return next?.id
}

function backFrom(id: string, best: Best): Leg[] {
  const by = best.get(id)?.by
  return by ? [...backFrom(by.fromId, best), by] : []
}
