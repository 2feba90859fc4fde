import type { SightName } from '#art/sights/names.ts'

/** Every kind of landscape the artist can draw. */
export const POSTER_KINDS = [
  'snow',
  'deodar',
  'tea',
  'backwater',
  'beach',
  'desert',
  'fort',
  'lakepalace',
  'ghats',
  'shikhara',
  'gopuram',
  'rainforest',
  'safari',
  'monastery',
  'oldcity',
  'reef',
  'stepwell',
  'ruins',
  'tiger',
  'saltdesert',
  'rootbridge',
  'cave',
  'vineyard',
  'snowvillage',
  'lake',
  'meadow',
  'cityscape',
  'waterfall',
  'mausoleum',
  'stupa',
  'gurudwara',
  'church',
  'mangrove',
  'coffee',
  'lion',
  'bazaar',
  'vihara',
  'rockcut',
  'terraces',
  'theyyam',
  'scarp',
  'grasshill',
  'rockdome',
  'frozenriver',
  'forest',
  'hilllake',
] as const
export type PosterKind = (typeof POSTER_KINDS)[number]

/** The four hours a poster may be painted at. */
export const POSTER_HOURS = ['dawn', 'day', 'dusk', 'night'] as const
export type PosterHour = (typeof POSTER_HOURS)[number]

/** The three seasons a poster may be painted in. */
export const POSTER_SEASONS = ['winter', 'summer', 'monsoon'] as const
export type PosterSeason = (typeof POSTER_SEASONS)[number]

/**
 * All that decides a picture: the same recipe is always the same poster. Width and height are pixels of the viewBox.
 * `feature` asks for the first (true) or second (false) scene of a kind; without it the slug chooses. `sight` asks for a
 * well-known sight itself in place of a landscape of the kind; `view` for the other vantage of a kind that has one.
 */
export type PosterRecipe = {
  slug: string
  kind: PosterKind
  hour: PosterHour
  season: PosterSeason
  width: number
  height: number
  feature?: boolean
  sight?: SightName
  view?: 'other'
}
