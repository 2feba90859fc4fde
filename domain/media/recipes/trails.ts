import type { PosterKind } from '#art/kind.ts'
import { REGION_OF, type Region, type Weights } from '#domain/media/recipes/regions.ts'

type Trail = { types: readonly string[]; stateCode: string; altitudeM?: number }

const HIGH_M = 2600
const MOUNTAINS: readonly Region[] = ['himalaya', 'highdesert']

/** What a trail of the high mountains goes through; a wood or a town lies below it. */
const HIGH: readonly PosterKind[] = ['snow', 'meadow', 'lake', 'monastery', 'snowvillage', 'terraces', 'frozenriver']

/** What a trail goes to where one of its tags says so. */
export const GOES_TO: Record<string, PosterKind> = {
  waterfall: 'waterfall',
  tea: 'tea',
  island: 'beach',
  pilgrimage: 'shikhara',
}
const GONE_TO = 18

/** States of bare granite and sandstone hills, beside the grass hills of the Ghats. */
const ROCKY = 'KA TS AP TN PY MP GJ RJ HR'.split(' ')
const WOODED: readonly Region[] = ['northeast', 'islands']

/**
 * Of the weights of a place where people set out on foot those of the trail itself: in the high mountains what lies above the woods, elsewhere grass hills,
 * bare rock, a fort on its cliffs or forest, by the trail's tags, its state and the metres it climbs to; and whatever its tags say it goes to.
 */
export function onTrail(there: ReadonlyMap<PosterKind, number>, trail: Trail): Map<PosterKind, number> {
  const goals = trail.types.flatMap((type) => GOES_TO[type] ?? [])
  const isDrawn = (kind: PosterKind) => HIGH.includes(kind) || goals.includes(kind)
  if (isHigh(trail)) return new Map([...there].filter(([kind]) => isDrawn(kind)))
  const reached = goals.filter((kind) => kind !== 'shikhara' || there.has(kind))
  const land = Object.entries(lowLand(trail)) as [PosterKind, number][]
  return new Map([...land, ...reached.map((kind): [PosterKind, number] => [kind, GONE_TO])])
}

const stateOf = ({ stateCode }: Trail) => stateCode.replace(/^IN-/, '')

function isHigh(trail: Trail): boolean {
  const state = stateOf(trail)
  return MOUNTAINS.includes(REGION_OF.get(state) ?? 'plains') || (state === 'WB' && (trail.altitudeM ?? 0) > HIGH_M)
}

function lowLand(trail: Trail): Weights {
  const { types } = trail
  const state = stateOf(trail)
  if (types.includes('forest')) return { forest: 10, grasshill: 6 }
  if (WOODED.includes(REGION_OF.get(state) ?? 'plains') && !types.includes('summit')) return { grasshill: 9, forest: 8 }
  if (types.includes('island')) return { forest: 24 }
  if (types.includes('fort') && state === 'MH') return { scarp: 14, grasshill: 5 }
  const isOfTheGhats = types.includes('western-ghats') || types.includes('sahyadri')
  if (!isOfTheGhats && ROCKY.includes(state)) return { rockdome: 12, grasshill: 5 }
  return { grasshill: 12, forest: 5 }
}
