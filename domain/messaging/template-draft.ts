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

const FIELDS = z.object({
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
export type TemplateDraft = z.output<typeof FIELDS>
/** As a form gives it. */
export type TypedTemplate = z.input<typeof FIELDS>

type Faults = readonly (readonly [path: string, message: string])[]
type CheckedDraft = Omit<TemplateDraft, 'kind'> & { kind: string }
/** One rule, of what it looks at and nothing else: a file is told the others where that cannot be read. */
type Rule = (draft: CheckedDraft) => Faults

function shippedOf({ kind, channel }: Pick<CheckedDraft, 'kind' | 'channel'>): MailTemplate | SmsTemplate | undefined {
  return isKind(kind) ? kindOf(kind)[channel] : undefined
}

function mailOf(draft: CheckedDraft): MailTemplate | undefined {
  const shipped = shippedOf(draft)
  return shipped && 'subject' in shipped ? shipped : undefined
}

function smsOf(draft: CheckedDraft): SmsTemplate | undefined {
  const shipped = shippedOf(draft)
  return shipped && !('subject' in shipped) ? shipped : undefined
}

const at = (path: string, messages: readonly string[]): Faults => messages.map((message) => [path, message] as const)

function inLine(path: string, words: string, { variables }: MailTemplate): Faults {
  return at(path, [...unknownGaps(words, variables), ...wrongInALine(words, variables)])
}

const RULES: readonly Rule[] = [
  (draft) => (isKind(draft.kind) && !shippedOf(draft) ? [['kind', 'This message does not go out that way.']] : []),
  (draft) =>
    isKind(draft.kind) && shippedOf(draft) && !draft.isOn && !kindOf(draft.kind).mayBeOff
      ? [['isOn', 'The house cannot do without this message: it stays on.']]
      : [],
  (draft) => {
    const shipped = shippedOf(draft)
    if (!shipped) return []
    return at('words', [...unknownGaps(draft.words, shipped.variables), ...missingGaps(draft.words, shipped.variables)])
  },
  (draft) =>
    mailOf(draft) && draft.subject === '' ? [['subject', 'A mail without a subject is taken for spam.']] : [],
  (draft) =>
    mailOf(draft)?.action !== undefined && draft.action === '' ? [['action', 'The button needs a word.']] : [],
  (draft) => {
    const mail = mailOf(draft)
    return mail ? inLine('subject', draft.subject, mail) : []
  },
  (draft) => {
    const mail = mailOf(draft)
    return mail ? inLine('action', draft.action, mail) : []
  },
  (draft) => {
    const mail = mailOf(draft)
    return mail ? at('words', crowdedTables(draft.words, mail.variables)) : []
  },
  (draft) => (smsOf(draft) ? at('words', unregistrable({ words: draft.words })) : []),
  (draft) => {
    const sms = smsOf(draft)
    if (!sms) return []
    const filled = fillWords(draft.words, (gap) => String(samplesOf(sms.variables)[gap] ?? ''))
    const { count, alphabet } = segmentsOf(filled)
    return count > MOST_SEGMENTS
      ? at('words', [`That is ${count} SMS of ${alphabet}; ${MOST_SEGMENTS} is the most.`])
      : []
  },
  (draft) => {
    if (!smsOf(draft)) return []
    const given = [draft.registered, draft.dltTemplateId, draft.carrierTemplateId].filter(Boolean).length
    if (given === 0 || given === 3) return []
    return at('dltTemplateId', ['The registered text and both ids belong together: all three, or none.'])
  },
  (draft) => {
    const sms = smsOf(draft)
    if (!sms || draft.registered === '') return []
    const differs = disagreement({ variables: sms.variables, words: draft.words }, draft.registered)
    return differs ? [['registered', differs]] : []
  },
]

/** What the office types of a message; `version` is the one it saw, 0 of a message nobody has changed. */
export const TemplateDraft = RULES.reduce(
  (fields, rule) =>
    fields.superRefine((draft, context) => {
      for (const [path, message] of rule(draft)) context.addIssue({ code: 'custom', path: [path], message })
    }),
  FIELDS,
)
