import type { PosterKind, PosterRecipe } from '#art/kind.ts'
import { OTHER_VIEWS } from '#art/other-views.ts'
import type { SightName } from '#art/sights/names.ts'
import { SIGHTS } from '#art/sights/sights.ts'

/** What a poster shows, whatever its hour and season. */
export type Scene = Pick<PosterRecipe, 'kind' | 'feature' | 'sight' | 'view'>

// Kinds whose two scenes are two pictures; of the others the second differs by a boat or a tent.
const TWOFOLD: readonly PosterKind[] = [
  'deodar',
  'beach',
  'fort',
  'ghats',
  'shikhara',
  'gopuram',
  'safari',
  'stepwell',
  'saltdesert',
  'cave',
  'lake',
  'cityscape',
  'waterfall',
  'mausoleum',
  'stupa',
  'church',
  'vihara',
]

// Kinds whose first scene is one country's own: it is drawn where it is asked for.
const ONLY_ASKED: readonly PosterKind[] = ['shikhara', 'ghats', 'fort', 'waterfall']

/** Whether a kind has two scenes that are two pictures, either of them true of any place of that kind. */
export function hasTwoPictures(kind: PosterKind): boolean {
  return TWOFOLD.includes(kind) && !ONLY_ASKED.includes(kind)
}

/** A name for what a poster shows: two of one name look alike, whatever their hour. */
export function compositionOf(scene: Scene): string {
  return scene.view ? `${subjectOf(scene)} ${scene.view}` : subjectOf(scene)
}

/** A name for what a poster is of, from wherever it is seen. */
export function subjectOf({ kind, feature, sight }: Scene): string {
  return sight ?? (TWOFOLD.includes(kind) ? `${kind} ${feature ?? ''}`.trim() : kind)
}

/** A scene and its other view, where the artist has one. */
export function viewsOf(scene: Scene): Scene[] {
  return hasOtherView(scene) ? [scene, { ...scene, view: 'other' }] : [scene]
}

// The other view is of the common scene of its kind: not of the houseboats of Srinagar, nor of the fall above the railway.
function hasOtherView({ kind, feature, sight }: Scene): boolean {
  const isOneOfTwo = (kind === 'lake' && feature !== false) || (kind === 'waterfall' && feature === false)
  return sight === undefined && OTHER_VIEWS[kind] !== undefined && !isOneOfTwo
}

const own = (sight: SightName): Scene => ({ kind: SIGHTS[sight].kind, sight })
const scene = (kind: PosterKind, feature?: boolean): Scene => (feature === undefined ? { kind } : { kind, feature })

/** The scene a composition's name stands for. */
export function sceneCalled(name: string): Scene {
  if (isSight(name)) return own(name)
  const [kind, feature] = name.split(' ')
  return scene(kind as PosterKind, feature === undefined ? undefined : feature === 'true')
}

const isSight = (name: string): name is SightName => name in SIGHTS

