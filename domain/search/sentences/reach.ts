import { countAt } from './numbers.ts'
import { findNamed } from './place-phrase.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

const AT_MOST = phrases(
  'within, not more than, no more than, not over, not beyond, max of, maximum of, at most, hardly, under, below, upto, up to, max, maximum, less than, inside, about, around, in',
)
const HOURS = phrases('hours, hour, hrs, hr, ghante, ghanta, ghanton')
const KM = phrases('km, kms, kilometre, kilometres, kilometer, kilometers, kilo metre')
const ON_THE_WAY = phrases(
  'drive, driving, journey, ride, road, by road, by car, by bus, car, road trip, radius, distance, away, door, doori, ki doori, ki doori par, ki drive, ka rasta, far, ke andar, andar, tak, or less, se kam, max, maximum, range, travel, driving distance, drive distance, distance by road, ka safar',
)
const FROM = phrases('from, of, to, se, near, around')
const SE = phrases('se, ke')
const NEAR = phrases('near, around, close to, from')
/** Roads bend, and climb. */
const KM_AN_HOUR = 45
const ROAD_TO_LINE = 1.25
const MOST_HOURS = 16
const MOST_KM = 800

type Reach = { km: number; says: string; end: number }

/** "6 hours from delhi by road", "within 200 km of pune", "near pune within 200 km", "mumbai se 4 ghante": all halts lie within that. */
export const readReach: Rule = (tokens, at, names) => reachFirst(tokens, at, names) ?? placeFirst(tokens, at, names)

function reachFirst(tokens: readonly Token[], at: number, names: SentenceNames): ReturnType<Rule> {
  const reach = reachAt(tokens, at)
  const from = reach && phraseEnd(tokens, reach.end, FROM)
  return from === undefined ? undefined : reaching(tokens, from, reach!, names)
}

function placeFirst(tokens: readonly Token[], at: number, names: SentenceNames): ReturnType<Rule> {
  const near = phraseEnd(tokens, at, NEAR)
  const named = findNamed(tokens, near ?? at, (text) => names.findAround?.(text, 0))
  const se = named && (phraseEnd(tokens, named.end, SE) ?? (near === undefined ? undefined : named.end))
  const reach = se === undefined ? undefined : reachAt(tokens, se)
  return reach && reaching(tokens, near ?? at, reach, names, reach.end)
}

function reaching(
  tokens: readonly Token[],
  at: number,
  { km, says }: Reach,
  names: SentenceNames,
  end?: number,
): ReturnType<Rule> {
  const found = findNamed(tokens, at, (text) => names.findAround?.(text, km))
  if (!found) return undefined
  return {
    key: 'near',
    says: `Within ${says} of ${found.thing.name}`,
    near: found.thing,
    end: pastWay(tokens, end ?? found.end),
  }
}

function reachAt(tokens: readonly Token[], at: number): Reach | undefined {
  const start = pastPhrase(tokens, at, AT_MOST)
  const count = countAt(tokens, start)
  if (count === undefined) return undefined
  const hours = phraseEnd(tokens, start + 1, HOURS)
  const km = phraseEnd(tokens, start + 1, KM)
  if (hours !== undefined && count <= MOST_HOURS)
    return {
      km: count * KM_AN_HOUR,
      says: count === 1 ? 'an hour’s drive' : `${count} hours’ drive`,
      end: pastWay(tokens, hours),
    }
  return km !== undefined && count <= MOST_KM
    ? { km: count / ROAD_TO_LINE, says: `${count} km`, end: pastWay(tokens, km) }
    : undefined
}

function pastWay(tokens: readonly Token[], at: number): number {
  const past = pastPhrase(tokens, at, ON_THE_WAY)
  return past === at ? at : pastPhrase(tokens, past, ON_THE_WAY)
}
