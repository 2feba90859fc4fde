import { endBeforeDenial } from './denied-next.ts'
import { LEADING } from './except-words.ts'
import { countAt } from './numbers.ts'
import { pastAll, pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import type { Token } from './tokens.ts'
import type { Want } from './want.ts'
import { A_FOOT_M, AROUND, DAILY, FEET, LITTLE, LONG, METRES, MORE, SUBJECTS } from './want-subjects.ts'
import type { Subject } from './want-subjects.ts'

/** What is said behind it, and says no more. */
const AFTER = phrases(
  'sona, sona hai, sone, soyenge, rehna, rehna hai, rukna, rukna hai, chahiye, chahie, chaiye, please, pls, ho, hona chahiye, honi chahiye, hai, needed, required, wanted',
)

/** "Not in the car more than three hours a day", "one hotel for the whole stay": what the facts of every package answer. */
export const readWant: Rule = (tokens, at) => {
  const start = pastPhrase(tokens, at, LEADING)
  for (const subject of subjectsOf(tokens)) {
    const found = wantAt(tokens, at, subject) ?? (start > at ? wantAt(tokens, start, subject) : undefined)
    if (found) return found
  }
  return undefined
}

const known = new WeakMap<readonly Token[], readonly Subject[]>()

/** Those a sentence has a word of: looked for once. */
function subjectsOf(tokens: readonly Token[]): readonly Subject[] {
  const told = known.get(tokens)
  if (told) return told
  const has = (words: ReadonlySet<string> | undefined) =>
    words !== undefined && tokens.some((token) => hasOne(token, words))
  const found = SUBJECTS.filter(
    ({ heads, weak, beside, unit }) =>
      (has(heads) || has(weak) || (unit?.isDaily && has(unit.words))) && (beside === undefined || has(beside)),
  )
  known.set(tokens, found)
  return found
}

function wantAt(tokens: readonly Token[], at: number, subject: Subject): ReturnType<Rule> {
  const { fact, goal, wish, says, heads, weak, beside, around, isPlain, limit, unit, also } = subject
  if (subject.isThing && isListed(tokens, at, heads)) return undefined
  const tells = (token: Token) =>
    [heads, weak, beside, LITTLE].some((words) => words !== undefined && hasOne(token, words))
  const isFigure = (place: number) =>
    unit !== undefined && countAt(tokens, place) !== undefined && isUnit(tokens[place + 1], unit.words)
  const last = runEnd(tokens, at, (token, place) =>
    token.number !== undefined && !hasOne(token, heads)
      ? isFigure(place)
      : tells(token) ||
        isFigure(place) ||
        [AROUND, LONG, MORE, DAILY, around, unit?.words, isMetric(unit) ? FEET : undefined].some(
          (words) => words && hasOne(token, words),
        ),
  )
  const isThing = (place: number) =>
    isFigure(place) || [heads, weak, beside].some((words) => words !== undefined && hasOne(tokens[place]!, words))
  const end = endBeforeDenial(tokens, { from: at, end: last }, isThing)
  const run = tokens.slice(at, end)
  if (
    run.length === 0 ||
    !(tells(run[0]!) || isFigure(at) || [LONG, MORE, DAILY].some((words) => hasOne(run[0]!, words)))
  )
    return undefined
  const has = (words: ReadonlySet<string> | undefined) =>
    words !== undefined && run.some((token) => hasOne(token, words))
  const figureAt = run.findIndex((_, step) => isFigure(at + step))
  const figure = figureAt < 0 ? undefined : limitOf(tokens, at + figureAt)
  const isLittle = has(LITTLE)
  // "Not more than two hours": of the road, unless it is from somewhere.
  const isOfHours = figure !== undefined && unit?.isDaily === true && (isLittle || has(DAILY)) && has(MORE)
  const isNamed = has(heads) || (has(weak) && has(LONG)) || isOfHours
  if (!isNamed || (beside && !hasBoth(run, heads, beside))) return undefined
  const isDaily = has(DAILY) || isLittle
  const isMeant = unit?.isDaily ? isDaily || (has(heads) && has(MORE)) : unit?.beside === undefined || has(unit.beside)
  if (figure === undefined || !isMeant || isFrom(tokens[end])) {
    if (figure !== undefined || !(isPlain || isLittle)) return undefined
  }
  const stop =
    at +
    run.findLastIndex(
      (token, step) =>
        tells(token) ||
        isFigure(at + step) ||
        hasOne(token, LONG) ||
        (figure !== undefined && [DAILY, unit!.words].some((words) => hasOne(token, words))),
    ) +
    1
  const want: Want = { fact, goal, ...(figure === undefined ? limit !== undefined && { limit } : { limit: figure }) }
  return {
    key: 'wish',
    says: figure === undefined ? says : unit!.says(figure),
    ...(wish && { wish }),
    wants: also && figure === undefined ? [want, also] : [want],
    end: pastAll(tokens, stop, AFTER),
  }
}

const EITHER = phrases('or, nor, ya, aur na, and no')

/** Whether a thing stands in a list of what is not wanted, which is read as one: "no camping or trekking". */
function isListed(tokens: readonly Token[], at: number, heads: ReadonlySet<string>): boolean {
  const last = tokens.findIndex((token, place) => place >= at && hasOne(token, heads))
  const next = tokens[last + 1]?.isApart ? last + 2 : last + 1
  return last >= 0 && phraseEnd(tokens, next, EITHER) !== undefined
}

function isMetric(unit: Subject['unit']): boolean {
  return unit?.words === METRES
}

function isUnit(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token !== undefined && (hasOne(token, words) || (words === METRES && hasOne(token, FEET)))
}

function limitOf(tokens: readonly Token[], at: number): number {
  const count = countAt(tokens, at)!
  return hasOne(tokens[at + 1]!, FEET) ? Math.round(count * A_FOOT_M) : count
}

const FROM: ReadonlySet<string> = new Set(['from', 'of', 'se', 'to'])

/** "Three hours by car from Pune" says where a journey leads, not how long its days are. */
function isFrom(token: Token | undefined): boolean {
  return token !== undefined && hasOne(token, FROM)
}

/** Whether a stretch has a word of each, two different ones. */
function hasBoth(run: readonly Token[], heads: ReadonlySet<string>, beside: ReadonlySet<string>): boolean {
  const [some, others] = [run.filter((token) => hasOne(token, heads)), run.filter((token) => hasOne(token, beside))]
  return some.some((one) => others.some((other) => other !== one))
}

function runEnd(tokens: readonly Token[], at: number, isOf: (token: Token, place: number) => boolean): number {
  let end = at
  while (end < tokens.length && isOf(tokens[end]!, end) && (end === at || tokens[end]!.isApart !== true)) end++
  return end
}

function hasOne({ spellings }: Token, some: ReadonlySet<string>): boolean {
  return spellings.some((word) => some.has(word))
}
