import { ADULT_AGE, MOST_CHILDREN } from '#domain/party/party.ts'
import { isCommonWord } from '#domain/search/language/common-words.ts'
import { readDays } from './days.ts'
import { monthAt } from './month-names.ts'
import { countAt } from './numbers.ts'
import { readOrder } from './order.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import { readPrice } from './price.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

/** Children a stretch of a sentence tells: how many, and their ages where it says those of all, else none. */
export type ChildrenInWords = { count: number; ages: readonly number[]; end: number }

const CHILDREN = phrases(
  'children, child, kids, kid, toddlers, toddler, sons, son, daughters, daughter, boys, boy, girls, girl, bachche, bachcha, bacche, baccha, bachchi, bacchi, bachi, bachiyan, beti, betiyan, betiyon, beta',
)
const INFANTS = phrases('infants, infant, babies, baby, newborn')
const INFANT_AGE = 1
const ARTICLE = phrases('a, an')
const OLD = phrases(
  'varshachya, varshacha, varshachi, varsh ka, varsh ki, year old, years old, yr old, yrs old, - year - old, saal ka, saal ki, month old, months old, - month - old, mahine ka, mahine ki',
)
const AGED = phrases(
  'aged, age, ages, of age, of ages, of, umar, umr, ki umar, ki umr, who is, who are, is, are, is only, are only, is just, is about, turning, is turning',
)
/** "Son is 12" tells his age; "is 4 days" does not. */
const IS = phrases('is, are, is only, are only, is just, is about')
const BELOW = phrases('below, under, less than, upto, up to, above, over')
const YEARS = phrases(
  'years old, year old, year olds, years, year, yrs old, yr old, yrs, yr, - year - old, saal ke, saal ka, saal ki, saal, varshachya, varshanchya, varshacha, varshachi, varsh ke, varsh ka, varsh ki, varsh',
)
const MONTHS = phrases(
  'months old, month old, months, month, - month - old, mahine ke, mahine ka, mahine ki, mahine, mahina, maheene',
)
const MONTHS_A_YEAR = 12
const AND = phrases('and, &, +, aur, /, -')
const BESIDES = phrases('and, &, +, aur, with')
/** What a figure may count besides years and people. */
export const COUNTED = phrases(
  [
    'star, stars, seater, seats, seat, people, persons, passengers, members, log, pax, adults, adult, friends, couples, families',
    'rooms, room, beds, bed, bedrooms, bedroom, bhk, cars, tickets, ticket, meals, hours, hour, hrs, hr, minutes, am, pm, baje',
    'st, nd, rd, th, km, kms, k, percent, night, nights, dham, dhams, jyotirlinga, jyotirlingas, jyotirling, sisters, places',
    'cities, city, states, countries, islands, temples, temple, lakes, beaches, forts, spots, destinations, peeth, shaktipeeth',
    'tours, trips, treks, packages, kamre, kamra',
  ].join(', '),
)
/** After "1" another word is what there is one of, unless the sentence goes on with it. */
const GOES_ON = phrases(
  'from, in, to, at, on, by, for, with, under, below, upto, up, near, and, or, se, ka, ke, ki, ko, me, mein, tour, trip, package',
)
const SHORTEST_PLURAL = 4
const TO = phrases('-, /, to, se, or, till')
const OF_A_MONTH = phrases('of, ke, ki, ka')

type Words = readonly Token[]

/** "2 kids 5 and 12", "a child of 7", "child age 5", "5 year old", "an infant", and one after the other. */
export function childrenAt(tokens: Words, at: number, names: SentenceNames): ChildrenInWords | undefined {
  const first =
    infantsAt(tokens, at, names) ?? countedAt(tokens, at, names) ?? oneAt(tokens, at, names) ?? oldAt(tokens, at)
  const and = first && phraseEnd(tokens, first.end, BESIDES)
  const others = and === undefined ? undefined : childrenAt(tokens, and, names)
  if (!first || !others) return first
  const count = first.count + others.count
  const ages = [...first.ages, ...others.ages]
  return { count, ages: ages.length === count ? ages : [], end: others.end }
}

function infantsAt(tokens: Words, at: number, names: SentenceNames): ChildrenInWords | undefined {
  const said = countAt(tokens, at)
  const end = phraseEnd(tokens, said === undefined ? at : at + 1, INFANTS)
  const count = said ?? 1
  if (end === undefined || !isCount(count)) return undefined
  return { count, ages: Array(count).fill(INFANT_AGE), end, ...agesAt(tokens, end, { count, names, isSaid: true }) }
}

function countedAt(tokens: Words, at: number, names: SentenceNames): ChildrenInWords | undefined {
  const count = countAt(tokens, at)
  const end = phraseEnd(tokens, at + 1, CHILDREN)
  if (count === undefined || end === undefined || !isCount(count)) return undefined
  return { count, ages: [], end: pastBound(tokens, end, names), ...agesAt(tokens, end, { count, names }) }
}

/** "kids below 5": how old they are at most is no age of theirs, and nothing to look for. */
function pastBound(tokens: Words, at: number, names: SentenceNames): number {
  const figure = phraseEnd(tokens, at, BELOW)
  const told = figure === undefined ? undefined : ageAt(tokens, figure)
  return told && (told.isMeasured || !isOfSomething(tokens, figure!, names)) ? told.end : at
}

