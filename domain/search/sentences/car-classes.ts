import { isCommonWord } from '#domain/search/language/common-words.ts'
import { foldText } from '#domain/search/normalise.ts'
import type { Car } from '#domain/cars/car.ts'
import { asksForCar, carWordsIn, seatsAsked } from './asked-car.ts'
import { countAt } from './numbers.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { SentenceNames } from './sentence-names.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

type NamedCar = Pick<Car, 'name' | 'models' | 'seats' | 'largeBags' | 'perKmPaise'>

const MOST = 3
/** Who makes many classes tells none of them. */
const MAKERS = new Set('toyota maruti suzuki tata honda hyundai mahindra kia force mg renault skoda'.split(' '))
const BAGS = phrases(
  'bag, bags, suitcase, suitcases, trolley, trolleys, trolley bags, luggage, bade bag, big bags, large bags',
)
const MUCH_LUGGAGE = phrases(
  'luggage zyada, luggage jyada, zyada luggage, jyada luggage, lot of luggage, lots of luggage, heavy luggage, much luggage, more luggage, bahut luggage, big luggage, boot space, big boot',
)
const LARGE_BAGS_OF_MUCH = 3
/** One of some bags may be a small one. */
const SMALL_BAGS = 1
/** Cars of like size: four are driven in a sedan, nine in a small van. */
const SIZES = [4, 6, 9, 12, 17, 26, 35]

/**
 * The classes of car a question asks for, the best first, at most three: those whose name or models it says, else all, and of them those that hold the people and
 * the bags it counts, or `people`; the smallest of them that do, the cheapest first. Where none holds so many the largest. None where it asks for no car.
 */
export function carsAskedFor<Class extends NamedCar>(
  text: string,
  classes: readonly Class[],
  { names, people = 0 }: { names?: SentenceNames; people?: number | undefined } = {},
): Class[] {
  if (!asksForCar(text, names)) return []
  const tokens = tokensOf(text)
  const seats = Math.max(seatsAsked(tokens), people)
  const bags = bagsAsked(tokens)
  const holding = classes.filter((one) => one.seats >= seats && one.largeBags + SMALL_BAGS >= bags)
  const fitting = holding.length > 0 ? holding : largestOf(classes)
  const named = namedOf(fitting, carWordsIn(text))
  const isSized = named.length === 0 || seats > 0
  return (named.length > 0 ? named : fitting)
    .toSorted((one, other) => (isSized ? sizeOf(one) - sizeOf(other) : 0) || one.perKmPaise - other.perKmPaise)
    .slice(0, MOST)
}

function largestOf<Class extends NamedCar>(classes: readonly Class[]): Class[] {
  const most = Math.max(...classes.map(({ seats }) => seats))
  return classes.filter(({ seats }) => seats === most)
}

function sizeOf({ seats }: NamedCar): number {
  return SIZES.find((size) => seats <= size) ?? Infinity
}

/** Those of which a question says most. */
function namedOf<Class extends NamedCar>(classes: readonly Class[], words: readonly string[]): Class[] {
  const said = classes.map((one) => ({ one, count: saidOf(one, words) }))
  const most = Math.max(0, ...said.map(({ count }) => count))
  return most === 0 ? [] : said.filter(({ count }) => count === most).map(({ one }) => one)
}

/** How many words of a class a question says; "seater" and numbers are told by the seats. */
function saidOf({ name, models }: NamedCar, words: readonly string[]): number {
  const tells = (word: string) => word !== 'seater' && !/^\d+$/.test(word) && !isCommonWord(word) && !MAKERS.has(word)
  const own = new Set(foldText([name, ...models].join(' ')).filter(tells))
  return words.filter((word) => own.has(word)).length
}

function bagsAsked(tokens: readonly Token[]): number {
  if (tokens.some((_, at) => phraseEnd(tokens, at, MUCH_LUGGAGE) !== undefined)) return LARGE_BAGS_OF_MUCH + SMALL_BAGS
  const at = tokens.findIndex(
    (_, one) => countAt(tokens, one) !== undefined && phraseEnd(tokens, one + 1, BAGS) !== undefined,
  )
  return at < 0 ? 0 : countAt(tokens, at)!
}
