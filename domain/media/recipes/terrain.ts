import type { Region, Weights } from '#domain/media/recipes/regions.ts'

export type Rule = Weights | ((state: string, region: Region) => Weights)

const mountains = (region: Region) => region === 'himalaya' || region === 'highdesert'
const southern = (state: string) => ['TN', 'AP', 'TS', 'KA', 'KL', 'PY'].includes(state)

function temple(state: string, region: Region): Weights {
  if (state === 'PB') return { gurudwara: 10, shikhara: 3 }
  if (mountains(region)) return { shikhara: 8, snow: 6, snowvillage: 4, deodar: 3 }
  if (state === 'KL') return { gopuram: 5, backwater: 6, shikhara: 0.5 }
  if (southern(state)) return { gopuram: 11, ruins: 3 }
  if (state === 'UP' || state === 'BR') return { ghats: 8, shikhara: 9 }
  if (state === 'GA') return { church: 4, shikhara: 4, beach: 4 }
  return { shikhara: 10, ghats: 3, stepwell: 1 }
}

const HERITAGE: Record<string, Weights> = {
  RJ: { fort: 9, lakepalace: 5, oldcity: 4, stepwell: 3, desert: 3 },
  GJ: { stepwell: 7, shikhara: 5, oldcity: 5, fort: 3 },
  DH: { church: 6, fort: 6, beach: 5 },
  UP: { mausoleum: 3, oldcity: 6, fort: 5, shikhara: 2 },
  DL: { mausoleum: 9, oldcity: 8, fort: 5, stepwell: 2 },
  HR: { bazaar: 6, ghats: 4 },
  PB: { gurudwara: 7, fort: 5, oldcity: 4 },
  BR: { stupa: 7, mausoleum: 3, ruins: 2, ghats: 2 },
  MP: { shikhara: 6, fort: 7, mausoleum: 3, oldcity: 3 },
  CG: { shikhara: 6, stupa: 2, waterfall: 3 },
  OD: { shikhara: 9, beach: 2 },
  WB: { shikhara: 5, oldcity: 4, tea: 1 },
  MH: { fort: 6, cave: 5, oldcity: 3 },
  GA: { church: 10, beach: 4, fort: 3 },
  TS: { oldcity: 7, fort: 6, gopuram: 3 },
  KA: { ruins: 5, gopuram: 5, fort: 4, shikhara: 2 },
  AP: { gopuram: 5, ruins: 5, stupa: 1 },
  TN: { gopuram: 8, ruins: 4 },
  KL: { backwater: 5, church: 5, beach: 2 },
  PY: { church: 8, beach: 6 },
  LA: { monastery: 8, snowvillage: 3 },
  HP: { snowvillage: 6, shikhara: 4, deodar: 4 },
  UK: { shikhara: 4, deodar: 5, snowvillage: 4 },
  JK: { lake: 5, snow: 3 },
  AS: { tea: 4, shikhara: 4, safari: 3 },
}

function heritage(state: string, region: Region): Weights {
  if (HERITAGE[state]) return mountains(region) ? HERITAGE[state] : { bazaar: 2, ...HERITAGE[state] }
  return region === 'northeast' || state === 'AR'
    ? { forest: 4, bazaar: 2, tea: 1 }
    : { bazaar: 3, fort: 2, shikhara: 2 }
}

// A word of the high trails; on a lower hill it means forest and falling water.
function upland(weights: Weights): (state: string, region: Region) => Weights {
  return (state, region) => (mountains(region) || state === 'WB' ? weights : trails(state, region))
}

