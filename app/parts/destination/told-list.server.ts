import type { PartyView } from '#domain/party/party.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { ListScope } from '#domain/search/lists/port.ts'
import type { Services } from '#domain/services.server.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** How many packages a list holds, and what the cheapest costs as the list says it. */
export type ToldList = { count: number; fromRupees: number | undefined }

type Asked = { scope: ListScope; today: CalendarDate; view: PartyView }

/** Tells of a list what its page will say first. A price a head is of the whole party and stands on no tile. */
export async function tellList({ lists }: Services, { view, ...asked }: Asked): Promise<ToldList> {
  const wanted = { ...asked, party: view.party, filters: NO_FILTERS, sort: 'name', page: 1, pageSize: 1 } as const
  const { total, facets } = await lists.list(wanted)
  // Of a list none of which takes the party there is no least price.
  const least = facets.price.leastRupees > 0 ? facets.price.leastRupees : undefined
  return { count: total, fromRupees: view.party && view.per === 'person' ? undefined : least }
}
