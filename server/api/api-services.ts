import type { SearchPort } from '#domain/search/port.ts'
import type { Services } from '#domain/services.server.ts'

/** What the calls need of the house. */
export type ApiServices = Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'memory' | 'gstRates' | 'otherNames'> & {
  search: Pick<SearchPort, 'search'>
  lists: Pick<Services['lists'], 'list' | 'facts'>
  heartbeat: Pick<Services['heartbeat'], 'check' | 'note'>
}
