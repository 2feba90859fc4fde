import { isCommonWord } from '#domain/search/language/common-words.ts'
import { foldText } from '#domain/search/normalise.ts'
import { asksForCar, carWordsIn } from '#domain/search/sentences/asked-car.ts'
import { misfitOf } from './fit.ts'
import type { CarAsk, FittingCar } from './fit.ts'
import { carNeeds } from './needs.ts'
import { bagsAsked, seatsAsked } from './party.ts'
import type { SentenceNames } from '#domain/search/sentences/sentence-names.ts'
import { tokensOf } from '#domain/search/sentences/tokens.ts'

const MOST = 6
/** So much worse than the best a class may fit and be shown. */
const SPREAD = 1.3
/** So many are shown where they fit less well. */
const FEWEST = 3
const WIDE_SPREAD = 3.2
/** What is named comes before whatever fits better. */
const NAMED_FIRST = 8
/** Of the seats of a large party's bus: the next smaller is shown too, for whoever takes two or leaves some at home. */
const FEWEST_FOR_TWO = 36
/** Who makes many classes tells none of them, and what a car is like is no name. */
const NO_NAMES = new Set(
  'toyota maruti suzuki tata honda hyundai mahindra kia force mg renault skoda seater city luxury premium electric compact mini hill desert bus'.split(
    ' ',
  ),
)

/** Who asks: what is known of them besides the words. */
type Asking = { names?: SentenceNames; people?: number | undefined; days?: number | undefined; isWay?: boolean }

/**
 * The classes of car a question asks for, the best first, at most six: those whose name or models it says and their like, else those that hold the people and the
 * bags it counts and are as it wishes; none that is too small for the party, but last one that is named and lacks a seat. Where none holds so many the largest.
 * None where it asks for no car.
 */
export function carsAskedFor<Class extends FittingCar>(
  text: string,
  classes: readonly Class[],
  { names, people = 0, days = 1, isWay = false }: Asking = {},
): Class[] {
  if (!asksForCar(text, names)) return []
  const tokens = tokensOf(text)
  const seats = Math.max(seatsAsked(tokens), people)
  const { bags, areLarge = false } = bagsAsked(tokens)
  const named = namedOf(classes, carWordsIn(text))
  const isNamed = named.some((one) => one.seats >= seats)
  const ask: CarAsk = { people: seats, bags, areLarge, days, isWay, isNamed, needs: carNeeds(tokens) }
  const fitting = bestOf(classes, ask, named)
  if (fitting.length === 0) return largestFirst(classes).slice(0, 2)
  const short = named.filter((one) => one.seats === seats - 1 && one.seats > 4)
  const smaller =
    seats >= FEWEST_FOR_TWO
      ? largestFirst(classes)
          .filter((one) => one.seats < seats)
          .slice(0, 1)
      : []
  return [...fitting.slice(0, MOST - short.length), ...short, ...smaller].slice(0, MOST)
}

/** The one class whose name or models a question says; undefined where it says none or several. */
export function classNamed<Class extends FittingCar>(text: string, classes: readonly Class[]): Class | undefined {
  const named = namedOf(classes, carWordsIn(text))
  return named.length === 1 ? named[0] : undefined
}

function bestOf<Class extends FittingCar>(classes: readonly Class[], ask: CarAsk, named: readonly Class[]): Class[] {
  const cheapestPaise = Math.min(...classes.map(({ perKmPaise }) => perKmPaise))
  const ranked = classes
    .map((one) => {
      const misfit = misfitOf(one, ask, cheapestPaise)
      const unlike = ask.isNamed ? Math.min(...named.map((known) => unlikeness(one, known))) : 0
      return { one, cost: misfit + unlike, isNamed: ask.isNamed && named.includes(one) }
    })
    .filter(({ cost }) => cost < Infinity)
    .toSorted((one, other) => first(one) - first(other))
  const best = Math.min(...ranked.map(({ cost }) => cost))
  const isNear = ({ cost, isNamed }: { cost: number; isNamed: boolean }, at: number) =>
    isNamed || cost <= best + (at < FEWEST ? WIDE_SPREAD : SPREAD)
  return ranked.filter(isNear).map(({ one }) => one)
}

function first({ cost, isNamed }: { cost: number; isNamed: boolean }): number {
  return cost - (isNamed ? NAMED_FIRST : 0)
}

/** How far a class is from another in size, price and kind. */
function unlikeness(one: FittingCar, other: FittingCar): number {
  const apart = (a: number, b: number) => Math.abs(Math.log(a / b))
  const kind = one.category === other.category ? 0 : 0.4
  return 2 * apart(one.seats, other.seats) + 0.6 * apart(one.perKmPaise, other.perKmPaise) + kind
}

function largestFirst<Class extends FittingCar>(classes: readonly Class[]): Class[] {
  return classes.toSorted((one, other) => other.seats - one.seats)
}

/** Those of which a question says most. */
function namedOf<Class extends FittingCar>(classes: readonly Class[], words: readonly string[]): Class[] {
  const said = classes.map((one) => ({ one, count: saidOf(one, words) }))
  const most = Math.max(0, ...said.map(({ count }) => count))
  return most === 0 ? [] : said.filter(({ count }) => count === most).map(({ one }) => one)
}

/** How many words of a class a question says, and a model by its whole name; numbers are told by the seats. */
function saidOf({ name, models }: FittingCar, words: readonly string[]): number {
  const tells = (word: string) => !/^\d+$/.test(word) && !isCommonWord(word) && !NO_NAMES.has(word)
  const own = new Set(foldText([name, ...models].join(' ')).filter(tells))
  const isWhole = models.some((model) => foldText(model).every((word) => words.includes(word)))
  return words.filter((word) => own.has(word)).length + (isWhole ? 1 : 0)
}
