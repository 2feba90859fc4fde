import { z } from 'zod'
import { capitalised } from './wording.ts'

const BELONGS: Record<string, string> = {
  string: 'Text belongs here.',
  number: 'A number belongs here.',
  int: 'A whole number belongs here.',
  boolean: 'True or false belongs here.',
  array: 'A list belongs here.',
  date: 'A date belongs here.',
}
const UNITS: Record<string, [one: string, many: string]> = {
  string: ['letter', 'letters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
}

/** Has every schema without words of its own say in plain English what would be right, in the whole process: people read it on pages, and in the answers of calls. */
export function speakPlainly(): void {
  z.config({ localeError: wordsFor })
}

/** What a schema objects to, as a sentence that names what was wanted and nothing that was typed. */
export function wordsFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : (BELONGS[issue.expected] ?? 'An object belongs here.')
    case 'invalid_value':
      return `One of these belongs here: ${issue.values.filter((value) => value !== '').join(', ')}.`
    case 'too_small':
      return boundWords(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')
    case 'too_big':
      return boundWords(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')
    case 'not_multiple_of':
      return `A multiple of ${issue.divisor} belongs here.`
    case 'unrecognized_keys':
      return 'It has a field that nobody here knows.'
    case 'invalid_format':
      return issue.format === 'date' ? 'A date belongs here, as 2026-12-05.' : 'It is not written as it should be.'
    case 'invalid_union':
      return wayMeant(issue.errors) ?? 'This does not fit.'
    default:
      return 'This does not fit.'
  }
}

/** "At least 2 letters.", "A number of more than 0 belongs here." */
function boundWords(origin: string, bound: number | bigint, how: string): string {
  const unit = UNITS[origin]
  if (!unit) return `A number of ${how} ${bound} belongs here.`
  return `${capitalised(how)} ${bound} ${unit[Number(bound) === 1 ? 0 : 1]}.`
}

/** Of what may be left empty or be something, what that something should be: an empty field was not meant. */
function wayMeant(ways: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  return ways.flat().find(({ code, path }) => code !== 'invalid_value' && path.length === 0)?.message
}
