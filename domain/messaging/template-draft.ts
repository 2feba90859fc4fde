import { z } from 'zod'
import { disagreement, unregistrable } from './dlt.ts'
import { isKind, kindOf } from './kinds.ts'
import type { MailTemplate, SmsTemplate } from './kind.ts'
import { segmentsOf } from './sms.ts'
import { fillWords, samplesOf } from './words.ts'
import { crowdedTables, missingGaps, unknownGaps, wrongInALine } from './words-faults.ts'

/** As long as a form of the office may be. */
const LONGEST = 2400
const MOST_SEGMENTS = 4

const line = (most: number) => z.string().trim().max(most, `At most ${most} signs.`)
// Forms end lines with two signs.
const lines = z
  .string()
  .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().min(1, 'Without words nothing goes out.').max(LONGEST, `At most ${LONGEST} signs.`))

/** What the office types of a message; `version` is the one it saw, 0 of a message nobody has changed. */
export const TemplateDraft = z
  .object({
    kind: z.string().refine(isKind, 'There is no such message.'),
    channel: z.enum(['email', 'sms']),
    version: z.number().int().nonnegative(),
    isOn: z.boolean(),
    words: lines,
    subject: line(200).default(''),
    action: line(60).default(''),
    registered: line(LONGEST).default(''),
    dltTemplateId: line(25)
      .regex(/^(\d{10,25})?$/, 'A template id of DLT is figures alone, mostly nineteen.')
      .default(''),
    carrierTemplateId: line(64)
      .regex(/^[\w-]*$/, 'The id as MSG91 shows it: letters and figures.')
      .default(''),
    header: line(6)
      .regex(/^([A-Za-z]{6})?$/, 'A header is six letters.')
      .default(''),
  })
  .superRefine((draft, context) => {
    for (const [path, message] of faultsOf(draft)) context.addIssue({ code: 'custom', path: [path], message })
  })
export type TemplateDraft = z.output<typeof TemplateDraft>
/** As a form gives it. */
export type TypedTemplate = z.input<typeof TemplateDraft>

type Faults = readonly (readonly [path: string, message: string])[]
type CheckedDraft = Omit<TemplateDraft, 'kind'> & { kind: string }

function faultsOf(draft: CheckedDraft): Faults {
  const kind = isKind(draft.kind) ? kindOf(draft.kind) : undefined
  if (!kind) return []
  const shipped = kind[draft.channel]
  if (!shipped) return [['kind', 'This message does not go out that way.']]
  const off: Faults =
    draft.isOn || kind.mayBeOff ? [] : [['isOn', 'The house cannot do without this message: it stays on.']]
  const inWords = [...unknownGaps(draft.words, shipped.variables), ...missingGaps(draft.words, shipped.variables)]
  return [
    ...off,
    ...inWords.map((message) => ['words', message] as const),
    ...('subject' in shipped ? mailFaults(shipped, draft) : smsFaults(shipped, draft)),
  ]
}

function mailFaults({ variables, action }: MailTemplate, draft: CheckedDraft): Faults {
  const inLine = (words: string) => [...unknownGaps(words, variables), ...wrongInALine(words, variables)]
  return [
    ...(draft.subject === '' ? [['subject', 'A mail without a subject is taken for spam.'] as const] : []),
    ...(action !== undefined && draft.action === '' ? [['action', 'The button needs a word.'] as const] : []),
    ...inLine(draft.subject).map((message) => ['subject', message] as const),
    ...inLine(draft.action).map((message) => ['action', message] as const),
    ...crowdedTables(draft.words, variables).map((message) => ['words', message] as const),
  ]
}

function smsFaults({ variables }: SmsTemplate, { words, registered, ...ids }: CheckedDraft): Faults {
  const { count, alphabet } = segmentsOf(fillWords(words, (gap) => String(samplesOf(variables)[gap] ?? '')))
  const isLong = count > MOST_SEGMENTS
  const given = [registered, ids.dltTemplateId, ids.carrierTemplateId].filter(Boolean).length
  const differs = registered === '' ? undefined : disagreement({ variables, words }, registered)
  return [
    ...unregistrable({ words }).map((message) => ['words', message] as const),
    ...(isLong ? [['words', `That is ${count} SMS of ${alphabet}; ${MOST_SEGMENTS} is the most.`] as const] : []),
    ...(given === 1 || given === 2
      ? [['dltTemplateId', 'The registered text and both ids belong together: all three, or none.'] as const]
      : []),
    ...(differs ? [['registered', differs] as const] : []),
  ]
}
