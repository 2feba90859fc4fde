import { countText } from '#domain/search/facts/counted-sights.ts'
import type { CountedKind } from '#domain/search/facts/counted-sights.ts'
import { countAt } from './numbers.ts'
import { pastAll, pastPhrase, phraseEnd, phrases } from './phrases.ts'
import { saidBehind } from './said-behind.ts'
import type { Rule } from './sentence-rule.ts'
import type { Token } from './tokens.ts'

/** How what is counted is called. */
const KINDS: readonly (readonly [CountedKind, ReturnType<typeof phrases>])[] = [
  ['forts', phrases('forts, fort, kile, kila, killa, kille, qile, qila, durg')],
  ['palaces', phrases('palaces, palace, mahal')],
  ['lakes', phrases('lakes, lake, jheel, jheelen, jheele, jhil, talab')],
  ['waterfalls', phrases('waterfalls, waterfall, water falls, jharne, jharna, dhabdhabe')],
  ['beaches', phrases('beaches, beach, samudra tat')],
  ['monasteries', phrases('monasteries, monastery, gompas, gompa, math, viharas')],
  ['caves', phrases('caves, cave, gufa, gufaye, gufayen, gufaen, gufaein')],
  ['museums', phrases('museums, museum, sangrahalaya')],
  ['gardens', phrases('gardens, botanical gardens, bagiche')],
  [
    'parks',
    phrases(
      'national parks, national park, wildlife parks, wildlife park, tiger reserves, tiger reserve, wildlife sanctuaries, wildlife sanctuary, sanctuaries, sanctuary, forest reserves, game parks, jungles, safari parks',
    ),
  ],
  [
    'jyotirlingas',
    phrases(
      'jyotirlingas, jyotirlinga, jyotirling, jyotirlings, jyotirlingo, jyotirlingon, jyotirlingam, jyotirlingams, jyotirlingalu, jyotirlingangal, jyotirlingagalu',
    ),
  ],
  [
    'listed',
    phrases(
      'world heritage sites, world heritage site, unesco sites, unesco site, unesco places, unesco world heritage sites, unesco monuments, heritage sites',
    ),
  ],
]
const LEAST = phrases('at least, atleast, minimum, min, kam se kam, not less than, no less than, any, all')
const MORE_THAN = phrases('more than, over')
/** More than one, however many. */
const SEVERAL = phrases(
  'several, multiple, many different, kai, kaee, anek, ek se zyada, ek se jyada, ek se adhik, more than one, more than 1',
)
const MORE = phrases(
  'or more, and more, plus, +, ya zyada, ya jyada, ya usse zyada, ya adhik, se zyada, se jyada, se adhik, different, alag alag, famous, big, old, beautiful, mashhur, prasiddh, bade',
)
const TOGETHER = phrases(
  'in one trip, in one tour, in one yatra, in one go, in a single trip, in a single tour, in the same trip, in one, together, at once, all together, both, dono, teeno, ek saath, ek sath, ek saathe, ek sathe, ek with, ek ke saath, saath, sath, sathe, saathe, ek hi yatra me, ek hi yatra mein, ek yatra me, ek yatra mein, ek trip me, ek trip mein, ek hi trip me, ek hi trip mein, ek tour me, ek tour mein, ek baar me, ek baar mein, ke darshan, darshan, dekhne hain, dekhne hai, dekhna hai, dekhne, dekhni hai, cover ho, cover, yatra, tour, trip, package, visit',
)
/** A resort by a beach is counted, not the beach. */
const OTHERWISE = phrases(
  'resort, resorts, hotel, hotels, stay, stays, house, houses, hut, huts, camp, camps, view, views, room, rooms, safari, safaris, trek, treks, trekking, town, towns, city, cities, village, villages, side, road, roads, nights, night, days, day, din',
)
const FEWEST = 2
/** "Twelve jyotirlingas" and "seven sisters" are names. */
const MOST = 6

/** How many of a kind of sight one wants to see: "two or more jyotirlingas", "teen kile", "several monasteries". */
export const readCount: Rule = (tokens, at) => {
  const counted = countedAt(tokens, at)
  if (!counted) return undefined
  for (const [kind, said] of KINDS) {
    const end = phraseEnd(tokens, counted.end, said)
    if (end === undefined || phraseEnd(tokens, end, OTHERWISE) !== undefined) continue
    if (saidBehind(tokens, end, { isPlace: false, from: at }) !== undefined) return undefined
    const { least } = counted
    return {
      key: 'wish',
      says: `${countText(kind, least)} or more`,
      wants: [{ fact: kind, goal: 'most', limit: least }],
      end: pastAll(tokens, end, TOGETHER),
    }
  }
  return undefined
}

function countedAt(tokens: readonly Token[], at: number): { least: number; end: number } | undefined {
  const several = phraseEnd(tokens, at, SEVERAL)
  if (several !== undefined) return { least: FEWEST, end: pastAll(tokens, several, MORE) }
  const over = phraseEnd(tokens, at, MORE_THAN)
  const from = over ?? pastPhrase(tokens, at, LEAST)
  const count = countAt(tokens, from)
  if (count === undefined) return undefined
  const least = over === undefined ? count : count + 1
  if (!Number.isInteger(least) || least < FEWEST || least > MOST) return undefined
  return { least, end: pastAll(tokens, from + 1, MORE) }
}
