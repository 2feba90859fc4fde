import { isCommonWord } from '#domain/search/language/common-words.ts'
import { titled } from '#domain/search/lists/choices.ts'
import { findNamed } from './place-phrase.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import type { SentenceNames, SentencePlace } from './sentence-names.ts'
import type { Token } from './tokens.ts'

const NOT = phrases(
  'but not, and not, not, no, avoid, avoiding, bina, except for, except, excluding, exclude, without, other than, apart from, minus',
)
/** Said of the journey, not of what it holds: "no rush", "no budget limit". */
const NO_MATTER = phrases(
  'rush, hurry, hurries, limit, limits, budget, constraint, constraints, restriction, restrictions, bar, issue, issues, problem, problems, tension, worry, worries, idea, preference, preferences, matter',
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
const NO = phrases('nahi, nahin, ke bina, ke siwa, ke alawa, chhodkar, chhod ke, chodkar')

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
  const not = phraseEnd(tokens, at, NOT)
  if (not !== undefined) {
    const what = pastPhrase(tokens, not, FILLER)
    const walk = phraseEnd(tokens, what, ON_FOOT)
    if (walk !== undefined) return thingsFrom(tokens, onFoot(walk), names)
    return phraseEnd(tokens, what, NO_MATTER) === undefined ? exceptAll(tokens, what, names) : undefined
  }
  const found = exceptAll(tokens, at, names)
  const end = found && phraseEnd(tokens, found.end, NO)
  return end === undefined ? undefined : { ...found!, end }
}

type Excepted = {
  except: string
  says?: string
  region?: SentencePlace
  isPlace: boolean
  isState?: boolean
  end: number
}

function onFoot(end: number): Excepted {
  return { except: 'trek', says: 'on foot', isPlace: false, end }
}

function exceptAll(tokens: readonly Token[], at: number, names: SentenceNames): ReturnType<Rule> {
  const first = exceptAt(tokens, at, names)
  if (!first?.isPlace) return first && thingsFrom(tokens, first, names)
  const except = [first]
  let { end } = first
  for (;;) {
    const or = phraseEnd(tokens, end, OR)
    const other = exceptAt(tokens, or ?? end, names)
    // "other than shimla manali" needs no or where nothing follows: "without munnar kerala tour" goes to Kerala.
    // "Rajasthan not Jaipur" turned round goes to Rajasthan.
    const isAlike = other?.isState === first.isState
    const isLast = other?.end === tokens.length || phraseEnd(tokens, other?.end ?? end, NO) !== undefined
    const isNamed = other?.isPlace || phraseEnd(tokens, end, NOR) !== undefined
    if (!other || !isNamed || (or === undefined && !(isLast && isAlike))) break
    except.push(other)
    ;({ end } = other)
  }
  return meaningOf(except, end)
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
  if (place) return { except: place.thing.name, isPlace: true, end: place.end }
  const state = findNamed(tokens, at, (text) => (names.isPlace(text) ? titled(text.replaceAll(' ', '-')) : undefined))
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
