import { BED_CELLS } from '#domain/pricing/cells.ts'
import type { PriceRule, QuoteLine } from '#domain/pricing/draft.ts'
import { roomsIn, told } from '#domain/pricing/draft.ts'
import { slabFor } from '#domain/pricing/group-slab.ts'
import { formatPaise, percentOf } from '#platform/money.ts'

/** From so many people in beds on, everybody in one pays less (reference PRICING §4.3, step 3); the trace says so, since one more may then cost less. */
export const slab: PriceRule = (draft) => {
  const { beds } = roomsIn(draft)
  const reached = slabFor(draft.request.pkg.rates.groupSlabs, beds)
  if (!reached) return told(draft, {})
  const lines = draft.lines.map((line) => ({ ...line, discountPaise: offLine(line, reached.percentOff) }))
  const paise = lines.reduce((sum, { discountPaise }) => sum + discountPaise, 0)
  const name = `Group of ${reached.fromPeople} or more, ${reached.percentOff} % off`
  const taken: QuoteLine = { kind: 'slab', name, count: 1, eachPaise: -paise, paise: -paise, discountPaise: 0 }
  const sentence = `You are ${beds} in beds: from ${reached.fromPeople} on everybody in one pays ${reached.percentOff} % less, ${formatPaise(paise)} in all.`
  return told(draft, { lines: [...lines, taken] }, sentence)
}

function offLine({ cell, count, eachPaise }: QuoteLine, percent: number): number {
  return BED_CELLS.some((inBed) => inBed === cell) ? count * percentOf(eachPaise, percent) : 0
}
