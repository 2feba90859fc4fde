import { isCommonWord } from '#domain/search/language/common-words.ts'
import { AFTERWARDS, NO } from './except-words.ts'
import { exceptAt, liesIn } from './excepted-thing.ts'
import type { Excepted } from './excepted-thing.ts'
import { pastAll, pastPhrase, phraseEnd, phrases } from './phrases.ts'
import { saidBehind } from './said-behind.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

/** What follows is not wanted either, whatever it is. */
const NOR = phrases(
  'or any other, or any, nor any, or a, or the, or, nor, ya koi, ya, na hi, and no, and not, but not, aur na',
)
const EITHER = phrases('or, nor, ya, ya koi, ya phir, or any other, or any, nor any, or a, or the, or even')
const OR = phrases(
  'or any other, or any, nor any, and any, or a, or the, ya koi, or, and, nor, &, ya, aur, n, +, /, and also, tatha, evam, and no, or even, ani, au, na hi, aur na, aur na hi, ya phir, and not, but not, nor even, and neither',
)

/** What closes "bina shimla manali ke". */
const CLOSING = phrases('ke, k')

/** How a thing is left out: by a word before it that reaches all that "and" joins ("without"), by one that does not ("no"), or by one behind it. */
export type Reach = 'all' | 'or' | 'behind'

/** A thing or place that is not wanted, and what is joined to it. */
export function exceptedAll(
  tokens: readonly Token[],
  first: Excepted | undefined,
  { names, reach }: { names: SentenceNames; reach: Reach },
): Excepted[] {
  if (!first) return []
  if (!first.isPlace) return listedAll(tokens, first, { names, reach }) ?? thingsAll(tokens, first, { names, reach })
  const except = [first]
  for (let { end } = first; ;) {
    const or = phraseEnd(tokens, end, OR)
    const other = exceptAt(tokens, or ?? end, names)
    const isNamed = other?.isPlace || phraseEnd(tokens, end, NOR) !== undefined
    if (!other || !isNamed) return except
    if (or === undefined && (deniesFirst(tokens, end, { first, other }) || !goesWith(tokens, first, other, names)))
      return except
    except.push(other)
    ;({ end } = other)
  }
}

/** Whether a name is the word that is said of what is not wanted: far from Spiti nobody means Nako by "nako". */
function deniesFirst(
  tokens: readonly Token[],
  at: number,
  { first, other }: { first: Excepted; other: Excepted },
): boolean {
  return phraseEnd(tokens, at, NO) !== undefined && !other.around?.includes(first.cityId ?? '')
}

/** Whether a name that no word joins to the one before is not wanted either: "other than shimla manali kasol", "not manali goa or kerala", "been to shimla, manali, now hills"; "without munnar kerala tour" and "rajasthan jaipur nahi" go there. */
function goesWith(tokens: readonly Token[], first: Excepted, other: Excepted, names: SentenceNames): boolean {
  const or = phraseEnd(tokens, other.end, OR)
  if (or !== undefined && exceptAt(tokens, or, names)?.isPlace) return true
  const isListed = tokens[first.end]?.isApart === true
  const isAlike = isListed
    ? !liesIn(first, other, names) && !liesIn(other, first, names)
    : other.isState === first.isState
  if (!isAlike) return false
  const end = pastAll(tokens, pastPhrase(tokens, other.end, CLOSING), AFTERWARDS)
  if (end === tokens.length || (isListed && tokens[end]!.isApart)) return true
  if (saidBehind(tokens, other.end, { isPlace: other.isPlace }) !== undefined) return true
  const next = exceptAt(tokens, other.end, names)
  return next?.isPlace === true && goesWith(tokens, { ...first, end: other.end }, next, names)
}

/** Whoever begins a list with one of these and ends it with a denial wants none of it; of "honeymoon, trek ya camping nahi" the first is wanted. */
const OFTEN_REFUSED = new Set(
  'trek treks trekking hike hikes hiking climbing rafting camping tents mandir temple temples pilgrimage kila qila killa fort forts palace palaces museum museums rappelling paragliding skiing diving desert boat boats boating shopping party parties nightlife casino casinos'.split(
    ' ',
  ),
)

/** "No trekking, rafting or camping": things parted by commas, of which a word joins the last; undefined of what is no such list. */
function listedAll(
  tokens: readonly Token[],
  first: Excepted,
  { names, reach }: { names: SentenceNames; reach: Reach },
): Excepted[] | undefined {
  const except = [first]
  for (let { end } = first, isJoinedLast = false; ;) {
    const or = phraseEnd(tokens, end, reach === 'all' ? OR : EITHER)
    if (or === undefined && (isJoinedLast || !tokens[end]?.isApart)) return isJoinedLast ? except : undefined
    if (reach === 'behind' && or === undefined && !OFTEN_REFUSED.has(except.at(-1)!.except)) return undefined
    const other = exceptAt(tokens, or ?? end, names)
    if (!other || other.isPlace) return isJoinedLast ? except : undefined
    except.push(other)
    ;({ end } = other)
    isJoinedLast = or !== undefined
  }
}

/** "Camel and desert": what "and" joins to a thing is not wanted either, where no more is said of it; what "or" joins never is. */
function thingsAll(
  tokens: readonly Token[],
  first: Excepted,
  { names, reach }: { names: SentenceNames; reach: Reach },
): Excepted[] {
  const except = [first]
  for (let { end } = first; ;) {
    const or = phraseEnd(tokens, end, OR) ?? besideIt(tokens, except.at(-1)!, reach)
    const other = or === undefined ? undefined : exceptAt(tokens, or, names)
    const isNextPlace = reach === 'all' && other && exceptAt(tokens, other.end, names)?.isPlace === true
    if (!other || other.isPlace) return except
    if (phraseEnd(tokens, end, NOR) === undefined && !isNextPlace && !isLast(tokens, other.end)) return except
    except.push(other)
    ;({ end } = other)
  }
}

/** "Kile mahal nahi": two of what is often refused, one behind the other. */
function besideIt(tokens: readonly Token[], { except, end }: Excepted, reach: Reach): number | undefined {
  const next = tokens[end]
  const areBoth = OFTEN_REFUSED.has(except) && next?.spellings.some((word) => OFTEN_REFUSED.has(word)) === true
  return reach === 'behind' && areBoth && !next!.isApart ? end : undefined
}

function isLast(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  return (
    !next || next.spellings.some(isCommonWord) || [OR, NO].some((said) => phraseEnd(tokens, end, said) !== undefined)
  )
}

/** Whether a word stands between the first two of some. */
export function isJoined(tokens: readonly Token[], [first]: readonly Excepted[]): boolean {
  return phraseEnd(tokens, first!.end, OR) !== undefined
}
