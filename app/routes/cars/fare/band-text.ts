import type { PaiseBand } from '#domain/cars/fare-rules.ts'
import { formatPaise } from '#platform/money.ts'

/** "₹400 to ₹2,220", "up to ₹600". */
export function bandText([from, to]: PaiseBand): string {
  return from === 0 ? `up to ${formatPaise(to)}` : `${formatPaise(from)} to ${formatPaise(to)}`
}
