import { z } from 'zod'
import { formatPaise } from '#platform/money.ts'
import type { CancellationSlab } from './cancellation-terms.ts'
import type { Milestone } from './payment-plan.ts'

const SLAB = /^(\d{1,3})(?: days?)?\s*:\s*(100|\d{1,2})\s*%?$/i
const PART =
  /^(?:on booking|(\d{1,3})(?: days?)?)\s*:\s*(?:(100|[1-9]\d?)\s*%|₹?\s*([1-9]\d{0,8}|[1-9]\d?(?:,\d{2})*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)|(rest))$/i

/** What cancelling costs as a form says it, the farthest from departure first: "30 days: 10 %" holds from 30 days before until the next line. */
export const SlabLines = linesOf(SLAB, 'One a line, farthest first, down to 0 days. As “30 days: 10 %”.').transform(
  (found) =>
    found.map(([, from, percent], at): CancellationSlab => {
      const before = found[at - 1]?.[1]
      return {
        fromDays: Number(from),
        toDays: before === undefined ? null : Number(before) - 1,
        percent: Number(percent),
      }
    }),
)

/** What is due when as a form says it: "On booking: 25 %", "30 days: ₹5,000", "15 days: rest". */
export const PartLines = linesOf(
  PART,
  'One a line, as “On booking: 25 %”, “30 days: ₹5,000” or “15 days: rest”.',
).transform((found) =>
  found.map(([, days, percent, rupees]): Milestone => {
    const daysBefore = days === undefined ? null : Number(days)
    if (percent !== undefined) return { kind: 'percent', percent: Number(percent), daysBefore }
    if (rupees === undefined) return { kind: 'remainder', daysBefore }
    return { kind: 'fixed', paise: Number(rupees.replaceAll(',', '')) * 100, daysBefore }
  }),
)

/** The other way round. */
export function slabText({ fromDays, percent }: CancellationSlab): string {
  return `${daysText(fromDays)}: ${percent} %`
}

/** The other way round. */
export function partText(part: Milestone): string {
  const when = part.daysBefore === null ? 'On booking' : daysText(part.daysBefore)
  if (part.kind === 'percent') return `${when}: ${part.percent} %`
  return `${when}: ${part.kind === 'fixed' ? formatPaise(part.paise) : 'rest'}`
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

function linesOf(form: RegExp, message: string) {
  return z
    .string()
    .transform((typed) =>
      typed
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean)
        .map((line) => form.exec(line)),
    )
    .refine((found) => found.length > 0 && found.length <= 12 && found.every((line) => line !== null), message)
    .transform((found) => found.flatMap((line) => (line ? [line] : [])))
}
