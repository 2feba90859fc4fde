import { sceneCalled, subjectOf, type Scene } from '#domain/media/recipes/scenes.ts'

type Rule = readonly [words: RegExp, ...scenes: string[]]

const BEACHES = ['beach true', 'beach false', 'reef', 'somnath', 'sea-fort', 'vivekananda-rock', 'murudeshwar']
const LAKES = [
  'lake false',
  'lake true',
  'city-palace-udaipur',
  'lakepalace',
  'saltdesert false',
  'jal-mahal',
  'neermahal',
  'loktak',
  'backwater',
  'hilllake',
]
const FORTS = [
  'scarp',
  'fort',
  'fort true',
  'fort false',
  'amber-fort',
  'jaisalmer-fort',
  'gwalior-fort',
  'agra-fort',
  'vijay-stambha',
  'sea-fort',
]
const BIG_GAME = ['tiger', 'safari false', 'safari true', 'kaziranga']
const SOUTHERN_TEMPLES = ['brihadisvara', 'tirumala', 'hoysala', 'gopuram true', 'gopuram false']
const TEMPLES = [
  ...SOUTHERN_TEMPLES,
  'konark',
  'somnath',
  'dwarkadhish',
  'jagannath',
  'shore-temple',
  'kamakhya',
  'shikhara',
  'shikhara false',
  'shikhara true',
  'snowvillage',
]
const PALACES = [
  'mysore-palace',
  'hawa-mahal',
  'city-palace-udaipur',
  'lakepalace',
  'neermahal',
  'jal-mahal',
  'amber-fort',
  'gwalior-fort',
  'fort',
  'fort false',
]
const BUDDHA = ['stupa false', 'stupa true', 'great-buddha', 'vihara true', 'vihara false']

/** What a name promises by the thing it names, and the scenes that keep it, the best first. */
const THINGS: readonly Rule[] = [
  [/mangrove|sundarban/i, 'mangrove'],
  [/houseboat|backwater|vembanad/i, 'backwater', 'lake true'],
  [/\bcamel|\bdunes?\b|\bdesert\b|\bthar\b/i, 'desert'],
  [/little rann|\bbirds?\b/i, 'saltdesert false'],
  [/(?<!little )\brann\b|\bkutch\b/i, 'saltdesert true'],
  [/\blions?\b/i, 'lion'],
  [/\btigers?\b(?! falls)/i, 'tiger', 'safari false'],
  [/\brhino/i, 'kaziranga'],
  [/\bsafari\b|\bwildlife\b/i, ...BIG_GAME],
  [/\btaj\b/i, 'mausoleum true'],
  [/golden temple|\btakht\b/i, 'gurudwara true', 'gurudwara'],
  [/root bridge/i, 'rootbridge'],
  [/dudhsagar/i, 'waterfall false'],
  [/\b(water)?falls?\b|\bjog\b|athirappilly|courtallam/i, 'waterfall'],
  [/\bchurch|cathedral|basilica|\blatin quarter|\bfrench\b/i, 'church true', 'church false'],
  [/monaster|phugtal/i, 'monastery'],
  [/hoysala/i, 'hoysala'],
  [/toy train/i, 'nilgiri-rack', 'darjeeling-loop', 'deodar false'],
  [/\btea\b(?! houses?)/i, 'tea'],
  [/\bcoffee\b/i, 'coffee'],
  [/vineyard|\bwine\b/i, 'vineyard'],
  [/rainforest|hornbill/i, 'rainforest', 'forest'],
  [/unakoti/i, 'rockcut'],
  [/theyyam/i, 'theyyam'],
  [/neermahal/i, 'neermahal'],
  [/loktak/i, 'loktak'],
  [
    /\blakes?\b|\bdam\b|\b(by|on) dal\b|\btal\b|\bkund\b|pangong|tso\b|moriri|marsar|roopkund|brahmatal|kedartal|dodital/i,
    ...LAKES,
  ],
  [/tulip/i, 'meadow', 'lake true'],
  [/meadow|bugyal|valley of flowers|rhododendron/i, 'meadow'],
  [/\bsea forts?\b/i, 'sea-fort', 'scarp', 'fort false', 'beach true', 'beach false'],
  [/\bjail\b/i, 'cellular-jail'],
  [/\bthe gateway\b/i, 'cityscape true'],
  [/promenade|seaside/i, ...BEACHES],
  [/\bchadar\b|frozen river/i, 'frozenriver'],
  [/\bsnow\b|\bski\b|glacier|\bwinter\b|white week/i, 'snow', 'snowvillage'],
  [/(?<!zanskar )expedition|base camp|\bpass\b(?!.*\blake)/i, 'snow', 'meadow'],
  [/lagoon|\bdive\b/i, 'reef'],
  [/\bbeach|\bcoast|\bislands?\b(?! of)/i, ...BEACHES],
  [/(?<!buxa )\bforts?\b(?! kochi)|\bdurg\b|\w+gad\b/i, ...FORTS],
  [/sun temple|konark/i, 'konark', 'jagannath', 'shikhara'],
  [/ajanta|ellora/i, 'cave true', 'kailasa'],
  [/statue of unity/i, 'statue-of-unity'],
  [/dasara/i, 'mysore-palace'],
  [/ferry/i, ...BEACHES],
  [/temples?\b|jyotirlinga|narasimha/i, ...TEMPLES],
  [/buddhis|\bbuddha\b|bodh gaya|sarnath|stupa|vaishali/i, ...BUDDHA],
]

