import { countAt } from '#domain/search/sentences/numbers.ts'
import { phraseEnd, phrases } from '#domain/search/sentences/phrases.ts'
import type { Token } from '#domain/search/sentences/tokens.ts'

/** Said after how many seats a vehicle has. */
export const SEATER = phrases('seater, seaters, seat, seats, sitter')
const PEOPLE = phrases(
  'people, persons, person, pax, log, logo, logon, members, member, family members, friends, pilgrims, passengers, guests, colleagues, students, student, yatri, yatris, devotees, relatives, barati, baratis, jan, jana, jane, jani, bande, banda, sawari, savari, sawariyan, adults, adult, baraati, baraatis, ladies, women, men, boys, girls, staff, employees, ppl, bacche log, mehman, mehmaan, delegates, players, musicians, teachers, seniors, senior citizens, citizens, clients, directors, executives, visitors, aunties, uncles, cousins, brothers, sisters, tourists, travellers, travelers, engineers, doctors, lady, woman, single lady, single woman, aadmi, heads, souls, bhakt, sadasya, loka, loko, lok, mahila, mahilayen, patient, volunteers, dancers, artists, trainees, workers, foreigners, grandparents, of us, ladkiyan, ladke',
)
const CHILD_WORDS =
  'child, children, kid, kids, baccha, bachcha, bacche, bachche, bachchon, bachchi, bachhe, infant, infants, toddler, toddlers, baby, mule, pillalu, makkalu'
const CHILDREN = phrases(CHILD_WORDS)
/** What is said of children in other scripts means a family to the search of tours; so many of them are a class. */
const PUPILS = phrases(`${CHILD_WORDS}, family`)
const A_CLASS = 8
/** Of whom children are some: "12 of us with two kids". */
const ALL_OF_THEM = phrases('of us')
/** Before how many they are in all. */
const IN_ALL = phrases(
  'senior citizens, family, group, pax, people, persons, guests, passengers, log, family of, group of, team of, party of, gang of, batch of, kul, total, hum, ham, we are, picnic for, car for, cab for, van for, bus for',
)
/** "cab from pune to goa for 6": people, where nothing else is counted. */
const FOR = phrases('for')
const ALONE = phrases(
  'akela, akeli, akele, just me, only me, single lady, single woman, single person, solo, alone, myself, lone lady, lady alone',
)
const TWO_OF_THEM = phrases(
  'couple, wife and me, me and my wife, husband and wife, patni ke saath, miya biwi, hum dono',
)
const MEASURES = phrases(
  'day, days, din, night, nights, hour, hours, hr, hrs, km, kms, k, thousand, hazar, lakh, am, pm, to, -, /, x, by, baje, week, weeks, bag, bags, suitcase, suitcases, large, big, small, seater, seat, seats, rs, star, pieces, trolley, bade, bada, large bags',
)
const BAGS = phrases(
  'bag, bags, bada bag, big suitcase, large suitcase, bada suitcase, suitcase, suitcases, trolley, trolleys, trolley bags, luggage, bade bag, big bags, large bags, large bag, big bag, large suitcases, big suitcases, bade suitcase, bade bags, heavy bags, heavy suitcases, golf bags, saman, samaan, pieces of luggage, sutkes, sutakes, boxes, big trolleys, check in bags',
)
const MUCH_LUGGAGE = phrases(
  'luggage zyada, luggage jyada, zyada luggage, jyada luggage, lot of luggage, lots of luggage, heavy luggage, much luggage, more luggage, bahut luggage, big luggage, boot space, big boot, baggage zyada, zyada saman, saman zyada, saamaan zyada, bahut saman, bahut saamaan, space for bags, space for luggage, lots of bags, many bags, luggage bahut, saman bahut, golf bags, sports kit, instruments, wheelchair',
)
const LARGE_BAGS = phrases(
  'big bag, big bags, large bag, large bags, big suitcase, big suitcases, large suitcase, large suitcases, bada bag, bade bag, bade bags, bada suitcase, bade suitcase, big trolleys, heavy suitcases, heavy bags',
)
const OF_EACH = phrases(
  'each, apiece, per person, per head, har ek, harek, ek ek, everyone has, everybody has, all have, sabke paas, sab ke paas, sabka',
)
const SMALL = phrases('small, cabin, hand, chhote, chote, light, backpacks')
const AND_DRIVER = phrases('+ 1 seater, + 1 seaters, + driver')
/** As many as a coach may carry. */
const MOST_SEATS = 99
const MUCH = 5
/** A car's seats are told with the driver's (a seven-seater carries six), a van's without. */
const SEATS_OF_CARS = { least: 5, most: 8 }
/** "two japanese clients", "12 wedding guests". */
const WORDS_BETWEEN = 2

/** For how many seats a vehicle is asked by its size ("7 seater"); 0 where nobody says. */
export function seaterAsked(tokens: readonly Token[]): number {
  for (let at = 0; at < tokens.length; at++) {
    const count = wholeAt(tokens, at)
    if (count === undefined) continue
    const next = tokens[at + 1]?.spellings[0] === '-' ? at + 2 : at + 1
    // "6+1 seater": the driver is counted apart.
    if (phraseEnd(tokens, at + 1, AND_DRIVER) !== undefined) return count
    if (phraseEnd(tokens, next, SEATER) === undefined) continue
    return count >= SEATS_OF_CARS.least && count <= SEATS_OF_CARS.most ? count - 1 : count
  }
  return 0
}

