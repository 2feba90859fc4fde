import type { PackageKind } from '#domain/catalogue/package.ts'
import { cellPrices, PRICED_CELLS } from '#domain/pricing/cells.ts'
import type { CellPrices, PricedCell } from '#domain/pricing/cells.ts'
import type { PriceRule, QuoteLine } from '#domain/pricing/draft.ts'
import { told } from '#domain/pricing/draft.ts'
import { explainCharges, explainRooms, proposeRooms } from '#domain/pricing/rooms.ts'
import type { RoomPlan } from '#domain/pricing/rooms.ts'

const NAMES: Record<PricedCell, string> = {
  twin: 'Twin sharing',
  single: 'Single room',
  shared: 'Bed in a shared twin room',
  triple: 'Triple sharing',
  quad: 'Quad sharing',
  extraBed: 'Extra bed',
  childWithBed: 'Child with a bed',
  childNoBed: 'Child without a bed',
  infant: 'Infant',
}

/** Rooms are found for the party and every head is charged by where it sleeps (reference PRICING §4.2). */
export const heads: PriceRule = (draft) => {
  const { pkg, party, willingToShare } = draft.request
  const dated = { ...pkg, grid: draft.grid }
  const found = proposeRooms(dated, party, { willing: willingToShare })
  if (!found.ok) return found
  const plan = found.value
  const why = plan.isChosen ? 'as you chose' : 'the least that holds you all'
  const lines = linesOf(plan, cellPrices(dated, { willing: willingToShare }), pkg.kind)
  return told(draft, { rooms: plan, lines }, `Rooms, ${why}: ${explainRooms(plan)}.`, ...explainCharges(plan))
}

function linesOf({ cells }: RoomPlan, prices: CellPrices, kind: PackageKind): QuoteLine[] {
  return PRICED_CELLS.filter((cell) => cells[cell] > 0).map((cell) => {
    const eachPaise = prices[cell]!
    const count = cells[cell]
    const name = kind === 'trek' && cell === 'twin' ? 'Each person' : NAMES[cell]
    return { kind: 'person', name, count, eachPaise, paise: count * eachPaise, discountPaise: 0, cell }
  })
}
