import type { Package, PackageRates } from '#domain/catalogue/package.ts'
import type { Party } from '#domain/party/party.ts'
import { withGstPaise } from '#domain/catalogue/from-price.ts'
import type { Paise } from '#platform/money.ts'
import { candidatesFor } from './candidates.ts'
import { cellPrices, gridWithTwin } from './cells.ts'
import type { CellCounts } from './cells.ts'
import { slabFor } from './group-slab.ts'
import { cheapestOf } from './mix-price.ts'
import { groupOf, travellersOf } from './travellers.ts'

/** What a package costs: paise with GST, whole rupees; undefined when the party cannot go. `twinPaise` is a departure's twin price. */
export type Totaller = (
  pkg: Pick<Package, 'grid' | 'rates' | 'gstScheme'> & Partial<Pick<Package, 'groupMax'>>,
  twinPaise?: Paise,
) => Paise | undefined

/** A quick `quote` for lists, prepared once for a party: the total at home without a season, extras or promotions; one adult on twin sharing without a party. */
export function totallerFor(party: Party | undefined): Totaller {
  if (!party) return ({ grid, gstScheme }, twinPaise = grid.twin) => withGstPaise(twinPaise, gstScheme)
  return ({ grid, rates, gstScheme, groupMax }, twinPaise = grid.twin) => {
    const travellers = travellersOf(party, rates.ageBands)
    if (!travellers || groupOf(travellers) > (groupMax ?? Infinity)) return undefined
    const candidates = candidatesFor(travellers, { model: rates.model, slabs: rates.groupSlabs, chosen: party.rooms })
    const best = cheapestOf(candidates, cellPrices({ grid: gridWithTwin(grid, twinPaise), rates }), rates.groupSlabs)
    return best && withGstPaise(best.paise, gstScheme)
  }
}

/** A mix for a database: heads by cell, and the percent the group slab takes off all cells but `childNoBed` and `infant`. */
export type RoomMix = CellCounts & { percentOff: number }

/**
 * Mixes of rooms for a party; the total before GST is the least over them of Σ heads × cell, mixes with a cell that is not sold left
 * out. Cells are those of `cellPrices`: `single` may come of the supplement, `shared` is twin where no single is sold, `extraBed` is
 * triple or else childWithBed. Empty when the party cannot go.
 */
export function roomMixesFor(
  party: Party,
  { ageBands, model, groupSlabs }: Pick<PackageRates, 'ageBands' | 'model' | 'groupSlabs'>,
): RoomMix[] {
  const travellers = travellersOf(party, ageBands)
  if (!travellers) return []
  return candidatesFor(travellers, { model, slabs: groupSlabs, chosen: party.rooms }).all.map(({ cells, beds }) => ({
    ...cells,
    percentOff: slabFor(groupSlabs, beds)?.percentOff ?? 0,
  }))
}
