/** The kinds of page that are timed apart, by the first part of their path. */
const KINDS_BY_PATH: Readonly<Record<string, PageKind>> = {
  '': 'home',
  india: 'list',
  'speciality-tours': 'list',
  search: 'list',
  wishlist: 'list',
  compare: 'list',
  package: 'package',
  'car-rental': 'car',
  blog: 'reading',
  'travel-guide': 'reading',
  news: 'reading',
  booking: 'booking',
  q: 'booking',
  pay: 'booking',
  users: 'account',
}
export const PAGE_KINDS = ['home', 'list', 'package', 'car', 'reading', 'booking', 'account', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** The kind of a page by the first part of its path. */
export function pageKindOf(first: string): PageKind {
  return Object.hasOwn(KINDS_BY_PATH, first) ? KINDS_BY_PATH[first]! : 'other'
}

export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

/** What is timed (web.dev/articles/vitals): the largest thing painted and the slowest answer to a touch in milliseconds, how far things jumped in thousandths. */
export const METRICS = ['lcp', 'inp', 'cls'] as const
export type Metric = (typeof METRICS)[number]

/** Where the steps of a histogram end; what is beyond the last is one step more. A value that is no more than `good` is a good one. */
export const STEPS: Record<Metric, { good: number; ends: readonly number[] }> = {
  lcp: { good: 2500, ends: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7000, 10_000] },
  inp: { good: 200, ends: [50, 100, 150, 200, 300, 500, 800, 1200] },
  cls: { good: 100, ends: [10, 25, 50, 100, 150, 250, 400, 700] },
}

/** The step a value falls into, counted from 0. */
export function stepOf(metric: Metric, value: number): number {
  const at = STEPS[metric].ends.findIndex((end) => value <= end)
  return at === -1 ? STEPS[metric].ends.length : at
}

export type Histogram = readonly { step: number; count: number }[]

/** What three of four visits were at most, read within its step as if they lay evenly there; beyond the last step, where that begins. Undefined of none. */
export function threeOfFour(metric: Metric, histogram: Histogram): number | undefined {
  const { ends } = STEPS[metric]
  const total = visitsIn(histogram)
  let before = 0
  for (const { step, count } of histogram.toSorted((a, b) => a.step - b.step)) {
    const wanted = 0.75 * total - before
    before += count
    if (count === 0 || wanted > count) continue
    const begin = step === 0 ? 0 : ends[step - 1]!
    return begin + ((ends[step] ?? begin) - begin) * (wanted / count)
  }
  return undefined
}

/** How many visits were good. */
export function goodIn(metric: Metric, histogram: Histogram): number {
  const { good, ends } = STEPS[metric]
  return visitsIn(histogram.filter(({ step }) => (ends[step] ?? Infinity) <= good))
}

/** How many visits there were. */
export function visitsIn(histogram: Histogram): number {
  return histogram.reduce((sum, { count }) => sum + count, 0)
}

const LONGEST_WORDS = 60
/** '15 december 2026' has six; a number one can call has more, however it is parted and in whatever script. */
const MOST_DIGITS = 6

/** The words of a search as they are counted: small letters without punctuation. Undefined of what may name somebody, as a number or an address, and of nothing. */
export function wordsCounted(typed: string): string | undefined {
  const plain = typed.normalize('NFKC')
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0
  if (typed.length > 200 || plain.includes('@') || digits > MOST_DIGITS || /\p{Nd}{5}/u.test(plain)) return undefined
  const words = plain
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return words.length < 2 || words.length > LONGEST_WORDS ? undefined : words
}
