import { z } from 'zod'
import { isCalendarDate, startOfIstDay } from '#platform/dates.ts'
import { MINUTE } from '#platform/clock.ts'
import { CALL_OUTCOMES, LEAD_STATES, LOST_REASONS } from '#domain/leads/lead.ts'

export const LONGEST_NOTE = 2000

const Reference = z.string().trim().min(1).max(20)
/** What whoever does it was shown of the lead. */
const Seen = z.string().max(120)
const Note = z.string().trim().max(LONGEST_NOTE, `A note has at most ${LONGEST_NOTE} letters.`).default('')

/** The moment of a call in India, from the day and the time a form sends; null where neither is filled in. */
function callAt({ day, time }: { day: string; time: string }, context: z.RefinementCtx): Date | null {
  if (day === '' && time === '') return null
  if (!isCalendarDate(day)) context.addIssue({ code: 'custom', path: ['day'], message: 'Choose a day.' })
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined) context.addIssue({ code: 'custom', path: ['time'], message: 'A time is written 16:30.' })
  if (context.issues.length > 0) return z.NEVER
  return new Date(startOfIstDay(day).getTime() + (Number(hours) * 60 + Number(minutes)) * MINUTE)
}

const When = { day: z.string().trim().max(20).default(''), time: z.string().trim().max(10).default('') }

/** A note, as it was typed. It goes below whatever was written meanwhile. */
export const EnquiryNote = z.object({
  reference: Reference,
  note: Note.refine((note) => note !== '', 'Write what is to be kept.'),
})

/** Whose an enquiry is to be, by id; nobody's where it is empty. */
export const EnquiryAssignment = z.object({ reference: Reference, seen: Seen, to: z.string().max(40) })

/** When to call next, as it was typed; not at all where it is empty. */
export const PlannedCall = z
  .object({ reference: Reference, seen: Seen, ...When })
  .transform(({ day, time, ...rest }, context) => ({ ...rest, at: callAt({ day, time }, context) }))

/** A call that was made, and when the next one is. */
export const MadeCall = z
  .object({
    reference: Reference,
    seen: Seen,
    outcome: z.enum(CALL_OUTCOMES, 'Say how the call ended.'),
    note: Note,
    ...When,
  })
  .transform(({ day, time, ...rest }, context) => ({ ...rest, at: callAt({ day, time }, context) }))

/** Where an enquiry comes to, and what is to be said of it; one that is lost has a reason. */
export const EnquiryMove = z
  .object({
    reference: Reference,
    seen: Seen,
    to: z.enum(LEAD_STATES),
    reason: z.union([z.enum(LOST_REASONS), z.literal('')]).default(''),
    note: Note,
  })
  .superRefine(({ to, reason }, context) => {
    if (to === 'lost' && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Say why nothing came of it.' })
  })
