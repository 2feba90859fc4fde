import type { PackageListing } from '#domain/catalogue/listings.server.ts'
import { rememberedNextDepartures } from '#domain/departures/departures.server.ts'
import { seatsNeeded } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import type { Db } from '#platform/db.server.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { toListedPackage } from './shapes/listed-package.ts'
import type { ListedPackage } from './shapes/listed-package.ts'

type Needs = { db: Db; memory: TagMemory }
type Priced = { tax: TaxDay; party?: Party | undefined }

/** Packages as every call lists them: at the lowest price of a departure with seats for all, at its usual one where none leaves. */
export async function pricedListings(
  needs: Needs,
  listings: readonly PackageListing[],
  { tax, party }: Priced,
): Promise<ListedPackage[]> {
  const ids = listings.map(({ id }) => id)
  const next = await rememberedNextDepartures(needs, ids, { today: tax.on, ...seatsNeeded(party) })
  return listings.map((listing) => {
    const twin = next.get(listing.id)?.cheapest[0].twinPaise ?? listing.grid.twin
    return toListedPackage({ ...listing, grid: { ...listing.grid, twin } }, tax)
  })
}
