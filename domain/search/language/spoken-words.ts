import nicknames from './nicknames.json' with { type: 'json' }
import others from './other-words.json' with { type: 'json' }
import words from './spoken-words.json' with { type: 'json' }

/** One way of saying something, and the English words it means. */
export type Said = { said: readonly string[]; means: readonly string[] }

/**
 * What people say in the languages of India, by what it means here: seasons, months, who travels and what one asks, in Latin letters and in their own. What
 * says nothing of where or what means a filler word.
 */
export const SPOKEN: readonly Said[] = saidIn(words)

/** What people say in English, or mistype, for what is called otherwise here. */
export const SAID_OTHERWISE: readonly Said[] = saidIn(others)

/** What places and sights are called for what they are known for: "scotland of india". */
export const NICKNAMES: readonly Said[] = saidIn(nicknames)

const LATIN = /^[a-z0-9 ]+$/

/** Those in Latin letters by their first word, the longest first. */
const BEGUN_BY = Map.groupBy(
  [...NICKNAMES, ...SAID_OTHERWISE, ...SPOKEN]
    .filter(({ said }) => said.every((word) => LATIN.test(word)))
    .toSorted((one, other) => other.said.length - one.said.length),
  ({ said: [first] }) => first ?? '',
)

/** The longest of what people say that begins at `at`, and where it ends. */
export function findSaid(asked: readonly string[], at: number): { means: readonly string[]; end: number } | undefined {
  const found = BEGUN_BY.get(asked[at] ?? '')?.find(({ said }) => said.every((word, step) => asked[at + step] === word))
  return found && { means: found.means, end: at + found.said.length }
}

/** Whether a question is put in a language of India, in Latin letters: it has one of its words. */
export function isSpoken(asked: readonly string[]): boolean {
  alone ??= new Set(saidAlone())
  return asked.some((word) => alone!.has(word))
}

let alone: ReadonlySet<string> | undefined

/** Those in other letters than the Latin, each as it is written. */
export function saidInOtherScripts(): [written: string, means: readonly string[]][] {
  return [...SPOKEN, ...NICKNAMES]
    .filter(({ said }) => !said.every((word) => LATIN.test(word)))
    .map(({ said, means }) => [said.join(' '), means])
}

/** Those of one word in Latin letters. */
export function saidAlone(): string[] {
  return SPOKEN.flatMap(({ said: [word, ...more] }) => (word && more.length === 0 && LATIN.test(word) ? [word] : []))
}

function saidIn(table: Readonly<Record<string, string>>): Said[] {
  return Object.entries(table).flatMap(([means, all]) =>
    all.split(', ').map((said) => ({ said: said.split(' '), means: means.split(' ') })),
  )
}
