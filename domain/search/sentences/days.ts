import { daysText } from '#domain/search/lists/length-text.ts'
import type { Span } from '#domain/search/filters.ts'
import { boundedAt } from './bounds.ts'
import type { AmountReader, BoundedQuantity } from './bounds.ts'
import { countAt } from './numbers.ts'
import { noLeaveEnd, takesNoLeave } from './no-leave.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import type { Token } from './tokens.ts'

const LONGEST_DAYS = 60
const DAYS = phrases('days, day, din, dino, dinon, diwas')
const NIGHTS = phrases('nights, night, nyt, nite, nites, raat, raatein, raaten, rat, raten')
const WEEKS = phrases('weeks, week, hafte, hafta, haphta, haphte, saptah')
const DASH = phrases('-')
const PLUS = phrases('+, plus')
const BESIDE = phrases('/, and, &, -, aur')
const FIXED: readonly [ReturnType<typeof phrases>, Span][] = [
  [phrases('long weekend, long week end, lambe vikend'), { from: 3, to: 4 }],
  [phrases('day trip, one day trip, daytrip, day tour, day outing, din bhar'), { from: 1, to: 1 }],
  [
    phrases(
      'sat sun, sat - sun, sat and sun, sat & sun, sat to sun, saturday sunday, saturday - sunday, saturday and sunday, saturday & sunday, saturday to sunday, fri to sun, fri - sun, friday to sunday, friday - sunday, friday night to sunday, friday evening to sunday, friday night to sunday night, shani ravi, shanivar ravivar',
    ),
    { from: 2, to: 3 },
  ],
  [
    phrases('weekend, weekends, week end, vikend, weekend e, weekend la, weekend ku, weekend ge, weekend lo'),
    { from: 2, to: 3 },
  ],
  [phrases('short trip, quick trip, short holiday, short vacation, chhoti trip, choti trip'), { from: 2, to: 4 }],
  [phrases('fortnight'), { from: 13, to: 15 }],
  [phrases('week long, weeklong'), { from: 6, to: 8 }],
]
/** "4 hours a day" is no length. */
const IN_A_DAY = phrases('hours, hour, hrs, hr, ghante, ghanta, km, kms, kilometres, kilometers, times, meals')
/** "Do hafte ka na ho to 8 din": the length that follows is meant. */
const NOT_SO_LONG = phrases(
  'ka na ho to, ki na ho to, ke na ho to, ka na ho toh, na ho to, na ho toh, nahi to, nahi toh, nahin to, not possible, is not possible, is too much, is too long, zyada hai, jyada hai, bahut hai, mushkil hai',
)
const OUTING = phrases('picnic, outing')
/** "Weekend getaways" is the name of a kind of tour. */
const OF_A_KIND = phrases('getaways, getaway')

type Unit = 'day' | 'night' | 'week'

const LENGTH: AmountReader<Unit> = {
  whole(tokens, at) {
    const count = countAt(tokens, at)
    if (count === undefined || !Number.isInteger(count) || count > LONGEST_DAYS) return undefined
    const found = unitAt(tokens, at + 1)
    return found && { value: count, unit: found.unit, end: found.end }
  },
  bare: (count) => count,
}

/** How long: "3 days", "4 nights", "3N4D", "4 to 7 days", "a week", "weekend", "5 दिन". Nights are a day more; a week may be a day shorter or longer. */
export const readDays: Rule = (tokens, at) => {
  if (phraseEnd(tokens, at - 1, IN_A_DAY) === at) return undefined
  const found: Length | undefined =
    nightsAndDays(tokens, at) ?? plus(tokens, at) ?? bounded(tokens, at) ?? fixed(tokens, at)
  if (!found || !isLength(found.span)) return undefined
  const denied = phraseEnd(tokens, found.end, NOT_SO_LONG)
  if (denied !== undefined) return { key: 'heard', says: '', isAgain: true, end: denied }
  const end = pastPhrase(tokens, found.end, OUTING)
  const meant = { key: 'days' as const, says: daysText(found.span), filters: { days: found.span }, end }
  // A week is seven days before it is six or eight.
  return found.weeks ? { ...meant, wants: [{ fact: 'days', goal: 'about', limit: found.weeks * 7 }] } : meant
}