function hills(state: string, region: Region): Weights {
  if (mountains(region)) return { deodar: 9, snow: 8, snowvillage: 5, meadow: 4 }
  if (state === 'WB') return { tea: 6, deodar: 6, snow: 7 }
  if (state === 'TN' || state === 'KL') return { tea: 8, forest: 5, grasshill: 4, waterfall: 4, coffee: 3 }
  if (state === 'KA') return { coffee: 8, forest: 5, grasshill: 5, waterfall: 4, tea: 2 }
  if (state === 'MH' || state === 'GJ' || state === 'GA') return { waterfall: 8, grasshill: 7, scarp: 4, forest: 4 }
  if (state === 'RJ') return { hilllake: 5, shikhara: 5, rockdome: 4, fort: 3 }
  if (state === 'AP') return { coffee: 6, forest: 5, grasshill: 5, waterfall: 4, tea: 2 }
  if (region === 'northeast') return { deodar: 6, forest: 6, grasshill: 4, waterfall: 4, tea: 3 }
  return { forest: 7, grasshill: 6, waterfall: 6, deodar: 2 }
}

function wilds(state: string, region: Region): Weights {
  if (region === 'highdesert') return { snow: 8, lake: 4 }
  if (state === 'HP' || state === 'JK') return { snow: 6, deodar: 5, meadow: 5 }
  if (state === 'AS' || state === 'KL') return { safari: 11, tiger: 5, forest: 5, rainforest: 3 }
  if (state === 'GJ') return { saltdesert: 6, grasshill: 4 }
  if (state === 'UK') return { forest: 6, tiger: 6, safari: 4, deodar: 3 }
  if (region === 'northeast' || state === 'AR') return { forest: 8, rainforest: 7 }
  return { tiger: 11, safari: 9, forest: 6, rainforest: 1 }
}

function lakes(state: string, region: Region): Weights {
  if (state === 'JK' || region === 'highdesert') return { lake: 13, snow: 5 }
  if (state === 'WB') return { hilllake: 13, snow: 4, deodar: 4 }
  if (mountains(region)) return { lake: 12, snow: 4, deodar: state === 'UK' ? 4 : 0 }
  if (state === 'RJ') return { lakepalace: 11, hilllake: 8, fort: 2 }
  if (state === 'KL') return { hilllake: 8, backwater: 6, tea: 2 }
  return { hilllake: 12 }
}

function country(state: string, region: Region): Weights {
  if (region === 'highdesert') return { lake: 6, snow: 5, monastery: 4, meadow: 3 }
  if (mountains(region)) return { snowvillage: 7, meadow: 6, snow: 4, deodar: 4 }
  if (state === 'ML') return { rootbridge: 9, waterfall: 6, forest: 5, grasshill: 3 }
  if (region === 'northeast') return { forest: 7, grasshill: 5, waterfall: 4, tea: 3 }
  if (region === 'ghats') return { forest: 6, waterfall: 5, grasshill: 4, coffee: 2 }
  if (region === 'islands') return { forest: 4, rainforest: 4, mangrove: 6, beach: 4 }
  if (region === 'centre') return { forest: 6, waterfall: 5, grasshill: 4 }
  return { forest: 3, waterfall: 3, grasshill: 2 }
}

function trails(state: string, region: Region): Weights {
  if (mountains(region) || state === 'WB') return { meadow: 10, snow: 8, snowvillage: 4 }
  if (state === 'ML') return { rootbridge: 12, waterfall: 8 }
  if (state === 'MH') return { scarp: 6, grasshill: 6, waterfall: 6 }
  return { grasshill: 7, forest: 6, waterfall: 4, coffee: 2 }
}

function desert(state: string, region: Region): Weights {
  if (region === 'highdesert' || state === 'HP') return { monastery: 6, lake: 5, snow: 5 }
  return state === 'GJ' ? { saltdesert: 13, stepwell: 2, fort: 1 } : { desert: 13, fort: 6, stepwell: 1 }
}

function towns(state: string, region: Region): Weights {
  if (state === 'WB') return { bazaar: 5, tea: 4 }
  if (mountains(region)) return { deodar: 6, snow: 3 }
  if (state === 'GA') return { church: 6, beach: 3 }
  if (state === 'KL' || state === 'TN' || state === 'KA')
    return { gopuram: 5, bazaar: 4, coffee: state === 'KA' ? 3 : 0, backwater: state === 'KL' ? 5 : 0 }
  if (region === 'northeast') return { bazaar: 4, forest: 3, tea: 4 }
  return { bazaar: 6, oldcity: 5, fort: 2 }
}

