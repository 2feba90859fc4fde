import { phraseEnd, phrases } from './phrases.ts'
import { readParty } from './party.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Rule } from './sentence-rule.ts'
import type { Token } from './tokens.ts'
import { findNamed, findNamedBefore } from './place-phrase.ts'

const FROM = phrases(
  'from, ex, starting, start, starting from, starting in, starting at, departing from, departure from, leaving from, start from, starts from, starts in, flying from, flying out of, fly out of',
)
/** Also as one says it in Gujarati, Bengali, Marathi, Kannada and Punjabi: behind a city alone, for each of them is another word elsewhere. */
const SE = phrases(
  'se, thi, ma thi, mathi, theke, theke jabo, varun, hun, hoon, pasun, inda, ton, to lai ke, nunchi, nundi, irundhu, ilirundhu, lirundhu, ninnu, il ninnu, pora, station se, station, junction se, jn se, airport se, side se',
)
/** "Shimla se alag", "Manali se dur nahi": what stands behind tells the place from another. */
const THAN = phrases(
  'alag, hatke, hat ke, hat kar, hatkar, milta julta, milti julti, bore, dur nahi, door nahi, behtar, better, zyada nahi',
)
const OR = phrases('or, ya, and, /')
const TO = phrases('to, till, tak, via')

/**
 * Where it leaves from: "from delhi", "ex mumbai", "दिल्ली से". A city nothing leaves from counts beside other words ("kerala from surat"), where no way
 * leads on from it: "from munnar to alleppey" is a journey.
 */
export const readStart: Rule = (tokens, at, names) => {
  const find = (sure: boolean) => (text: string) => names.findStart(text, { sure })
  const either = eitherBefore(tokens, at, find(true))
  if (either) return either
  const from = phraseEnd(tokens, at, FROM, { mistyped: true })
  const found = from === undefined ? findNamedBefore(tokens, at, find(true), SE) : findNamed(tokens, from, find(false))
  if (from === undefined && found && phraseEnd(tokens, found.end, THAN) !== undefined) return undefined
  if (!found) return readOffice(tokens, at, names) ?? readWay(tokens, at, names) ?? readHome(tokens, at, names)
  const or = phraseEnd(tokens, found.end, OR)
  const other = from === undefined || or === undefined ? undefined : findNamed(tokens, or, find(true))
  return fromAll([found.thing, ...(other ? [other.thing] : [])], other?.end ?? found.end)
}

/** Neither "return flight from" nor "flying out of": those say where one starts. */
const HOMEWARD = phrases(
  'fly home from, flying home from, go home from, going home from, drive home from, driving home from, fly back from, flying back from, come back from, coming back from, drive back from, driving back from, fly back home from, return from, returning from, end at, ending at, ends at, finish at, finishing at',
)

/** "Land at Srinagar and fly home from Leh": it leads there, and begins elsewhere. */
export const readHomeward: Rule = (tokens, at) => {
  const end = phraseEnd(tokens, at, HOMEWARD)
  return end === undefined || end === tokens.length ? undefined : { key: 'heard', says: '', isAgain: true, end }
}

/** "Mumbai ya Pune se": from either. */
function eitherBefore(
  tokens: readonly Token[],
  at: number,
  find: (text: string) => ReturnType<SentenceNames['findStart']>,
): ReturnType<Rule> {
  const first = findNamed(tokens, at, find, OR_ELSE)
  const or = first && phraseEnd(tokens, first.end, OR_ELSE)
  const second = or === undefined ? undefined : findNamedBefore(tokens, or, find, SE)
  if (!first || !second || phraseEnd(tokens, second.end, THAN) !== undefined) return undefined
  return fromAll([first.thing, second.thing], second.end)
}

const OR_ELSE = phrases('or, ya, aur, /')

