import { latinDigits } from '#platform/digits.ts'
import type { Result } from '#platform/result.ts'
import { done, refused } from '#platform/result.ts'

/** The header of a form whose answer takes its place on the page, which the browser does not leave. */
export const IN_PLACE = 'X-In-Place'

export type Form = Record<string, unknown>
export type SentForm = { kind: 'json' | 'plain'; form: Form }
/** Why a body is no form of ours: of another kind (415), or not what it says it is (400). */
type UnreadForm = 'unknown-form' | 'malformed-form'

const PLAIN = 'application/x-www-form-urlencoded'
const WITH_FILES = 'multipart/form-data'

/** What a call was sent, as JSON or as a plain form. A body of no bytes has no fields. */
export async function readForm(
  contentType: string | undefined,
  text: () => Promise<string>,
): Promise<Result<SentForm, UnreadForm>> {
  const kind = kindOf(contentType)
  if (kind === PLAIN) return whole({ kind: 'plain', form: Object.fromEntries(new URLSearchParams(await text())) })
  if (kind !== 'application/json') return refused('unknown-form')
  const form = fieldsOf(await text())
  return form ? whole({ kind: 'json', form }) : refused('malformed-form')
}

/** What a page's own form sent, files among it; a line of a text ends with one character. */
export async function readPageForm(request: Request): Promise<Result<FormData, UnreadForm>> {
  const kind = kindOf(request.headers.get('Content-Type') ?? undefined)
  if (kind !== PLAIN && kind !== WITH_FILES) return refused('unknown-form')
  const form = await request.formData().catch(() => undefined)
  return form && [...form].every((field) => field.every(isText)) ? done(inPlainLines(form)) : refused('malformed-form')
}

/** A browser ends each line of a text with two characters: kept so, what nobody touched would differ from what stood. */
function inPlainLines(form: FormData): FormData {
  const plain = new FormData()
  for (const [name, value] of form)
    plain.append(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)
  return plain
}

/** A field that holds text, else an empty word. */
export function textIn(form: Form, field: string): string {
  const value = form[field]
  return typeof value === 'string' ? value : ''
}

/** A field that holds a whole number of at most three digits, of any of India's scripts; not a number where it holds none. */
export function wholeIn(form: Form, field: string): number {
  const typed = latinDigits(textIn(form, field)).trim()
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
}

function kindOf(contentType: string | undefined): string {
  return (contentType ?? '').split(';')[0]!.trim().toLowerCase()
}

function whole(sent: SentForm): Result<SentForm, UnreadForm> {
  return Object.values(sent.form).every(isText) ? done(sent) : refused('malformed-form')
}

/** No field of a form holds a null character, and no database takes one as text. */
function isText(value: unknown): boolean {
  return typeof value !== 'string' || !value.includes('\0')
}

function fieldsOf(text: string): Form | undefined {
  if (text === '') return {}
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : undefined
  } catch {
    return undefined
  }
}
