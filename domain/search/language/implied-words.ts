import { stemOf } from './stems.ts'

/** What is done, and the words that say nothing more beside it: no page about rafting need say that it is on a river. */
const IMPLIED: readonly (readonly [string, string])[] = [
  ['rafting raft', 'river water white whitewater'],
  ['paragliding paraglide', 'air sky tandem'],
  ['ski skiing', 'snow ice'],
  ['scuba snorkelling snorkeling snorkel diving', 'sea ocean underwater water deep'],
  ['trek trekking hiking', 'mountain high altitude'],
  ['bird birding birdwatching', 'watching watch'],
  ['dune', 'sand'],
  ['houseboat', 'boat'],
  ['stargazing', 'star sky'],
  ['chinar autumn', 'leaf leave colour color red golden turning'],
  ['peak', 'climb climbing summit'],
  ['elephant tiger lion leopard rhino rhinoceros bear deer animal dolphin crocodile turtle', 'wild'],
  ['beach sea seaside', 'sand sun resort'],
  ['luxury luxurious premium', 'resort hotel stay'],
  ['palace fort haveli heritage', 'old stay'],
  ['jungle jangal forest wildlife', 'safari'],
  ['yoga ayurveda meditation spa wellness', 'retreat treatment therapy holiday'],
]

const IMPLIED_BY = new Map(
  IMPLIED.flatMap(([things, words]) => things.split(' ').map((thing) => [thing, new Set(words.split(' '))] as const)),
)

/** Whether a word of a question only repeats what another of its words says: "river" beside "rafting". */
export function isImplied(word: string, question: readonly string[]): boolean {
  const stem = stemOf(word)
  return question.some((other) => IMPLIED_BY.get(stemOf(other))?.has(stem))
}
