import type { PackageKind } from '#domain/catalogue/package.ts'
import type { QuoteLine } from '#domain/pricing/bill.ts'
import { CELL_NAMES, cellPrices, PRICED_CELLS } from '#domain/pricing/price-cells.ts'
import { chooseRooms, explainCharges, explainRooms, planOf } from '#domain/pricing/rooms.ts'
import { chargedIn } from '#domain/pricing/sum.ts'
import type { PriceRule, PriceSum } from '#domain/pricing/sum.ts'

const ONE_ON_TWIN = { twin: 1 }

/** Rooms are found for the party and every head is charged by where it sleeps (reference PRICING §4.2). */
export const heads: PriceRule = {
  reckon: (sum) => {
    const { pkg, party, willingToShare: willing } = sum.request
    const { rates, groupMax } = pkg
    const prices = cellPrices({ grid: sum.grid, rates }, { willing })
    if (!party) {
      sum.charged = { cells: ONE_ON_TWIN, beds: 1, prices }
    } else {
      const rooms = chooseRooms({ grid: sum.grid, rates, groupMax }, party, prices)
      if (!rooms.ok) return rooms.reason
      sum.rooms = rooms.value
      sum.charged = { ...rooms.value.best, prices }
    }
    sum.peoplePaise = headsPaise(sum.charged)
    return undefined
  },
  tell: (bill, sum) => {
    const plan = planOf(sum.rooms!)
    bill.rooms = plan
    bill.lines.push(...linesOf(chargedIn(sum), bill.request.pkg.kind))
    const why = plan.isChosen ? 'as you chose' : 'the least that holds you all'
    bill.trace.push(`Rooms, ${why}: ${explainRooms(plan)}.`, ...explainCharges(plan))
  },
}

type HeadCharges = NonNullable<PriceSum['charged']>

function headsPaise({ cells, prices }: HeadCharges): number {
  let paise = 0
  for (const cell of PRICED_CELLS) paise += (cells[cell] ?? 0) * (prices[cell] ?? 0)
  return paise
}

function linesOf({ cells, prices }: HeadCharges, kind: PackageKind): QuoteLine[] {
  return PRICED_CELLS.filter((cell) => (cells[cell] ?? 0) > 0).map((cell) => {
    const eachPaise = prices[cell]!
    const count = cells[cell]!
    const name = kind === 'trek' && cell === 'twin' ? 'Each person' : CELL_NAMES[cell]
    return { kind: 'person', name, count, eachPaise, paise: count * eachPaise, discountPaise: 0, cell }
  })
}
