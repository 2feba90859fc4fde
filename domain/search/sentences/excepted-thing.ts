import { isCommonWord } from '#domain/search/language/common-words.ts'
import { isLittleWord } from '#domain/search/language/little-words.ts'
import { titled } from '#domain/search/lists/choices.ts'
import { stateNamed } from '#platform/state-names.ts'
import { monthAt } from './month-names.ts'
import { phraseEnd, phrases } from './phrases.ts'
import { findNamed } from './place-phrase.ts'
import type { SentenceNames, SentencePlace } from './sentence-names.ts'
import type { Token } from './tokens.ts'

/** Said of the journey, not of what it holds: "no rush", "no budget limit". */
export const NO_MATTER = phrases(
  'long, mobile, rush, rushing, rushed, hurry, hurries, hurrying, running around, hassle, limit, limits, budget, constraint, constraints, restriction, restrictions, bar, issue, issues, problem, problems, tension, worry, worries, idea, preference, preferences, matter, miss, skip, without, been, visited, seen, sure, decided, fixed, only, just, above, over, more than, more, below, under, less than, beyond, before, after, higher than, mehnga, mehngi, mehnge, mahanga, mehenga, expensive, costly, costlier, dikkat, pareshani, chinta, fikar, fikr, jaldi, jaldbazi, time, samay, waqt, paisa, paise, pata, fark, farak, khaas, khas, pakka, fix, problem, taklif, takleef, sharam, jhanjhat, possible, there yet, there',
)
/** Circuits and parts of states that are left out by where they lead. */
const CIRCUITS: readonly {
  said: ReturnType<typeof phrases>
  unless?: ReturnType<typeof phrases>
  name: string
  places: string
  isState?: true
}[] = [
  {
    said: phrases('kashmir, kashmir valley, kashmir ghati'),
    name: 'Kashmir',
    places: 'Srinagar, Gulmarg, Pahalgam, Sonamarg, Doodhpathri, Yusmarg, Kokernag, Gurez',
    isState: true,
  },
  {
    said: phrases('jammu'),
    unless: phrases('kashmir, and kashmir, & kashmir, aur kashmir, n kashmir'),
    name: 'Jammu',
    places: 'Jammu, Katra, Patnitop, Bhaderwah',
    isState: true,
  },
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
  'garden, gardens, estate, estates, plantation, plantations, museum, museums, cruise, cruises, ride, rides, market, markets, show, shows, dance, food, party, parties, camp, camps, rafting, diving, fishing, road, roads, darshan, yatra, station, stations, sport, sports, reserve, reserves, park, parks, sanctuary, sanctuaries, safari, safaris, trip, trips, drive, drives, pass, passes, peak, peaks, bridge, bridges, temple, temples, route, routes, village, villages, tent, tents, house, houses',
)

/** A thing or place that is not wanted. */
export type Excepted = {
  except: string
  says?: string
  region?: SentencePlace
  isPlace: boolean
  isState?: boolean
  /** Of a state its name, of another place its city. */
  state?: string
  cityId?: string | undefined
  around?: readonly string[]
  end: number
}

/** What begins at a token and may be left out: a circuit, a part of India, a place, a state or one word, with the kind of tour it begins. */
export function exceptAt(tokens: readonly Token[], at: number, names: SentenceNames): Excepted | undefined {
  const circuit = circuitAt(tokens, at, names)
  if (circuit) return circuit
  const region = findNamed(tokens, at, (text) => names.findRegion(text))
  if (region) return { except: region.thing.name, region: region.thing, isPlace: true, end: region.end }
  const place = findNamed(tokens, at, (text) => names.findPlace(text, { sure: true }))
  const state = findNamed(tokens, at, (text) => (names.isState(text) ? titled(text.replaceAll(' ', '-')) : undefined))
  // "Ladakh" is a name of Leh's too; New Delhi is all there is of Delhi.
  if (place && !(state && !place.thing.name.includes(state.thing))) {
    const { name, cityIds } = place.thing
    return { except: name, cityId: cityIds[0], around: cityIds, isPlace: true, end: place.end }
  }
  if (state) return { except: state.thing, state: state.thing, isPlace: true, isState: true, end: state.end }
  const [word, spelling] = [tokens[at], tokens[at]?.spellings[0]]
  if (!word || !spelling || word.number !== undefined || !/\p{L}/u.test(spelling) || tellsNoThing(tokens, at))
    return undefined
  const kind = tokens[at + 1]?.isApart ? undefined : phraseEnd(tokens, at + 1, OF_A_KIND)
  if (kind !== undefined) return { except: `${spelling} ${tokens[at + 1]!.spellings[0]}`, isPlace: false, end: kind }
  return { except: spelling, isPlace: false, end: at + 1 }
}

/** Whether a word is none for a thing that may be left out: fillers, months, and what is said of the journey. */
function tellsNoThing(tokens: readonly Token[], at: number): boolean {
  const [word] = tokens[at]!.spellings
  return (
    isCommonWord(word!) ||
    isLittleWord(word!) ||
    monthAt(tokens[at]) !== undefined ||
    phraseEnd(tokens, at, NO_MATTER) !== undefined
  )
}

function circuitAt(tokens: readonly Token[], at: number, names: SentenceNames): Excepted | undefined {
  for (const { said, unless, name, places, isState } of CIRCUITS) {
    const end = phraseEnd(tokens, at, said)
    if (end === undefined || (unless && phraseEnd(tokens, end, unless) !== undefined)) continue
    const region = names.findWithin?.({ name, names: [], states: [], places: places.split(', ') })
    if (region) return { except: name, region, isPlace: true, ...(isState && { isState }), end }
  }
  return undefined
}

/** Whether a place lies in the state, or part of India, that is named before it. */
export function liesIn({ cityId }: Excepted, { state, region }: Excepted, { findWithin }: SentenceNames): boolean {
  const code = state === undefined ? undefined : stateNamed(state)
  const within = code ? findWithin?.({ name: state!, names: [], states: [code], places: [] }) : region
  return cityId !== undefined && within?.cityIds.includes(cityId) === true
}