/** What else the words under a name speak of. */
const SAID: readonly Rule[] = [
  [/\breefs?\b|\bcoral\b|snorkel/i, 'reef'],
  [/(?<!(western|eastern) )\bghats?\b(?! town|-edge|-bridge)/i, 'ghats true', 'ghats', 'ghats false'],
  [/\bpalaces?\b/i, ...PALACES],
  [/\btombs?\b|mausoleum/i, 'mausoleum true', 'mausoleum false', 'itimad-ud-daulah', 'gol-gumbaz', 'bibi-ka-maqbara'],
  [/\belephants?\b/i, 'safari true'],
  [/\bdolphins?\b|\briver[ -]island/i, 'saltdesert false', 'hilllake'],
  [/\bcave|carved in a hill|faces in a hill|rock relief/i, 'rockcut', 'cave true', 'cave false', 'kailasa'],
  [/\bforests?\b|\bsal\b|\bteak\b|\bgibbons?\b|\blangurs?\b/i, 'forest', 'deodar true', 'tiger'],
  [/\bpines?\b|\bdeodars?\b|\boaks?\b|\bfir\b/i, 'deodar true', 'forest'],
  [/\bgrass|\blily hills/i, 'grasshill', 'meadow'],
  [/\bgranite\b|\bboulders?\b/i, 'rockdome', 'ruins', 'grasshill'],
  [/step-?wells?\b/i, 'stepwell true', 'stepwell false', 'stepwell'],
  [/\bshrines?\b|\bdarshan\b|\blingas?\b|\bgoddess|\bashram|krishna|\bshiva|\brama\b/i, ...TEMPLES],
]

/** What it speaks of less plainly: nothing there stands against another picture. */
const HINTED: readonly Rule[] = [
  [/\bganga\b/i, 'ghats true', 'ghats', 'ghats false'],
  [/\brivers?\b|\bboats?\b/i, 'ghats true', 'ghats', 'ghats false'],
  [/\bsteel town|\bstreets?\b|\bbazaar|\bkebab|\bbiryani/i, 'bazaar', 'oldcity true', 'oldcity'],
  [/\bgorge\b|\brocks?\b|\bcliffs?\b/i, 'rockdome', 'scarp'],
  [/\bridge\b/i, 'deodar true', 'grasshill', 'meadow', 'snow'],
  [/\bsummit|\bpeaks?\b|\bhills?\b/i, 'grasshill', 'meadow', 'snow', 'terraces'],
]

