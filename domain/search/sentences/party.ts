import { MOST_TRAVELLERS, partyText, partyWithAgesText } from '#domain/party/party.ts'
import { childrenAt, COUNTED, isOfNothingElse, namesChild } from './child-ages.ts'
import type { ChildrenInWords } from './child-ages.ts'
import { readDays } from './days.ts'
import { monthAt } from './month-names.ts'
import { countAt } from './numbers.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import { readPrice } from './price.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Rule, Travellers } from './sentence-rule.ts'
import type { Token } from './tokens.ts'

const FOR = phrases('for, for a, with, with a, with an')
const OF = phrases('family of, group of, gang of, friends of, team of, a family of, a group of, party of, couple with')
const SO_MANY = phrases('for, family, a family, group')
const FAMILY_WITH = phrases('family with, family and, a family with')
const ADULTS = phrases(
  'family members, family member, relatives, pilgrims, passengers, devotees, dost, adults, adult, people, persons, person, pax, travellers, travelers, guests, log, logo, logon, friends, of us, bade, member family, members family, members, member, ppl, jane, jano, janon, logon ka parivar, boys, girls, college boys, college girls, ladies, women, ladke, ladkiya, ladkiyan, aunties, uncles, brothers, cousins, barati, baratis, bachelors, colleagues, students, seniors',
)
const AND = phrases('and, &, +, aur, with, incl, including, jisme, jismein, n')
const KE_LIYE = phrases('ke liye, ke lie, k liye')
const A_HEAD = phrases('per person, per adult')

const COUPLE = phrases('per couple, couple, couples, pati patni, husband and wife, husband wife, miya biwi')
/** "A couple of days" are no people. */
const OF_DAYS = phrases('of')
const WIFE = phrases(
  'with my wife, with wife, with my husband, with husband, me and my wife, me and my husband, me and wife, me and husband, husband wife',
)
const SPOUSE = phrases(
  'wife, my wife, me wife, me and wife, me my wife, husband, my husband, me husband, me and husband, hubby, me and hubby, biwi, patni, pati, me and my wife, me and my husband, wifey, husband and wife, husband wife',
)
/** One who comes alone with children. */
const LONE_PARENT = phrases(
  'single mother, single mom, single mum, single father, single dad, single parent, lone parent, solo mother, solo mom, solo father, solo parent, akeli maa, akele papa, alone with my, alone with, solo with my, solo with, just me and my, only me and my, me and my, me with my, main aur mera, main aur meri, main aur mere, mother and, mother with, mom and, mom with, father and, father with, dad and, dad with, maa aur, papa aur',
)
/** "2A 1C", "2 ad 2 ch". */
const LETTER_OF_ADULTS = phrases('a, ad, adt, adts')
const LETTER_OF_CHILDREN = phrases('c, ch, chd, chld, k')
const PLUS = phrases('+')
const TWO = 2
const FOR_TWO = phrases(
  'for two, for 2, for the two of us, for us two, for both, for both of us, for us both, for the both of us, both of us, do log, do logon ke liye, dono ke liye, hum dono, hum dono ke liye',
)
const WE_ARE = phrases(
  'we are, we re, we r, we will be, there are, there will be, hum, hum log, ham, ham log, hum sab, humlog, aami',
)
/** "We are 60 plus", "there are two beaches" count no people. */
const COUNTED_OTHERWISE = phrases(
  'plus, +, -, to, or, years, year, yrs, yr, saal, sal, families, family, parivar, kids, kid, children, times, baar, am, pm, baje, lakh, lac, hazar, thousand, k, forts, fort, beaches, temples, places, jagah, days, din',
)
const OR_SO_MANY = phrases('-, to, or, ya, se')

/** Who comes along: "for 6 people", "family of 4", "2 adults 2 kids 5 and 12", "with a child of 7". Sets no filter. */
export const readParty: Rule = (tokens, at, names) => {
  if (phraseEnd(tokens, at, A_HEAD) !== undefined) return undefined
  const start = pastPhrase(tokens, at, FOR)
  const found =
    coupleWithChildren(tokens, start, names) ??
    groupOf(tokens, start, names) ??
    couples(tokens, start) ??
    inFigures(tokens, start, names) ??
    weAre(tokens, at, names) ??
    soMany(tokens, at, names) ??
    listed(tokens, start, names) ??
    couple(tokens, at, names) ??
    parents(tokens, at, names) ??
    forSome(tokens, at, names)
  if (!found || found.adults < 1 || found.adults + found.children > MOST_TRAVELLERS) return undefined
  const { end, ...party } = toldFurther(tokens, found, names)
  return { key: 'party', says: `For ${said(party)}`, party, end: pastPhrase(tokens, end, KE_LIYE) }
}

