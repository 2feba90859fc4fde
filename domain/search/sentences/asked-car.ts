import { isCommonWord } from '#domain/search/language/common-words.ts'
import { foldText, spellingsOf } from '#domain/search/normalise.ts'
import { asksForTour, asksForTrek } from './asked-tour.ts'
import { BESIDE_CARS, HUBS, OF_DRIVES, OF_HIRES, TOGETHER, WITH_DRIVES } from './car-words.ts'
import { countAt } from './numbers.ts'
import { phraseEnd, phrases } from './phrases.ts'
import { findNamed } from './place-phrase.ts'
import type { SentenceNames } from './sentence-names.ts'
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
const LARGE = /\b(?:tempo|traveller|traveler|van|coach|bus|vehicle|gaadi|gadi)\b/i
const A_WAY = /\bto\b|\bse\b|\btak\b|\bfrom\b|\b(?:one|single|same|ek(?: hi)?) (?:vehicle|bus|van|coach|gaadi|gadi)\b/i
const FOUR_WHEELS = /\b4\s*(?:[x×]|by)\s*4\b|\b4\s*wd\b/gi
const FEWEST_OF_LARGE = 6

type Names = Pick<SentenceNames, 'findPlace' | 'isPlace'>

/** Whether a question asks for a car with its driver. Words that may be of a tour too count where, with `names`, nothing is said beside them but places, people and hours. */
export function asksForCar(text: string, names?: Names): boolean {
  const words = wordsIn(text)
  const tokens = tokensOf(text)
  if (LARGE.test(text) && seatsAsked(tokens) >= FEWEST_OF_LARGE && A_WAY.test(text)) return true
  if (tokens.some(({ spellings }) => spellings.some((word) => OF_HIRES.has(word)))) return true
  if (tokens.some((_, at) => phraseEnd(tokens, at, TOGETHER) !== undefined)) return true
  if (words.some((word, at) => CAR.has(word) && isHired(words, at))) return true
  return names !== undefined && saysOnlyADrive(tokens, names)
}

/** Whether the car at a word is one to be hired. */
function isHired(words: readonly string[], at: number): boolean {
  const goesOn = (phrase: readonly string[]) => phrase.every((word, step) => words[at + 1 + step] === word)
  return !OTHERWISE.has(words[at - 1] ?? '') && !OF_OTHER_CARS.has(words[at + 1] ?? '') && !TO_THE_DOOR.some(goesOn)
}

const SIGHTS = phrases(Object.keys(HUBS).join(', '))

/** Whether all of a question is a drive: at least one word of hires, and else only from where to where, for whom and when. */
function saysOnlyADrive(tokens: readonly Token[], names: Names): boolean {
  if (!tokens.some((_, at) => phraseEnd(tokens, at, OF_DRIVES) !== undefined)) return false
  if (asksForTour(tokens) || asksForTrek(tokens)) return false
  for (let at = 0; at < tokens.length;) {
    const end = driveEnd(tokens, at, names)
    if (end === undefined) return false
    at = end
  }
  return true
}

function driveEnd(tokens: readonly Token[], at: number, names: Names): number | undefined {
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

const SEATER = phrases('seater, seaters, seat, seats, sitter')
const PEOPLE = phrases(
  'people, persons, person, pax, log, logo, logon, members, member, family members, friends, pilgrims, passengers, guests, colleagues, students, yatri, yatris, devotees, relatives, barati, baratis, jan, jane, bande, sawari, savari, adults, baraati, baraatis, ladies, women, staff, employees',
)
const CHILDREN = phrases('child, children, kid, kids, baccha, bachcha, bacche, bachche')
/** "cab from pune to goa for 6": people, where nothing else is counted. */
const FOR = phrases('for')
const MEASURES = phrases(
  'day, days, din, night, nights, hour, hours, hr, hrs, km, kms, k, thousand, hazar, lakh, am, pm, to, -, /, x, by, baje, week, weeks, bag, bags, suitcase, suitcases',
)
/** A car's seats are told with the driver's (a seven-seater carries six), a van's without. */
const SEATS_OF_CARS = { least: 5, most: 8 }
const MOST_SEATS = 99

/** For how many people a vehicle is asked: as its seats or as those who travel are counted; 0 where nobody says. */
export function seatsAsked(tokens: readonly Token[]): number {
  for (let at = 0; at < tokens.length; at++) {
    const count = countAt(tokens, at)
    if (count === undefined || !Number.isInteger(count) || count > MOST_SEATS) continue
    const next = tokens[at + 1]?.spellings[0] === '-' ? at + 2 : at + 1
    if (phraseEnd(tokens, next, SEATER) !== undefined)
      return count >= SEATS_OF_CARS.least && count <= SEATS_OF_CARS.most ? count - 1 : count
    if (phraseEnd(tokens, at + 1, PEOPLE) !== undefined) return count + childrenAsked(tokens)
    const isFor = at > 0 && phraseEnd(tokens, at - 1, FOR) === at && tokens[at]!.number !== undefined
    if (isFor && phraseEnd(tokens, at + 1, MEASURES) === undefined) return count
  }
  return 0
}

/** A seat each, whoever's lap they would rather sit on. */
function childrenAsked(tokens: readonly Token[]): number {
  const at = tokens.findIndex((_, one) => countAt(tokens, one) && phraseEnd(tokens, one + 1, CHILDREN) !== undefined)
  return at < 0 ? 0 : countAt(tokens, at)!
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
  return phraseEnd(tokens, at, BESIDE_CARS) ?? phraseEnd(tokens, at, OF_DRIVES)
}

function wordsIn(text: string): string[] {
  return foldText(text.replace(FOUR_WHEELS, '4x4')).flatMap((word) => spellingsOf(word))
}

/** The words of a question as they are typed and, in whatever script, as what they mean: இன்னோவா is an Innova. */
export function carWordsIn(text: string): string[] {
  return [...new Set([...wordsIn(text), ...tokensOf(text).flatMap(({ spellings }) => [...spellings])])]
}