/** How many travel, children with a seat each; 0 where nobody says. Of "30-40 people" the most. */
export function peopleAsked(tokens: readonly Token[]): number {
  let [people, children, isAll] = [0, 0, false]
  for (let at = 0; at < tokens.length; at++) {
    const said = peopleAt(tokens, at)
    if (said === undefined) continue
    if (said.isChild) children += said.count
    else if (said.isAll) [people, isAll] = [Math.max(people, said.count), true]
    else if (!isAll) people += said.count
    at = said.end - 1
  }
  if (people + children > 0) return isAll ? Math.max(people, children) : people + children
  if (tokens.some((_, at) => phraseEnd(tokens, at, TWO_OF_THEM) !== undefined)) return 2
  return tokens.some((_, at) => phraseEnd(tokens, at, ALONE) !== undefined) ? 1 : 0
}

type Counted = { count: number; end: number; isChild?: boolean; isAll?: boolean }

function peopleAt(tokens: readonly Token[], at: number): Counted | undefined {
  const inAll = phraseEnd(tokens, at, IN_ALL)
  const counted = inAll === undefined ? undefined : wholeAt(tokens, inAll)
  if (counted && isNoMeasure(tokens, inAll! + 1))
    return { count: rangeAt(tokens, inAll!).count, end: inAll! + 1, isAll: true }
  if (wholeAt(tokens, at) === undefined) return undefined
  const { count, next } = rangeAt(tokens, at)
  for (let step = 0; step <= WORDS_BETWEEN; step++) {
    const end = phraseEnd(tokens, next + step, PEOPLE)
    if (end !== undefined) return { count, end, isAll: phraseEnd(tokens, next + step, ALL_OF_THEM) !== undefined }
    const child = phraseEnd(tokens, next + step, count >= A_CLASS ? PUPILS : CHILDREN)
    if (child !== undefined) return { count, end: child, isChild: true }
    if (!isBetween(tokens, next + step)) break
  }
  const isFor = at > 0 && phraseEnd(tokens, at - 1, FOR) === at && isNoMeasure(tokens, next)
  return isFor ? { count, end: next } : undefined
}

/** "30-40", "30 to 40". */
function rangeAt(tokens: readonly Token[], at: number): { count: number; next: number } {
  const first = wholeAt(tokens, at)!
  const isRange = ['-', 'to', 'se'].includes(tokens[at + 1]?.spellings[0] ?? '')
  const second = isRange ? wholeAt(tokens, at + 2) : undefined
  return second !== undefined && second > first ? { count: second, next: at + 3 } : { count: first, next: at + 1 }
}

/** Whether a word may stand between a number and who is counted. */
function isBetween(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return (
    token !== undefined &&
    /^[a-z]/.test(token.spellings[0] ?? '') &&
    isNoMeasure(tokens, at) &&
    wholeAt(tokens, at) === undefined
  )
}

function isNoMeasure(tokens: readonly Token[], at: number): boolean {
  return phraseEnd(tokens, at, MEASURES) === undefined
}

function wholeAt(tokens: readonly Token[], at: number): number | undefined {
  const count = countAt(tokens, at)
  const isOne = count === 1 && tokens[at]?.number === undefined
  if (isOne && ['a', 'an'].includes(tokens[at]!.spellings[0] ?? '')) return undefined
  return count !== undefined && Number.isInteger(count) && count >= 1 && count <= MOST_SEATS ? count : undefined
}

/** For how many people a vehicle is asked: as its seats or as those who travel are counted; 0 where nobody says. */
export function seatsAsked(tokens: readonly Token[]): number {
  return Math.max(seaterAsked(tokens), peopleAsked(tokens))
}

/** Where bags that are counted at a word end. */
export function bagsEnd(tokens: readonly Token[], at: number): number | undefined {
  if (wholeAt(tokens, at) === undefined) return undefined
  return [1, 2].map((step) => phraseEnd(tokens, at + step, BAGS)).find((end) => end !== undefined)
}

/** How many bags each of those who travel has: "each has a big suitcase", "har ek ka ek bada bag"; 0 where nobody says. */
function ofEach(tokens: readonly Token[]): number {
  const isOfEach = tokens.some((_, at) => phraseEnd(tokens, at, OF_EACH) !== undefined)
  const bag = isOfEach ? tokens.findIndex((_, at) => phraseEnd(tokens, at, BAGS) !== undefined) : -1
  return bag < 0 ? 0 : (wholeAt(tokens, bag - 1) ?? 1)
}

/** How many bags there are to be carried, whether anybody counts them, and whether all of them are said to be large. */
export function bagsAsked(tokens: readonly Token[]): { bags: number; isSaid: boolean; areLarge?: boolean } {
  const each = ofEach(tokens)
  const areLarge = tokens.some((_, at) => phraseEnd(tokens, at, LARGE_BAGS) !== undefined)
  if (each > 0) return { bags: each * Math.max(1, peopleAsked(tokens)), isSaid: true, areLarge }
  for (let at = 0; at < tokens.length; at++) {
    const count = wholeAt(tokens, at)
    if (count === undefined || phraseEnd(tokens, at + 1, SMALL) !== undefined) continue
    if (bagsEnd(tokens, at) !== undefined) return { bags: count, isSaid: true, areLarge }
  }
  const isMuch = tokens.some((_, at) => phraseEnd(tokens, at, MUCH_LUGGAGE) !== undefined)
  return isMuch ? { bags: Math.max(MUCH, peopleAsked(tokens)), isSaid: true } : { bags: 0, isSaid: false }
}