type TravellersInWords = Travellers & { end: number }

/** "Hum 2 bade aur 2 bachche": who they are stands behind how many. */
function toldFurther(tokens: readonly Token[], found: TravellersInWords, names: SentenceNames): TravellersInWords {
  const end = found.children === 0 ? phraseEnd(tokens, found.end, ADULTS) : undefined
  if (end === undefined) return found
  const children = childrenAfter(tokens, end, names)
  return children ? withChildren(found.adults, children) : { ...found, end }
}

/** A family or a group of so many; how old they are nobody said, but of the children that are named among them. */
function groupOf(tokens: readonly Token[], at: number, names: SentenceNames): TravellersInWords | undefined {
  const of = phraseEnd(tokens, at, OF)
  const count = of === undefined ? undefined : wholeAt(tokens, of)
  if (of === undefined || count === undefined || readDays(tokens, of, names)) return undefined
  const end = pastPhrase(tokens, of + 1, ADULTS)
  const children = childrenAfter(tokens, end, names)
  if (children && children.count < count) return withChildren(count - children.count, children)
  return { adults: count, children: 0, ages: [], end }
}

/** "2 couples". */
function couples(tokens: readonly Token[], at: number): TravellersInWords | undefined {
  const count = wholeAt(tokens, at)
  const end = count === undefined || count < TWO ? undefined : phraseEnd(tokens, at + 1, COUPLE)
  return end === undefined ? undefined : { adults: TWO * count!, children: 0, ages: [], couples: count!, end }
}

/** "We are two, total budget 30000", "hum char hain": so many, where nothing else is counted. */
function weAre(tokens: readonly Token[], at: number, names: SentenceNames): TravellersInWords | undefined {
  const count = phraseEnd(tokens, at, WE_ARE)
  const adults = count === undefined ? undefined : wholeAt(tokens, count)
  if (count === undefined || adults === undefined || adults < TWO) return undefined
  const next = count + 1
  const isOther =
    [COUPLE, COUNTED_OTHERWISE].some((some) => phraseEnd(tokens, next, some) !== undefined) ||
    childrenAt(tokens, count, names) !== undefined ||
    measures(tokens, count, names)
  return isOther ? undefined : { adults, children: 0, ages: [], end: next }
}

/** "family 4", "for 4 under 1 lakh": a figure that measures nothing else. */
function soMany(tokens: readonly Token[], at: number, names: SentenceNames): TravellersInWords | undefined {
  const count = phraseEnd(tokens, at, SO_MANY)
  const adults = count === undefined ? undefined : tokens[count]?.number
  if (count === undefined || adults === undefined || wholeAt(tokens, count) === undefined || adults < TWO)
    return undefined
  const next = pastPhrase(tokens, count + 1, OR_SO_MANY)
  const isOther =
    next > count + 1 ||
    tokens[next]?.glued === true ||
    countAt(tokens, next) !== undefined ||
    monthAt(tokens[next]) !== undefined ||
    phraseEnd(tokens, next, COUNTED) !== undefined ||
    childrenAt(tokens, count, names) !== undefined ||
    [readDays, readPrice].some((rule) => rule(tokens, count, names) !== undefined)
  return isOther ? undefined : { adults, children: 0, ages: [], end: count + 1 }
}

/** "for couple", "couple 60 thousand", "couple trip to manali 40k", "with my wife": two. Without a figure the word names a kind of journey. */
function couple(tokens: readonly Token[], at: number, names: SentenceNames): TravellersInWords | undefined {
  const start = phraseEnd(tokens, at, FOR)
  const end = phraseEnd(tokens, start ?? at, COUPLE)
  const isCounted = () => tokens[end!]?.number !== undefined || tellsBudget(tokens, names)
  const isSaid =
    end !== undefined && phraseEnd(tokens, end, OF_DAYS) === undefined && (start !== undefined || isCounted())
  const together = isSaid ? end : phraseEnd(tokens, at, WIFE)
  return together === undefined ? undefined : { adults: TWO, children: 0, ages: [], end: together }
}

function tellsBudget(tokens: readonly Token[], names: SentenceNames): boolean {
  return tokens.some((_, place) => readPrice(tokens, place, names) !== undefined)
}

function coupleWithChildren(tokens: readonly Token[], at: number, names: SentenceNames): TravellersInWords | undefined {
  const family = phraseEnd(tokens, at, FAMILY_WITH)
  const lone = phraseEnd(tokens, at, LONE_PARENT)
  const end = lone ?? family ?? phraseEnd(tokens, at, COUPLE) ?? phraseEnd(tokens, at, SPOUSE)
  const children = end === undefined ? undefined : childrenAfter(tokens, end, names)
  return children && withChildren(lone === undefined ? TWO : 1, children)
}