const SAT_SUN: Span = { from: 2, to: 2 }

/** "No leave", "bina chhutti", "only sat sun": two days where no other length is said, and no word that is left out. */
export const readNoLeave: Rule = (tokens, at) => {
  const end = noLeaveEnd(tokens, at)
  if (end === undefined) return undefined
  const isCounted = tokens.some((_, from) => nightsAndDays(tokens, from) ?? plus(tokens, from) ?? bounded(tokens, from))
  if (isCounted) return { key: 'heard', says: '', isAgain: true, end }
  return { key: 'days', says: daysText(SAT_SUN), filters: { days: SAT_SUN }, end }
}

/** "3 nights 4 days" and "4D/3N" say one thing twice. */
function nightsAndDays(tokens: readonly Token[], at: number): { span: Span; end: number } | undefined {
  const first = LENGTH.whole(tokens, at)
  if (!first) return undefined
  const second = LENGTH.whole(tokens, phraseEnd(tokens, first.end, BESIDE) ?? first.end)
  if (!second || first.unit === second.unit || first.unit === 'week' || second.unit === 'week') return undefined
  const { value: days } = first.unit === 'day' ? first : second
  return { span: { from: days, to: days }, end: second.end }
}

/** "10+ days". */
function plus(tokens: readonly Token[], at: number): { span: Span; end: number } | undefined {
  const after = phraseEnd(tokens, at + 1, PLUS)
  const unit = after === undefined ? undefined : unitAt(tokens, after)
  const value = tokens[at]?.number
  if (!unit || value === undefined) return undefined
  const span = { from: value, to: undefined }
  return { span: inDays({ kind: 'least', span, unit: unit.unit, end: unit.end }), end: unit.end }
}

/** How long, and where it was said in weeks and no more of it, how many. */
type Length = { span: Span; weeks?: number; end: number }

function bounded(tokens: readonly Token[], at: number): Length | undefined {
  const found = boundedAt(tokens, at, LENGTH)
  if (!found) return undefined
  const { kind, unit, span, end } = found
  const isOfWeeks = unit === 'week' && (kind === 'exact' || kind === 'about')
  return { span: inDays(found), ...(isOfWeeks && span.from !== undefined && { weeks: span.from }), end }
}

function inDays({ kind, span: { from, to }, unit, isBeyond }: BoundedQuantity<Unit>): Span {
  const beyond = isBeyond ? 1 : 0
  if (unit === 'week') {
    const slack = kind === 'exact' || kind === 'about' ? 1 : 0
    return { from: from && from * 7 - slack + beyond, to: to && to * 7 + slack }
  }
  const more = unit === 'night' ? 1 : 0
  const slack = kind === 'about' ? 1 : 0
  return { from: from && Math.max(1, from + more - slack + beyond), to: to && to + more + slack }
}

function fixed(tokens: readonly Token[], at: number): { span: Span; end: number } | undefined {
  for (const [said, span] of FIXED) {
    const end = phraseEnd(tokens, at, said)
    if (end === undefined) continue
    const isTwoDays = span.to === 3 && takesNoLeave(tokens)
    return phraseEnd(tokens, end, OF_A_KIND) === undefined ? { span: isTwoDays ? SAT_SUN : span, end } : undefined
  }
  return undefined
}

function unitAt(tokens: readonly Token[], at: number): { unit: Unit; end: number } | undefined {
  const start = phraseEnd(tokens, at, DASH) ?? at
  for (const [unit, words] of [['day', DAYS] as const, ['night', NIGHTS] as const, ['week', WEEKS] as const]) {
    const end = phraseEnd(tokens, start, words, { mistyped: true })
    if (end !== undefined) return { unit, end }
  }
  const letter = tokens[start]
  if (!letter?.glued) return undefined
  if (letter.spellings[0] === 'd') return { unit: 'day', end: start + 1 }
  return letter.spellings[0] === 'n' ? { unit: 'night', end: start + 1 } : undefined
}

function isLength({ from, to }: Span): boolean {
  const days = [from, to].filter((day) => day !== undefined)
  return days.length > 0 && days.every((day) => day >= 1 && day <= LONGEST_DAYS)
}
