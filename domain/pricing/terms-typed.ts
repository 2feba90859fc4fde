import { z } from 'zod'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { slabCharge } from './cancellation-terms.ts'
import type { CancellationSlab } from './cancellation-terms.ts'
import type { Milestone } from './payment-plan.ts'

const RUPEES = String.raw`₹?\s*([1-9]\d{0,8}|[1-9]\d?(?:,\d{2})*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)`
const LEAST = String.raw`${RUPEES}\s+(?:a|per)\s+(person|booking)`
const SLAB = new RegExp(
  String.raw`^(\d{1,3})(?: days?)?\s*:\s*(?:(100|\d{1,2})\s*%?(?:\s*,?\s*(?:at least|or)\s+${LEAST})?|${LEAST})$`,
  'i',
)
const PART = new RegExp(
  String.raw`^(?:on booking|(\d{1,3})(?: days?)?)\s*:\s*(?:(100|[1-9]\d?)\s*%|${RUPEES}|(rest))$`,
  'i',
)

/**
 * What cancelling costs as a form says it, the farthest from departure first: "30 days: 10 %" holds from 30 days before until the next line. "₹3,000 a person" or "a booking" stands alone, or behind a
 * per cent that it is the least of.
 */
export const SlabLines = linesOf(
  SLAB,
  'One a line, farthest first, down to 0 days. As “30 days: 10 %”, “30 days: ₹3,000 a person” or “30 days: 10 %, at least ₹3,000 a person”.',
).transform((found) =>
  found.map(([, from, percent = '0', most, by, alone, byAlone], at): CancellationSlab => {
    const before = found[at - 1]?.[1]
    const [rupees, per] = [most ?? alone, by ?? byAlone]
    return {
      fromDays: Number(from),
      toDays: before === undefined ? null : Number(before) - 1,
      percent: Number(percent),
      ...(rupees && per ? { least: { paise: paiseOf(rupees), per: perOf(per) } } : {}),
    }
  }),
)

function perOf(typed: string): 'person' | 'booking' {
  return typed.toLowerCase() === 'booking' ? 'booking' : 'person'
}

function paiseOf(rupees: string): Paise {
  return Number(rupees.replaceAll(',', '')) * 100
}

/** What is due when as a form says it: "On booking: 25 %", "30 days: ₹5,000", "15 days: rest". */
export const PartLines = linesOf(
  PART,
  'One a line, as “On booking: 25 %”, “30 days: ₹5,000” or “15 days: rest”.',
).transform((found) =>
  found.map(([, days, percent, rupees]): Milestone => {
    const daysBefore = days === undefined ? null : Number(days)
    if (percent !== undefined) return { kind: 'percent', percent: Number(percent), daysBefore }
    if (rupees === undefined) return { kind: 'remainder', daysBefore }
    return { kind: 'fixed', paise: paiseOf(rupees), daysBefore }
  }),
)

/** The other way round. */
export function slabText(slab: CancellationSlab): string {
  return `${daysText(slab.fromDays)}: ${slabCharge(slab).replaceAll('\u00a0', ' ')}`
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
