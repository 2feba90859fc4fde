import { ADULT_AGE, MOST_CHILDREN } from '#domain/party/party.ts'
import { readDays } from './days.ts'
import { monthAt } from './month-names.ts'
import { countAt } from './numbers.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import { readPrice } from './price.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

/** Children a stretch of a sentence tells: how many, and their ages where it says those of all, else none. */
export type ChildrenInWords = { count: number; ages: readonly number[]; end: number }

const CHILDREN = phrases(
  'children, child, kids, kid, sons, son, daughters, daughter, boys, boy, girls, girl, bachche, bachcha, bacche, baccha',
)
const INFANTS = phrases('infants, infant, babies, baby, newborn')
const INFANT_AGE = 1
const ARTICLE = phrases('a, an')
const OLD = phrases('year old, years old, yr old, yrs old, saal ka, saal ki')
const AGED = phrases('aged, age, ages, of age, of ages, of, umar, umr, ki umar, ki umr, who is, who are')
const YEARS = phrases(
  'years old, year old, year olds, years, year, yrs old, yr old, yrs, yr, saal ke, saal ka, saal ki, saal',
)
const AND = phrases('and, &, +, aur, /, -')
const BESIDES = phrases('and, &, +, aur, with')
/** What a figure may count besides years. */
const COUNTED = phrases(
  'star, stars, seater, people, persons, pax, adults, adult, rooms, room, st, nd, rd, th, km, k, percent, night, nights',
)

type Words = readonly Token[]

/** "2 kids 5 and 12", "a child of 7", "child age 5", "5 year old", "an infant", and one after the other. */
export function childrenAt(tokens: Words, at: number, names: SentenceNames): ChildrenInWords | undefined {
  const first = infantsAt(tokens, at) ?? countedAt(tokens, at, names) ?? oneAt(tokens, at, names) ?? oldAt(tokens, at)
  const and = first && phraseEnd(tokens, first.end, BESIDES)
  const others = and === undefined ? undefined : childrenAt(tokens, and, names)
  if (!first || !others) return first
  const count = first.count + others.count
  const ages = [...first.ages, ...others.ages]
  return { count, ages: ages.length === count ? ages : [], end: others.end }
}

function infantsAt(tokens: Words, at: number): ChildrenInWords | undefined {
  const said = countAt(tokens, at)
  const end = phraseEnd(tokens, said === undefined ? at : at + 1, INFANTS)
  const count = said ?? 1
  return end === undefined || !isCount(count) ? undefined : { count, ages: Array(count).fill(INFANT_AGE), end }
}

function countedAt(tokens: Words, at: number, names: SentenceNames): ChildrenInWords | undefined {
  const count = countAt(tokens, at)
  const end = phraseEnd(tokens, at + 1, CHILDREN)
  if (count === undefined || end === undefined || !isCount(count)) return undefined
  return { count, ages: [], end, ...agesAt(tokens, end, { count, names }) }
}

/** Of a child without a number the age must be said as one. */
function oneAt(tokens: Words, at: number, names: SentenceNames): ChildrenInWords | undefined {
  const end = phraseEnd(tokens, at, CHILDREN)
  const told = end === undefined ? undefined : agesAt(tokens, end, { count: 1, names, isSaid: true })
  return told && { count: 1, ...told }
}

/** "5 year old", "5 year old son". */
function oldAt(tokens: Words, at: number): ChildrenInWords | undefined {
  const start = pastPhrase(tokens, at, ARTICLE)
  const age = ageAt(tokens, start)
  const old = phraseEnd(tokens, start + 1, OLD)
  return age === undefined || old === undefined
    ? undefined
    : { count: 1, ages: [age], end: pastPhrase(tokens, old, CHILDREN) }
}

type AgesWanted = { count: number; names: SentenceNames; isSaid?: boolean }

function agesAt(
  tokens: Words,
  at: number,
  { count, names, isSaid = false }: AgesWanted,
): { ages: number[]; end: number } | undefined {
  const start = pastPhrase(tokens, at, AGED)
  const ages: number[] = []
  let end = start
  while (ages.length < count) {
    const next = ages.length === 0 ? end : pastPhrase(tokens, end, AND)
    const age = ageAt(tokens, next)
    if (age === undefined) return undefined
    ages.push(age)
    end = next + 1
  }
  const years = pastPhrase(tokens, end, YEARS)
  const isPlain = start === at && years === end
  if (isPlain && (isSaid || isOfSomething(tokens, end - 1, names))) return undefined
  return { ages, end: years }
}

/** "1 kid 5 days": the figure says how long, what it costs or which day. */
function isOfSomething(tokens: Words, at: number, names: SentenceNames): boolean {
  return (
    phraseEnd(tokens, at + 1, COUNTED) !== undefined ||
    monthAt(tokens[at + 1]) !== undefined ||
    [readDays, readPrice].some((rule) => rule(tokens, at, names) !== undefined)
  )
}

function ageAt(tokens: Words, at: number): number | undefined {
  const age = tokens[at]?.number
  return age !== undefined && Number.isInteger(age) && age < ADULT_AGE ? age : undefined
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_CHILDREN
}
