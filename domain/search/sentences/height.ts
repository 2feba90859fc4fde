import { boundedAt } from './bounds.ts'
import type { AmountReader, BoundedQuantity } from './bounds.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Height, Rule } from './sentence-rule.ts'
import type { Token } from './tokens.ts'

/** Above it people fall ill of the height. */
export const THIN_AIR_M = 2500

const METRES = phrases('m, mt, mts, mtr, mtrs, metre, metres, meter, meters, masl')
const FEET = phrases('foot, feet, ft')
const METRES_IN_A_FOOT = 0.3048
/** What is lower, or higher than all mountains, is the length of something. */
const LOWEST_M = 500
const HIGHEST_M = 9000
const ABOUT_SHARE = 0.1
const BEFORE = phrases(
  'altitude, max altitude, maximum altitude, height, highest point, elevation, unchai, with altitude, with height',
)
const AFTER = phrases('high, altitude, height, elevation, in height, in altitude, above sea level, ki unchai, unchai')

const HEIGHTS_MEANT = phrases(
  'altitude, height, heights, elevation, unchai, oonchai, uchai, unchaai, ams, mountain sickness, altitude sickness, oxygen, saans, heart patient, heart problem, bp, breathing',
)
const HIGH_COUNTRY = phrases('ladakh, leh, spiti, zanskar, nubra, pangong, kaza, north sikkim, gurudongmar, tawang')
/** A figure of hundreds no mountain of India is above, said without a unit. */
const BARE = { least: 2000, most: 7000, step: 100 }

/** Whether a bare figure is one of metres: where heights are spoken of, or high country. */
function isBareHeight(tokens: readonly Token[], value: number): boolean {
  const isOfHeights = [HEIGHTS_MEANT, HIGH_COUNTRY].some((said) =>
    tokens.some((_, at) => phraseEnd(tokens, at, said) !== undefined),
  )
  return isOfHeights && value >= BARE.least && value <= BARE.most && value % BARE.step === 0
}

const HEIGHT: AmountReader<{ inFeet: boolean }> = {
  whole(tokens, at) {
    const value = tokens[at]?.number
    if (value === undefined) return undefined
    const feet = phraseEnd(tokens, at + 1, FEET)
    const metres = feet ?? phraseEnd(tokens, at + 1, METRES)
    const end = metres ?? (isBareHeight(tokens, value) ? at + 1 : undefined)
    return end === undefined ? undefined : { value, unit: { inFeet: feet !== undefined }, end }
  },
  bare: (count) => count,
}

/** How high it may go: "above 4000 m", "treks under 10,000 feet", "6000m peak", which is one of at least that. */
export const readHeight: Rule = (tokens, at) => {
  const found = boundedAt(tokens, pastPhrase(tokens, at, BEFORE), HEIGHT)
  const height = found && heightOf(found)
  if (!height) return undefined
  return { key: 'wish', says: heightText(height), wish: height, end: pastPhrase(tokens, found.end, AFTER) }
}

function heightOf({ kind, span, unit }: BoundedQuantity<{ inFeet: boolean }>): Height | undefined {
  const metres = (value: number | undefined, share = 1) =>
    value === undefined ? undefined : Math.round(value * share * (unit.inFeet ? METRES_IN_A_FOOT : 1))
  const isAbout = kind === 'about'
  const fromM = metres(span.from, isAbout ? 1 - ABOUT_SHARE : 1)
  const toM = kind === 'exact' ? undefined : metres(span.to, isAbout ? 1 + ABOUT_SHARE : 1)
  const isOfMountains = [fromM, toM].every((one) => one === undefined || (one >= LOWEST_M && one <= HIGHEST_M))
  return isOfMountains ? { fromM, toM } : undefined
}

/** What a chip says of it: "3,000 m high at most". */
export function heightText({ fromM, toM }: Height): string {
  const [from, to] = [fromM, toM].map((one) => one?.toLocaleString('en-IN'))
  if (from === undefined) return `${to} m high at most`
  return to === undefined ? `${from} m or higher` : `${from} to ${to} m high`
}
