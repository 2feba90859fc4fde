import { formatMonths } from '#platform/dates.ts'
import { chanceOf, pick } from '#demo/packages/chance.ts'

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Small numbers as words, the others as digits with Indian grouping. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? count.toLocaleString('en-IN')
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** 0.5 → "half an hour", 1.5 → "an hour and a half", 4.5 → "four and a half hours", 24 and more in days. */
export function hoursInWords(hours: number): string {
  if (hours >= 24) return `${inWords(Math.round(hours / 24))} ${hours >= 36 ? 'days' : 'day'}`
  if (hours === 0.5) return 'half an hour'
  if (hours === 1) return 'an hour'
  if (hours === 1.5) return 'an hour and a half'
  return Number.isInteger(hours) ? `${inWords(hours)} hours` : `${inWords(Math.floor(hours))} and a half hours`
}

/** [1, 2] → "one to two days", [1, 1] → "a day". */
export function daysInWords([least, most]: readonly [number, number]): string {
  if (least !== most) return `${inWords(least)} to ${inWords(most)} days`
  return least === 1 ? 'a day' : `${inWords(least)} days`
}

/** "October to March", "March to June and September to November", "the whole year". */
export function monthsInWords(months: readonly number[]): string {
  return months.length === 12 ? 'the whole year' : listed(formatMonths(months).split(', '))
}

/** "from October to March", "in June and from September to November", "the whole year". */
export function whenInWords(months: readonly number[]): string {
  if (months.length === 12) return monthsInWords(months)
  return listed(
    formatMonths(months)
      .split(', ')
      .map((run) => `${run.includes(' to ') ? 'from' : 'in'} ${run}`),
  )
}

/** A distance as one says it: whole kilometres with Indian grouping. */
export function kmInWords(km: number): string {
  return `${Math.max(1, Math.round(km)).toLocaleString('en-IN')} km`
}

/** The first letter of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Sentences as one paragraph; what is undefined is left out. */
export function paragraph(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

/** A sentence a place can say, or undefined when it does not hold there. */
export type PlaceSaying<Subject> = (subject: Subject) => string | undefined

/** One of the sayings that hold, chosen by `seed`; undefined when none does. */
export function say<Subject>(
  seed: string,
  sayings: readonly PlaceSaying<Subject>[],
  subject: Subject,
): string | undefined {
  const holding = sayings.map((saying) => saying(subject)).filter((text) => text !== undefined)
  return holding.length > 0 ? pick(chanceOf(seed), holding) : undefined
}
