import type { PosterKind } from '#art/kind.ts'
import { REGION_OF, type Region } from '#domain/media/recipes/regions.ts'

/** A sight that is not drawn as itself: what it is, and where. */
export type SightThere = { slug: string; type: string; stateCode: string }
type Rule = (state: string, region: Region) => readonly PosterKind[]

/** The town about a building: a street of it on the plain, its houses among the mountains. */
const TOWNS: Partial<Record<string, PosterKind>> = {
  HP: 'snowvillage',
  UK: 'terraces',
  JK: 'snow',
  LA: 'snow',
  SK: 'deodar',
  AR: 'meadow',
  LD: 'beach',
  AN: 'beach',
  GA: 'church',
}
const town: Rule = (state) => [TOWNS[state] ?? 'bazaar']
const isHigh = (region: Region) => region === 'himalaya' || region === 'highdesert'

/** A view is of what lies below it; where no snow does, it is a hill with people on it. */
const view: Rule = (state, region) => {
  if (isHigh(region)) return ['snow', 'meadow', 'deodar']
  if (state === 'WB') return ['snow', 'deodar']
  if (state === 'KL' || state === 'TN') return ['tea', 'grasshill']
  return ['grasshill']
}
const lake: Rule = (state, region) => {
  if (isHigh(region) && state !== 'UK') return ['lake', 'snow']
  return region === 'west' ? ['ghats', 'hilllake'] : ['hilllake']
}

/** What is true of any sight of a kind: no water where there is none, no fort of what is no fort, no temple of another faith or none. */
const TRUE_OF: Partial<Record<string, Rule>> = {
  museum: town,
  monument: town,
  palace: town,
  landmark: town,
  market: town,
  garden: (state, region) => (state === 'JK' ? ['lake'] : state === 'TN' ? ['tea'] : town(state, region)),
  dargah: town,
  mosque: town,
  synagogue: town,
  church: () => ['church'],
  'heritage-precinct': town,
  'theme-park': town,
  promenade: (state, region) =>
    ['MH', 'PY', 'TN', 'GA', 'AP'].includes(state) ? ['beach'] : state === 'SK' ? ['deodar'] : town(state, region),
  viewpoint: view,
  cave: (state) => (state === 'MH' ? ['rockcut'] : ['rockdome']),
  'heritage-site': () => ['vihara'],
  canyon: () => ['rockdome'],
  lake,
  mangrove: () => ['mangrove'],
  village: (state, region) => (region === 'northeast' ? ['deodar'] : town(state, region)),
}

/** What a few sights are, against their kind. */
const OF_ITSELF: Partial<Record<string, readonly PosterKind[]>> = {
  'akbars-tomb-sikandra': ['mausoleum'],
  'arjunas-penance': ['rockcut'],
  'ashokan-pillar-vaishali': ['vihara'],
  'atal-tunnel': ['snow'],
  'attari-wagah-border': ['bazaar'],
  'auli-ropeway': ['snow'],
  'bangaram-atoll': ['reef'],
  'beatles-ashram': ['ghats'],
  'bet-dwarka': ['beach'],
  'bhimbetka-rock-shelters': ['rockdome'],
  'bhitarkanika-national-park': ['mangrove'],
  'bir-billing-paragliding-site': ['meadow'],
  'chilika-lake-satapada': ['saltdesert'],
  'deolo-hill': ['snow', 'deodar'],
  'desert-national-park': ['desert'],
  'dona-paula': ['beach'],
  fontainhas: ['church'],
  'hirakud-dam': ['hilllake'],
  'idukki-arch-dam': ['hilllake'],
  kailasagiri: ['beach'],
  'kala-dungar': ['saltdesert'],
  'khangchendzonga-national-park': ['snow'],
  'kudremukh-national-park': ['grasshill'],
  kuldhara: ['desert'],
  'kumarakom-bird-sanctuary': ['backwater'],
  'leh-palace': ['monastery'],
  'lodhi-gardens': ['mausoleum'],
  'magnetic-hill': ['snow'],
  'mahatma-gandhi-marine-national-park': ['reef'],
  'marine-national-park': ['reef'],
  'matanga-hill': ['ruins', 'rockdome'],
  'minicoy-lighthouse': ['reef', 'beach'],
  'padmaja-naidu-himalayan-zoological-park': ['deodar'],
  'pancha-rathas': ['rockcut'],
  'pillar-rocks': ['rockdome'],
  'qutb-shahi-tombs': ['mausoleum'],
  'ram-jhula': ['ghats'],
  rasmancha: ['vihara'],
  'sabarmati-riverfront': ['ghats'],
  'sher-shah-suri-tomb': ['mausoleum'],
  'shivpuri-rafting': ['ghats'],
  'sundarbans-national-park': ['mangrove'],
  'the-ridge-shimla': ['deodar'],
  'top-station': ['tea'],
  'umananda-island': ['ghats'],
  'umiam-lake': ['hilllake'],
  'kangla-fort': ['vihara'],
  'st-marys-island': ['beach'],
  'namdroling-monastery': ['monastery'],
  'baba-budangiri': ['coffee'],
  'baratang-limestone-caves': ['mangrove'],
  'brindavan-gardens': ['hilllake'],
  'indira-gandhi-memorial-tulip-garden': ['meadow'],
  'hazratbal-shrine': ['lake'],
  'shankaracharya-temple': ['shikhara'],
  'tea-museum-munnar': ['tea'],
  'rani-roopmati-pavilion': ['grasshill'],
  'golden-pagoda-namsai': ['forest'],
  'doddabetta-peak': ['grasshill'],
  'umngot-river': ['hilllake'],
  nagarjunakonda: ['hilllake'],
  'raghunath-temple': ['shikhara'],
  'shaniwar-wada': ['bazaar'],
  'kaas-plateau': ['grasshill'],
  'blackbuck-national-park': ['grasshill'],
  'vadakkunnathan-temple': ['gopuram'],
  'haji-ali-dargah': ['beach'],
  'vijay-vilas-palace': ['beach'],
  'ins-kursura-submarine-museum': ['beach'],
  'hunder-sand-dunes': ['desert'],
  papikondalu: ['hilllake'],
  'seven-sisters-falls': ['waterfall'],
  'valley-of-flowers-national-park': ['meadow'],
  'hemkund-sahib': ['lake'],
  'jim-corbett-national-park': ['tiger', 'safari'],
  'rajaji-national-park': ['safari'],
  'kamalabari-satra': ['shikhara'],
  'silent-valley-national-park': ['rainforest'],
  'nanda-devi-national-park': ['snow'],
  'keibul-lamjao-national-park': ['hilllake'],
  'dzukou-valley': ['grasshill'],
  'phawngpui-peak': ['grasshill'],
  'lakshmi-narayan-temple-chamba': ['shikhara'],
  'masroor-rock-cut-temple': ['rockcut'],
  'bhimakali-temple': ['snowvillage'],
  'char-dham-namchi': ['shikhara'],
  'triveni-ghat': ['ghats'],
  'unakoti-rock-carvings': ['rockcut'],
  'viceregal-lodge': ['deodar'],
  'yana-rocks': ['rockdome'],
}

/** The kinds a sight may be drawn as, best first; undefined where the landscape of its place tells it as it tells the place. */
export function kindsOfSight({ slug, type, stateCode }: SightThere): readonly PosterKind[] | undefined {
  const state = stateCode.replace(/^IN-/, '')
  return OF_ITSELF[slug] ?? TRUE_OF[type]?.(state, REGION_OF.get(state) ?? 'plains')
}
