import type { Halt } from '#app/ui/state.tsx'
import type { WritingState } from '#domain/content/writing-state.ts'

/** How a text stands, as the office says it. */
export const WRITING_STATE_NAMES: Record<WritingState, string> = {
  draft: 'Draft',
  review: 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
} satisfies Record<WritingState & Halt, string>

/** What the parts of a text are called in its form, its history and beside what somebody else saved. */
export const PART_NAMES = {
  title: 'Title',
  slug: 'Address',
  summary: 'Summary',
  body: 'Text',
  author: 'Author',
  publishedOn: 'Day',
  places: 'Places',
  states: 'States',
  tags: 'Tags',
  pictureId: 'Picture',
  pictureAlt: 'What the picture shows',
  status: 'State',
  kind: 'Kind',
  updatedOn: 'Day of the last change',
  publishAt: 'Hour',
  day: 'Appears on',
  hour: 'At',
}

/** How a deed says that visitors see what it did; `Said` says instead that they will, while the site is not open. */
export const SITE_SHOWS_IT = 'The site shows it'
export const IT_IS_PUBLIC = 'It is public now'
export const ONCE_OPEN: Record<string, string> = {
  [SITE_SHOWS_IT]: 'The site shows it once it is open',
  [IT_IS_PUBLIC]: 'It is public as soon as the site is open',
}

/** What a save of a text leads to, as its page says it. */
export const SAVED: Record<string, string> = {
  draft: 'Saved. Nobody but the office sees it.',
  review: 'Saved, and waits for somebody to read it. Nobody but the office sees it.',
  scheduled: 'Saved. It appears by itself at its hour.',
  published: `Saved. ${IT_IS_PUBLIC}.`,
  withdrawn: 'Saved. It is not public any more.',
  'put-back': 'It is as it was before.',
}
