import { cutEnding } from './case-endings.ts'
import names from './names-in-scripts.json' with { type: 'json' }
import { saidInOtherScripts } from './spoken-words.ts'

const LONGEST_NAME = 4
const SHORTEST_BEGINNING = 3
const MOST_BEGUN = 3
const TAMIL = /^[\u0b80-\u0bff]/
const DOUBLED = /(?<=[\u0b80-\u0bcc])[கசதப]்$/
const OTHER_SCRIPT = /^[\u0600-\u06ff\u0900-\u0d7f]/

/** Between the letters of one script of India and of the next; a letter has the same place in all of them. */
const BLOCK = 0x80
const FIRST_INDIC = 0x0900

/** Spellings of one word that everybody swaps, by their place in the block: long vowels and short ones, the signs of nasals. */
const SAME_LETTER = new Map([
  [0x01, 0x02],
  [0x08, 0x07],
  [0x0a, 0x09],
  [0x0e, 0x0f],
  [0x12, 0x13],
  [0x40, 0x3f],
  [0x42, 0x41],
  [0x46, 0x47],
  [0x4a, 0x4b],
])
const DOT = 0x3c
/** A nasal that is half a letter before another is written as a sign over the one before as well; before a y or a v, as in पुण्यात, it is itself. */
const HALF_NASALS =
  /[ङञणनमঙঞণনমઙઞણનમଙଞଣନମఙఞణనమಙಞಣನಮ][\u094d\u09cd\u0acd\u0b4d\u0c4d\u0ccd](?![यवযયવଯଵయవಯವ])(?=[\u0900-\u0d7f])/g
const FULL_LETTERS: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
  'ੰ': 'ਂ',
  'ੱ': '',
}
const AS_IN_URDU: readonly [RegExp, string][] = [
  [/ك/g, 'ک'],
  [/[يىئ]/g, 'ی'],
  [/[هۀةھ]/g, 'ہ'],
  [/[آأٱ]/g, 'ا'],
  [/ؤ/g, 'و'],
]

let known: ReadonlyMap<string, readonly string[]> | undefined

/** Names and common words as they are written in India's other scripts, by how they are looked for, with their Latin words. */
function knownNames(): ReadonlyMap<string, readonly string[]> {
  known ??= new Map([
    ...saidInOtherScripts().map(([written, means]) => [keyOf([written]), means] as const),
    ...Object.entries({ ...names.words, ...names.places }).flatMap(([latin, written]) =>
      written.split(',').map((name) => [keyOf([name]), latin.split(' ')] as const),
    ),
  ])
  return known
}

/** Whether a word is written in another script than the Latin one. */
export function isInOtherScript(word: string): boolean {
  return OTHER_SCRIPT.test(word)
}

/** A name in Latin words, where it ends among the words it is written with, and whether an ending glued to it says from. */
type WrittenName = { latin: readonly string[]; end: number; isFrom: boolean }

/**
 * The name or common word that some words of another script begin with at `at`: the longest, whether its parts are written apart or together; else the
 * longest with an ending of case.
 */
export function findWritten(words: readonly string[], at: number): WrittenName | undefined {
  if (!isInOtherScript(words[at] ?? '')) return undefined
  return findAsWritten(words, at) ?? (TAMIL.test(words[at]!) ? findAsWritten(words.map(withoutDoubled), at) : undefined)
}

/** Tamil doubles the first letter of the word that follows and writes it with the one before: பறவைகளைப் பார்க்க. */
function withoutDoubled(word: string): string {
  return TAMIL.test(word) ? word.replace(DOUBLED, '') : word
}

function findAsWritten(words: readonly string[], at: number): WrittenName | undefined {
  const ends = Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_, i) => at + i + 1).toReversed()
  for (const end of ends) {
    const latin = knownNames().get(keyOf(words.slice(at, end)))
    if (latin) return { latin, end, isFrom: false }
  }
  for (const end of ends) {
    const declined = findDeclined(keyOf(words.slice(at, end)))
    if (declined) return { ...declined, end }
  }
  return undefined
}

function keyOfOne(text: string): string {
  return keyOf([text])
}

function findDeclined(key: string): Omit<WrittenName, 'end'> | undefined {
  const cut = cutEnding(key, { keyOf: keyOfOne, isName: (name) => knownNames().has(name) })
  return cut && { latin: knownNames().get(cut.name)!, isFrom: cut.isFrom }
}

/** First Latin words of the names that a word of another script begins, a few of them; none for a letter or two. */
export function listBegun(word: string): string[] {
  const begun = keyOf([word])
  if (begun.length < SHORTEST_BEGINNING) return []
  const firsts = new Set<string>()
  for (const [key, [first]] of knownNames()) {
    if (first && key.startsWith(begun)) firsts.add(first)
    if (firsts.size === MOST_BEGUN) break
  }
  return [...firsts]
}

/** Words as they are looked for: joined, without what is spelt this way or that. */
function keyOf(words: readonly string[]): string {
  const letters = words
    .join('')
    .normalize('NFKD')
    .replace(/[\s\p{Join_Control}-]/gu, '')
  return /[\u0600-\u06ff]/.test(letters) ? urduKey(letters) : indicKey(letters)
}

function urduKey(letters: string): string {
  return AS_IN_URDU.reduce(
    (word, [one, plain]) => word.replace(one, plain),
    letters.normalize('NFC').replace(/\p{M}/gu, ''),
  )
}

function indicKey(letters: string): string {
  const nasal = (half: string) => String.fromCharCode(half.charCodeAt(0) - (half.charCodeAt(0) % BLOCK) + 0x02)
  return Array.from(letters.replace(HALF_NASALS, nasal), (letter) => FULL_LETTERS[letter] ?? plainLetter(letter)).join(
    '',
  )
}

function plainLetter(letter: string): string {
  const code = letter.charCodeAt(0)
  if (code < FIRST_INDIC) return letter
  const place = code % BLOCK
  return place === DOT ? '' : String.fromCharCode(code - place + (SAME_LETTER.get(place) ?? place))
}
