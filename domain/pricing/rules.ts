import type { PriceRule } from './sum.ts'
import { baseGrid } from './rules/base-grid.ts'
import { dateOverride } from './rules/date-override.ts'
import { extras } from './rules/extras.ts'
import { heads } from './rules/heads.ts'
import { payments } from './rules/payments.ts'
import { pickup } from './rules/pickup.ts'
import { promotions } from './rules/promotions.ts'
import { roundOff } from './rules/round-off.ts'
import { slab } from './rules/slab.ts'
import { gst, taxable, tcs } from './rules/tax.ts'

/** How a price is made, step by step in this order (reference PRICING §4.3), for a bill and for a list alike. Heads are charged after the date moved the grid, so that the cheapest rooms are those of the day. */
export const PRICE_RULES: readonly PriceRule[] = [
  baseGrid,
  dateOverride,
  heads,
  slab,
  extras,
  pickup,
  promotions,
  taxable,
  gst,
  tcs,
  roundOff,
  payments,
]
