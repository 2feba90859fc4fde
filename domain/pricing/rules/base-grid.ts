import type { PriceRule } from '#domain/pricing/draft.ts'
import { told } from '#domain/pricing/draft.ts'
import { formatPaise } from '#platform/money.ts'

/** The grid of the package is where every price begins (reference PRICING §4.3, step 1). */
export const baseGrid: PriceRule = (draft) => {
  const { grid, kind } = draft.request.pkg
  const whom = kind === 'trek' ? 'each person' : 'an adult on twin sharing'
  return told(draft, { grid }, `The usual price is ${formatPaise(grid.twin)} for ${whom}, before GST.`)
}