/** "2+2", "2A 1C": so many adults and so many children. */
function inFigures(tokens: readonly Token[], at: number, names: SentenceNames): TravellersInWords | undefined {
  const adults = tokens[at]?.number === undefined ? undefined : wholeAt(tokens, at)
  const letter = phraseEnd(tokens, at + 1, LETTER_OF_ADULTS)
  const next = letter === undefined ? phraseEnd(tokens, at + 1, PLUS) : pastPhrase(tokens, letter, AND)
  const count = next === undefined ? undefined : tokens[next]?.number
  if (adults === undefined || next === undefined || count === undefined || wholeAt(tokens, next) === undefined)
    return undefined
  const letters = phraseEnd(tokens, next + 1, LETTER_OF_CHILDREN)
  const end = letters ?? next + 1
  if ((letter === undefined) !== (letters === undefined) || measures(tokens, next, names)) return undefined
  return withChildren(adults, { count, ages: [], end })
}

/** Whether a figure counts something else than people. */
function measures(tokens: readonly Token[], at: number, names: SentenceNames): boolean {
  return (
    phraseEnd(tokens, at + 1, COUNTED) !== undefined ||
    [readDays, readPrice].some((rule) => rule(tokens, at, names) !== undefined)
  )
}

/** "with kid of 7", "2 kids", "child age 5": where nobody counts the parents there are two, and the chip says so. */
function parents(tokens: readonly Token[], at: number, names: SentenceNames): TravellersInWords | undefined {
  const start = phraseEnd(tokens, at, FOR)
  const children = childrenAt(tokens, start ?? at, names)
  if (!children) return undefined
  const isSaid =
    start !== undefined ||
    children.ages.length === 0 ||
    (children.end > at + 1 && namesChild(tokens, at, children.end)) ||
    isOfNothingElse(tokens, children.end)
  if (!isSaid) return undefined
  const others = countOf(tokens, pastPhrase(tokens, children.end, AND), ADULTS)
  return withChildren(others?.count ?? TWO, { ...children, end: others?.end ?? children.end })
}

function childrenAfter(tokens: readonly Token[], at: number, names: SentenceNames): ChildrenInWords | undefined {
  return childrenAt(tokens, pastPhrase(tokens, at, AND), names)
}

function withChildren(adults: number, { count, ages, end }: ChildrenInWords): TravellersInWords {
  return { adults, children: count, ages, end }
}

/** "for two" under a budget; "for two days", "for 2-3 days" and "for 2 lac" say something else, and a figure alone may be anything. */
function forSome(tokens: readonly Token[], at: number, names: SentenceNames): TravellersInWords | undefined {
  const end = phraseEnd(tokens, at, FOR_TWO)
  if (end === undefined || countAt(tokens, pastPhrase(tokens, end, OR_SO_MANY)) !== undefined) return undefined
  const isMeasured = [readDays, readPrice].some((rule) => rule(tokens, end - 1, names) !== undefined)
  return isMeasured ? undefined : { adults: TWO, children: 0, ages: [], end }
}

function listed(tokens: readonly Token[], at: number, names: SentenceNames): TravellersInWords | undefined {
  const adults = countOf(tokens, at, ADULTS)
  // "2 girls 5 and 8" are children.
  if (!adults || (childrenAt(tokens, at, names)?.ages.length ?? 0) > 0) return undefined
  const children = childrenAfter(tokens, adults.end, names)
  return children
    ? withChildren(adults.count, children)
    : { adults: adults.count, children: 0, ages: [], end: adults.end }
}

function countOf(
  tokens: readonly Token[],
  at: number,
  whom: typeof ADULTS,
): { count: number; end: number } | undefined {
  const count = wholeAt(tokens, at)
  const end = count === undefined ? undefined : phraseEnd(tokens, at + 1, whom)
  return count === undefined || end === undefined ? undefined : { count, end }
}

function wholeAt(tokens: readonly Token[], at: number): number | undefined {
  const count = countAt(tokens, at)
  return count !== undefined && Number.isInteger(count) && count >= 1 && count <= MOST_TRAVELLERS ? count : undefined
}

function said({ adults, children, ages }: Travellers): string {
  if (children === 0) return adults === 1 ? '1 person' : `${adults} people`
  if (ages.length > 0) return partyWithAgesText({ adults, ages: ages.toSorted((one, other) => other - one) })
  return `${partyText({ adults, ages: [], rooms: undefined })}, ${children} ${children === 1 ? 'child' : 'children'}`
}
