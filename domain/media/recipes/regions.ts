import type { PosterKind } from '#art/kind.ts'

export type Weights = Partial<Record<PosterKind, number>>
export type Region =
  | 'himalaya'
  | 'highdesert'
  | 'plains'
  | 'west'
  | 'centre'
  | 'east'
  | 'northeast'
  | 'ghats'
  | 'south'
  | 'islands'

const REGIONS: Record<Region, string> = {
  highdesert: 'LA',
  himalaya: 'HP UK JK SK AR',
  plains: 'UP DL HR CH PB BR',
  west: 'RJ GJ DH',
  centre: 'MP CG JH',
  east: 'OD WB',
  northeast: 'AS ML MN MZ NL TR',
  ghats: 'MH GA KA KL',
  south: 'TN AP TS PY',
  islands: 'AN LD',
}

/** The region of a state by its two letters. */
export const REGION_OF = new Map(
  Object.entries(REGIONS).flatMap(([region, states]) =>
    states.split(' ').map((state) => [state, region as Region] as const),
  ),
)

/** Whether a state lies in the high mountains. */
export function isMountainous(stateCode: string): boolean {
  return ['himalaya', 'highdesert'].includes(REGION_OF.get(stateCode.replace(/^IN-/, '')) ?? 'plains')
}

/** What a place of a region looks like when nothing better is known; also fills a ranking up. What has to be told is left out where it is not. */
export const LAND: Record<Region, Weights> = {
  highdesert: { snow: 1, meadow: 0.9, monastery: 0.8, lake: 0.4 },
  himalaya: { deodar: 1, snow: 0.9, snowvillage: 0.8, meadow: 0.7, forest: 0.2 },
  plains: { bazaar: 1, shikhara: 0.9, ghats: 0.7, fort: 0.6 },
  west: { bazaar: 1, fort: 0.9, desert: 0.8, shikhara: 0.7 },
  centre: { bazaar: 1, shikhara: 0.8, forest: 0.7, grasshill: 0.6 },
  east: { bazaar: 1, forest: 0.9, shikhara: 0.8, grasshill: 0.3 },
  northeast: { forest: 1, grasshill: 0.9, rainforest: 0.4, bazaar: 0.3 },
  ghats: { forest: 1, grasshill: 0.9, bazaar: 0.6, waterfall: 0.3 },
  south: { bazaar: 1, gopuram: 0.9, rockdome: 0.6, forest: 0.4 },
  islands: { reef: 1, beach: 0.9, forest: 0.6, rainforest: 0.2 },
}
