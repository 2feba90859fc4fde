import { LEADING } from './except-words.ts'
import { heightText } from './height.ts'
import { NO_MOUNTAIN_ROADS } from './mountain-roads.ts'
import { findNamed } from './place-phrase.ts'
import { pastAll, pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import { saidBehind } from './said-behind.ts'
import type { Rule, Wish } from './sentence-rule.ts'
import { GENTLE_SAYS, GENTLE_WANTS, WITH_CHILD } from './with-child.ts'
import type { Want } from './want.ts'

const NOT_RAINING =
  'never, hardly, rarely, barely, seldom, scarcely, hardly ever, hardly any, little, least, very little, not much, not any, no chance of, without any, does not, do not, wont, kam'.split(
    ', ',
  )

/** "It never rains", "hardly any rain", "barish kam". */
function* withoutRain(): Generator<string> {
  for (const rain of ['rain', 'rains', 'raining', 'rainfall', 'showers', 'barish', 'baarish', 'monsoon']) {
    for (const not of NOT_RAINING) yield `${not} ${rain}`
    yield `${rain} kam`
    for (const end of ['does not reach', 'do not reach', 'does not come', 'never comes', 'never reaches', 'free'])
      yield `${rain} ${end}`
  }
  for (const dry of ['stays', 'remains', 'keeps', 'is']) yield `${dry} dry`
}

/** "Uchai jyada na ho", "unchai kam". */
const NOT_SO_HIGH = ['uchai', 'uchaai', 'unchai', 'unchaai', 'oonchai'].flatMap((height) =>
  ['kam', 'kam ho', 'jyada na ho', 'zyada na ho', 'jyada nahi', 'zyada nahi', 'jyada nahin', 'zyada nahin'].map(
    (not) => `${height} ${not}`,
  ),
)

/** "High altitude nahi", "height na ho". */
const NOT_HIGH = [
  'altitude',
  'high altitude',
  'height',
  'heights',
  'jyada height',
  'zyada height',
  'jyada unchai',
  'zyada unchai',
  'unchai',
  'uchai',
  'oonchai',
  'high place',
  'high places',
  'high pass',
  'high passes',
].flatMap((height) =>
  [
    'nahi',
    'nahin',
    'na ho',
    'nahi chahiye',
    'nahi chalega',
    'nahi ja sakte',
    'nahi jana',
    'pe nahi',
    'par nahi',
    'wala nahi',
    'wali nahi',
    'nako',
    'avoid',
  ].map((not) => `${height} ${not}`),
)

/** "Cannot bear the cold", "thand bardasht nahi hoti". */
function* unborne(english: readonly string[], hindi: readonly string[]): Generator<string> {
  for (const not of ['cannot', 'can not', 'cant', 'dont', 'do not', 'does not', 'doesnt', 'unable to', 'not able to'])
    for (const bear of ['bear', 'stand', 'tolerate', 'handle', 'take', 'like'])
      for (const what of english) yield `${not} ${bear} ${what}`
  for (const hate of [
    'hate',
    'hates',
    'dislike',
    'sensitive to',
    'allergic to',
    'scared of',
    'afraid of',
    'bothered by',
  ])
    for (const what of english) yield `${hate} ${what}`
  for (const what of hindi) {
    for (const bear of ['bardasht', 'bardaasht', 'sahan', 'sehan', 'sahi', 'jhel'])
      for (const not of ['nahi', 'nahin', 'nahi hoti', 'nahin hoti', 'nahi hota', 'nahin hota', 'nahi is', 'nahi jati'])
        yield `${what} ${bear} ${not}`
    for (const harm of [
      'se dikkat',
      'se problem',
      'se pareshani',
      'se taklif',
      'se bachna',
      'se allergy',
      'se dar lagta hai',
    ])
      yield `${what} ${harm}`
  }
}

const COLD = [
  ...unborne(['cold', 'the cold', 'cold weather', 'winter'], ['thand', 'thandi', 'cool', 'sardi', 'winter', 'cold']),
]
const HEAT = [...unborne(['heat', 'the heat', 'hot weather', 'summer'], ['garmi', 'summer', 'heat', 'dhoop', 'loo'])]

/** Whoever would rather not go high does not mind a view from a hill station's own top; who is ill does. */
const MODERATE_M = 3000

/** `inHills` is what is meant by those who want to go up all the same. */
const WISHES: readonly {
  wish: Wish
  says: string
  said: Phrases
  suits?: string
  wants?: readonly Want[]
  inHills?: Wish
}[] = [
  {
    wish: 'cool',
    says: 'Cool, at 1,200 m or higher',
    said: phrases(
      `${HEAT.join(', ')}, away from heat, away from the heat, beat the heat, cold climate, cold place, cold places, cold weather, cool, cool climate, cool weather, cooler, escape heat, escape the heat, garmi se bachne, garmi se bachne ke liye, garmi se door, no heat, not hot, not so hot, not too hot, not very hot, pleasant climate, pleasant weather, thanda, thanda mausam, thande, thandi, thandi jagah, without heat`,
    ),
  },
  {
    wish: 'warm',
    says: 'Warm',
    said: phrases(
      `${COLD.join(', ')}, away from cold, away from the cold, escape cold, escape the cold, escape winter, hot weather, no cold, not cold, not so cold, not too cold, not very cold, sunny, sunny weather, thand nahi, thand se door, warm, warm climate, warm weather, warmer, without cold, feel cold easily, feels cold easily, catches cold easily, zyada thand nahi, jyada thand nahi`,
    ),
  },
  {
    wish: 'dry',
    says: 'Where it does not rain',
    said: phrases(
      `${[...withoutRain()].join(', ')}, avoid monsoon, avoid rain, avoid rains, away from rain, away from rains, baarish na ho, baarish nahi, barish na ho, barish nahi, barish nahi hoti, bina baarish, bina barish, doesnt rain, dont rain, dry place, dry places, dry weather, less rain, less rainfall, no monsoon, no rain, no rainfall, no rains, not raining, not rainy, rain shadow, rainfree, without monsoon, without rain, without rains`,
    ),
  },
  {
    wish: 'low',
    says: 'Below 2,500 m',
    said: phrases(
      'no altitude sickness, no ams, no mountain sickness, get altitude sickness, gets altitude sickness, get mountain sickness, gets mountain sickness, get ams, gets ams, had altitude sickness, breathing difficulty, breathing issue, breathing issues, breathing problem, breathing problems, breathless, breathlessness, asthma, asthma patient, asthmatic, copd, heart patient, heart patients, heart problem, heart problems, heart condition, saans ki dikkat, saans ki bimari, saans ki problem, saans phoolti hai, dama, without altitude sickness',
    ),
  },
  {
    wish: { fromM: undefined, toM: MODERATE_M },
    says: heightText({ fromM: undefined, toM: MODERATE_M }),
    said: phrases(
      `${[...NOT_SO_HIGH, ...NOT_HIGH].join(', ')}, no heights, not heights, without heights, avoid heights, avoid height, avoid altitude, avoid high altitude, kam unchai, low altitude, low height, lower altitude, no altitude, no height, no high altitude, keep low, keeping low, low lying, sleep low, sleeping low, stay low, staying low, stays low, not at altitude, not high altitude, without altitude, without high altitude`,
    ),
  },
  { wish: 'gentle', says: GENTLE_SAYS, wants: GENTLE_WANTS, said: phrases('fear of heights') },
  {
    wish: 'gentle',
    says: GENTLE_SAYS,
    suits: 'couple',
    wants: GENTLE_WANTS,
    said: WITH_CHILD,
  },
  {
    wish: 'quiet',
    says: 'Less crowded',
    said: phrases(
      'avoid crowd, avoid crowds, away from crowd, away from crowds, away from the crowd, away from the crowds, bheed kam, bheed na ho, bheed nahi, bheed se door, bina bheed, fewer crowds, fewer people, fewer tourists, kam bheed, kam bhid, least crowded, less crowd, less crowded, less crowds, less people, less touristic, less tourists, less touristy, low crowd, no crowd, no crowds, no queues, no temple crowd, no temple crowds, no temple queues, no temple rush, no tourist rush, no tourists, without rush, away from rush, away from the rush, non touristy, not crowded, not much crowd, not overcrowded, not so crowded, not too crowded, not touristy, not very crowded, secluded, uncrowded, without crowd, without crowds',
    ),
  },
  { wish: 'smooth', says: 'No mountain roads', inHills: 'short', said: NO_MOUNTAIN_ROADS },
  {
    wish: 'smooth',
    says: 'No mountain roads',
    inHills: 'short',
    said: phrases(
      'ghat wala rasta nahi, no winding, no car sickness, no hairpin bends, no motion sickness, no nausea, no travel sickness, no vomiting, smooth roads, straight roads, ulti na ho, without motion sickness, without vomiting',
    ),
  },
  {
    wish: 'smooth',
    says: 'No mountain roads',
    inHills: 'short',
    said: phrases(
      'ulti aati hai, ulti aa jati hai, ji machalta hai, ji michlata hai, ji ghabrata hai in car, car sick, car sickness, carsick, feel sick in car, feels sick in car, get car sick, get carsick, gets car sick, gets carsick, get motion sickness, gets motion sickness, gets sick in car, gets sick on roads, gets travel sick, gets travel sickness, motion sick, motion sickness, travel sick, travel sickness, ulti, ulti hoti hai, ghat roads make me sick, ghat roads make us sick, ghat roads make her sick, ghat roads make him sick, hill roads make us sick, hill roads make me sick, winding roads make us sick, winding roads make me sick, nauseous in the car, nausea in car, dizzy on ghat roads, dizzy in the car, chakkar aate hai, chakkar aata hai, vomiting, vomits in car',
    ),
  },
  {
    wish: 'short',
    says: '4 hours of road a day at most',
    said: phrases(
      'avoid long drives, kam safar, less driving, less road journey, less road travel, less travel, less travelling, little driving, minimum driving, minimum travel, minimum travelling, no long drive, no long drives, no long journeys, no long road journey, no long travel, not much driving, not much travel, not too much travel, not too much travelling, short drives, bored in the car, bored in car, bored in cars, bored on long drives, restless in the car, restless in car, irritated in the car, get bored in the car, gets bored in the car, get bored in car, gets bored in car, without long drives, short drive, short distances, chhote raste, kam gaadi, less time in car, less time on road',
    ),
  },
]
const NO_RAIN = WISHES.find(({ wish }) => wish === 'dry')!.said
/** What they are wished of; a hill station or a beach is looked for. */
const OF_WHERE = phrases(
  'aisi jagah, area, areas, destination, destinations, jagah, jagahen, place, places, road, roads, spot, spots',
)

/** Said behind it, and no more. */
const ALONE = phrases('only, sirf, hi, lagta hai, lagti hai, lagta, is hai, hai')

/** "cool things to do" are warm. */
const OF_PEOPLE = phrases(
  'activities, cafe, cafes, guys, hotels, people, stays, stuff, thing, things, trip, trips, vibe, vibes',
)
/** Whoever wants no rain says when it rains, and does not want what is sold for it. */
const RAINY_SEASON = phrases(
  'barish mein, during monsoon, in monsoon, in rains, in rainy season, in the monsoon, in the rains, monsoon, rainy season',
)

const BUT_IS = phrases('but is')
const UNLIKE = phrases(
  'not crowded like, not as crowded as, not so crowded as, not so crowded like, not too crowded like, not touristy like, not as touristy as, less crowded than, less touristy than, quieter than, jaisi bheed nahi',
)

/** "Hills not crowded like Shimla": quiet, and not that place. */
const readUnlike: Rule = (tokens, at, names) => {
  const unlike = phraseEnd(tokens, at, UNLIKE)
  const place =
    unlike === undefined ? undefined : findNamed(tokens, unlike, (text) => names.findPlace(text, { sure: true }))
  if (!place) return undefined
  const { name } = place.thing
  return { key: 'except', says: `Less crowded, not ${name}`, except: [name], wish: 'quiet', end: place.end }
}

/** "no rain in august", "cool place", "less crowd": what the almanac, heights and roads answer, not the words of a text. */
export const readWish: Rule = (tokens, start, names) => {
  const at = pastPhrase(tokens, pastPhrase(tokens, start, BUT_IS), LEADING)
  const quietPlace = readUnlike(tokens, at, names)
  if (quietPlace) return quietPlace
  for (const one of WISHES) {
    const end = phraseEnd(tokens, at, one.said)
    if (end === undefined || phraseEnd(tokens, end, OF_PEOPLE) !== undefined) continue
    const opposite = typeof one.wish === 'string' ? OPPOSITES[one.wish] : undefined
    const denied = opposite && saidBehind(tokens, end, { isPlace: false, from: at })
    const meant = denied ? WISHES.find(({ wish }) => wish === opposite)! : one
    const { wish, says, suits, wants } = inHills(meant, [...tokens.slice(0, at), ...tokens.slice(end)])
    const whom = { ...(suits && { suits }), ...(wants && { wants }) }
    const last = denied ?? pastPhrase(tokens, end, OF_WHERE)
    return { key: 'wish', says, wish, ...whom, end: pastAll(tokens, last, ALONE) }
  }
  return readRainySeason(tokens, at) ?? readHeatOfHome(tokens, at, names)
}

/** "Thand nahi" wants it warm. */
const OPPOSITES: Readonly<Record<string, 'warm' | 'cool'>> = { cool: 'warm', warm: 'cool' }

const HILLS = phrases('hill, hills, hill station, hill stations, mountain, mountains, pahad, pahadi, pahado, pahadon')

/** No way to a hill station is straight: there the drives are to be short. */
function inHills(one: (typeof WISHES)[number], tokens: Parameters<Rule>[0]): (typeof WISHES)[number] {
  const isUp = one.inHills && tokens.some((_, at) => phraseEnd(tokens, at, HILLS) !== undefined)
  return (isUp && WISHES.find(({ wish }) => wish === one.inHills)) || one
}

const AWAY_FROM = phrases(
  'escape from, escape from the, escape, away from, away from the, run from, run away from, beat, beat the, leave',
)
const HOT = phrases('heat, summer heat, hot weather, garmi, heatwave, heat wave')

/** "escape from delhi heat": it is the heat one leaves behind; nobody said where the journey begins. */
const readHeatOfHome: Rule = (tokens, at, names) => {
  const away = phraseEnd(tokens, at, AWAY_FROM)
  const home = away === undefined ? undefined : findNamed(tokens, away, (text) => names.findHome(text, { sure: true }))
  const end = home && phraseEnd(tokens, home.end, HOT)
  const { wish, says } = WISHES[0]!
  return end === undefined ? undefined : { key: 'wish', says, wish, end }
}

function readRainySeason(tokens: Parameters<Rule>[0], at: number): ReturnType<Rule> {
  const end = phraseEnd(tokens, at, RAINY_SEASON)
  const isFeared = end !== undefined && tokens.some((_, one) => phraseEnd(tokens, one, NO_RAIN) !== undefined)
  return isFeared ? { key: 'wish', says: 'In the monsoon', wish: 'dry', end } : undefined
}

/** Every way to say a wish. */
export const WISH_PHRASES: readonly Phrases[] = WISHES.map(({ said }) => said)

/** The chip of each wish but heights. */
export const WISH_SAYS: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  WISHES.flatMap(({ wish, says }) => (typeof wish === 'string' ? [[wish, says]] : [])),
)
