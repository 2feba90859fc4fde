import { latinDigits } from '#platform/digits.ts'
import { cutUnknown } from '#domain/search/language/case-endings.ts'
import { findSaid } from '#domain/search/language/spoken-words.ts'
import { hasIndic } from '#domain/search/language/scripts.ts'
import { findWritten } from '#domain/search/language/written-names.ts'
import { foldText, spellingsOf } from '#domain/search/normalise.ts'

/** One word, number or sign of a sentence, and where it stands in it. */
export type Token = {
  /** How it may be spelt in small Latin letters; a sign is itself, a number its digits. */
  spellings: readonly string[]
  number: number | undefined
  /** The stretch of the sentence it was read from. */
  from: number
  to: number
  /** Nothing stands between it and the token before. */
  glued: boolean
  /** Written in one of India's own scripts. */
  indic: boolean
  /** A comma or a full stop stands before it: it begins another part of the sentence. */
  isApart?: boolean
}

const PIECES = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\p{Join_Control}’']+|[₹+–—/&-]/gu
const LONGEST_NUMBER = 9
const PARTING = /[,;:.!?()|\n।]/

/** A sentence cut into words, numbers ("1,20,000" and "२०" are one each) and the signs that mean something. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const pieces = [...text.matchAll(PIECES)]
  const words = pieces.map(({ 0: piece }) => foldText(piece)[0] ?? '')
  for (let at = 0; at < pieces.length;) {
    const { 0: piece, index } = pieces[at]!
    const glued = tokens.at(-1)?.to === index
    const said = findSaid(words, at)
    const written = said ? undefined : findWritten(words, at)
    const [latin, end] = [said?.means ?? written?.latin, said?.end ?? written?.end ?? at + 1]
    const read = latin ? wordsAt(latin, pieces.slice(at, end), glued) : tokenOf(piece, index, glued)
    const [first, ...others] = read
    const isApart = tokens.length > 0 && PARTING.test(text.slice(tokens.at(-1)!.to, index))
    if (first) tokens.push(isApart ? { ...first, isApart } : first, ...others)
    if (read.length > 0 && (written ?? (said ? undefined : cutUnknown(words[at]!)))?.isFrom)
      tokens.push({ ...read.at(-1)!, spellings: ['se'], from: read.at(-1)!.to, glued: false })
    at = end
  }
  return tokens.flatMap((token, at) => joinedTens(tokens, at) ?? token)
}

/** "Twenty five" is one number; what it is joined from is none. */
function joinedTens(tokens: readonly Token[], at: number): Token[] | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (before && tensOf(before) > 0 && unitOf(token) > 0) return []
  const tens = tensOf(token)
  const unit = next && tens > 0 ? unitOf(next) : 0
  if (!next || unit === 0) return undefined
  return [{ ...token, spellings: [String(tens + unit)], number: tens + unit, to: next.to }]
}

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function tensOf({ spellings: [word = ''] }: Token): number {
  const at = TENS.indexOf(word)
  return at < 0 ? 0 : (at + 2) * 10
}

function unitOf({ spellings: [word = ''] }: Token): number {
  return UNITS.indexOf(word) + 1
}

/** The Latin words that some words of another language or script mean: they stand where those do. */
function wordsAt(latin: readonly string[], pieces: readonly RegExpExecArray[], glued: boolean): Token[] {
  const [first, last] = [pieces[0]!, pieces.at(-1)!]
  const place = { from: first.index, to: last.index + last[0].length, indic: hasIndic(first[0]) }
  return latin.map((word, at) => {
    const number = /^\d/.test(word) ? numberOf(word) : undefined
    return { spellings: [word], number, glued: at === 0 && glued, ...place }
  })
}

function tokenOf(piece: string, from: number, glued: boolean): Token[] {
  const place = { from, to: from + piece.length, glued, indic: hasIndic(piece) }
  const digits = latinDigits(piece)
  if (/^\d/.test(digits)) return [{ spellings: [digits], number: numberOf(digits), ...place }]
  if (/^[₹+–—/&-]$/.test(piece)) return [{ spellings: [piece.replace(/[–—]/, '-')], number: undefined, ...place }]
  const spellings = foldText(piece).flatMap((word) => spellingsOf(word))
  return spellings.length > 0 ? [{ spellings, number: undefined, ...place }] : []
}

/** "1,20,000" is one number, "4,7" none; "1.5" has a half. */
function numberOf(digits: string): number | undefined {
  const plain = /,/.test(digits) && !/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(digits) ? '' : digits.replaceAll(',', '')
  return /^\d+(\.\d+)?$/.test(plain) && plain.length <= LONGEST_NUMBER ? Number(plain) : undefined
}
