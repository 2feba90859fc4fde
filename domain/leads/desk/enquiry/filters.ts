import { LEAD_STATES } from '#domain/leads/lead.ts'
import type { LeadState } from '#domain/leads/lead.ts'
import { SOURCE_KINDS } from '#domain/leads/source.ts'
import type { SourceKind } from '#domain/leads/source.ts'

/** Which calls: those that should have been made, those of today with them, those of the next seven days with them; or where none is planned. */
export const CALLS_DUE = ['late', 'today', 'week', 'none'] as const
export type CallsDue = (typeof CALLS_DUE)[number]

/** What narrows the enquiries; without a state those that are open. `whose` is 'mine', 'nobody', 'mine-or-nobody', or somebody by id. */
export type EnquiryFilters = {
  state?: LeadState | undefined | 'open'
  whose?: string | undefined
  source?: SourceKind | undefined
  words?: string | undefined
  due?: CallsDue | undefined
}

/** What an address asks for; what cannot be meant is left out. */
export function enquiryFiltersIn(asked: URLSearchParams): EnquiryFilters {
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, 60)
  const found = {
    state: LEAD_STATES.find((one) => one === text('state')),
    whose: text('whose') || undefined,
    source: SOURCE_KINDS.find((one) => one === text('source')),
    words: text('q') || undefined,
    due: CALLS_DUE.find((one) => one === text('due')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
