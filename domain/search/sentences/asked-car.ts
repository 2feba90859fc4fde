import { isCommonWord } from '#domain/search/language/common-words.ts'
import { foldText, spellingsOf } from '#domain/search/normalise.ts'
import { asksForTour, asksForTrek } from './asked-tour.ts'
import { BESIDE_CARS, HUBS, OF_DRIVES, OF_HIRES, TOGETHER, WITH_DRIVES } from './cars/words.ts'
import { bagsEnd, SEATER, seatsAsked } from './cars/party.ts'
import { countAt } from './numbers.ts'
import { phraseEnd, phrases } from './phrases.ts'
import { findNamed } from './place-phrase.ts'
import type { SentenceNames } from './sentence-names.ts'
import { isOfAnother, isOfSafaris, isTourByCar, signEnd, speaksForCar, speaksOfTours } from './speaks-for-car.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

const CAR = new Set(['car', 'cars'])
/** Said before a car that is not asked for. */
const OTHERWISE = new Set(['by', 'cable', 'own', 'my', 'no', 'without', 'vintage', 'toy'])
/** Said after one: "car sickness" is none, "museum" has old ones. */
const OF_OTHER_CARS = new Set(
  'sick sickness museum rally festival free parking race racing journey tour trip'.split(' '),
)
/** Said of a car that shall get there, whoever's it is. */
const TO_THE_DOOR = [
  ['till', 'hotel'],
  ['till', 'the', 'hotel'],
  ['upto', 'hotel'],
  ['up', 'to', 'hotel'],
  ['to', 'hotel'],
  ['me', 'ulti'],
  ['mein', 'ulti'],
  ['sick'],
  ['reaches'],
  ['goes'],
]
/** What carries many: with how many and a way it is a hire, without them it may be whoever travels. */
const LARGE = /\b(?:tempo|traveller|traveler)\b/i
const A_WAY = /\bto\b|\bse\b|\btak\b|\bfrom\b/i
const FOUR_WHEELS = /\b4\s*(?:[x×]|by)\s*4\b|\b4\s*wd\b/gi
const FEWEST_OF_LARGE = 6
/** Said after a car of those who sit in one. */
const INSIDE = phrases('me, mein, men, se ghumna, se ghoomna, apne')

/** Whether a question asks for a car with its driver. With `names` what is said of a drive counts too: from where to where, who comes, what they carry. */
export function asksForCar(text: string, names?: SentenceNames): boolean {
  const tokens = tokensOf(text)
  if (isTourByCar(tokens) || isOfAnother(tokens)) return false
  if (namesHire(text, tokens)) return true
  if (names === undefined || isOfSafaris(text, tokens)) return false
  return saysOnlyADrive(tokens, names) || speaksForCar(tokens, names)
}

/** Whether it names a car, or what is said of hires alone. */
function namesHire(text: string, tokens: readonly Token[]): boolean {
  if (LARGE.test(text) && seatsAsked(tokens) >= FEWEST_OF_LARGE && A_WAY.test(text)) return true
  if (tokens.some((_, at) => isHire(tokens, at))) return true
  if (tokens.some((_, at) => phraseEnd(tokens, at, TOGETHER) !== undefined)) return true
  const words = wordsIn(text)
  return words.some((word, at) => CAR.has(word) && isHired(words, at))
}

function isHire(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.spellings.some((word) => OF_HIRES.has(word)) && phraseEnd(tokens, at + 1, INSIDE) === undefined
}

/** Whether the car at a word is one to be hired. */
function isHired(words: readonly string[], at: number): boolean {
  const goesOn = (phrase: readonly string[]) => phrase.every((word, step) => words[at + 1 + step] === word)
  return !OTHERWISE.has(words[at - 1] ?? '') && !OF_OTHER_CARS.has(words[at + 1] ?? '') && !TO_THE_DOOR.some(goesOn)
}

const SIGHTS = phrases(Object.keys(HUBS).join(', '))

/** Whether all of a question is a drive: at least one word of hires, and else only from where to where, for whom and when. */
function saysOnlyADrive(tokens: readonly Token[], names: SentenceNames): boolean {
  if (!tokens.some((_, at) => phraseEnd(tokens, at, OF_DRIVES) !== undefined)) return false
  if (asksForTour(tokens) || asksForTrek(tokens) || speaksOfTours(tokens)) return false
  for (let at = 0; at < tokens.length;) {
    const end = driveEnd(tokens, at, names)
    if (end === undefined) return false
    at = end
  }
  return true
}

function driveEnd(tokens: readonly Token[], at: number, names: SentenceNames): number | undefined {
  const said = [OF_DRIVES, BESIDE_CARS, SIGHTS, WITH_DRIVES].map((some) => phraseEnd(tokens, at, some))
  const end = Math.max(...said.map((one) => one ?? 0))
  if (end > 0) return end
  const place = findNamed(
    tokens,
    at,
    (text) => names.findPlace(text, { sure: true }) ?? (names.isPlace(text) || undefined),
  )
  if (place) return place.end
  const { number, spellings } = tokens[at]!
  return number !== undefined || spellings.some(isCommonWord) ? at + 1 : undefined
}

/** What a text that asks for a car says besides; it begins and ends with a word that means something. */
export function withoutCar(text: string): string {
  const tokens = tokensOf(text)
  const kept: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const end = carEnd(tokens, at)
    if (end === undefined) kept.push(tokens[at]!)
    at = end ?? at + 1
  }
  const tells = ({ spellings }: Token) => !spellings.some(isCommonWord)
  const told = kept.slice(Math.max(0, kept.findIndex(tells)), kept.findLastIndex(tells) + 1)
  return told
    .filter(({ from }, at) => from !== told[at - 1]?.from)
    .map(({ from, to }) => text.slice(from, to))
    .join(' ')
}

function carEnd(tokens: readonly Token[], at: number): number | undefined {
  const seats = countAt(tokens, at) === undefined ? undefined : phraseEnd(tokens, at + 1, SEATER)
  if (seats !== undefined) return seats
  if (tokens[at]!.spellings.some((word) => OF_HIRES.has(word))) return at + 1
  const ends = [
    bagsEnd(tokens, at),
    ...[BESIDE_CARS, OF_DRIVES].map((said) => phraseEnd(tokens, at, said)),
    signEnd(tokens, at),
  ]
  return ends.find((end) => end !== undefined)
}

function wordsIn(text: string): string[] {
  return foldText(text.replace(FOUR_WHEELS, '4x4')).flatMap((word) => spellingsOf(word))
}

/** The words of a question as they are typed and, in whatever script, as what they mean: இன்னோவா is an Innova. */
export function carWordsIn(text: string): string[] {
  return [...new Set([...wordsIn(text), ...tokensOf(text).flatMap(({ spellings }) => [...spellings])])]
}
