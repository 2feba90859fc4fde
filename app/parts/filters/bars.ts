import type { Span } from '#platform/query-values.ts'
import type { Histogram } from '#platform/histogram.ts'

/** The drawing of a histogram, in its own units. */
export const BARS = { width: 200, height: 48 } as const
const GAP = 1
const LOWEST = 2

/** The bars of a histogram as two paths: those a span of rupees takes in, and the others. */
export function barPaths(
  { fromRupees, stepRupees, bars }: Histogram,
  span: Span | undefined,
): { in: string; out: string } {
  const paths = { in: '', out: '' }
  const highest = Math.max(...bars, 1)
  const width = BARS.width / Math.max(bars.length, 1)
  for (const [at, count] of bars.entries()) {
    if (count === 0) continue
    const starts = fromRupees + at * stepRupees
    const isLast = at === bars.length - 1
    const isIn = starts < (span?.to ?? Infinity) && (isLast || starts + stepRupees > (span?.from ?? 0))
    const height = Math.max(Math.round((count / highest) * BARS.height), LOWEST)
    paths[isIn ? 'in' : 'out'] += `M${tenth(at * width)} ${BARS.height}v-${height}h${tenth(width - GAP)}v${height}`
  }
  return paths
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
