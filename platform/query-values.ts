import { daysBetween, isCalendarDate } from './dates.ts'
import type { CalendarDate } from './dates.ts'

/** Days of travel, both included. */
export type DateSpan = { from: CalendarDate; to: CalendarDate }

/** From, to or both, both included. */
export type Span = { from: number | undefined; to: number | undefined }

const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LONGEST_WORD = 60
const MOST_WORDS = 20
/** A list of words stays shorter than what a page keeps of an address. */
const LONGEST_LIST = 200
/** Commas that part thousands and lakhs: "20,000", "1,20,000". */
const GROUPING = /(?<=\d),(?=(\d{2},)*\d{3}(?!\d))/g

/**
 * "4-7", "4-", "-7", "4,7" or "5", which is up to five of anything; given as two numbers, of which one may be empty, the least and the
 * most; given as several spans, from the least of them to the most. Undefined when it makes no sense or holds for everything.
 */
export function readSpan(given: readonly string[], most: number): Span | undefined {
  const texts = given.map((text) => text.replaceAll(/[\s₹]/g, '').replaceAll(GROUPING, ''))
  const isForm = texts.length === 2 && texts.every((text) => /^\d*$/.test(text))
  const spans = (isForm ? [texts.join('-')] : texts).flatMap((text) => readOneSpan(text, most) ?? [])
  if (spans.length === 0) return undefined
  const [from, to] = [
    Math.min(...spans.map((span) => span.from ?? 0)),
    Math.max(...spans.map((span) => span.to ?? most)),
  ]
  if (from === 0 && spans.some((span) => span.to === undefined)) return undefined
  return {
    from: from === 0 ? undefined : from,
    to: spans.some((span) => span.to === undefined) ? undefined : to,
  }
}

/** A span as `readSpan` reads it. */
export function spanText({ from, to }: Span): string {
  return `${from ?? ''}-${to ?? ''}`
}

/** "2026-12-12" or "2026-12-12..2026-12-18", of at most so many days; undefined when it is none. */
export function readDateSpan(text: string | null, mostDays: number): DateSpan | undefined {
  const [from = '', to = from, ...more] = (text ?? '').split('..')
  if (more.length > 0 || !isCalendarDate(from) || !isCalendarDate(to)) return undefined
  const days = daysBetween(from, to) + 1
  return days >= 1 && days <= mostDays ? { from, to } : undefined
}

/** Days as `readDateSpan` reads them. */
export function dateSpanText({ from, to }: DateSpan): string {
  return from === to ? from : `${from}..${to}`
}

/** Words of an address, given again or parted by commas: each once, in order, as many as an address can carry; what is no word is left out. */
export function readWords(given: readonly string[]): string[] {
  const words = given
    .flatMap((text) => text.split(','))
    .filter((word) => word.length <= LONGEST_WORD && WORD.test(word))
  let room = LONGEST_LIST
  return [...new Set(words)]
    .toSorted()
    .slice(0, MOST_WORDS)
    .filter((word) => (room -= word.length + 1) >= 0)
}

/** A number from `least` to `most` in steps of `step`; undefined when it is none of these. */
export function readNumber(text: string | null, least: number, most: number, step = 1): number | undefined {
  const number = text !== null && /^\d{1,3}(\.\d)?$/.test(text) ? Number(text) : NaN
  return number >= least && number <= most && Number.isInteger(number / step) ? number : undefined
}

function readOneSpan(text: string, most: number): Span | undefined {
  const [, single, from = '', to = ''] = /^(?:(\d{1,8})|(\d{0,8})[-,](\d{0,8}))$/.exec(text) ?? []
  const ends = [amount(from, most), amount(single ?? to, most)]
  if (ends.every((end) => end === undefined)) return undefined
  const [least, greatest] = ends
  const isTurned = least !== undefined && greatest !== undefined && least > greatest
  return isTurned ? { from: greatest, to: least } : { from: least, to: greatest }
}

function amount(text: string, most: number): number | undefined {
  return text === '' ? undefined : Math.min(Number(text), most)
}
