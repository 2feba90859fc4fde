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

/** What a place of a region looks like when nothing better is known; also fills a ranking up. */
export const LAND: Record<Region, Weights> = {
  highdesert: { monastery: 1, snow: 0.9, lake: 0.8, meadow: 0.4 },
  himalaya: { deodar: 1, snow: 0.9, snowvillage: 0.8, meadow: 0.7, monastery: 0.2 },
  plains: { shikhara: 1, ghats: 0.7, oldcity: 0.8, mausoleum: 0.6, fort: 0.4 },
  west: { fort: 1, desert: 0.8, stepwell: 0.7, lakepalace: 0.7, oldcity: 0.5 },
  centre: { shikhara: 1, tiger: 0.8, waterfall: 0.7, fort: 0.6 },
  east: { shikhara: 1, beach: 0.6, tea: 0.5, tiger: 0.4, waterfall: 0.3 },
  northeast: { rainforest: 1, waterfall: 0.8, tea: 0.6, deodar: 0.3 },
  ghats: { waterfall: 1, rainforest: 0.8, beach: 0.7, coffee: 0.6, fort: 0.4 },
  south: { gopuram: 1, beach: 0.7, tea: 0.6, ruins: 0.6, waterfall: 0.3 },
  islands: { reef: 1, beach: 0.9, rainforest: 0.6, mangrove: 0.5 },
}
