import { isCommonWord } from './language/common-words.ts'
import { romanise } from './language/devanagari.ts'
import { hasIndic } from './language/scripts.ts'
import { stemOf } from './language/stems.ts'
import { isUrdu, spellUrdu } from './language/urdu.ts'

/** Lower-case words of letters and digits, as written: accents, punctuation and case gone. Other scripts stay. */
export function foldText(text: string): string[] {
  const plain = isAscii(text) ? text : text.normalize('NFKD').replace(/(?<=[a-z])\p{M}+/giu, '')
  return plain
    .toLowerCase()
    .replace(/\bj\s*&\s*k\b/g, 'jk')
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

/** The words of a text as the index keeps them: folded, in Latin letters, singular, without filler words. */
export function wordsOf(text: string): string[] {
  const folded = hasIndic(text) ? foldText(text).flatMap((word) => spellingsOf(word)) : foldText(text)
  return folded.filter((word) => !isCommonWord(word)).map(stemOf)
}

/** How a folded word may be spelt in Latin letters: itself, or the readings of a word in one of India's scripts. */
export function spellingsOf(word: string): string[] {
  if (hasIndic(word)) return romanise(word)
  return isUrdu(word) ? [spellUrdu(word)] : [word]
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}
