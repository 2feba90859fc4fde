import { BEEN, BEEN_TO, BEFORE, NO, NOT, NOT_THERE, NOT_YET, OUTSIDE } from './except-words.ts'
import { isCommonWord } from '#domain/search/language/common-words.ts'
import { titled } from '#domain/search/lists/choices.ts'
import { findNamed } from './place-phrase.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import type { SentenceNames, SentencePlace } from './sentence-names.ts'
import type { Token } from './tokens.ts'

/** Said of the journey, not of what it holds: "no rush", "no budget limit". */
const NO_MATTER = phrases(
  'rush, rushing, rushed, hurry, hurries, hurrying, running around, hassle, limit, limits, budget, constraint, constraints, restriction, restrictions, bar, issue, issues, problem, problems, tension, worry, worries, idea, preference, preferences, matter, miss, skip, without, been, visited, seen, sure, decided, fixed, only, just',
)
/** Whoever would rather not wants to be driven. */
const ON_FOOT = phrases(
  'walking, walk, walks, much walking, too much walking, long walk, long walks, stairs, steps, climbing, climb, climbs',
)
const CANNOT = phrases(
  'cannot, can not, cant, can t, could not, unable to, not able to, dont want to, do not want to, difficulty in, difficulty, trouble, problem in, problem with',
)
/** What somebody is not able to do. */
const WALKING = phrases(
  'walk, walk much, walk a lot, walk long, walk long distance, walk long distances, walk far, walk too much, climb, climb stairs, climb steps, climb the stairs, climb hills, climb much, walk or climb, trek, hike, walking, climbing, climbing stairs, climbing steps, walking much, walking long distance, stairs, steps, take stairs, use stairs, do stairs',
)
/** "Sakte" is filler, and read as such. */
const HINDI_CANNOT = phrases(
  'chal nahi, chal nahi is, chal nahi paate, chal nahi pate, chalna nahi, chad nahi, chad nahi is, chadh nahi, chadh nahi is, paidal nahi, paidal nahi chal is, sidhi nahi, sidhi nahi chad is, sidhi nahi chadh is, seedhi nahi, seedhi nahi chadh is, sidhiyan nahi chadh is, seedhiyan nahi chadh is, zyada chal nahi, zyada chal nahi is, zyada chalna nahi, zyada paidal nahi, jyada chal nahi is',
)
const FILLER = phrases('in, to, going to, any, a, the, only')
/** Between a thing and what is said of it. */
const PARTICLES = phrases(
  'dono, dono ko, to, toh, ko, se, bhi, mein, me, hum, ham, hum log, ham log, hum sab, hai, hain, we have, we',
)

/** Circuits and parts of states that are left out by where they lead. */
const CIRCUITS: readonly { said: ReturnType<typeof phrases>; name: string; places: string }[] = [
  {
    said: phrases(
      'char dham, chardham, chota char dham, chhota char dham, char dham yatra, chardham yatra, dham, dhams',
    ),
    name: 'Char Dham',
    places: 'Kedarnath, Badrinath, Gangotri, Yamunotri, Gaurikund, Sitapur, Phata, Janki Chatti',
  },
  {
    said: phrases('north goa, uttar goa'),
    name: 'North Goa',
    places: 'Calangute, Candolim, Anjuna, Arambol, Morjim, Baga, Vagator',
  },
  {
    said: phrases('double decker, double decker stairs, double decker steps, double decker trek, double decker bridge'),
    name: 'the double-decker bridge',
    places: 'Nongriat',
  },
  { said: phrases('south goa, dakshin goa'), name: 'South Goa', places: 'Palolem, Colva, Benaulim, Agonda, Margao' },
  { said: phrases('north sikkim, uttar sikkim'), name: 'North Sikkim', places: 'Lachen, Lachung, Yumthang, Thangu' },
]
/** What stands after the first word of a kind of tour: "hill stations", "water sports". */
const OF_A_KIND = phrases(
  'station, stations, sport, sports, reserve, reserves, park, parks, sanctuary, sanctuaries, safari, safaris, trip, trips, drive, drives',
)

/** What follows is not wanted either, whatever it is. */
const NOR = phrases('or, nor, ya')
const OR = phrases('or, and, nor, &, ya, aur')

