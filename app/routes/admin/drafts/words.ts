import { href } from 'react-router'
import { DRAFT_STATES } from '#domain/drafts/draft.ts'
import type { DraftedKind, DraftState } from '#domain/drafts/draft.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { IT_IS_PUBLIC, SAVED, WRITING_STATE_NAMES } from '#app/routes/admin/writing-words.ts'

/** How a draft stands, in words: of what waits for its hour, which. */
export function draftText({ state, publishAt }: { state: DraftState; publishAt: Date | null }): string {
  return state === 'scheduled' && publishAt ? `Public on ${momentText(publishAt)}` : WRITING_STATE_NAMES[state]
}

/** A moment in India. */
export function momentText(at: Date): string {
  return `${formatDate(istDate(at))}, ${formatTime(at)}`
}

/** Over the form of something new. */
export const NOT_YET = 'On the site as soon as it is added; as a draft, nobody but the office sees it.'

/** What a deed with a draft leads to, as the page of its thing says it. */
export const DRAFT_SAVED: Record<string, string> = {
  ...SAVED,
  draft: 'Saved as a draft. Nobody but the office sees it.',
  published: `${IT_IS_PUBLIC}, on every page at once.`,
  dropped: 'The draft is thrown away. It can be taken up again from its steps below.',
  'brought-back': 'The draft is back as it was.',
  copied: 'A copy, as a draft: nobody but the office sees it. Give it a name and an address of its own.',
}

/** The state a list is asked for, if it is asked for drafts. */
export function writtenIn(asked: URLSearchParams): DraftState | undefined {
  return DRAFT_STATES.find((one) => one === asked.get('written'))
}

/** The entry of the audit by which a draft comes back that was just thrown away, where a list is told of one. */
export function thrownIn(asked: URLSearchParams): string | undefined {
  return /^dropped-([\w-]{1,40})$/.exec(asked.get('done') ?? '')?.[1]
}

/** Over a list of drafts. */
export const OF_DRAFTS = 'What is written and not public yet, the latest change first.'

/** A draft as a visitor would see it; of what has none, what is public. */
export function previewPath(kind: DraftedKind, id: string): string {
  return href('/admin/:kind/:id/preview', { kind, id })
}
