import { shortNameOf, stemOf as stemOfName } from '#domain/catalogue/journey/named.ts'

type NamedSight = { name: string }

const TAKES_THE =
  /(Museum|Railway|Caves|Tombs|Nets|Temples|Monuments|Villages|Islands|Ruins|Dunes|Backwaters|Border|Lagoon|Synagogue|Basilica|Memorial|Cathedral|Stupa|Complex|Ensembles|City|Tunnel|Ropeway|Gondola|Carvings|Shelters|Moidams|Cemetery|Garden|Gardens|Residency|Group|Palace|Statue|Pagoda|Cenotaph|Ridge|Rock|Bridge)$/
const KNOWN_BY_THE = new Set([
  'Taj Mahal',
  'Red Fort',
  'Golden Temple',
  'Qutub Minar',
  'Gateway of India',
  'Charminar',
  'Lotus Temple',
  'Statue of Unity',
  'Statue of Belief',
  'White Rann of Kutch',
  'Historic City of Ahmedabad',
  'Beatles Ashram',
  'Hall of Fame Museum',
  'Viceregal Lodge',
  'Capitol Complex',
  'Rock Garden',
  'Bara Imambara',
  'Shore Temple',
  'Pancha Rathas',
  'Marble Palace',
  'Indian Museum',
  'Victoria Memorial',
  'Cellular Jail',
  'Umngot River',
  'Jaipur Walled City',
])
const NEVER_THE =
  /^(The |Chand|Naini|Jal|Hawa|Chowmahalla|Umaid|Jai|Laxmi|Vijay|Hazarduari|Ujjayanta|Bangalore|Mysore|Leh|Bundi|Marble Palace|Rajwada|Aga Khan|Marine|Solomon|Sanchi|Unakoti|Amer|Dhamek|Ramoji)/

/** Whether a sight's name is a plural. */
export function isPlural(sight: NamedSight): boolean {
  return /(Caves|Tombs|Nets|Temples|Monuments|Villages|Islands|Ruins|Dunes|Backwaters|Carvings|Shelters|Moidams|Gardens|Falls|Rocks|Rathas|Ensembles)$/.test(
    shortName(sight),
  )
}

/** A sight's name without the town it carries to be told apart. */
export function shortName(sight: NamedSight): string {
  return shortNameOf(sight.name)
}

/** The name as it stands inside a sentence. */
export function spokenName(sight: NamedSight): string {
  const name = shortName(sight)
  if (name.startsWith('The ')) return `the ${name.slice(4)}`
  return KNOWN_BY_THE.has(name) || (TAKES_THE.test(name) && !NEVER_THE.test(name)) ? `the ${name}` : name
}

/** The part of a sight's name people use, by which a sentence is known to speak of it. */
export function stemOf(sight: NamedSight): string {
  return stemOfName(sight.name)
}

/** The pattern with its verbs agreeing with a plural name. */
export function inPlural(pattern: string): string {
  return pattern
    .replace(/^\{n\} is /, '{n} are ')
    .replace(/\{n\} (comes|follows|takes)/, (_, verb: string) => `{n} ${verb.slice(0, -1)}`)
    .replace(/, \{p\}, (comes|needs|takes)/, (_, verb: string) => `, {p}, ${verb.slice(0, -1)}`)
}
