/** Kinds of sights most journeys pass one of: who wants none of them is spared what is about them. */
const SEEN = {
  'seen-forts': {
    words: 'fort forts palace palaces qila kila killa mahal durg castle castles',
    types: ['fort', 'palace'],
    tag: 'forts-and-palaces',
  },
  'seen-museums': { words: 'museum museums gallery galleries sangrahalaya', types: ['museum'] },
  'seen-monuments': {
    words: 'monument monuments tomb tombs ruins ruin maqbara',
    types: ['monument', 'heritage-site', 'landmark'],
  },
  'seen-churches': { words: 'church churches cathedral girja', types: ['church'] },
  'seen-monasteries': { words: 'monastery monasteries gompa gompas vihara', types: ['monastery', 'buddhist-site'] },
  'seen-gardens': { words: 'garden gardens park parks bagh', types: ['garden'] },
  'seen-caves': { words: 'cave caves gufa', types: ['cave'] },
} satisfies Record<string, { words: string; types: readonly string[]; tag?: string }>

export type SeenKey = keyof typeof SEEN

/** The kind of sights a word is for. */
export function kindSeen(word: string): SeenKey | undefined {
  return (Object.keys(SEEN) as SeenKey[]).find((key) => SEEN[key].words.split(' ').includes(word))
}

/** The tag of what goes to a kind of sights, where there is one. */
export function tagOfSeen(key: SeenKey): string | undefined {
  const seen: { types: readonly string[]; tag?: string } = SEEN[key]
  return seen.tag
}

/** Behind the key of an act, or a kind of sight, a package is about: it is what one goes there for. */
export const FIRST_OF_ALL = '!'

/** The kinds of sights that are visited, and again with `FIRST_OF_ALL` where they are in the name or half of all there are. */
export function seenIn(name: string, sights: readonly string[]): string[] {
  const words = new Set(name.toLowerCase().split(/[^a-z]+/))
  return Object.entries(SEEN).flatMap(([key, { words: called, types }]) => {
    const count = sights.filter((kind) => (types as readonly string[]).includes(kind)).length
    const isAbout = called.split(' ').some((word) => words.has(word)) || (count > 1 && count * 2 >= sights.length)
    return [...(count > 0 ? [key] : []), ...(isAbout ? [`${key}${FIRST_OF_ALL}`] : [])]
  })
}
