import { capitalised } from '#platform/wording.ts'

const WITHOUT = new Set(['Bhoramdeo Temple', 'Birla Mandir', 'Char Dham', 'Akshardham'])

const ENDINGS =
  /(Temples?|Caves?|Stupa|Railway|Museum|Memorial|Ashram|Basilica|Synagogue|Complex|Gondola|Ropeway|Ruins|Monuments?|Statue|Lighthouse|Shrine|Dargah|Group|Tombs|Mahavihara|Moidams|Residency|Border|Monastery|Cemetery|Ensembles|Rock Carvings|Rock Shelters|Root Bridge|Sand Dunes|Cathedral|Pagoda|Planetarium|Observatory|Mangroves|Nets|Backwaters|River|Glacier|Lodge|Pavilion|Riverfront|Sanctuary|Campus|Carvings|Atoll|Islands|Camp|Zoological Park|Villages)$/

const NAMED_WITH_THE = new Set([
  'Taj Mahal',
  'Golden Temple',
  'Gateway of India',
  'Charminar',
  'City Palace',
  'Cellular Jail',
  'Red Fort',
  'Rock Garden',
  'Lotus Temple',
  'Qutub Minar',
  'Gol Gumbaz',
  'Bara Imambara',
  'Rumi Darwaza',
  'White Rann of Kutch',
  'Statue of Unity',
  'Statue of Belief',
  'Atal Tunnel',
  'Natural Bridge',
  'Capitol Complex',
  'Howrah Bridge',
  'Pamban Bridge',
  'Idukki Arch Dam',
  'Hirakud Dam',
  'Government Botanical Garden',
  'Basilica of Bom Jesus',
  'Basilica of Our Lady of Good Health',
  'Pancha Rathas',
  'Rang Ghar',
  'Valley of Flowers National Park',
  'Great Himalayan National Park',
  'Desert National Park',
  'Indira Gandhi Memorial Tulip Garden',
  'Jaipur Walled City',
  'Historic City of Ahmedabad',
  'Brindavan Gardens',
  'Buddha Park of Ravangla',
  'Gandikota Gorge',
  'Satkosia Gorge',
  'Dholavira Archaeological Site',
  'Bir Billing Paragliding Site',
  'Hazarduari Palace',
  'Double Decker Root Bridge',
  'Pillar Rocks',
  'Yana Rocks',
  'Marble Palace',
  'Kaas Plateau',
  'Shivpuri Rafting',
])

/** "Jama Masjid, Delhi" → "Jama Masjid": inside a text about the place the place need not be said. */
function shortName(name: string): string {
  return name.replace(/,.*$/, '')
}

/** A sight's name inside a sentence: "the Golden Temple", "Agra Fort", "the Ridge". */
export function named(name: string): string {
  const short = shortName(name)
  if (short.startsWith('The ')) return `the ${short.slice(4)}`
  if (/^\S+( \S+)?['’]s /.test(short) || WITHOUT.has(short)) return short
  return NAMED_WITH_THE.has(short) || ENDINGS.test(short) ? `the ${short}` : short
}

/** A sight's name at the head of a sentence. */
export function headed(name: string): string {
  return capitalised(named(name))
}

/** Whether a name takes a verb in the plural: "Abbey Falls drop", "the Ajanta Caves lie". */
export function isPlural(name: string): boolean {
  return /(Temples|Caves|Falls|Tombs|Gardens|Ruins|Monuments|Rocks|Moidams|Ensembles|Carvings|Shelters|Dunes|Nets|Backwaters|Mangroves|Islands|Rathas|Villages|Vineyards)$/.test(
    shortName(name),
  )
}
