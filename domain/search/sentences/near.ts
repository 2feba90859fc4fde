import { isCommonWord } from '#domain/search/language/common-words.ts'
import { isOneOfSeveral } from './compared.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import { saidBehind } from './said-behind.ts'
import type { Rule } from './sentence-rule.ts'
import type { SentenceNames, SentencePlace } from './sentence-names.ts'
import { STATE_NAMES, stateNamed } from '#platform/state-names.ts'
import type { Token } from './tokens.ts'
import { findNamed, findNamedBefore } from './place-phrase.ts'
import { readUnsold } from './unsold.ts'

const NEAR = phrases(
  'near, nearby, near by, close to, next to, around, not far from, land at, land in, landing at, landing in, lands at, lands in, flight lands at, flight lands in, fly into, flying into, flies into',
)
const IN = phrases('in, in the, to, of, around')
const WITHIN = phrases('within, upto, up to, under, in')
const KM = phrases('km, kms, kilometre, kilometres, kilometer, kilometers')
const INSIDE = phrases('ke andar, ke bhitar, radius, range, distance')
const HINDI_NEAR = phrases(
  'se pass me, se pass mein, se paas me, se paas mein, se paas, se pass, ke pass, ke pass me, ke paas me, ke nikat, ke kareeb, ke aas pass, se nazdeek, se nazdik, se najdik, se dur nahi, se door nahi, se zyada dur nahi, se jyada dur nahi, se zyada door nahi, ke aspas, ke paas, ke pas, ke aas paas, ke as pas, ke aaspaas, ke nazdeek, ke nazdik, ke najdik, ke najdeek',
)

/** "within 200 km": what is near lies as far as that, whatever is said. */
function pastDistance(tokens: readonly Token[], at: number): number {
  const start = pastPhrase(tokens, at, WITHIN)
  const km = tokens[start]?.number === undefined ? undefined : phraseEnd(tokens, start + 1, KM)
  return km === undefined ? at : pastPhrase(tokens, km, INSIDE)
}

/** "near manali", "मनाली के पास": the place and what lies around it. */
export const readNear: Rule = (tokens, at, names) => {
  const found = readRegion(tokens, at, names) ?? readAround(tokens, at, names)
  // "North east nahi" is gone anywhere but there.
  const isDenied = found !== undefined && saidBehind(tokens, found.end, { isPlace: true, from: at }) !== undefined
  return isDenied ? undefined : found
}

const AND = phrases('and, aur, &, +, -, to')

const readRegion: Rule = (tokens, at, names) => {
  const start = pastPhrase(tokens, at, IN)
  const region = (from: number) => {
    const named = findNamed(tokens, from, (text) => names.findRegion(text))
    // "dekhna" sounds like the Deccan.
    return named && isFiller(tokens.slice(from, named.end)) ? undefined : (named ?? sideAt(tokens, from, names))
  }
  const first = region(start)
  const found = first ?? stateAt(tokens, start, names)
  // "Leh or Spiti" is not Leh in Spiti.
  if (!found || isOneOfSeveral(tokens, { from: at, to: found.end })) return undefined
  const next = pastPhrase(tokens, found.end, AND)
  const other = region(next) ?? (first && next > found.end ? stateAt(tokens, next, names) : undefined)
  // A state alone is found by its name.
  if (!first && !(other && next > found.end)) return undefined
  // "Shekhawati painted havelis" says one place twice.
  const near = other && other.thing.name !== found.thing.name ? together(found.thing, other.thing) : found.thing
  return { key: 'near', says: `In ${near.name}`, near, end: (other ?? found).end }
}

const SIDES = phrases('south, north')
const SIDE = phrases('side, side me, side mein, side ka, side ki, side ke, ki side, ki taraf, taraf, part')

/** "South temples": half of India where what stands behind is no place; "south goa" is a part of Goa, and where nothing stands behind somebody may go on typing. */
function sideAt(tokens: readonly Token[], at: number, names: SentenceNames) {
  const end = phraseEnd(tokens, at, SIDES)
  const next = end === undefined ? undefined : tokens[end]
  if (end === undefined || !next || next.number !== undefined || readUnsold(tokens, end, names)) return undefined
  const isPartOf =
    names.isPlace(next.spellings[0]!) ||
    names.isState(next.spellings[0]!) ||
    names.findRegion(next.spellings[0]!) !== undefined
  const thing = isPartOf ? undefined : names.findRegion(`the ${tokens[at]!.spellings[0]}`)
  return thing && { thing, end: pastPhrase(tokens, end, SIDE) }
}

function isFiller(tokens: readonly Token[]): boolean {
  return tokens.every(({ spellings }) => spellings.some(isCommonWord))
}

/** "Konkan and Goa": a whole state beside a part of India. */
function stateAt(tokens: readonly Token[], at: number, names: SentenceNames) {
  return findNamed(tokens, at, (text) => {
    const code = stateNamed(text)
    return code ? names.findWithin?.({ name: STATE_NAMES[code]!, names: [], states: [code], places: [] }) : undefined
  })
}

/** "Garhwal and Kumaon": what goes to both, then what goes to either. */
function together(one: SentencePlace, other: SentencePlace): SentencePlace {
  return {
    name: `${one.name} and ${other.name}`,
    cityIds: [...new Set([...one.cityIds, ...other.cityIds])],
    isRegion: true,
    parts: [one, other],
  }
}

const readAround: Rule = (tokens, at, names) => {
  const near = phraseEnd(tokens, at, NEAR, { mistyped: true })
  const found =
    near === undefined
      ? findNamedBefore(tokens, at, (text) => names.findPlace(text, { sure: true }), HINDI_NEAR)
      : findNamed(tokens, near, (text) => names.findPlace(text, { sure: false }))
  return (
    found && { key: 'near', says: `Near ${found.thing.name}`, near: found.thing, end: pastDistance(tokens, found.end) }
  )
}
