import { isOneSlipAway } from '#domain/search/language/common-words.ts'
import { WALKS } from './quality.ts'
import { phraseEnd, phrases } from './phrases.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Whoever says one of these wants to be driven; "trip" and "yatra" are said of walks too. */
const TOURS = new Set(
  'tour tours package packages holiday holidays vacation vacations sightseeing tur tyur paikej pekej'.split(' '),
)
const OFTEN_MISTYPED = 'package'
const HONEYMOONS = phrases('honeymoon, honey moon, honeymooners, honymoon, honeymon, hanimun, newly married, newlyweds')

/** Whether a question asks for tours by that word and names no walk: "kerala tour", "केरल टूर", not "trek package". */
export function asksForTour(tokens: readonly Token[]): boolean {
  return (
    (tokens.some(({ spellings }) => spellings.some(meansTour)) || hasOne(tokens, DRIVEN_TO)) && !hasOne(tokens, WALKS)
  )
}

/** Nobody walks for days to get there. */
const DRIVEN_TO = phrases('hill station, hill stations, hillstation, hillstations')
/** Shrines no road leads to. */
const REACHED_ON_FOOT = phrases('panch kedar, panchkedar')
const TREKS = phrases('trek, treks, trekking, treking, hike, hikes, hiking')

/** Whether a question asks for treks by that word and for no tour besides: "trek with children", not "trek package". */
export function asksForTrek(tokens: readonly Token[]): boolean {
  if (hasOne(tokens, REACHED_ON_FOOT)) return true
  return hasOne(tokens, TREKS) && !tokens.some(({ spellings }) => spellings.some(meansTour))
}

/** What is often reached on foot alone: whoever names it may walk for days. */
const ON_FOOT = phrases(
  'camp, camps, camping, campsite, tent, tents, adventure, adventures, summit, peak, peaks, pass, base camp, bugyal, bugyals, meadow, meadows, glacier, glaciers, climbing, climbs, mountaineering, backpacking, backpack, alpine, snow, ridge, high altitude, waterfall, waterfalls, caving, cave, fort climb, outdoors, outdoor, fit, fitness, beginner, beginners, firefly, fireflies, jugnu',
)

/** Whether a question may be answered by a walk of days as well as by a tour. */
export function mayWalk(tokens: readonly Token[]): boolean {
  return hasOne(tokens, WALKS) || hasOne(tokens, ON_FOOT)
}

/** Whether a name has a word for walks of days in it. */
export function isOfWalks(name: string): boolean {
  return hasOne(tokensOf(name), WALKS)
}

/** Whether a question is about a honeymoon, which is for two. */
export function asksForHoneymoon(tokens: readonly Token[]): boolean {
  return hasOne(tokens, HONEYMOONS)
}

function meansTour(word: string): boolean {
  return TOURS.has(word) || (word.startsWith('pa') && isOneSlipAway(word.replace(/s$/, ''), OFTEN_MISTYPED))
}

function hasOne(tokens: readonly Token[], said: ReturnType<typeof phrases>): boolean {
  return tokens.some((_, at) => phraseEnd(tokens, at, said) !== undefined)
}
