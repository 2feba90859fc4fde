/** A sight as it is counted: its kind, the year the World Heritage list has it from, and its tags. */
export type CountedSight = { type: string; listedIn: number | null; tags: readonly string[] }

const isOf =
  (...types: string[]) =>
  ({ type }: CountedSight) =>
    types.includes(type)

/** Kinds of sights people count ("three forts in one trip"): which are of a kind, and what one and several of them are called. */
const KINDS = {
  forts: { isOne: isOf('fort'), one: 'fort', many: 'forts' },
  palaces: { isOne: isOf('palace'), one: 'palace', many: 'palaces' },
  lakes: { isOne: isOf('lake'), one: 'lake', many: 'lakes' },
  waterfalls: { isOne: isOf('waterfall'), one: 'waterfall', many: 'waterfalls' },
  beaches: { isOne: isOf('beach'), one: 'beach', many: 'beaches' },
  monasteries: { isOne: isOf('monastery'), one: 'monastery', many: 'monasteries' },
  caves: { isOne: isOf('cave'), one: 'cave', many: 'caves' },
  museums: { isOne: isOf('museum'), one: 'museum', many: 'museums' },
  gardens: { isOne: isOf('garden'), one: 'garden', many: 'gardens' },
  parks: { isOne: isOf('national-park', 'wildlife', 'bird-sanctuary'), one: 'wildlife park', many: 'wildlife parks' },
  jyotirlingas: {
    isOne: ({ tags }: CountedSight) => tags.includes('jyotirlinga'),
    one: 'jyotirlinga',
    many: 'jyotirlingas',
  },
  listed: {
    isOne: ({ listedIn }: CountedSight) => listedIn !== null,
    one: 'World Heritage site',
    many: 'World Heritage sites',
  },
} satisfies Record<string, { isOne: (sight: CountedSight) => boolean; one: string; many: string }>

export type CountedKind = keyof typeof KINDS

export const COUNTED_KINDS = Object.keys(KINDS) as CountedKind[]

/** Whether what is known of a package is how many of a kind it visits. */
export function isCounted(name: string): name is CountedKind {
  return Object.hasOwn(KINDS, name)
}

/** How many of a kind are among the sights. */
export function countOf(kind: CountedKind, sights: readonly CountedSight[]): number {
  return sights.filter(KINDS[kind].isOne).length
}

/** So many of a kind, in words: "3 forts", "1 jyotirlinga", "no lake". */
export function countText(kind: CountedKind, count: number): string {
  const { one, many } = KINDS[kind]
  return count === 0 ? `no ${one}` : `${count} ${count === 1 ? one : many}`
}
