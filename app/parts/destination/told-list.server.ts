import type { Party } from '#domain/party/party.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { ListScope } from '#domain/search/lists/port.ts'
import type { Services } from '#domain/services.server.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** How many packages a list holds, and what the cheapest costs as the list says it. */
export type ToldList = { count: number; fromRupees: number | undefined }

type Asked = { scope: ListScope; today: CalendarDate; party: Party | undefined }

/** Tells of a list what its page will say first. */
export async function tellList({ lists }: Services, asked: Asked): Promise<ToldList> {
  const { total, facets } = await lists.list({ ...asked, filters: NO_FILTERS, sort: 'name', page: 1, pageSize: 1 })
  return { count: total, fromRupees: total > 0 ? facets.price.leastRupees : undefined }
}
