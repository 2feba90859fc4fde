import type { Halt } from '#app/ui/state.tsx'
import type { CallsDue } from '#domain/leads/desk/enquiry/filters.ts'
import type { CallOutcome, LeadState, LostReason } from '#domain/leads/lead.ts'
import type { SourceKind } from '#domain/leads/source.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'

/** How an enquiry stands, as a halt and its word. */
export const STANDS: Record<LeadState, { halt: Halt; word: string }> = {
  new: { halt: 'draft', word: 'New' },
  contacted: { halt: 'review', word: 'Talking' },
  quoted: { halt: 'scheduled', word: 'Quoted' },
  won: { halt: 'published', word: 'Won' },
  lost: { halt: 'withdrawn', word: 'Lost' },
  spam: { halt: 'bad', word: 'Spam' },
  withdrawn: { halt: 'withdrawn', word: 'Withdrawn' },
}

export const REASONS: Record<LostReason, string> = {
  'too-dear': 'too dear',
  'dates-full': 'the dates were full',
  'not-offered': 'we do not offer it',
  'went-elsewhere': 'booked elsewhere',
  'no-answer': 'no answer any more',
  'plans-changed': 'their plans changed',
  'asked-twice': 'asked twice',
}

export const OUTCOMES: Record<CallOutcome, string> = {
  reached: 'we talked',
  'no-answer': 'nobody answered',
  'call-back': 'asked to be called later',
  'wrong-number': 'a wrong number',
}

export const SOURCES: Record<SourceKind, string> = {
  package: 'a package',
  city: 'a city',
  state: 'a state',
  attraction: 'a sight',
  car: 'a car',
  contact: 'the contact page',
  search: 'a search',
}

export const DUE: Record<CallsDue, string> = {
  late: 'late',
  today: 'by the end of today',
  week: 'within a week',
  none: 'none planned',
}

export const WHOSE = { mine: 'me', nobody: 'nobody', 'mine-or-nobody': 'me or nobody' } as const

/** "today, 4:30 pm", "Mon 7 Dec, 10:00 am": a moment in India as seen from another. */
export function momentText(at: Date, now: Date): string {
  const day = istDate(at)
  return `${day === istDate(now) ? 'today' : formatDate(day, { year: day.slice(0, 4) !== istDate(now).slice(0, 4) })}, ${formatTime(at)}`
}

/** What every form about an enquiry carries: which, and how it stood when it was shown. */
export function standing({ reference, seen }: { reference: string; seen: string }) {
  return { reference, seen }
}
