import type { PlaceFact } from '#demo/facts/facts.ts'

/** Where the year goes the same way; finer than a state. */
const ZONES = [
  'cold-desert',
  'kashmir',
  'himalaya',
  'foothills',
  'north-plains',
  'dry-west',
  'west-hills',
  'central',
  'konkan',
  'sahyadri',
  'deccan',
  'kerala',
  'south-hills',
  'coromandel',
  'tamil-inland',
  'andhra-coast',
  'east',
  'east-hills',
  'sikkim',
  'north-east',
  'permit-hills',
  'andaman',
  'lakshadweep',
] as const
export type Zone = (typeof ZONES)[number]

const COLD_DESERT = new Set(['kaza', 'tabo', 'keylong', 'chandratal', 'jispa', 'nako', 'sissu'])
const FOOTHILLS = new Set([
  'haridwar',
  'rishikesh',
  'ramnagar',
  'dehradun',
  'jammu',
  'katra',
  'parwanoo',
  'devprayag',
  'srinagar-garhwal',
  'morni-hills',
])
const JAMMU_HILLS = new Set(['patnitop', 'bhaderwah'])

const BY_STATE: Record<string, Zone> = {
  'IN-LA': 'cold-desert',
  'IN-DL': 'north-plains',
  'IN-UP': 'north-plains',
  'IN-PB': 'north-plains',
  'IN-HR': 'north-plains',
  'IN-BR': 'north-plains',
  'IN-CH': 'north-plains',
  'IN-RJ': 'dry-west',
  'IN-GJ': 'dry-west',
  'IN-MP': 'central',
  'IN-CG': 'central',
  'IN-GA': 'konkan',
  'IN-DH': 'konkan',
  'IN-TS': 'deccan',
  'IN-AP': 'deccan',
  'IN-PY': 'coromandel',
  'IN-WB': 'east',
  'IN-OD': 'east',
  'IN-JH': 'east',
  'IN-SK': 'sikkim',
  'IN-AS': 'north-east',
  'IN-ML': 'north-east',
  'IN-TR': 'north-east',
  'IN-AR': 'permit-hills',
  'IN-NL': 'permit-hills',
  'IN-MN': 'permit-hills',
  'IN-MZ': 'permit-hills',
  'IN-AN': 'andaman',
  'IN-LD': 'lakshadweep',
}

const BY_LAND: Record<string, (place: PlaceFact) => Zone | undefined> = {
  'IN-JK': ({ slug }) => (JAMMU_HILLS.has(slug) ? 'himalaya' : 'kashmir'),
  'IN-HP': () => 'himalaya',
  'IN-UK': () => 'himalaya',
  'IN-RJ': (place) => (isHill(place) ? 'west-hills' : undefined),
  'IN-GJ': (place) => (isHill(place) ? 'west-hills' : undefined),
  'IN-MH': (place) =>
    isHill(place) || place.types.includes('waterfall') ? 'sahyadri' : isSea(place) ? 'konkan' : 'deccan',
  'IN-KA': (place) =>
    isHill(place) || place.types.includes('coffee') ? 'south-hills' : isSea(place) ? 'konkan' : 'deccan',
  'IN-KL': (place) => (isHill(place) ? 'south-hills' : 'kerala'),
  'IN-TN': (place) =>
    isHill(place) ? 'south-hills' : isSea(place) || place.lon > 79.55 ? 'coromandel' : 'tamil-inland',
  'IN-AP': (place) => (isSea(place) ? 'andhra-coast' : isHill(place) ? 'east-hills' : undefined),
  'IN-WB': ({ lat }) => (lat > 26.6 ? 'sikkim' : undefined),
  'IN-OD': (place) => (isHill(place) ? 'east-hills' : undefined),
  'IN-JH': (place) => (isHill(place) ? 'east-hills' : undefined),
}

/** The zone a place lies in, from its state, its land and a few names. */
export function zoneOf(place: PlaceFact): Zone {
  if (COLD_DESERT.has(place.slug)) return 'cold-desert'
  if (FOOTHILLS.has(place.slug)) return 'foothills'
  return BY_LAND[place.stateCode]?.(place) ?? BY_STATE[place.stateCode] ?? 'north-plains'
}

/** Zones of mountain roads, where a straight line says little about the drive. */
/** Whether a straight line says little of the road: in the mountains, and round a hill station anywhere. */
export function isAmongHills(zone: Zone, { types }: Pick<PlaceFact, 'types'>): boolean {
  return MOUNTAIN_ZONES.has(zone) || types.includes('hill-station')
}

export const MOUNTAIN_ZONES = new Set<Zone>(['cold-desert', 'kashmir', 'himalaya', 'sikkim', 'permit-hills'])

function isHill({ types }: PlaceFact): boolean {
  return types.includes('hill-station')
}

function isSea({ types }: PlaceFact): boolean {
  return types.includes('beach') || types.includes('island')
}