/** Of a child without a number the age must be said as one. */
function oneAt(tokens: Words, at: number, names: SentenceNames): ChildrenInWords | undefined {
  const end = phraseEnd(tokens, at, CHILDREN)
  const told = end === undefined ? undefined : agesAt(tokens, end, { count: 1, names, isSaid: true })
  return told && othersToo(tokens, told, names)
}

/** "Kids are 5 and 9": one child for each age. */
function othersToo(
  tokens: Words,
  { ages, end }: { ages: readonly number[]; end: number },
  names: SentenceNames,
): ChildrenInWords {
  const and = phraseEnd(tokens, end, AND)
  const next = and === undefined || ages.length === MOST_CHILDREN ? undefined : ageAt(tokens, and)
  if (!next || (!next.isMeasured && isOfSomething(tokens, next.end - 1, names)))
    return { count: ages.length, ages, end }
  return othersToo(tokens, { ages: [...ages, next.age], end: next.end }, names)
}

/** "5 year old", "5 year old son". */
function oldAt(tokens: Words, at: number): ChildrenInWords | undefined {
  const start = pastPhrase(tokens, at, ARTICLE)
  const told = ageAt(tokens, start)
  const old = phraseEnd(tokens, start + 1, OLD)
  if (!told || old === undefined) return undefined
  return { count: 1, ages: [told.age], end: phraseEnd(tokens, old, INFANTS) ?? pastPhrase(tokens, old, CHILDREN) }
}

/** Whether a stretch calls anybody a child: a company is ten years old too. */
export function namesChild(tokens: Words, from: number, to: number): boolean {
  const isChild = (at: number) => [CHILDREN, INFANTS].some((known) => phraseEnd(tokens, at, known) !== undefined)
  return tokens.some((_token, at) => at >= from && at < to && isChild(at))
}

/** "1 year old", "baby": somebody's age or a child, where it is no more than that, or a journey follows. */
export function isOfNothingElse(tokens: Words, end: number): boolean {
  return tokens[end] === undefined || tokens[end].spellings.some(isCommonWord)
}

type AgesWanted = { count: number; names: SentenceNames; isSaid?: boolean }

function agesAt(
  tokens: Words,
  at: number,
  { count, names, isSaid = false }: AgesWanted,
): { ages: number[]; end: number } | undefined {
  const start = pastPhrase(tokens, at, AGED)
  const told: Age[] = []
  while (told.length < count) {
    const last = told.at(-1)
    const age = ageAt(tokens, last ? pastPhrase(tokens, last.end, AND) : start)
    if (!age) return undefined
    told.push(age)
  }
  const { end, isMeasured } = told.at(-1)!
  const isPlain = (start === at || phraseEnd(tokens, at, IS) === start) && !isMeasured
  if (isPlain && ((isSaid && start === at) || isOfSomething(tokens, end - 1, names))) return undefined
  return { ages: told.map(({ age }) => age), end }
}

/** "1 kid 5 days", "1 kid 12/12/2026": the figure says how long, how many, what it costs or which day. */
function isOfSomething(tokens: Words, at: number, names: SentenceNames): boolean {
  const to = phraseEnd(tokens, at + 1, TO)
  return (
    (to !== undefined && tokens[to]?.number !== undefined) ||
    phraseEnd(tokens, at + 1, COUNTED) !== undefined ||
    isCounted(tokens, at, names) ||
    monthAt(tokens[pastPhrase(tokens, at + 1, OF_A_MONTH)]) !== undefined ||
    [readDays, readPrice].some((rule) => rule(tokens, at, names) !== undefined)
  )
}

/** "2 tents", "1 houseboat": whatever there are several of, or one, that is no place. */
function isCounted(tokens: Words, at: number, names: SentenceNames): boolean {
  const { isPlace } = names
  const next = tokens[at + 1]
  if (!next || next.number !== undefined || next.spellings.some(isPlace) || isReadItself(tokens, at + 1, names))
    return false
  if (tokens[at]?.number === 1) return phraseEnd(tokens, at + 1, GOES_ON) === undefined
  return next.spellings.some((word) => word.length >= SHORTEST_PLURAL && word.endsWith('s'))
}

/** "christmas", "budget 20k", "cheapest": what a rule of its own reads is nothing that is counted. */
function isReadItself(tokens: Words, at: number, names: SentenceNames): boolean {
  return (
    (names.occasions ?? []).some(({ said }) => phraseEnd(tokens, at, said) !== undefined) ||
    [readPrice, readOrder].some((rule) => rule(tokens, at, names) !== undefined)
  )
}

/** `isMeasured`: its years or months are said. */
type Age = { age: number; end: number; isMeasured: boolean }

/** "5", "5 years", and "18 months" in completed years. */
function ageAt(tokens: Words, at: number): Age | undefined {
  const figure = tokens[at]?.number ?? spelt(tokens, at)
  if (figure === undefined || !Number.isInteger(figure)) return undefined
  const months = phraseEnd(tokens, at + 1, MONTHS)
  const age = months === undefined ? figure : Math.floor(figure / MONTHS_A_YEAR)
  const end = months ?? pastPhrase(tokens, at + 1, YEARS)
  return age < ADULT_AGE ? { age, end, isMeasured: end > at + 1 } : undefined
}

/** "Two year old", "do saal ka": a number in words where years or months follow. */
function spelt(tokens: Words, at: number): number | undefined {
  const isOfTime = [YEARS, MONTHS].some((some) => phraseEnd(tokens, at + 1, some) !== undefined)
  return isOfTime && phraseEnd(tokens, at, ARTICLE) === undefined ? countAt(tokens, at) : undefined
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_CHILDREN
}
