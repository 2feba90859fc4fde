import type { SmsTemplate, Variable } from './kind.ts'
import { fillWords, piecesOf } from './words.ts'

/** What the register takes for a gap (FINDINGS §4.2): thirty signs, none of them a line's end. */
const ANY_VALUE = /^[^\r\n]{1,30}$/

type WordedTemplate = Pick<SmsTemplate, 'variables' | 'words'>

/** The text of an SMS; undefined for values the register does not take: no network would carry it. */
export function fillSms(
  { variables, words }: WordedTemplate,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const fits = piecesOf(words).every((piece) => !('gap' in piece) || isFit(variables[piece.gap], values[piece.gap]))
  return fits ? fillWords(words, (gap) => values[gap] ?? '') : undefined
}

function isFit(variable: Variable | undefined, value: string | undefined): boolean {
  return variable !== undefined && value !== undefined && ANY_VALUE.test(value) && (variable.form?.test(value) ?? true)
}

/** The values in a text that is exactly these words filled in; undefined of any other text. */
export function readSms({ variables, words }: WordedTemplate, text: string): Record<string, string> | undefined {
  const pieces = piecesOf(words)
  const pattern = pieces.map((piece) => ('gap' in piece ? '([^\\r\\n]{1,30}?)' : escapeRegExp(piece.text))).join('')
  const found = new RegExp(`^${pattern}$`).exec(text)
  if (!found) return undefined
  const gaps = pieces.flatMap((piece) => ('gap' in piece ? [piece.gap] : []))
  const values = Object.fromEntries(gaps.map((gap, at) => [gap, found[at + 1] ?? '']))
  // A gap that comes twice holds the same twice.
  return fillSms({ variables, words }, values) === text ? values : undefined
}

/** The letters of GSM 03.38 that take one place; the others it knows take two. */
const ONE_PLACE = /^[\n\r @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]$/
const TWO_PLACES = /^[\f^{}\\[~\]|€]$/

/** How a text travels: its alphabet, its places, in how many SMS, and the signs for which it takes the dearer alphabet. */
export type Segments = { alphabet: 'GSM-7' | 'UCS-2'; places: number; count: number; dear: string[] }

/** Counts the SMS a text takes: 160 places of GSM-7 or 70 of UCS-2, of which a longer text loses 7 or 3 to the joints. */
export function segmentsOf(text: string): Segments {
  const letters = [...text]
  const dear = [...new Set(letters.filter((letter) => !ONE_PLACE.test(letter) && !TWO_PLACES.test(letter)))]
  if (dear.length > 0) return { alphabet: 'UCS-2', ...counted(text.length, 70, 67), dear }
  const places = letters.reduce((sum, letter) => sum + (TWO_PLACES.test(letter) ? 2 : 1), 0)
  return { alphabet: 'GSM-7', ...counted(places, 160, 153), dear }
}

function counted(places: number, alone: number, joined: number): { places: number; count: number } {
  return { places, count: places <= alone ? 1 : Math.ceil(places / joined) }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
