import { NO_FILTERS } from '#domain/search/filters.ts'
import type { Services } from '#domain/services.server.ts'
import { monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { remembered } from '#platform/tag-memory.ts'

/** What the first question offers: cities journeys start from, by name, and the months from this one on. */
export type AskChoices = { starts: { value: string; name: string }[]; months: number[] }

export const askChoices = remembered(
  'ask choices',
  async ({ lists }: Services, today: CalendarDate): Promise<AskChoices> => {
    const whole = { scope: {}, filters: NO_FILTERS, party: undefined, sort: 'name', page: 1, pageSize: 1 } as const
    const { facets } = await lists.list({ ...whole, today })
    const starts = facets.from.map(({ value, name }) => ({ value, name: name.replace(/^From /, '') }))
    return {
      starts: starts.toSorted((one, other) => one.name.localeCompare(other.name, 'en-IN')),
      months: Array.from({ length: 12 }, (_, at) => ((monthOf(today) + at - 1) % 12) + 1),
    }
  },
)
