import { PLACE_WORDS } from './language/place-names.ts'

/** Words people use for the same thing. Each line is one meaning; a word stands in one line only. */
const MEANINGS: readonly string[][] = [
  'honeymoon couple romantic romance anniversary newlywed hanimun'.split(' '),
  'trek trekking trekker hike hiking expedition mountaineering'.split(' '),
  'pilgrimage temple yatra mandir kovil koyil darshan darshanam spiritual devotional religious tirth teerth'.split(' '),
  'beach sea seaside coast coastal samudra samundar samundra'.split(' '),
  'wildlife safari jungle sanctuary'.split(' '),
  'snow snowfall barf barph snowy'.split(' '),
  'ski skiing'.split(' '),
  'houseboat backwater'.split(' '),
  'buddhist buddha buddhism'.split(' '),
  'monastery gompa vihara'.split(' '),
  'desert dune thar registan'.split(' '),
  'hill mountain pahad pahar pahado pahadon pahadi pahari'.split(' '),
  'heritage history historic historical'.split(' '),
  'adventure adventurous adventurer thrill bungee'.split(' '),
  'rafting raft whitewater rapid'.split(' '),
  'paragliding paraglider paraglide'.split(' '),
  'scuba snorkelling snorkeling snorkel diving dive diver'.split(' '),
  'bird birding birdwatching birdwatcher'.split(' '),
  'cycling cycle bicycle mtb'.split(' '),
  'family kid kids children child parivar bachche bachcho bachcha bacche baccho bachon bacchon bachchon bachhe'.split(
    ' ',
  ),
  'luxury premium deluxe royal'.split(' '),
  'wellness ayurveda ayurvedic yoga spa detox rejuvenation meditation massage'.split(' '),
  'weekend short'.split(' '),
  'waterfall fall jharna'.split(' '),
  'lake jheel jhil'.split(' '),
  'island dweep dwip dvip'.split(' '),
  'monsoon rain rainy barish baarish'.split(' '),
  'food cuisine culinary foodie khana khane bhojan'.split(' '),
  'tribal tribe village rural'.split(' '),
  'student youth college school'.split(' '),
  'festival mela utsav fair'.split(' '),
  'dussehra dasara dasahra dasehra dushehra dussera dushera vijayadashami'.split(' '),
  'stargazing stargaze star astronomy astro telescope observatory'.split(' '),
  'senior elderly oldage buzurg bujurg grandparent grandma grandpa granny grandmother grandfather dadi nani'.split(' '),
  'craft handicraft handloom textile weaving weaver artisan'.split(' '),
  'fort qila kila killa durg'.split(' '),
  'palace mahal'.split(' '),
  'cave gufa'.split(' '),
  'heater heating heated'.split(' '),
  'plantation estate'.split(' '),
  'drive driving road roadtrip'.split(' '),
  'offbeat unexplored hidden unusual quiet peaceful peace calm shanti shaant sukoon sukun'.split(' '),
]

/** Kinds of what their line means: who asks for one by a word that is told of wants that. */
const KINDS_OF_IT = new Set('handloom textile weaving weaver artisan'.split(' '))

/** Whether a word is a kind of what those of like meaning are. */
export function isKindOfIt(word: string): boolean {
  return KINDS_OF_IT.has(word)
}

const MEANING_OF = new Map(MEANINGS.flatMap((words) => words.map((word) => [word, words] as const)))

/** Every word that has others of the same meaning; the old names of places stand in `language/place-names.ts`. */
export const WORDS_WITH_SYNONYMS: readonly string[] = [...MEANING_OF.keys()]

/** Words that can stand for others, whether a document has them or not: every word list holds them. */
export const KNOWN_WORDS: readonly string[] = [...new Set([...WORDS_WITH_SYNONYMS, ...PLACE_WORDS])]

/** Whether a folded singular word means what other words mean too: no name does. */
export function hasMeaning(word: string): boolean {
  return MEANING_OF.has(word)
}

/** The other words of the same meaning as a folded singular word; none for most words. */
export function synonymsOf(word: string): string[] {
  return (MEANING_OF.get(word) ?? []).filter((other) => other !== word)
}