/** What a word of a place's nature says of its look. */
export const TYPES: Record<string, Rule> = {
  beach: (_, region) => (region === 'islands' ? { beach: 9, reef: 9 } : { beach: 11 }),
  island: (_, region) => (region === 'islands' ? { reef: 11, beach: 7, mangrove: 3 } : { beach: 3, backwater: 1 }),
  backwater: { backwater: 15, beach: 4, mangrove: 1 },
  desert,
  heritage,
  monument: { mausoleum: 3, oldcity: 3, fort: 2 },
  pilgrimage: temple,
  spiritual: temple,
  wildlife: wilds,
  'hill-station': hills,
  tea: { tea: 13, deodar: 1 },
  coffee: { coffee: 13, waterfall: 3 },
  spice: { coffee: 6, tea: 4, backwater: 1 },
  monastery: { monastery: 13, snow: 5, stupa: 1 },
  buddhist: (_, region) => (mountains(region) ? { monastery: 9, stupa: 4 } : { stupa: 13, monastery: 1, cave: 2 }),
  waterfall: (state) =>
    state === 'ML' ? { waterfall: 10, rootbridge: 9 } : { waterfall: 12, rainforest: 3, forest: 3 },
  lake: lakes,
  'winter-sports': { snow: 12, snowvillage: 6, deodar: 5 },
  winter: (state, region) =>
    region === 'highdesert' ? { frozenriver: 9, snow: 9 } : upland({ snow: 8, snowvillage: 7 })(state, region),
  river: (state, region) =>
    state === 'ML'
      ? { rootbridge: 9, hilllake: 5, forest: 4 }
      : region === 'northeast'
        ? { tea: 5, safari: 4, forest: 4, hilllake: 3 }
        : state === 'AR'
          ? { forest: 7, meadow: 3 }
          : { ghats: 5, waterfall: 2 },
  trekking: trails,
  adventure: (_, region) =>
    mountains(region) ? { snow: 5, meadow: 5, lake: 2 } : { forest: 3, grasshill: 3, waterfall: 3 },
  nature: country,
  offbeat: (state, region) =>
    mountains(region) ? { snowvillage: 5, monastery: 2, meadow: 2 } : state === 'ML' ? { rootbridge: 3 } : {},
  tribal: (_, region) =>
    region === 'northeast' ? { forest: 6, grasshill: 4 } : { forest: 5, waterfall: 3, grasshill: 3 },
  city: towns,
  culture: heritage,
  food: { bazaar: 5, oldcity: 2 },
  handicraft: (state) => (state === 'GJ' ? { saltdesert: 4, oldcity: 1 } : { bazaar: 4, oldcity: 2 }),
  nightlife: { beach: 3 },
  ayurveda: { backwater: 5, beach: 4 },
  wellness: (state) => (state === 'KL' ? { backwater: 6, beach: 3 } : { ghats: 3 }),
  wine: { vineyard: 16 },
  stargazing: { lake: 5, monastery: 4 },
  festival: {},
  meadow: upland({ meadow: 13, snow: 4 }),
  pass: upland({ snow: 8, meadow: 8, snowvillage: 2 }),
  summit: upland({ snow: 9, meadow: 7 }),
  glacier: upland({ snow: 10, meadow: 5 }),
  'base-camp': upland({ snow: 9, meadow: 7 }),
  ridge: upland({ meadow: 8, deodar: 4, snow: 5 }),
  valley: (_, region) =>
    mountains(region) ? { meadow: 8, snowvillage: 5 } : { forest: 5, grasshill: 4, waterfall: 4 },
  sahyadri: { fort: 7, grasshill: 6, waterfall: 6 },
  'western-ghats': { grasshill: 7, forest: 6, waterfall: 5, coffee: 4 },
  fort: (state, region) => (region === 'northeast' || state === 'AR' ? {} : { fort: 9 }),
  forest: (_, region) =>
    region === 'plains' ? {} : mountains(region) ? { deodar: 6, forest: 4 } : { forest: 9, rainforest: 5, tiger: 4 },
  pines: { deodar: 9 },
  grass: (_, region) => (mountains(region) ? { meadow: 9 } : { grasshill: 12 }),
  rock: (_, region) => (mountains(region) ? {} : { rockdome: 9 }),
  cave: { rockcut: 7, cave: 6 },
  mangrove: { mangrove: 14 },
  stepwell: { stepwell: 9 },
  canyon: { cave: 4, ruins: 4 },
}

