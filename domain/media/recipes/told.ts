import type { PosterKind } from '#art/kind.ts'

/** Where a picture stands, in words: what stands beside it, and what is known to be there. */
type Told = {
  name: string
  slug: string
  types: readonly string[]
  attractionTypes: readonly string[]
  stateCode: string
  /** The words beside the picture first, then those of its sights; undefined where nobody has written any. */
  told?: readonly string[]
}

const TEMPLE =
  /temple|shrine|mandir|pilgrim|spiritual|lingam?\b|jyotirlinga|\bdham\b|ashram|peetha|\bjain\b|vishnu|shiva|ganesh|krishna|\brama\b/i
const FORT =
  /\bforts?\b|fort-|rockfort|castle|citadel|qila|(hillside|bundela|afghan) palaces?\b|palace-fort|\w+(gad|garh)\b|\bdurg\b/i

/** What has to be told of a place before a landscape of a kind is drawn of it; what is not here is drawn wherever the land is like that. */
const TOLD_IN: Partial<Record<PosterKind, RegExp>> = {
  tiger: /\btigers?\b(?! (falls|hill))|\bsatpura\b/i,
  safari: /\btigers?\b(?! (falls|hill))|elephants?\b(?! (falls|beach))/i,
  rainforest: /rainforest|water-?falls?\b|\bfalls\b|root bridge|hornbills?(?! festival)/i,
  waterfall: /\bfalls?\b|waterfalls?\b|cascade|step-overflow/i,
  tea: /\btea\b(?! houses?)/i,
  coffee: /\bcoffee\b/i,
  vineyard: /\bwine\b|winer|vineyard/i,
  beach: /\bbeach|\bcoast|\bsea(side|front|-rock)?\b|\bshore|\bislands?\b.*\b(reef|coral|lagoon)/i,
  desert: /desert|shekhawati|\bdunes?\b|\bthar\b|\bcamels?\b/i,
  saltdesert: /\bsalt\b|\brann\b|\bkutch\b|flamingo|wetland|marsh|\bbirds?\b|jheel|lagoon/i,
  stepwell: /step-?wells?\b|\bbaol[iy]|\bbaori\b|\bvav\b|stepped tank/i,
  fort: FORT,
  scarp: FORT,
  ghats:
    /(?<!(western|eastern) )\bghats?\b(?! town|-edge|-bridge|s with)|\bganga\b|yamuna|narmada|godavari|sarayu|kaveri|mandakini|brahmaputra|chambal|hooghly|betwa|\brivers?\b|riverside|sangam|\bpushkar\b/i,
  mangrove: /mangrove|\bdelta\b|\bcreeks?\b/i,
  hilllake:
    /\blakes?\b|lake-?side|\bdam\b|reservoir|\bsagar\b|boat-safari|backwater|boating river|river[ -]island|river dolphins/i,
  lake: /\blakes?\b|\btso\b|\btal\b|(chandra|brahma|kedar|dodi)tal|(roop|beas )kund|(tar|mar)sar|sarovar/i,
  backwater: /backwater|houseboat|vembanad|ashtamudi|\bcanals?\b|chinese nets|estuary/i,
  gurudwara: /gur[ud]+wara|\bsikhs?\b|khalsa|\btakht\b|golden temple/i,
  church: /church|cathedral|basilica|latin quarter|portuguese|french|convent|synagogue|\bour lady\b/i,
  monastery: /monaster|gompa|\bbuddhist\b|pagoda|tibet|dalai/i,
  vihara: /stupa|buddh|vihara|monast|excavated|ruin|archaeolog|ancient|remains|brick|harappan|heritage-site/i,
  rockcut: /\bcaves?\b|rock-?cut|\bcarved? (in|from)|rock (relief|carving)|reliefs/i,
  cave: /\bcaves?\b/i,
  shikhara: TEMPLE,
  gopuram: TEMPLE,
}

const ALWAYS: Partial<Record<string, readonly PosterKind[]>> = {
  AN: ['beach'],
  LD: ['beach'],
  GA: ['church', 'beach'],
  PY: ['church'],
}

/** Whether a place is told in words that a landscape of a kind may stand beside; nothing is known against it where it is told in none. */
export function isToldAt(kind: PosterKind, { name, slug, types, attractionTypes, stateCode, told }: Told): boolean {
  const asked = TOLD_IN[kind]
  if (told === undefined || asked === undefined) return true
  if (ALWAYS[stateCode.replace(/^IN-/, '')]?.includes(kind)) return true
  return [name, slug.replaceAll('-', ' '), ...told, ...types, ...attractionTypes].some((words) => asked.test(words))
}

/** Words that say of a place what else its types might have said. */
const SAYS: readonly (readonly [words: RegExp, type: string])[] = [
  [/\blakes?\b|lake-?side|reservoir|\bdam\b|\btal\b|(brahma|kedar|dodi)tal|(roop|beas )kund|(tar|mar)sar/i, 'lake'],
  [/\btea\b/i, 'tea'],
  [/\bcoffee\b/i, 'coffee'],
  [/\bbeach(es)?\b|seaside/i, 'beach'],
  [/waterfalls?\b|\bfalls\b/i, 'waterfall'],
  [/\bforests?\b|wooded/i, 'forest'],
  [/\bpines?\b|\bdeodars?\b|\bfir\b/i, 'pines'],
  [/\bmeadows?\b/i, 'meadow'],
  [/\bdesert\b|\bdunes?\b/i, 'desert'],
  [/\bbackwaters?\b|houseboats?\b/i, 'backwater'],
  [/mangroves?\b/i, 'mangrove'],
  [/\btemples?\b|\bshrines?\b/i, 'pilgrimage'],
  [/\bforts?\b/i, 'fort'],
  [/\bcave temples?\b/i, 'cave'],
  [/stepwells?\b/i, 'stepwell'],
  [/\bgrassy?\b|grassland|lily hills/i, 'grass'],
  [/\bboulders?\b|\bgranite\b|\bgorge\b/i, 'rock'],
  [/\bmonaster/i, 'monastery'],
]

/** The types a place is said to be of in the words beside its picture, a trek in its name too. */
export function typesSaid({ name, onFoot, told }: Pick<Told, 'name' | 'told'> & { onFoot?: boolean }): string[] {
  const [beside = ''] = told ?? []
  const words = onFoot ? `${name}. ${beside}` : beside
  return SAYS.filter(([said]) => said.test(words)).map(([, type]) => type)
}
