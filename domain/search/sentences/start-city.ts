import { phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import { findNamed, findNamedBefore } from './place-phrase.ts'

const FROM = phrases(
  'from, ex, starting from, starting in, starting at, departing from, departure from, leaving from, start from, starts from, starts in, flying from',
)
const SE = phrases('se')
const OR = phrases('or, ya, and, /')

/** Where it leaves from: "from delhi", "ex mumbai", "दिल्ली से"; only cities something leaves from. */
export const readStart: Rule = (tokens, at, names) => {
  const find = (sure: boolean) => (text: string) => names.findStart(text, { sure })
  const from = phraseEnd(tokens, at, FROM, { mistyped: true })
  const found = from === undefined ? findNamedBefore(tokens, at, find(true), SE) : findNamed(tokens, from, find(false))
  if (!found) return undefined
  const or = phraseEnd(tokens, found.end, OR)
  const other = from === undefined || or === undefined ? undefined : findNamed(tokens, or, find(true))
  const cities = [found.thing, ...(other ? [other.thing] : [])]
  return {
    key: 'from',
    says: `From ${cities.map(({ name }) => name).join(' or ')}`,
    filters: { from: [...new Set(cities.flatMap(({ slugs }) => slugs))].toSorted() },
    end: other?.end ?? found.end,
  }
}