/** What a kind of sight adds to it. */
export const SIGHTS: Record<string, Rule> = {
  fort: (_, region) => (region === 'northeast' ? {} : { fort: 4 }),
  palace: (state) => (state === 'RJ' ? { lakepalace: 3, fort: 2 } : { oldcity: 2, lakepalace: 2, fort: 1 }),
  temple: (state, region) =>
    mountains(region) ? { shikhara: 2, snow: 1 } : southern(state) ? { gopuram: 3 } : { shikhara: 3 },
  pilgrimage: (state) => (southern(state) ? { gopuram: 2 } : { shikhara: 2 }),
  monument: (state) =>
    ['UP', 'DL', 'MH', 'KA', 'TS', 'BR'].includes(state) ? { mausoleum: 3, oldcity: 1 } : { ruins: 1 },
  mosque: { oldcity: 3 },
  dargah: { mausoleum: 5, oldcity: 4 },
  cave: (state) => (['MH', 'KA', 'MP', 'OD'].includes(state) ? { cave: 6 } : {}),
  stepwell: { stepwell: 9 },
  gurudwara: { gurudwara: 9 },
  church: { church: 6 },
  synagogue: { church: 2 },
  ghat: { ghats: 10 },
  monastery: (state, region) => (mountains(region) || state === 'WB' ? { monastery: 4 } : { stupa: 1 }),
  'buddhist-site': (_, region) => (mountains(region) ? { monastery: 3 } : { stupa: 6 }),
  waterfall: { waterfall: 4 },
  lake: (state, region) =>
    Object.fromEntries(Object.entries(lakes(state, region)).map(([kind, weight]) => [kind, weight * 0.3])),
  'national-park': (state, region) =>
    mountains(region)
      ? { snow: 1, meadow: 2 }
      : state === 'AS'
        ? { safari: 5 }
        : state === 'GJ'
          ? {}
          : { tiger: 3, safari: 3, forest: 2 },
  wildlife: (state) => (state === 'GJ' ? { saltdesert: 3 } : { tiger: 2, safari: 2 }),
  'bird-sanctuary': (state) => (state === 'KL' ? { backwater: 3 } : { mangrove: 3 }),
  mangrove: { mangrove: 5 },
  beach: { beach: 3 },
  island: (_, region) => (region === 'islands' ? { reef: 3 } : { beach: 1 }),
  'tea-estate': { tea: 5 },
  'heritage-railway': { deodar: 4, tea: 1 },
  winery: { vineyard: 10 },
  glacier: { snow: 4 },
  'mountain-pass': { snow: 3 },
  valley: { meadow: 3 },
  desert: (state, region) =>
    Object.fromEntries(Object.entries(desert(state, region)).map(([kind, weight]) => [kind, weight * 0.3])),
  canyon: { cave: 3, ruins: 3 },
  'heritage-site': { ruins: 2, stupa: 1 },
  'heritage-precinct': { oldcity: 3 },
  promenade: (_, region) => (mountains(region) ? { deodar: 2 } : {}),
  backwater: { backwater: 5 },
}
