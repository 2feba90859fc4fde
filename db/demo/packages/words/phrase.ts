import type { Facts } from '#db/demo/facts/facts.ts'

const HEAD_ENDS =
  /^(of|in|on|over|with|where|by|at|to|for|above|below|near|under|that|from|beside|built|reached|known|between|facing|amid|laid|marking|ringed|through|set|cut|along|during|inside|around|behind|within|revered|across|against|who|a|an|the|needing|founded|designed|modelled|called|divided|sacred|seen|lit|walkable|used|west|east|south|north|famous|like|open|west,|part|among)$/i
const DEFINITE =
  /^(main|queen|holiest|highest|largest|oldest|only|first|second|deepest|tallest|longest|busiest|birthplace|seat|source|confluence|capital|place|home|principal|national|snout|site|remains|ruins|venue|southern|northern|green heart|headquarters|world|coronation|birth|colonial prison|peshwa|last|best)\b/i
const NOT_S_PLURAL = /(ss|us|is|'s|ous)$/i

/** Gives a blurb ("White-marble mausoleum built by …") the article it needs to stand inside a sentence. */
export type Phrase = (blurb: string) => string

/** Learns from the facts which first words are names, and so keep their capital. */
export function openPhrase(facts: Facts): Phrase {
  const names = new Set<string>()
  const blurbs = [...facts.attractions, ...facts.places].map((fact) => fact.blurb)
  for (const blurb of blurbs)
    for (const word of blurb.split(/[\s-]+/).slice(1)) if (/^[A-Z]/.test(word)) names.add(bare(word))
  for (const fact of [...facts.places, ...facts.states]) for (const word of fact.name.split(' ')) names.add(word)
  for (const word of COMMON) names.delete(word)
  for (const word of NAMES) names.add(word)
  return (blurb) =>
    AS_WRITTEN[blurb] ??
    `${article(blurb)}${isName(names, blurb) ? blurb : blurb.charAt(0).toLowerCase() + blurb.slice(1)}`
}

const COMMON = [
  'White',
  'Golden',
  'Old',
  'New',
  'Blue',
  'Green',
  'Red',
  'High',
  'Great',
  'North',
  'South',
  'East',
  'West',
  'Giant',
  'Upper',
  'Sea',
  'Island',
  'Lake',
  'River',
  'Hill',
  'Valley',
  'Temple',
  'Forest',
  'Fort',
  'City',
  'Town',
  'Village',
  'Park',
  'Peak',
  'Palace',
  'Mountain',
  'The',
  'Palm',
  'Central',
  'Church',
  'Bay',
  'World',
  'Queen',
  'Pink',
  'Three',
  'Queens',
  'Silver',
  'Silk',
  'Marble',
  'Hills',
  'Beach',
  'Tribal',
  'Lion',
  'Wild',
  'National',
  'Narrow',
  'Crescent',
  'Railway',
  'Heritage',
  'State',
  'Big',
  'Cave',
  'Army',
  'Sacred',
  'Stone',
  'Tea',
  'Coastal',
  'Desert',
  'Long',
  'Large',
  'Royal',
  'Twin',
  'Eastern',
  'Western',
  'Natural',
  'Museum',
  'Garden',
  'Hornbill',
  'Ridge',
  'Rock',
  'Stupa',
  'Thousand',
  'Tiger',
  'Ashram',
  'Earth',
  'Aarti',
  'Gateway',
  'Port',
  'Reserve',
  'Place',
  'Day',
  'Blue',
]

const NAMES = [
  'Bhutan',
  'Tata',
  'Tudor',
  'Dutch',
  'Le',
  'Nek',
  'Rajendra',
  'Barapani',
  'Bodhi',
  'Chambal',
  'Changu',
  'Garo',
  'Guruvayurappan',
  'Konyak',
  'Lakkavalli',
  'Lushai',
  'Mylapore',
  'Nayak',
  'Nyingma',
  'Sangetsar',
  'Sumendu',
  'Tai',
  'Vitthal',
  'Indrakeeladri',
  'Muthanga',
  'Machkund',
  'Gupta',
  'Apatani',
  'Shahjahanabad',
  'Tagore',
  'Wandoor',
  'Oval',
  'Bhimakali',
  'Chettiar',
  'Gaekwad',
  'Keoladeo',
  'Kumaoni',
  'Lidder',
  'Mahalakshmi',
  'Malnad',
  'Mookambika',
  'Nataraja',
  'Nellaiappar',
  'Panchachuli',
  'Ramayana',
  'Ravi',
  'Rudrasagar',
  'Sarayu',
  'Shrinathji',
  'Tangkhul',
  'Theyyam',
  'Trishul',
  'Vypin',
  'Advaita',
  'Ahhichatragarh',
  'Alphonso',
  'Uhl',
  'Panch',
  'Patalwan',
  'Zemu',
  'Kishtwar',
  'Ugra',
  'Beas',
  'Galo',
  'Curzon',
  'Shivaji',
  'Kumaon',
  'Nagaland',
  'Naranag',
  'Singalila',
  'Coorg',
  'Wayanad',
  'Karnataka',
  'Odisha',
  'Mizoram',
  'Jain',
  'Indo',
  'Darma',
  'Milam',
  'Tirthan',
  'Changpa',
  'Lahaul',
  'Pabbar',
  'Jagatsukh',
  'Parvati',
  'Spiti',
]

/** Blurbs whose grammar no rule guesses. */
const AS_WRITTEN: Record<string, string> = {
  "Queen's stepwell of over 500 sculptures": "the queen's stepwell, with over 500 sculptures",
  'Overgrown British headquarters': 'the overgrown British headquarters',
  'Krishna seen through a nine-holed window': 'where Krishna is seen through a nine-holed window',
  "Vulture Peak of the Buddha's sermons": 'Vulture Peak, where the Buddha preached',
  'Stone chariot and musical pillars': 'the temple of the stone chariot and the musical pillars',
  'Limestone caves and sal forest': 'limestone caves and sal forest',
  'Sal forest and Chuka lakeside in the terai': 'sal forest and a lakeside in the terai',
  'Mahachaitya ruins and museum': 'the ruins of the Mahachaitya and their museum',
  'Sunrise on Kanchenjunga': 'for sunrise on Kanchenjunga',
  'Evening flag-lowering ceremony at the border': 'the evening flag-lowering ceremony at the border',
  'Pink City of palaces, forts and bazaars': 'the Pink City of palaces, forts and bazaars',
  'Art Deco palace, part hotel and museum': 'an Art Deco palace, part hotel and part museum',
  'Mughal city of the Taj Mahal': 'the Mughal city of the Taj Mahal',
  'Green Kullu to barren Lahaul in one crossing': 'the crossing from green Kullu to barren Lahaul',
  'Deoria Tal, Tungnath and a sunrise summit': 'Deoria Tal, Tungnath and a sunrise summit in one walk',
  'Pabbar meadows and a snow-wall rappel': 'a week of Pabbar meadows that ends in a rappel down a snow wall',
  'Jagatsukh valley to Chandratal lake': 'the Jagatsukh valley, walked to the lake at its head',
  'Vast alpine meadows below Trishul': 'a walk over vast alpine meadows below Trishul',
  'Villages and Kongmaru La of Hemis park': 'the village path of Hemis park, over Kongmaru La',
  'Green Bhaba valley to Pin desert': 'the way from the green Bhaba valley to the Pin desert',
  'Rock-cut steps on a pinnacle': 'a flight of rock-cut steps on a pinnacle',
  'Konkan Kada cliff and cave temples': 'the fort of the Konkan Kada cliff and its cave temples',
  'High lakes of the Changpa nomads': 'a walk between the high lakes of the Changpa nomads',
  'Seven alpine lakes and three passes': 'a week of seven alpine lakes and three passes',
  'Twin lakes above the Lidder': 'the walk to two lakes above the Lidder',
  'Lakes of the Pir Panjal crest': 'a walk from lake to lake along the Pir Panjal crest',
  "Ganesha's lake and the Darwa ridge": "the walk to Ganesha's lake and the Darwa ridge",
  'Forest walk to hot-spring meadow': 'a forest walk to a hot-spring meadow',
  'Blue Mountain summit of Mizoram': 'the Blue Mountain of Mizoram',
  'Curzon trail facing Nanda Devi and Dronagiri': 'the Curzon trail, facing Nanda Devi and Dronagiri',
  'Toy train with the Batasia loop': 'the toy train with the Batasia loop',
  'Twin islands joined by a sandbar': 'two islands joined by a sandbar',
  'Silk Route pass needing a permit': 'the Silk Route pass, by permit',
  'Blue Mountain national park': 'the Blue Mountain national park',
  'Two-stage cable car to the Apharwat slopes': 'a cable car in two stages to the Apharwat slopes',
}

function bare(word: string): string {
  return word.replace(/('s|,)$/, '')
}

function isName(names: Set<string>, blurb: string): boolean {
  if (/^(North|South|East|West|World) [A-Z]/.test(blurb)) return true
  const first = (blurb.split(' ')[0] ?? '').split('-')[0] ?? ''
  return names.has(bare(first))
}

function article(blurb: string): string {
  const words = blurb.split(' ')
  const first = words[0] ?? ''
  if (
    /'s$/.test(first) ||
    (/^[A-Z]/.test(words[1] ?? '') && /'s$/.test(words[1] ?? '')) ||
    /^(the|a|an|one|around|about|two|three|four|five|seven|nine)$/i.test(first)
  )
    return ''
  if (DEFINITE.test(blurb)) return 'the '
  const end = words.findIndex((word, i) => i > 0 && HEAD_ENDS.test(word))
  const head = (words[(end === -1 ? words.length : end) - 1] ?? '').replace(/,$/, '')
  if (/s$/.test(head) && !NOT_S_PLURAL.test(head)) return ''
  if (/s'$/.test(first)) return ''
  return /^(a(?!uro)|e(?!u)|i|o(?!ne)|u(?!ni|se|ju|tt|k))/i.test(first) ? 'an ' : 'a '
}
