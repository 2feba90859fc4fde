import type { PriceRule } from '#domain/pricing/sum.ts'
import { formatPaise } from '#platform/money.ts'

/** The grid of the package is where every price begins (reference PRICING §4.3, step 1). */
export const baseGrid: PriceRule = {
  reckon: (sum) => {
    sum.grid = sum.request.pkg.grid
    return undefined
  },
  tell: ({ request, trace }, { grid }) => {
    const whom = request.pkg.kind === 'trek' ? 'each person' : 'an adult on twin sharing'
    trace.push(`The usual price is ${formatPaise(grid.twin)} for ${whom}, before GST.`)
  },
}
