import type { DemoPackage } from './demo-package.ts'

/** Which speciality a theme of the facts belongs to; a theme that is none of them says nothing. */
const SPECIALITY_OF: Record<string, string> = {
  culture: 'heritage',
  spiritual: 'pilgrimage',
  romance: 'honeymoon',
  winter: 'winter-sports',
  nature: 'offbeat',
  monastery: 'offbeat',
  lake: 'offbeat',
  river: 'wildlife',
  waterfall: 'offbeat',
  nightlife: 'youth',
  coffee: 'hill-station',
  tea: 'hill-station',
  handicraft: 'tribal',
}

const SPECIALITIES = new Set([
  'honeymoon',
  'family',
  'adventure',
  'pilgrimage',
  'wildlife',
  'hill-station',
  'beach',
  'heritage',
  'trekking',
  'backwater',
  'desert',
  'buddhist',
  'island',
  'weekend',
  'winter-sports',
  'road-trip',
  'luxury',
  'wellness',
  'food',
  'festival',
  'offbeat',
  'monsoon',
  'youth',
  'tribal',
])
const EXPERIENCES = [
  'hill-station',
  'backwater',
  'desert',
  'pilgrimage',
  'wildlife',
  'trekking',
  'beach',
  'heritage',
  'honeymoon',
  'island',
  'buddhist',
  'tea',
]
/** Themes and types of places of the one experience that is no speciality. */
const TEA = ['tea', 'coffee']

const LONG_ROAD_KM = 1000

type GatheredPackage = Pick<DemoPackage, 'categoryKey' | 'categoryKeys' | 'experienceKeys'>
type About = {
  themes: readonly string[]
  placeTypes: readonly string[]
  nights: number
  roadKm: number
  months: readonly number[]
  isPremium: boolean
  isTrek: boolean
}

/**
 * The speciality that owns a package (its first theme), those that gather it, and its themed experiences: one of the same key gathers the same, so that
 * a page with both counts once. A tour with a walk in it is no trek.
 */
export function categoriesOf(about: About): GatheredPackage {
  const named = about.themes
    .map((theme) => SPECIALITY_OF[theme] ?? theme)
    .filter((key) => SPECIALITIES.has(key) && isBorneOut(key, about))
  const categoryKeys = [...new Set([...named, ...earned(about)])]
  const types = about.placeTypes.filter(
    (type) => about.placeTypes.filter((other) => other === type).length * 2 >= about.nights,
  )
  const isOfTea = TEA.some((theme) => about.themes.includes(theme) || types.includes(theme))
  return {
    categoryKey: categoryKeys[0] ?? 'offbeat',
    categoryKeys: categoryKeys.length > 0 ? categoryKeys : ['offbeat'],
    experienceKeys: EXPERIENCES.filter((key) => (key === 'tea' ? isOfTea : categoryKeys.includes(key))),
  }
}

/** Better rooms are what luxury is, and a trek is a trek: a circuit that has some of either does not lend its word to what has none. */
function isBorneOut(key: string, { isPremium, isTrek }: About): boolean {
  if (key === 'luxury') return isPremium
  return key !== 'trekking' || isTrek
}

function earned({ nights, roadKm, months, isPremium, isTrek }: About): string[] {
  const rainy = months.every((month) => month >= 6 && month <= 10)
  return [
    ...(isTrek ? ['trekking'] : []),
    ...(isPremium ? ['luxury'] : []),
    ...(nights <= 2 ? ['weekend'] : []),
    ...(roadKm >= LONG_ROAD_KM ? ['road-trip'] : []),
    ...(rainy && months.includes(7) && !isTrek ? ['monsoon'] : []),
  ]
}