function fromAll(cities: readonly { name: string; slugs: readonly string[] }[], end: number): ReturnType<Rule> {
  return {
    key: 'from',
    says: `From ${cities.map(({ name }) => name).join(' or ')}`,
    filters: { from: [...new Set(cities.flatMap(({ slugs }) => slugs))].toSorted() },
    end,
  }
}

const WHERE_WE_ARE = phrases('in, at, of')
const OFFICE = phrases('colleagues, coworkers, employees, office, office team, our office, staff, team, company')
const LIVING = phrases(
  'based in, we live in, i live in, living in, we stay in, we are in, i am in, we are based in, settled in',
)

/** What is said behind where one lives. */
const BASED = phrases(
  'based, based family, based couple, based group, mein rehte hain, me rehte hain, mein rehte hai, me rehte hai, me rehta hu, mein rehta hoon, wale hain, wale hai',
)

/** "15 colleagues in bangalore", "we live in pune": whoever works or lives there does not go there. */
const readOffice: Rule = (tokens, at, names) => {
  const isOffice = at > 0 && phraseEnd(tokens, at - 1, OFFICE) === at
  const based = findNamedBefore(tokens, at, (text) => names.findHome(text, { sure: true }), BASED)
  if (based)
    return { key: 'from', says: `From ${based.thing.name}`, filters: { from: based.thing.slugs }, end: based.end }
  const start = phraseEnd(tokens, at, LIVING) ?? (isOffice ? phraseEnd(tokens, at, WHERE_WE_ARE) : undefined)
  const home =
    start === undefined ? undefined : findNamed(tokens, start, (text) => names.findHome(text, { sure: true }))
  if (!home) return undefined
  const { name, slugs } = home.thing
  return { key: 'from', says: `From ${name}`, filters: { from: slugs }, end: home.end }
}

const readHome: Rule = (tokens, at, names) => {
  const find = (text: string) => names.findHome(text, { sure: true })
  const from = phraseEnd(tokens, at, FROM)
  const found = from === undefined ? findNamedBefore(tokens, at, find, SE) : findNamed(tokens, from, find)
  const isAlone = at === 0 && found?.end === tokens.length
  if (!found || isAlone || phraseEnd(tokens, found.end, TO) !== undefined) return undefined
  const { name, slugs } = found.thing
  return { key: 'from', says: `From ${name}`, filters: { from: slugs }, end: found.end }
}

const ON = phrases('to, se')

/** "bangalore to coorg": from where one lives to a place; "munnar to alleppey" is a journey. */
const readWay: Rule = (tokens, at, names) => {
  const home = findNamed(tokens, at, (text) => names.findHome(text, { sure: true }), ON)
  const to = home && phraseEnd(tokens, home.end, ON)
  if (!home || !isPlaceAt(tokens, to, names)) return readWayOf(tokens, at, names)
  return { key: 'from', says: `From ${home.thing.name}`, filters: { from: home.thing.slugs }, end: to! }
}

/** "Bhubaneswar family, some forest": who comes, and from where. */
const FOLK = phrases('family, couple, group, gang, friends, parivar, log, team, ladies')

/** "hyderabad family of 4 to ooty". */
const readWayOf: Rule = (tokens, at, names) => {
  const home = at === 0 ? findNamed(tokens, at, (text) => names.findHome(text, { sure: true })) : undefined
  const party = home && readParty(tokens, home.end, names)
  const folk = home && phraseEnd(tokens, home.end, FOLK)
  if (folk !== undefined && tokens[folk]?.isApart)
    return { key: 'from', says: `From ${home!.thing.name}`, filters: { from: home!.thing.slugs }, end: folk }
  if (!home || !party || !isPlaceAt(tokens, phraseEnd(tokens, party.end, ON), names)) return undefined
  return { key: 'from', says: `From ${home.thing.name}`, filters: { from: home.thing.slugs }, end: home.end }
}

function isPlaceAt(tokens: readonly Token[], at: number | undefined, names: SentenceNames): boolean {
  return at !== undefined && findNamed(tokens, at, (text) => names.isPlace(text) || undefined) !== undefined
}