/** What shall not be among them: "not munnar or thekkady", "without trek", "goa nahi", "केरल के बिना": places, or one word. */
export const readExcept: Rule = (tokens, at, names) => {
  const cannot = phraseEnd(tokens, at, CANNOT)
  const unable = cannot === undefined ? phraseEnd(tokens, at, HINDI_CANNOT) : phraseEnd(tokens, cannot, WALKING)
  if (unable !== undefined) return thingsFrom(tokens, onFoot(unable), names)
  const not = isDenied(tokens, at) ? undefined : phraseEnd(tokens, at, NOT)
  if (not !== undefined) {
    const what = pastPhrase(tokens, not, FILLER)
    const walk = phraseEnd(tokens, what, ON_FOOT)
    if (walk !== undefined) return thingsFrom(tokens, onFoot(walk), names)
    return phraseEnd(tokens, what, NO_MATTER) === undefined
      ? exceptAll(tokens, exceptAt(tokens, what, names), names)
      : undefined
  }
  return exceptThere(tokens, at, names) ?? exceptSaidBehind(tokens, at, names)
}

/** Said before what leaves something out: who must not skip it wants it. */
const DENYING = phrases('dont, not, never, cant, cannot, mat')

function isDenied(tokens: readonly Token[], at: number): boolean {
  return phraseEnd(tokens, at - 1, DENYING) === at
}

/** Where what says that one has been to the place behind it ends; "never been to", "can be seen in" say something else. */
function pastBeenTo(tokens: readonly Token[], at: number): number | undefined {
  return phraseEnd(tokens, at - 1, NOT_YET) === at ? undefined : phraseEnd(tokens, at, BEEN_TO)
}

/** Of a place alone: "instead of goa", "we have already done amritsar", and of a state or a part of India "outside uttarakhand". */
function exceptThere(tokens: readonly Token[], at: number, names: SentenceNames): ReturnType<Rule> {
  const been = pastBeenTo(tokens, at)
  const there = been ?? phraseEnd(tokens, at, NOT_THERE)
  const outside = there ?? phraseEnd(tokens, at, OUTSIDE)
  if (outside === undefined) return undefined
  const what = been ?? pastPhrase(tokens, outside, FILLER)
  const first = exceptAt(tokens, what, names)
  const isMeant = first?.isPlace && (there !== undefined || first.isState || first.region)
  const found = isMeant ? exceptAll(tokens, first, names) : undefined
  return found && { ...found, end: pastPhrase(tokens, found.end, BEFORE) }
}

/** "Goa nahi", "kashmir ladakh chhod ke", "kaziranga do baar ja chuke hain". */
function exceptSaidBehind(tokens: readonly Token[], at: number, names: SentenceNames): ReturnType<Rule> {
  const first = exceptAt(tokens, at, names)
  const found = exceptAll(tokens, first, names)
  const end = first && found && saidBehind(tokens, found.end, first)
  if (end === undefined) return undefined
  const too = first!.isPlace ? placeToo(tokens, end, names) : undefined
  return too ? meaningOf([first!, too], too.end) : { ...found!, end }
}

const TOO = phrases('bhi, bhi ho gaya, bhi dekh liya, also, too, as well')
const WANTED = phrases('jana, jaana, dekhna, karna, ghumna, chahiye, jayenge, jaye')

/** "Goa ho gaya, gokarna bhi": the next place one has been to. */
function placeToo(tokens: readonly Token[], at: number, names: SentenceNames): Excepted | undefined {
  const other = exceptAt(tokens, at, names)
  const end = other?.isPlace ? phraseEnd(tokens, other.end, TOO) : undefined
  return end === undefined || phraseEnd(tokens, end, WANTED) !== undefined ? undefined : { ...other!, end }
}

/** Where what is said behind a thing that is not wanted ends; of a place also that one has been there. */
function saidBehind(tokens: readonly Token[], at: number, { isPlace }: Pick<Excepted, 'isPlace'>): number | undefined {
  const said = (from: number) => phraseEnd(tokens, from, NO) ?? (isPlace ? phraseEnd(tokens, from, BEEN) : undefined)
  return said(at) ?? said(pastPhrase(tokens, at, PARTICLES))
}

type Excepted = {
  except: string
  says?: string
  region?: SentencePlace
  isPlace: boolean
  isState?: boolean
  end: number
}

const ON_FOOT_SAID = 'on foot'
/** The chip of who does not walk. */
export const NOT_ON_FOOT = `Not ${ON_FOOT_SAID}`

function onFoot(end: number): Excepted {
  return { except: 'trek', says: ON_FOOT_SAID, isPlace: false, end }
}