/** The sights that are drawn as themselves, by their address. */
const SCENES: Record<string, Scene> = {
  'adiyogi-shiva-statue': own('adiyogi'),
  'agra-fort': own('agra-fort'),
  'ajanta-caves': scene('cave', true),
  'akshardham-gandhinagar': own('akshardham'),
  'akshardham-temple-delhi': own('akshardham'),
  'alappuzha-backwaters': scene('backwater', false),
  'alchi-monastery': scene('monastery'),
  'amber-fort': own('amber-fort'),
  'auroville-matrimandir': own('matrimandir'),
  'badami-cave-temples': scene('rockcut'),
  'badrinath-temple': own('badrinath'),
  'bara-imambara': own('bara-imambara'),
  'bekal-fort': own('sea-fort'),
  'bibi-ka-maqbara': own('bibi-ka-maqbara'),
  'brihadisvara-temple-thanjavur': own('brihadisvara'),
  'buddha-park-of-ravangla': own('great-buddha'),
  'capitol-complex-chandigarh': own('open-hand'),
  'cellular-jail': own('cellular-jail'),
  'chand-baori': scene('stepwell', false),
  charminar: scene('oldcity', true),
  'chennakeshava-temple-belur': own('hoysala'),
  'chhatrapati-shivaji-maharaj-terminus': own('mumbai-terminus'),
  'chittorgarh-fort': own('vijay-stambha'),
  'city-palace-udaipur': own('city-palace-udaipur'),
  'dakshineswar-kali-temple': own('dakshineswar'),
  'dal-lake': scene('lake', true),
  'darjeeling-himalayan-railway': own('darjeeling-loop'),
  'dhamek-stupa-sarnath': scene('vihara', true),
  'dhankar-monastery': scene('monastery'),
  'diu-fort': own('sea-fort'),
  'diskit-monastery': scene('monastery'),
  'dudhsagar-falls': scene('waterfall', false),
  'dudhwa-national-park': own('kaziranga'),
  'dwarkadhish-temple': own('dwarkadhish'),
  'elephanta-caves': own('elephanta'),
  'ellora-caves': own('kailasa'),
  'eravikulam-national-park': own('eravikulam'),
  'fatehpur-sikri-complex': own('buland-darwaza'),
  'fort-kochi-chinese-fishing-nets': scene('backwater', true),
  'gangaikonda-cholapuram-temple': own('brihadisvara'),
  'gateway-of-india': scene('cityscape', true),
  'gir-national-park': scene('lion'),
  'gol-gumbaz': own('gol-gumbaz'),
  'golden-temple': scene('gurudwara', true),
  golghar: own('golghar'),
  'gorumara-national-park': own('kaziranga'),
  'gommateshwara-statue': own('gommateshwara'),
  'great-buddha-statue': own('great-buddha'),
  'gwalior-fort': own('gwalior-fort'),
  'hadimba-temple': own('hadimba'),
  'hawa-mahal': own('hawa-mahal'),
  'hemis-monastery': scene('monastery'),
  'howrah-bridge': own('howrah-bridge'),
  'hoysaleswara-temple-halebidu': own('hoysala'),
  'humayuns-tomb': scene('mausoleum', false),
  'india-gate': own('india-gate'),
  'itimad-ud-daulahs-tomb': own('itimad-ud-daulah'),
  'jagannath-temple': own('jagannath'),
  'jaisalmer-fort': own('jaisalmer-fort'),
  'jal-mahal': own('jal-mahal'),
  'jaldapara-national-park': own('kaziranga'),
  'jama-masjid-delhi': own('jama-masjid'),
  'jantar-mantar-delhi': own('jantar-mantar'),
  'jantar-mantar-jaipur': own('jantar-mantar'),
  'kamakhya-temple': own('kamakhya'),
  'kaziranga-national-park': own('kaziranga'),
  'keoladeo-national-park': scene('saltdesert', false),
  'kedarnath-temple': scene('shikhara', true),
  'keshava-temple-somanathapura': own('hoysala'),
  'key-monastery': scene('monastery'),
  'khajuraho-western-group': scene('shikhara', false),
  'konark-sun-temple': own('konark'),
  'kumbhalgarh-fort': scene('fort', false),
  'lake-pichola': scene('lakepalace'),
  'lamayuru-monastery': scene('monastery'),
  'lingaraj-temple': scene('shikhara', false),
  'loktak-lake': own('loktak'),
  'lotus-temple': own('lotus-temple'),
  'mahabodhi-temple': scene('stupa', false),
  'meenakshi-amman-temple': scene('gopuram', false),
  'mehrangarh-fort': scene('fort', true),
  'murud-janjira-fort': own('sea-fort'),
  'murudeshwar-temple': own('murudeshwar'),
  'mysore-palace': own('mysore-palace'),
  'nalanda-mahavihara': scene('vihara', false),
  neermahal: own('neermahal'),
  'nilgiri-mountain-railway': own('nilgiri-rack'),
  'pamban-bridge': own('pamban-bridge'),
  'pangong-lake': scene('lake', false),
  'pobitora-wildlife-sanctuary': own('kaziranga'),
  'pemayangtse-monastery': scene('monastery'),
  'phugtal-monastery': scene('monastery'),
  'qutub-minar': own('qutub-minar'),
  'radhanagar-beach': scene('beach', false),
  'ramanathaswamy-temple': scene('gopuram', true),
  'ranthambore-national-park': scene('tiger'),
  'red-fort': own('red-fort'),
  'rumi-darwaza': own('rumi-darwaza'),
  'rumtek-monastery': scene('monastery'),
  'sanchi-stupa': scene('stupa', true),
  'sindhudurg-fort': own('sea-fort'),
  'st-angelo-fort': own('sea-fort'),
  'se-cathedral': scene('church', true),
  'shore-temple': own('shore-temple'),
  'somnath-temple': own('somnath'),
  'statue-of-unity': own('statue-of-unity'),
  'sula-vineyards': scene('vineyard'),
  'taj-mahal': scene('mausoleum', true),
  'tawang-monastery': scene('monastery'),
  'thiksey-monastery': scene('monastery'),
  'thiruvalluvar-statue': own('vivekananda-rock'),
  'tirumala-venkateswara-temple': own('tirumala'),
  'udayagiri-and-khandagiri-caves': scene('rockcut'),
  'udayagiri-caves': scene('rockcut'),
  'undavalli-caves': scene('rockcut'),
  'victoria-memorial': scene('cityscape', false),
  'vidhana-soudha': own('vidhana-soudha'),
  'vittala-temple': scene('ruins'),
  'vivekananda-rock-memorial': own('vivekananda-rock'),
  'white-rann-of-kutch': scene('saltdesert', true),
}

/** How a sight is drawn where it is drawn as itself. */
export function findScene(slug: string): Scene | undefined {
  return SCENES[slug]
}