/** What a name promises by the country or the town it names. */
const PLACES: readonly Rule[] = [
  [/kashmir|srinagar/i, 'lake true', 'meadow', 'snow'],
  [/ladakh|\bleh\b|spiti|zanskar|tawang|hemis|alchi/i, 'monastery', 'lake false'],
  [/hanle|changthang/i, 'lake false', 'monastery'],
  [/munnar/i, 'tea'],
  [/alleppey|alappuzha|kumarakom/i, 'backwater'],
  [/kerala/i, 'backwater', 'tea'],
  [/darjeeling/i, 'darjeeling-loop', 'tea'],
  [/\booty\b|nilgiri/i, 'nilgiri-rack', 'tea'],
  [/kaziranga|dooars/i, 'kaziranga', 'safari true'],
  [/varanasi|\bkashi\b/i, 'ghats', 'ghats false'],
  [/rishikesh|haridwar/i, 'ghats true'],
  [/char dham|kedarnath/i, 'shikhara true', 'badrinath'],
  [/gangotri|yamunotri/i, 'shikhara true', 'ghats true'],
  [/badrinath/i, 'badrinath', 'shikhara true'],
  [/amritsar|punjab|anandpur/i, 'gurudwara true', 'gurudwara'],
  [/(?<!tribal )odisha/i, 'jagannath', 'konark', 'mangrove', 'shikhara'],
  [
    /(?<!odisha )golden triangle/i,
    'mausoleum true',
    'red-fort',
    'amber-fort',
    'hawa-mahal',
    'qutub-minar',
    'agra-fort',
  ],
  [/mewar/i, 'city-palace-udaipur', 'lakepalace', 'fort false'],
  [/manipur/i, 'loktak', 'forest'],
  [/tripura/i, 'neermahal', 'rockcut', 'forest'],
  [/bastar/i, 'waterfall', 'forest'],
  [/rajasthan/i, 'amber-fort', 'hawa-mahal', 'jaisalmer-fort', 'fort true', 'city-palace-udaipur', 'desert'],
  [/mysore|mysuru/i, 'mysore-palace'],
  [/\bgoa\b|gokarna|konkan|kovalam|varkala|puducherry|pondicherry|andaman|lakshadweep|tarkarli/i, ...BEACHES],
  [/hampi/i, 'ruins'],
  [/khajuraho/i, 'shikhara false', 'shikhara'],
  [/\bgir\b/i, 'lion'],
]

/**
 * The scenes a journey asks its first picture for: by the things its name names, then by its places, then by the words under it; any of a list keeps the
 * promise, the best first.
 */
export function promisesOf(name: string, words = ''): Scene[][] {
  const byName = [THINGS, PLACES].flatMap((rules) => inOrderOf(name, rules))
  return scenesOf([...byName, ...inOrderOf(words, [...THINGS, ...SAID]), ...inOrderOf(words, HINTED)])
}

/** The scenes words plainly speak of, in their order. */
export function scenesSaid(words: string): Scene[][] {
  return scenesOf(inOrderOf(words, [...THINGS, ...SAID]))
}

const scenesOf = (rules: readonly Rule[]) => rules.map(([, ...scenes]) => scenes.map(sceneCalled))

/** Whether a picture shows one of some scenes. */
export function keepsPromise(scenes: readonly Scene[], recipe: Scene): boolean {
  return scenes.some((scene) =>
    recipe.view ? !scene.sight && scene.kind === recipe.kind : subjectOf(scene) === subjectOf(recipe),
  )
}

function inOrderOf(name: string, rules: readonly Rule[]): Rule[] {
  return rules
    .map((rule) => ({ rule, at: name.search(rule[0]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ rule }) => rule)
}
