import { isCommonWord } from '#domain/search/language/common-words.ts'
import { AFTERWARDS, LEADING, BEEN_TO, BEFORE, NOT, NOT_THERE, NOT_YET, OUTSIDE, SEEN_ALREADY } from './except-words.ts'
import { exceptedAll, isJoined } from './excepted-row.ts'
import { exceptListed } from './except-lists.ts'
import { exceptAt, liesIn, NO_MATTER } from './excepted-thing.ts'
import type { Excepted } from './excepted-thing.ts'
import { monthAt } from './month-names.ts'
import { cannotWalkAt, ON_FOOT, onFoot } from './not-on-foot.ts'
import { pastAll, pastPhrase, phraseEnd, phrases } from './phrases.ts'
import { lastDenial, saidBehind } from './said-behind.ts'
import type { Rule } from './sentence-rule.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

const FILLER = phrases('in, to, going to, any, a, the, only')
/** What shall not be among them: "not munnar or thekkady", "without trek", "goa nahi", "केरल के बिना": places, or one word; with what leads on to it and what follows it. */
export const readExcept: Rule = (tokens, at, names) => {
  const listed = exceptListed(tokens, at, names)
  if (listed) return meaningOf(listed.all, listed.end)
  const start = pastPhrase(tokens, at, LEADING)
  const found = exceptFrom(tokens, start, names) ?? (start > at ? exceptFrom(tokens, at, names) : undefined)
  return found && { ...found, end: pastPhrase(tokens, pastAll(tokens, found.end, AFTERWARDS), SEEN_ALREADY) }
}

const exceptFrom: Rule = (tokens, at, names) => {
  const unable = cannotWalkAt(tokens, at)
  if (unable) return thingsFrom(tokens, unable, names)
  const isWanted = isDenied(tokens, at) || phraseEnd(tokens, at, NOT_ONLY) !== undefined
  const not = isWanted ? undefined : phraseEnd(tokens, at, NOT)
  if (not === undefined) return exceptThere(tokens, at, names) ?? exceptSaidBehind(tokens, at, names)
  // "Two hotels, no more, rajasthan": the next part says something else.
  if (tokens[not]?.isApart) return undefined
  const what = pastPhrase(tokens, not, FILLER)
  const walk = phraseEnd(tokens, what, ON_FOOT)
  if (walk !== undefined) return thingsFrom(tokens, onFoot(walk), names)
  if (phraseEnd(tokens, what, NO_MATTER) !== undefined) return undefined
  return exceptAhead(tokens, at, { what, names })
}

/** What leaves out all that "and" joins; of "no trek, beach and houseboat" the beach is wanted. */
const REACHING_ALL = phrases(
  'without, bina, avoid, avoiding, but avoid, but without, except, except for, excepting, but except, all except, everything except, exclude, excluding, excluding all, skip, skipping, but skip, omit, leave out, leaving out, leave aside, minus, sans, other than, apart from, aside from, barring, dont want, do not want, dont like, do not like, not interested in, no interest in, hate, dont include, do not include, neither',
)

/** What is left out by what stands before it; of "not gangtok, darjeeling" the last is what is wanted. */
function exceptAhead(
  tokens: readonly Token[],
  at: number,
  { what, names }: { what: number; names: SentenceNames },
): ReturnType<Rule> {
  const reach = phraseEnd(tokens, at, REACHING_ALL) === undefined ? 'or' : 'all'
  const all = exceptedAll(tokens, exceptAt(tokens, what, names), { names, reach })
  const [last, before] = [all.at(-1), all.at(-2)]
  if (!last) return undefined
  const isAsked =
    last.isPlace && before !== undefined && !isJoined(tokens, [before]) && saysNothingElse(tokens, at, last.end)
  const out = isAsked ? all.slice(0, -1) : all
  return meaningOf(out, out.at(-1)!.end)
}

/** Said before what leaves something out: who must not skip it wants it. */
const DENYING = phrases('dont, not, never, cant, cannot, mat, why')
/** What is wanted, and more than that. */
const NOT_ONLY = phrases('not only, not just, not merely')

function isDenied(tokens: readonly Token[], at: number): boolean {
  return phraseEnd(tokens, at - 1, DENYING) === at
}

