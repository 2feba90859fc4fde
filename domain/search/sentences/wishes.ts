import { findNamed } from './place-phrase.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { Rule, Wish } from './sentence-rule.ts'

const WISHES: readonly { wish: Wish; says: string; said: Phrases; suits?: string }[] = [
  {
    wish: 'cool',
    says: 'Cool, at 1,200 m or higher',
    said: phrases(
      'away from heat, away from the heat, beat the heat, cold climate, cold place, cold places, cold weather, cool, cool climate, cool weather, cooler, escape heat, escape the heat, garmi se bachne, garmi se bachne ke liye, garmi se door, no heat, not hot, not so hot, not too hot, not very hot, pleasant climate, pleasant weather, thanda, thanda mausam, thande, thandi, thandi jagah, without heat',
    ),
  },
  {
    wish: 'warm',
    says: 'Warm',
    said: phrases(
      'away from cold, away from the cold, escape cold, escape the cold, escape winter, hot weather, no cold, not cold, not so cold, not too cold, not very cold, sunny, sunny weather, thand nahi, thand se door, warm, warm climate, warm weather, warmer, without cold',
    ),
  },
  {
    wish: 'dry',
    says: 'Where it does not rain',
    said: phrases(
      'avoid monsoon, avoid rain, avoid rains, away from rain, away from rains, baarish na ho, baarish nahi, barish na ho, barish nahi, barish nahi hoti, bina baarish, bina barish, does not rain, doesnt rain, dont rain, dry place, dry places, dry weather, less rain, less rainfall, no monsoon, no rain, no rainfall, no rains, not raining, not rainy, rain free, rain shadow, rainfree, where it does not rain, without monsoon, without rain, without rains',
    ),
  },
  {
    wish: 'low',
    says: 'Below 2,500 m',
    said: phrases(
      'avoid altitude, avoid high altitude, kam unchai, low altitude, low height, lower altitude, no altitude, no altitude sickness, no ams, no height, no high altitude, no mountain sickness, not at altitude, not high altitude, without altitude, without altitude sickness, without high altitude',
    ),
  },
  {
    // Whoever expects a child stays where the air is thick.
    wish: 'low',
    says: 'Below 2,500 m',
    suits: 'couple',
    said: phrases(
      'babymoon, baby moon, pregnant ladies, pregnant lady, pregnant women, pregnant woman, pregnant wife, pregnant, pregnancy, expecting a baby, garbhvati',
    ),
  },
  {
    wish: 'quiet',
    says: 'Less crowded',
    said: phrases(
      'avoid crowd, avoid crowds, away from crowd, away from crowds, away from the crowd, away from the crowds, bheed kam, bheed na ho, bheed nahi, bheed se door, bina bheed, fewer crowds, fewer people, fewer tourists, kam bheed, kam bhid, least crowded, less crowd, less crowded, less crowds, less people, less touristic, less tourists, less touristy, low crowd, no crowd, no crowds, no tourists, non touristy, not crowded, not much crowd, not overcrowded, not so crowded, not too crowded, not touristy, not very crowded, secluded, uncrowded, without crowd, without crowds',
    ),
  },
  {
    wish: 'smooth',
    says: 'No mountain roads',
    said: phrases(
      'avoid ghat roads, car sickness, flat roads, get car sick, motion sickness, no car sickness, no curvy roads, no ghat road, no ghat roads, no hairpin bends, no hill road, no hill roads, no hilly roads, no motion sickness, no mountain roads, no nausea, no travel sickness, no vomiting, no winding road, no winding roads, smooth roads, straight roads, travel sickness, ulti, ulti na ho, vomiting, without ghat roads, without hill roads, without motion sickness, without vomiting',
    ),
  },
  {
    wish: 'short',
    says: '4 hours of road a day at most',
    said: phrases(
      'avoid long drives, kam safar, less driving, less road journey, less road travel, less travel, less travelling, little driving, minimum driving, minimum travel, minimum travelling, no long drive, no long drives, no long journeys, no long road journey, no long travel, not much driving, not much travel, not too much travel, not too much travelling, short drives, without long drives',
    ),
  },
]
const NO_RAIN = WISHES.find(({ wish }) => wish === 'dry')!.said
/** What they are wished of; a hill station or a beach is looked for. */
const OF_WHERE = phrases(
  'aisi jagah, area, areas, destination, destinations, jagah, jagahen, place, places, road, roads, spot, spots',
)

/** "cool things to do" are warm. */
const OF_PEOPLE = phrases(
  'activities, cafe, cafes, guys, hotels, people, stays, stuff, thing, things, trip, trips, vibe, vibes',
)
/** Whoever wants no rain says when it rains, and does not want what is sold for it. */
const RAINY_SEASON = phrases(
  'barish mein, during monsoon, in monsoon, in rains, in rainy season, in the monsoon, in the rains, monsoon, rainy season',
)

/** "no rain in august", "cool place", "less crowd": what the almanac, heights and roads answer, not the words of a text. */
export const readWish: Rule = (tokens, at, names) => {
  for (const { wish, says, said, suits } of WISHES) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined && phraseEnd(tokens, end, OF_PEOPLE) === undefined)
      return { key: 'wish', says, wish, ...(suits && { suits }), end: pastPhrase(tokens, end, OF_WHERE) }
  }
  return readRainySeason(tokens, at) ?? readHeatOfHome(tokens, at, names)
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
