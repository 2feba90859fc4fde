import { href } from 'react-router'
import { partyParams } from '#domain/party/party.ts'
import type { City } from '#domain/catalogue/city.ts'
import type { ListScope } from '#domain/search/lists/port.ts'
import type { Services } from '#domain/services.server.ts'
import { slugify } from '#platform/slug.ts'
import { loadPackageList } from './package-list.server.ts'
import type { PackageListing } from './package-list.server.ts'

const SHOWN = 6

/** The list of a place, or of a sight in it; where nothing stops there, the first tours that start in the city. */
export async function loadListAt(
  services: Services,
  request: Request,
  { scope, city }: { scope: ListScope; city: Pick<City, 'name'> },
): Promise<PackageListing> {
  const listing = await loadPackageList(services, request, scope)
  if (listing.all > 0) return listing
  const path = `${href('/india')}?${new URLSearchParams({ from: slugify(city.name) })}`
  const asked = new URL(`${path}&${partyParams(listing.party)}`, request.url)
  const { items, total } = await loadPackageList(services, new Request(asked))
  if (total === 0) return listing
  const nearest = items.slice(0, SHOWN).map((priced) => ({ ...priced, differs: '' }))
  return { ...listing, nearest, starting: { city: city.name, count: total, path } }
}
