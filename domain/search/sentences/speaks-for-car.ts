import { isCommonWord } from '#domain/search/language/common-words.ts'
import type { Span } from '#domain/search/filters.ts'
import { bagsAsked, seatsAsked } from './cars/party.ts'
import {
  AGAINST,
  ENOUGH,
  EVENTS,
  MANY,
  OF_A_BUDGET,
  OF_A_PLACE_ALONE,
  OF_A_STAY,
  OF_A_WAY,
  OF_BAGS,
  OF_PEOPLE,
  SIGNS,
} from './cars/signs.ts'
import type { Sign } from './cars/signs.ts'
import { HUBS } from './cars/words.ts'
import { readDays } from './days.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import { findNamed } from './place-phrase.ts'
import { readPrice } from './price.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

const TOURS = phrases('tour, tours, package, packages, holiday, holidays, vacation, honeymoon, tur, trip package')
const VEHICLES = phrases(
  'car, cars, cab, cabs, taxi, vehicle, private vehicle, private car, private cab, driver, gaadi, gadi, bus, van, tempo traveller, innova, sedan, suv, coach, transport, airport pickup, airport transfer, pickup, car and driver',
)
/** Said between a tour and the car it is driven in. */
const IN_IT = phrases(
  'with, by, including, incl, includes, and, aur, +, &, in, with private, with ac, with a, by private, by ac, with own',
)
const INCLUDED = phrases('included, include, including, inclusive, ke saath, shamil')
const TO_BE_HIRED = phrases('rent, on rent, rental, hire, on hire, kiraye, per km, chahiye, needed')

/** Whether a tour is asked for, and the car is what it is driven in: "kerala tour with car and driver", not "innova for a kerala tour". */
export function isTourByCar(tokens: readonly Token[]): boolean {
  if (!has(tokens, TOURS) || has(tokens, TO_BE_HIRED)) return false
  return tokens.some((_, at) => {
    const vehicle = phraseEnd(tokens, at, VEHICLES)
    if (vehicle !== undefined && phraseEnd(tokens, vehicle, INCLUDED) !== undefined) return true
    const led = phraseEnd(tokens, at, IN_IT)
    return led !== undefined && phraseEnd(tokens, led, VEHICLES) !== undefined
  })
}

/** Whether it is about what is no car: a safari's jeep, a ticket, the nearest airport. */
export function isOfAnother(tokens: readonly Token[]): boolean {
  return has(tokens, AGAINST[0]![1])
}

const ANIMALS = /\b(?:safaris?|jungle|sanctuary|national park|wildlife|tigers?|lions?|rhinos?|leopards?|elephants?)\b/i

/** Whether it is about animals and the forest, which one is driven to in another's jeep. */
export function isOfSafaris(text: string, tokens: readonly Token[]): boolean {
  return ANIMALS.test(text) || tokens.some(({ spellings }) => spellings.some((word) => ANIMALS.test(word)))
}

/** Where a sign of a drive that begins at a word ends; undefined where none does. */
export function signEnd(tokens: readonly Token[], at: number): number | undefined {
  const ends = [...SIGNS.map(([, said]) => said), EVENTS].map((said) => phraseEnd(tokens, at, said) ?? 0)
  return Math.max(...ends) || undefined
}

/** Whether it speaks of what tours are made of, whatever of a drive is said besides. */
export function speaksOfTours(tokens: readonly Token[]): boolean {
  return weightOf(tokens, AGAINST) > 1
}

/** Whether what is said of a drive is enough for a car to be asked for. */
export function speaksForCar(tokens: readonly Token[], names: SentenceNames): boolean {
  const people = seatsAsked(tokens)
  const isEvent = has(tokens, EVENTS)
  const said =
    weightOf(tokens, SIGNS) +
    (people > 0 ? OF_PEOPLE : 0) +
    (isEvent ? 1 : 0) +
    (isEvent && people >= MANY ? 1 : 0) +
    (bagsAsked(tokens).isSaid ? OF_BAGS : 0)
  const most = said - weightOf(tokens, AGAINST)
  if (most + OF_A_WAY < ENOUGH) return false
  const { isWay, isThere } = wayIn(tokens, names)
  const isCarried = has(tokens, SIGNS[0]![1])
  const isStay = !isCarried && tokens.some((_, at) => isLong(readDays(tokens, at, names)?.filters?.days))
  const isPriced = tokens.some((_, at) => readPrice(tokens, at, names) !== undefined)
  const less = (isStay ? OF_A_STAY : 0) + (isPriced ? OF_A_BUDGET : 0) + (isThere && isEvent ? OF_A_PLACE_ALONE : 0)
  return most + (isWay ? OF_A_WAY : 0) - less >= ENOUGH
}

function isLong(days: Span | undefined): boolean {
  return days !== undefined && (days.from ?? days.to ?? 0) > 1
}

function weightOf(tokens: readonly Token[], signs: readonly Sign[]): number {
  return signs.reduce((sum, [weight, said]) => sum + (has(tokens, said) ? weight : 0), 0)
}

function has(tokens: readonly Token[], said: Phrases): boolean {
  return tokens.some((_, at) => phraseEnd(tokens, at, said) !== undefined)
}

const LEADS_ON = new Set([
  'to',
  'se',
  'te',
  'tak',
  'from',
  '-',
  'ke',
  'liye',
  'and',
  'drop',
  'airport',
  'railway',
  'station',
  'stn',
  'jn',
  'city',
  'hotel',
])
const LEADS = ['to', 'se', 'te', 'tak', '-']
const HUB_NAMES = phrases(Object.keys(HUBS).join(', '))

function leadsOn({ spellings }: Token): boolean {
  return spellings.some((word) => LEADS.includes(word))
}

/** Whether a question says from which place to which ("pune to shirdi", "lucknow se nainital", "agra ke liye delhi se"), else whether it names where something is. */
function wayIn(tokens: readonly Token[], names: SentenceNames): { isWay: boolean; isThere: boolean } {
  let [isPlace, isLed, isNear] = [false, false, false]
  for (let at = 0; at < tokens.length;) {
    const end = placeEnd(tokens, at, names)
    if (end !== undefined) {
      const isBefore = isPlace && isNear && (isLed || tokens[end]?.spellings.includes('se') === true)
      if (isBefore) return { isWay: true, isThere: false }
      ;[isPlace, isLed, isNear] = [true, false, true]
    } else {
      isLed ||= leadsOn(tokens[at]!)
      isNear &&= tokens[at]!.spellings.some((word) => LEADS_ON.has(word))
    }
    at = end ?? at + 1
  }
  // Where a way leads to what is not known it is one all the same.
  return { isWay: false, isThere: isPlace && !tokens.some(leadsOn) }
}

function placeEnd(tokens: readonly Token[], at: number, names: SentenceNames): number | undefined {
  if (tokens[at]!.spellings.some((word) => isCommonWord(word) || LEADS_ON.has(word))) return undefined
  const hub = phraseEnd(tokens, at, HUB_NAMES)
  return hub ?? findNamed(tokens, at, (text) => names.findPlace(text, { sure: true }))?.end
}
