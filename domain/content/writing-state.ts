import type { CalendarDate } from '#platform/dates.ts'
import type { WritingStatus } from './article.ts'

/** How a piece of writing stands for the public: published with a day to come, it is scheduled. */
export const WRITING_STATES = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const
export type WritingState = (typeof WRITING_STATES)[number]

/** How an article stands on a day in India. */
export function writingStateOn(
  today: CalendarDate,
  { status, publishedOn }: { status: WritingStatus; publishedOn: CalendarDate },
): WritingState {
  return status === 'published' && publishedOn > today ? 'scheduled' : status
}