function exceptAll(tokens: readonly Token[], first: Excepted | undefined, names: SentenceNames): ReturnType<Rule> {
  if (!first?.isPlace) return first && thingsFrom(tokens, first, names)
  const except = [first]
  let { end } = first
  for (;;) {
    const or = phraseEnd(tokens, end, OR)
    const other = exceptAt(tokens, or ?? end, names)
    const isNamed = other?.isPlace || phraseEnd(tokens, end, NOR) !== undefined
    if (!other || !isNamed || (or === undefined && !goesWith(tokens, first, other, names))) break
    except.push(other)
    ;({ end } = other)
  }
  return meaningOf(except, end)
}

/** Whether a name that nothing joins to the one before is not wanted either: "other than shimla manali kasol", "not manali goa or kerala"; "without munnar kerala tour" and "rajasthan jaipur nahi" go there. */
function goesWith(tokens: readonly Token[], first: Excepted, other: Excepted, names: SentenceNames): boolean {
  const or = phraseEnd(tokens, other.end, OR)
  if (or !== undefined && exceptAt(tokens, or, names)?.isPlace) return true
  if (other.isState !== first.isState) return false
  if (other.end === tokens.length || saidBehind(tokens, other.end, other) !== undefined) return true
  const next = exceptAt(tokens, other.end, names)
  return next?.isPlace === true && goesWith(tokens, first, next, names)
}

/** "Camel and desert": what "and" joins to a thing is not wanted either, where no more is said of it; what "or" joins never is. */
function thingsFrom(tokens: readonly Token[], first: Excepted, names: SentenceNames): ReturnType<Rule> {
  const except = [first]
  let { end } = first
  for (;;) {
    const or = phraseEnd(tokens, end, OR)
    const other = or === undefined ? undefined : exceptAt(tokens, or, names)
    if (!other || other.isPlace || !(phraseEnd(tokens, end, NOR) !== undefined || isLast(tokens, other.end))) break
    except.push(other)
    ;({ end } = other)
  }
  return meaningOf(except, end)
}

function isLast(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  return (
    !next || next.spellings.some(isCommonWord) || [OR, NO].some((said) => phraseEnd(tokens, end, said) !== undefined)
  )
}

function meaningOf(excepted: readonly Excepted[], end: number): ReturnType<Rule> {
  const says = `Not ${excepted.map(({ except: word, says: said = word }) => said).join(' or ')}`
  const except = excepted.flatMap(({ except: word, region }) => (region ? [] : word))
  return { key: 'except', says, except, exceptRegions: excepted.flatMap(({ region }) => region ?? []), end }
}

function exceptAt(tokens: readonly Token[], at: number, names: SentenceNames): Excepted | undefined {
  const circuit = circuitAt(tokens, at, names)
  if (circuit) return circuit
  const region = findNamed(tokens, at, (text) => names.findRegion(text))
  if (region) return { except: region.thing.name, region: region.thing, isPlace: true, end: region.end }
  const place = findNamed(tokens, at, (text) => names.findPlace(text, { sure: true }))
  const state = findNamed(tokens, at, (text) => (names.isState(text) ? titled(text.replaceAll(' ', '-')) : undefined))
  // "Ladakh" is a name of Leh's too; New Delhi is all there is of Delhi.
  if (place && !(state && !place.thing.name.includes(state.thing)))
    return { except: place.thing.name, isPlace: true, end: place.end }
  if (state) return { except: state.thing, isPlace: true, isState: true, end: state.end }
  const [word, spelling] = [tokens[at], tokens[at]?.spellings[0]]
  if (!word || !spelling || word.number !== undefined || !/\p{L}/u.test(spelling) || isCommonWord(spelling))
    return undefined
  const kind = phraseEnd(tokens, at + 1, OF_A_KIND)
  if (kind !== undefined) return { except: `${spelling} ${tokens[at + 1]!.spellings[0]}`, isPlace: false, end: kind }
  return { except: spelling, isPlace: false, end: at + 1 }
}

function circuitAt(tokens: readonly Token[], at: number, names: SentenceNames): Excepted | undefined {
  for (const { said, name, places } of CIRCUITS) {
    const end = phraseEnd(tokens, at, said)
    if (end === undefined) continue
    const region = names.findWithin?.({ name, names: [], states: [], places: places.split(', ') })
    if (region) return { except: name, region, isPlace: true, end }
  }
  return undefined
}