/** Where what says that one has been to the place behind it ends; "never been to", "can be seen in" say something else. */
function pastBeenTo(tokens: readonly Token[], at: number): number | undefined {
  return phraseEnd(tokens, at - 1, NOT_YET) === at ? undefined : phraseEnd(tokens, at, BEEN_TO)
}

/** Of a place alone: "instead of goa", "we have already done amritsar", and of a state or a part of India "outside uttarakhand". */
function exceptThere(tokens: readonly Token[], at: number, names: SentenceNames): ReturnType<Rule> {
  const notThere = phraseEnd(tokens, at, NOT_THERE)
  const been = notThere === undefined ? pastBeenTo(tokens, at) : undefined
  const there = been ?? notThere
  const outside = there ?? phraseEnd(tokens, at, OUTSIDE)
  if (outside === undefined) return undefined
  const what = been ?? pastPhrase(tokens, outside, FILLER)
  const first = exceptAt(tokens, what, names)
  const isMeant = first?.isPlace && (there !== undefined || first.isState || first.region)
  const found = isMeant ? exceptAhead(tokens, at, { what, names }) : undefined
  return found && { ...found, end: pastPhrase(tokens, found.end, BEFORE) }
}

/** "Goa nahi", "kashmir ladakh chhod ke", "kaziranga do baar ja chuke hain"; of "himachal, shimla nahi" the state is gone to. */
function exceptSaidBehind(tokens: readonly Token[], at: number, names: SentenceNames): ReturnType<Rule> {
  if (lastDenial(tokens) <= at) return undefined
  const all = exceptedAll(tokens, exceptAt(tokens, at, names), { names, reach: 'behind' })
  const [first, ...others] = all
  const end = first && saidBehind(tokens, all.at(-1)!.end, { isPlace: first.isPlace, from: at })
  if (end === undefined || others.some((other) => liesIn(other, first!, names))) return undefined
  // Somebody who says nothing else wants the first.
  const isListed = all.slice(0, first!.isPlace ? 1 : -1).some((one) => isJoined(tokens, [one]))
  if (others.length > 0 && !isListed && !saysBoth(tokens, at, end) && saysNothingElse(tokens, at, end)) return undefined
  const too = first!.isPlace ? placeToo(tokens, end, names) : undefined
  return too ? meaningOf([first!, too], too.end) : meaningOf(all, end)
}

const BOTH = phrases('dono, both, sab, all')

function saysBoth(tokens: readonly Token[], at: number, end: number): boolean {
  return tokens.slice(at, end).some((_, step) => phraseEnd(tokens, at + step, BOTH) !== undefined)
}

/** Whether nothing but numbers, months and fillers stands around a stretch: of all its places one must be what is wanted. */
function saysNothingElse(tokens: readonly Token[], at: number, end: number): boolean {
  const tellsNothing = (token: Token) =>
    token.number !== undefined || monthAt(token) !== undefined || token.spellings.some(isCommonWord)
  return [...tokens.slice(0, at), ...tokens.slice(end)].every(tellsNothing)
}

const TOO = phrases('bhi, bhi ho gaya, bhi dekh liya, also, too, as well')
const WANTED = phrases('jana, jaana, dekhna, karna, ghumna, chahiye, jayenge, jaye')

/** "Goa ho gaya, gokarna bhi": the next place one has been to. */
function placeToo(tokens: readonly Token[], at: number, names: SentenceNames): Excepted | undefined {
  const other = exceptAt(tokens, at, names)
  const end = other?.isPlace ? phraseEnd(tokens, other.end, TOO) : undefined
  return end === undefined || phraseEnd(tokens, end, WANTED) !== undefined ? undefined : { ...other!, end }
}

function thingsFrom(tokens: readonly Token[], first: Excepted, names: SentenceNames): ReturnType<Rule> {
  const all = exceptedAll(tokens, first, { names, reach: 'or' })
  return meaningOf(all, all.at(-1)!.end)
}

function meaningOf(excepted: readonly Excepted[], end: number): ReturnType<Rule> {
  const says = `Not ${excepted.map(({ except: word, says: said = word }) => said).join(' or ')}`
  const except = excepted.flatMap(({ except: word, region }) => (region ? [] : word))
  return { key: 'except', says, except, exceptRegions: excepted.flatMap(({ region }) => region ?? []), end }
}
