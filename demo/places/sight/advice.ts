import { BUILT } from './advice/built.ts'
import { GROWN } from './advice/grown.ts'
import { BY_SLUG } from './advice/known.ts'
import { go, it } from './advice/words.ts'
import type { SightStory } from '#demo/places/sight-story.ts'
import { say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'

/** Something a visitor is glad to know before going, by the kind of sight. */
export function adviceFor(story: SightStory): string | undefined {
  const own = BY_SLUG[story.sight.slug]
  if (own !== undefined) return own
  const special = SPECIAL.filter(([holds]) => holds(story)).map(
    ([, text]): PlaceSaying<SightStory> =>
      () =>
        text,
  )
  return say(
    `${story.sight.slug}/advice`,
    [
      ...special,
      ...(BUILT[kindOf(story)] ?? GROWN[kindOf(story)] ?? (OUTDOOR_TYPES.has(story.sight.type) ? OUTDOORS : ANYWHERE)),
    ],
    story,
  )
}

const OUTDOOR_TYPES = new Set(['glacier', 'canyon', 'river', 'backwater', 'mangrove', 'nature', 'tea-estate'])

const OLD_TEMPLES = new Set([
  'konark-sun-temple',
  'modhera-sun-temple',
  'khajuraho-western-group',
  'pattadakal-monuments',
  'durga-temple-aihole',
  'shore-temple',
  'lakshmana-temple-sirpur',
  'masroor-rock-cut-temple',
  'hoysaleswara-temple-halebidu',
  'keshava-temple-somanathapura',
  'vittala-temple',
  'ramappa-temple',
  'veerabhadra-temple-lepakshi',
  'dilwara-temples',
  'kailasanathar-temple',
])
const WALKED_PARKS = new Set([
  'hemis-national-park',
  'great-himalayan-national-park',
  'kudremukh-national-park',
  'silent-valley-national-park',
  'valley-of-flowers-national-park',
  'khangchendzonga-national-park',
  'nokrek-national-park',
  'phawngpui-peak',
  'eravikulam-national-park',
  'dachigam-national-park',
  'namdapha-national-park',
  'kanger-valley-national-park',
])
const WATER_PARKS = new Set([
  'mahatma-gandhi-marine-national-park',
  'marine-national-park',
  'sundarbans-national-park',
  'bhitarkanika-national-park',
  'periyar-national-park',
  'keibul-lamjao-national-park',
  'dibru-saikhowa-national-park',
])

/** The list of advice a sight draws on: a temple without worship is a ruin to its visitors, a park without roads a walk. */
function kindOf({ sight }: SightStory): string {
  if (OLD_TEMPLES.has(sight.slug)) return 'old-temple'
  if (WALKED_PARKS.has(sight.slug)) return 'walked-park'
  if (WATER_PARKS.has(sight.slug)) return 'water-park'
  if (sight.type === 'lake' && /boat|houseboat|water sports|dolphin|promenade/i.test(sight.blurb)) return 'boating-lake'
  if (sight.type === 'viewpoint' && /unset/.test(sight.blurb + sight.name)) return 'sunset'
  if (sight.type === 'monument' && /Gate|Darwaza|Memorial|Cemetery|Statue|Bagh$|Terminus|Golghar/.test(sight.name))
    return 'open-monument'
  return sight.type
}

const SPECIAL: [(story: SightStory) => boolean, string][] = [
  [
    ({ sight }) => sight.tags.includes('jyotirlinga'),
    'It is one of the twelve Jyotirlingas, and the line for darshan is longest on Mondays and at Maha Shivaratri.',
  ],
  [
    ({ sight }) => sight.tags.includes('jyotirlinga'),
    'As one of the twelve Jyotirlingas it is never empty; the hour after opening is the kindest.',
  ],
  [
    ({ sight }) => sight.tags.includes('char-dham'),
    'The doors open in late April or May and close by early November, on days announced each year.',
  ],
  [
    ({ sight }) => /Jain/.test(sight.blurb + sight.name),
    'Leather stays outside at Jain temples: belts, purses, watch straps.',
  ],
  [
    ({ sight }) => sight.tags.includes('tiger-reserve'),
    'A safari permit names the gate, the zone and your papers, so bring the same papers you booked with.',
  ],
  [
    ({ sight, place }) => sight.tags.includes('tiger-reserve') && place.stateCode === 'IN-MP',
    'The core zones close from 1 July to 30 September.',
  ],
  [
    ({ sight }) => /about [345],\d{3} m/.test(sight.blurb),
    'The air is thin at that height: go up slowly, drink water, and come down if your head aches.',
  ],
  [
    ({ sight }) => /ropeway|Ropeway|Gondola/.test(sight.blurb + sight.name),
    'The ropeway stops in high wind, so keep a second plan.',
  ],
  [
    ({ sight }) => /permit/.test(sight.blurb),
    'Send your papers for the permit before you travel, and carry the originals.',
  ],
]

const IN_TOWN_KM = 2.5

const OUTDOORS: PlaceSaying<SightStory>[] = [
  (story) => `Go to ${it(story)} in the morning; wind and cloud come after noon.`,
  () => `Take water, a hat and shoes that may get dirty, and bring back what you carried.`,
  (story) => `A guide from the place knows where ${it(story)} shows best.`,
  ({ sight }) =>
    sight.kmFromPlace > IN_TOWN_KM ? `Ask about the path and the weather before you leave the road.` : undefined,
]

const ANYWHERE: PlaceSaying<SightStory>[] = [
  (story) => `Go early: before ten ${go(story)} yours.`,
  (story) => `The last hour of light suits ${it(story)} best.`,
  (story) => `A local guide makes more of ${it(story)} than a signboard does.`,
]
