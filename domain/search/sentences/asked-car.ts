import { isCommonWord } from '#domain/search/language/common-words.ts'
import { foldText, spellingsOf } from '#domain/search/normalise.ts'
import type { Car } from '#domain/cars/car.ts'
import { phraseEnd, phrases } from './phrases.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

type NamedCar = Pick<Car, 'name' | 'models' | 'seats'>

/** What is said of hires alone; "thar" and "traveller" are not among them. */
const OF_HIRES = new Set(
  'dezire baleno wagonr xcent etios ciaz amaze verna tigor tavera xylo xuv ertica inova innowa vellfire mercedes bmw audi indica uber ola rapido blablacar chauffeur cab cabs taxi taxis taiksi seater seaters kiraye kiraaye gaadi gadi gari sedan hatchback suv innova crysta hycross dzire ertiga urbania fortuner sumo coach minibus'.split(
    ' ',
  ),
)
const TOGETHER = [
  ['car', 'rental'],
  ['car', 'hire'],
  ['car', 'on', 'rent'],
  ['rent', 'a', 'car'],
  ['hire', 'a', 'car'],
  ['car', 'with', 'driver'],
  ['tempo', 'traveller'],
  ['tempo', 'traveler'],
  ['bus', 'on', 'rent'],
  ['bus', 'hire'],
  ['bus', 'for'],
  ['airport', 'pickup'],
  ['airport', 'pick', 'up'],
  ['airport', 'drop'],
  ['airport', 'transfer'],
  ['car', 'from'],
  ['mini', 'bus'],
  ['airport', 'to'],
  ['to', 'airport'],
  ['4x4'],
]
/** Said around a car that is asked for; elsewhere it may be of a tour, a place or an aeroplane. */
const BESIDE_CARS = phrases(
  'car, cars, bus, electric, ev, cng, diesel, ac, non ac, full day, 4 x 4, 4x4, 4wd, 4 wd, rent, rental, rentals, on rent, hire, with driver, driver, airport, pickup, pick up, drop, transfer, one way, oneway, round trip, roundtrip, return, there and back, and back, both ways, outstation, fare, fares, rate, rates, per km, per day, km, service, services, pe, toyota, maruti, suzuki, swift, etios, kia, carens, mahindra, scorpio, force, tempo, traveller, traveler, mini, van, coach, vehicle',
)
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
  ['reaches'],
  ['goes'],
]
const SEATER =
  /(\d{1,2})[\s-]*(seater|people|persons|pax|log|members|friends|pilgrims|passengers|guests|colleagues|students|yatris?|devotees|relatives)/i
/** A car's seats are told with the driver's (a seven-seater carries six), a van's without. */
const MOST_SEATER_OF_CARS = 8
/** "cab from pune to goa for 6": people, where nothing else is counted. */
const FOR_SO_MANY =
  /\bfor\s+(\d{1,2})(?!\d|[.,:\s-]*(?:days?|din|nights?|hours?|hrs?|km|kms|k|thousand|hazar|lakh|am|pm|to|\d)\b)/i
/** What carries many: with how many and a way it is a hire, without them it may be whoever travels. */
const LARGE = /\b(?:tempo|traveller|traveler|van|coach|bus|vehicle|gaadi|gadi)\b/i
const A_WAY = /\bto\b|\bse\b|\btak\b|\bfrom\b|\b(?:one|single|same|ek(?: hi)?) (?:vehicle|bus|van|coach|gaadi|gadi)\b/i
const FOUR_WHEELS = /\b4\s*[x×]\s*4\b|\b4\s*wd\b/gi
const MOST = 3
const FEWEST_OF_LARGE = 6

/**
 * The classes of car a question asks for, nearest first, at most three: those whose name or models it says, or that hold so many; the first of the
 * tariff where it names none. None where it asks for no car.
 */
export function carsAskedFor<Class extends NamedCar>(text: string, classes: readonly Class[]): Class[] {
  if (!asksForCar(text)) return []
  const words = [...new Set([...wordsIn(text), ...wordsMeant(text)])]
  const seats = seatsAsked(text)
  const fitting = classes.filter((one) => one.seats >= seats)
  const named = fitting
    .map((one) => ({ one, said: saidOf(one, words) }))
    .filter(({ said }) => said > 0)
    .toSorted((a, b) => b.said - a.said || a.one.seats - b.one.seats)
    .map(({ one }) => one)
  const large = fitting.toSorted((a, b) => a.seats - b.seats)
  return (named.length > 0 ? named : seats > 0 ? large : classes).slice(0, MOST)
}

function seatsAsked(text: string): number {
  const [, said, of] = SEATER.exec(text) ?? FOR_SO_MANY.exec(text) ?? []
  const count = Number(said ?? 0)
  return of?.toLowerCase() === 'seater' && count <= MOST_SEATER_OF_CARS ? count - 1 : count
}

/** Whether a question asks for a car with its driver. */
export function asksForCar(text: string): boolean {
  const words = wordsIn(text)
  const goesOn = (phrase: readonly string[], at: number) => phrase.every((word, step) => words[at + step] === word)
  const isCar = (word: string, at: number) =>
    CAR.has(word) &&
    !OTHERWISE.has(words[at - 1] ?? '') &&
    !OF_OTHER_CARS.has(words[at + 1] ?? '') &&
    !TO_THE_DOOR.some((phrase) => goesOn(phrase, at + 1))
  if (LARGE.test(text) && seatsAsked(text) >= FEWEST_OF_LARGE && A_WAY.test(text)) return true
  if (wordsMeant(text).some((word) => OF_HIRES.has(word))) return true
  return words.some((word, at) => isCar(word, at) || TOGETHER.some((phrase) => goesOn(phrase, at)))
}

/** What a text that asks for a car says besides; it begins and ends with a word that means something. */
export function withoutCar(text: string): string {
  const tokens = tokensOf(text)
  const kept: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const end = tokens[at]!.spellings.some((word) => OF_HIRES.has(word)) ? at + 1 : phraseEnd(tokens, at, BESIDE_CARS)
    if (end === undefined) kept.push(tokens[at]!)
    at = end ?? at + 1
  }
  const tells = ({ spellings }: Token) => !spellings.some(isCommonWord)
  const told = kept.slice(Math.max(0, kept.findIndex(tells)), kept.findLastIndex(tells) + 1)
  return told.map(({ from, to }) => text.slice(from, to)).join(' ')
}

/** How many words of a class a question says; "seater" and numbers are told by the seats. */
function saidOf({ name, models }: NamedCar, words: readonly string[]): number {
  const tells = (word: string) => word !== 'seater' && !/^\d+$/.test(word) && !isCommonWord(word)
  const own = new Set(foldText([name, ...models].join(' ')).filter(tells))
  return words.filter((word) => own.has(word)).length
}

function wordsIn(text: string): string[] {
  return foldText(text.replace(FOUR_WHEELS, '4x4')).flatMap((word) => spellingsOf(word))
}

/** What the words of any script mean: இன்னோவா is an Innova. */
function wordsMeant(text: string): string[] {
  return tokensOf(text).flatMap(({ spellings }) => [...spellings])
}
