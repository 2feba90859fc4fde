import type { Almanac } from '#domain/almanac/almanac.ts'
import { rainsBetween } from '#domain/almanac/rain.ts'
import { addDays, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** What a list is made from; heights in metres, null where nobody has said. */
export type PackedJourney = {
  kind: 'tour' | 'trek' | 'break' | 'car'
  startsOn: CalendarDate
  endsOn: CalendarDate
  stateCodes: readonly string[]
  highestM: number | null
  /** What the places are it stays at. */
  placeTypes: readonly string[]
  /** Of the children. */
  ages: readonly number[]
}

export type PackingGroup = { name: string; items: string[] }
export type PackingList = { why: string; groups: PackingGroup[] }

/** From here the air tells, and a doctor is asked beforehand (CDC Yellow Book: 2,450 m). */
const THIN_AIR_FROM_M = 2450
const FREEZING_FROM_M = 3500

const HIMALAYA = new Set(['IN-LA', 'IN-JK', 'IN-HP', 'IN-UK', 'IN-SK', 'IN-AR'])
const COLD_IN_WINTER = new Set(
  'PB CH HR DL RJ GJ UP BR JH MP AS ML NL MN MZ TR WB'.split(' ').map((state) => `IN-${state}`),
)
const LEECHES = new Set('GA MH KA KL TN AS ML NL MN MZ AR SK'.split(' ').map((state) => `IN-${state}`))
const BEACHES = new Set(['IN-GA', 'IN-LD', 'IN-AN'])
/** Where evenings are cool all year. */
const COOL_FROM_M = 1000
/** Bengal Eastern Frontier Regulation, 1873. */
const INNER_LINE = new Set(['IN-AR', 'IN-NL', 'IN-MZ', 'IN-MN'])

/** What to pack, by kind, season, height and who comes along; short, and nothing that is not for this journey. Whether it rains the almanac says. */
export function packingList(journey: PackedJourney, almanac: Pick<Almanac, 'facts'>): PackingList {
  const sky = skyOf(journey, almanac)
  if (journey.kind === 'car' && journey.startsOn === journey.endsOn) return forTheDay(journey, sky)
  const groups = [
    { name: 'Documents', items: documents(journey) },
    { name: 'Clothes', items: clothes(journey, sky) },
    ...(journey.kind === 'trek' ? [{ name: 'For the walk', items: walk(journey, sky) }] : []),
    { name: 'Medicine', items: medicine(journey, sky) },
    { name: 'And', items: andAlso(journey, sky) },
    ...(journey.ages.length > 0 ? [{ name: 'For the children', items: children(journey) }] : []),
  ]
  return { why: whyText(journey, sky), groups }
}

/** Of a car for a day one is home again at night. */
function forTheDay(journey: PackedJourney, { rain }: Sky): PackingList {
  const isWinding = someOf(journey.stateCodes, HIMALAYA)
  const items = listed([
    'Travel voucher, on paper or on this phone',
    'Water and something to eat between halts',
    [isWinding, 'Something for travel sickness: the roads wind'],
    [rain, 'A small umbrella'],
  ])
  const some = [{ name: 'In the car', items }]
  return {
    why: 'For a day on the road.',
    groups: journey.ages.length > 0 ? [...some, { name: 'For the children', items: children(journey) }] : some,
  }
}

type Sky = { rain: boolean; cold: boolean; freezing: boolean; hot: boolean; thin: boolean; sea: boolean }

function skyOf(journey: PackedJourney, almanac: Pick<Almanac, 'facts'>): Sky {
  const { kind, startsOn, endsOn, stateCodes, highestM } = journey
  const months = monthsOf(startsOn, endsOn)
  const falls = (from: number, to: number) =>
    months.some((month) => (from <= to ? month >= from && month <= to : month >= from || month <= to))
  const isHigh = highestM !== null && highestM >= THIN_AIR_FROM_M
  const isMountain = stateCodes.some((state) => HIMALAYA.has(state))
  const isWintry = falls(12, 2) && someOf(stateCodes, COLD_IN_WINTER)
  const freezing = (highestM ?? 0) >= FREEZING_FROM_M || (isMountain && falls(12, 2))
  return {
    rain: rainsBetween(almanac, { stateCodes }, [startsOn, endsOn]),
    freezing,
    cold:
      freezing ||
      isHigh ||
      (isMountain && falls(10, 4)) ||
      isWintry ||
      // Nights of a trek are spent outdoors.
      (kind === 'trek' && falls(11, 2)),
    hot: falls(3, 6) && !isHigh && !isMountain,
    thin: isHigh,
    sea: kind !== 'trek' && !isWintry && (journey.placeTypes.includes('beach') || someOf(stateCodes, BEACHES)),
  }
}

function monthsOf(from: CalendarDate, to: CalendarDate): number[] {
  const months: number[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (months.at(-1) !== monthOf(day)) months.push(monthOf(day))
  return months
}

function whyText({ highestM }: PackedJourney, { rain, freezing, cold, hot, thin, sea }: Sky): string {
  const said = [
    rain ? 'days of rain' : '',
    freezing ? 'freezing nights' : cold ? 'cold mornings and evenings' : '',
    hot ? 'hot days' : '',
    sea && !rain ? 'days by the warm sea' : '',
    thin ? `heights up to ${highestM!.toLocaleString('en-IN')} m` : '',
  ].filter(Boolean)
  return said.length === 0 ? 'For mild days.' : `For ${said.join(', ')}.`
}

function documents({ kind, stateCodes, ages }: PackedJourney): string[] {
  return listed([
    'Travel voucher, on paper or on this phone',
    'Photo identity of every adult, the original: Aadhaar, passport, voter card or driving licence',
    [ages.length > 0, 'For each child a birth certificate, Aadhaar or school identity card'],
    'Whoever holds a foreign passport: the passport with its visa',
    [kind === 'trek', 'Two photocopies of each identity, for forest and check posts'],
    [someOf(stateCodes, INNER_LINE), 'Inner Line Permit of every Indian citizen from another state'],
    [stateCodes.includes('IN-LD'), 'Entry permit for Lakshadweep, and the identity it was made on'],
    [isFar({ kind, stateCodes }), 'Some cash: the last towns on the way may have no machine that works'],
  ])
}

function clothes({ kind, highestM }: PackedJourney, { rain, freezing, cold, hot, sea }: Sky): string[] {
  const isMild = kind !== 'trek' && !hot && !cold
  const isWarmThroughout = sea && highestM !== null && highestM < COOL_FROM_M
  return listed([
    [kind === 'trek', 'Two quick-dry shirts with long sleeves and two trousers to walk in; no jeans'],
    [kind !== 'trek' && hot, 'Loose cotton, light in colour, long sleeves for the sun'],
    [isMild && !isWarmThroughout, 'Light clothes, and one warm layer for the evening'],
    [isMild && isWarmThroughout, 'Light clothes of cotton: the evenings are warm too'],
    [kind !== 'trek' && cold, 'Clothes in layers: cold mornings may turn into warm noons'],
    [freezing, 'Thermal vest and leggings, a fleece, a down or padded jacket'],
    [freezing, 'Woollen cap, gloves and thick socks'],
    [cold && !freezing, 'A sweater or fleece, and a shawl or jacket for mornings and evenings'],
    [rain, 'A rain jacket or poncho, and shoes or sandals that may get wet'],
    [rain, 'Bags that close tight, for phone, papers and dry clothes'],
    [kind !== 'trek', 'Shoes one walks well in, easy to take off at temples'],
    [kind !== 'trek', 'Something that covers shoulders and knees, for places of worship'],
    [sea, 'Swimwear, and a shirt over it for the sun; sandals for the sand and a quick-dry towel'],
  ])
}

function walk({ stateCodes, highestM, startsOn, endsOn }: PackedJourney, { rain, freezing }: Sky): string[] {
  const isSnowy = (highestM ?? 0) >= 3000 && monthsOf(startsOn, endsOn).some((month) => month === 12 || month <= 4)
  return listed([
    'Trekking shoes with ankle support, worn in at home; light sandals for the camp',
    'A rucksack with a rain cover, and a small one for the day',
    'Headlamp with spare batteries',
    'Two bottles of a litre each; leave single-use plastic at home',
    'Three pairs of walking socks, one pair kept dry to sleep in',
    'A walking stick, kind to the knees on the way down',
    [rain && someOf(stateCodes, LEECHES), 'Leech socks, and salt in a small box'],
    [isSnowy, 'Gaiters and waterproof gloves for snow, where they are not among what is included'],
    [freezing, 'Sunglasses that keep out ultraviolet: snow and thin air blind'],
    'A bag for your own waste: what goes up comes down again',
  ])
}

function medicine({ kind, stateCodes }: PackedJourney, { thin, hot, sea }: Sky): string[] {
  return listed([
    'Your own medicine for all the days and two more, with its prescription',
    'Oral rehydration salts, plasters, something for fever and an upset stomach',
    [someOf(stateCodes, HIMALAYA) && kind !== 'trek', 'Something for travel sickness: the roads wind'],
    [thin, 'Ask your doctor about heights before you come, and before you take any tablet against them'],
    [kind === 'trek', 'Blister plasters and a crepe bandage'],
    [!thin, 'Mosquito repellent'],
    [hot || thin || sea || kind === 'trek', 'Sun cream of factor 30 or more, and lip balm'],
  ])
}

function andAlso({ kind }: PackedJourney, { hot, thin, rain, sea }: Sky): string[] {
  return listed([
    'Phone charger and a power bank',
    [hot || thin || sea || kind === 'trek', 'Cap or hat, and sunglasses'],
    [rain && kind !== 'trek', 'A small umbrella'],
    [kind === 'car', 'Water and something to eat between halts'],
    [kind !== 'trek', 'A bottle to fill up again'],
  ])
}

function children({ ages }: PackedJourney): string[] {
  return listed([
    'Fever medicine in the child’s own dose, as your doctor wrote it',
    'One more change of clothes than you think, within reach',
    [ages.some((age) => age < 2), 'Nappies, wipes and baby food for two more days than planned'],
    [ages.some((age) => age >= 2), 'Something to eat and to play with on the way'],
  ])
}

const ISLANDS = new Set(['IN-LD', 'IN-AN'])

function isFar({ kind, stateCodes }: Pick<PackedJourney, 'kind' | 'stateCodes'>): boolean {
  return kind === 'trek' || someOf(stateCodes, HIMALAYA) || someOf(stateCodes, ISLANDS)
}

function someOf(stateCodes: readonly string[], wanted: ReadonlySet<string>): boolean {
  return stateCodes.some((state) => wanted.has(state))
}

/** The items that hold: by themselves, or under a condition. */
function listed(items: readonly (string | readonly [isMeant: boolean, item: string])[]): string[] {
  return items.flatMap((item) => (typeof item === 'string' ? [item] : item[0] ? [item[1]] : []))
}
