import { phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import { findNamed, findNamedBefore } from './place-phrase.ts'

const FROM = phrases(
  'from, ex, starting, start, starting from, starting in, starting at, departing from, departure from, leaving from, start from, starts from, starts in, flying from',
)
const SE = phrases('se')
const OR = phrases('or, ya, and, /')
const TO = phrases('to, till, tak, via')

/**
 * Where it leaves from: "from delhi", "ex mumbai", "दिल्ली से". A city nothing leaves from counts beside other words ("kerala from surat"), where no way
 * leads on from it: "from munnar to alleppey" is a journey.
 */
export const readStart: Rule = (tokens, at, names) => {
  const find = (sure: boolean) => (text: string) => names.findStart(text, { sure })
  const from = phraseEnd(tokens, at, FROM, { mistyped: true })
  const found = from === undefined ? findNamedBefore(tokens, at, find(true), SE) : findNamed(tokens, from, find(false))
  if (!found) return readWay(tokens, at, names) ?? readHome(tokens, at, names)
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

const readHome: Rule = (tokens, at, names) => {
  const find = (text: string) => names.findHome(text, { sure: true })
  const from = phraseEnd(tokens, at, FROM)
  const found = from === undefined ? findNamedBefore(tokens, at, find, SE) : findNamed(tokens, from, find)
  const isAlone = at === 0 && found?.end === tokens.length
  if (!found || isAlone || phraseEnd(tokens, found.end, TO) !== undefined) return undefined
  const { name, slugs } = found.thing
  return { key: 'from', says: `From ${name}`, filters: { from: slugs }, end: found.end }
}

const ON = phrases('to, se')

/** "bangalore to coorg": from where one lives to a place; "munnar to alleppey" is a journey. */
const readWay: Rule = (tokens, at, names) => {
  const home = findNamed(tokens, at, (text) => names.findHome(text, { sure: true }), ON)
  const to = home && phraseEnd(tokens, home.end, ON)
  const place = to === undefined ? undefined : findNamed(tokens, to, (text) => names.isPlace(text) || undefined)
  if (!home || !place) return undefined
  return { key: 'from', says: `From ${home.thing.name}`, filters: { from: home.thing.slugs }, end: to! }
}
