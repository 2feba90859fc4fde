import { addDays, daysBetween, formatDays } from '#platform/dates.ts'
import type { DaysInWords } from './calendar-days.ts'
import { readDays } from './days.ts'
import { countAt } from './numbers.ts'
import { phraseEnd, phrases, says } from './phrases.ts'
import type { SentenceMeaning } from './sentence-rule.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

const MARRIED = ['married', 'wedding', 'marriage', 'shaadi', 'shadi', 'vivah']
const MOST_WORDS_AFTER = 3
const A_MONTH = 30

/** "we got married on 10 dec": the month after the day, where a word for a wedding stands shortly before it. */
export function afterWedding(
  tokens: readonly Token[],
  at: number,
  { dates, end }: DaysInWords,
): DaysInWords | undefined {
  const before = tokens.slice(Math.max(0, at - MOST_WORDS_AFTER), at)
  if (!before.some((token) => MARRIED.some((word) => says(token, word, false)))) return undefined
  return { dates: { from: addDays(dates.from, 1), to: addDays(dates.from, A_MONTH) }, end }
}

const LEAVING = phrases(
  'between, leaving between, leaving, departure between, departing, starting between, anytime between, any time between, sometime between',
)
const SHORTEST_STAY = 3
const LONGEST_STAY = 16
/** Who is free for ten days is not content with five. */
const LEAST_OF_STAY = 0.7

/**
 * "28 april to 7 may": the days to leave on and how many a journey may take that begins and ends on them; undefined for under 3 days or over 16, where a length is said, or
 * where one only leaves between them.
 */
export function withinDays(
  tokens: readonly Token[],
  at: number,
  { found: { dates, end }, names }: { found: DaysInWords; names: SentenceNames },
): (Pick<SentenceMeaning, 'says' | 'filters' | 'isTyped'> & { end: number }) | undefined {
  const most = daysBetween(dates.from, dates.to) + 1
  const isOther =
    most < SHORTEST_STAY ||
    most > LONGEST_STAY ||
    [at - 2, at - 1].some((one) => one >= 0 && (phraseEnd(tokens, one, LEAVING) ?? 0) >= at) ||
    tokens.some((_, one) => (one < at || one >= end) && isCountOfDays(tokens, one, names))
  if (isOther) return undefined
  const days = { from: Math.round(most * LEAST_OF_STAY), to: most }
  const leaving = { from: dates.from, to: addDays(dates.to, 1 - days.from) }
  return { says: `Within ${formatDays(dates)}`, filters: { dates: leaving, days }, isTyped: true, end }
}

/** A weekend is no count: who names its days besides has them. */
function isCountOfDays(tokens: readonly Token[], at: number, names: SentenceNames): boolean {
  return countAt(tokens, at) !== undefined && readDays(tokens, at, names) !== undefined
}
