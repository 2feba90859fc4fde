import { roundedHours } from '#domain/catalogue/journey/hours-text.ts'
import { formatMonths } from '#platform/dates.ts'
import { chanceOf, pick } from '#demo/packages/chance.ts'
import { listed, numberInWords } from '#platform/wording.ts'

/** Rounded as in figures: 0.5 → "half an hour", 0.75 → "three quarters of an hour", 1.5 → "an hour and a half", 4.5 → "four and a half hours", 24 and more in days. */
export function hoursInWords(hours: number): string {
  if (hours >= 24) return `${numberInWords(Math.round(hours / 24))} ${hours >= 36 ? 'days' : 'day'}`
  if (hours < 0.4) return 'a quarter of an hour'
  if (hours < 0.6) return 'half an hour'
  if (hours < 1) return 'three quarters of an hour'
  const halves = roundedHours(hours) * 2
  if (halves === 2) return 'an hour'
  if (halves === 3) return 'an hour and a half'
  const whole = numberInWords(Math.floor(halves / 2))
  return halves % 2 === 0 ? `${whole} hours` : `${whole} and a half hours`
}

/** [1, 2] → "one to two days", [1, 1] → "a day". */
export function daysInWords([least, most]: readonly [number, number]): string {
  if (least !== most) return `${numberInWords(least)} to ${numberInWords(most)} days`
  return least === 1 ? 'a day' : `${numberInWords(least)} days`
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
