import { hasIndic, latinDigits } from '#domain/search/language/scripts.ts'
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
}

const PIECES = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}’']+|[₹+–—/&-]/gu
const LONGEST_NUMBER = 9

/** A sentence cut into words, numbers ("1,20,000" and "२०" are one each) and the signs that mean something. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const token = tokenOf(piece, index, tokens.at(-1)?.to === index)
    if (token) tokens.push(token)
  }
  return tokens
}

function tokenOf(piece: string, from: number, glued: boolean): Token | undefined {
  const place = { from, to: from + piece.length, glued, indic: hasIndic(piece) }
  const digits = latinDigits(piece)
  if (/^\d/.test(digits)) return { spellings: [digits], number: numberOf(digits), ...place }
  if (/^[₹+–—/&-]$/.test(piece)) return { spellings: [piece.replace(/[–—]/, '-')], number: undefined, ...place }
  const spellings = foldText(piece).flatMap((word) => spellingsOf(word))
  return spellings.length > 0 ? { spellings, number: undefined, ...place } : undefined
}

/** "1,20,000" is one number, "4,7" none; "1.5" has a half. */
function numberOf(digits: string): number | undefined {
  const plain = /,/.test(digits) && !/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(digits) ? '' : digits.replaceAll(',', '')
  return /^\d+(\.\d+)?$/.test(plain) && plain.length <= LONGEST_NUMBER ? Number(plain) : undefined
}
