import { cutUnknown } from './language/case-endings.ts'
import { isCommonWord } from './language/common-words.ts'
import { romanise } from './language/devanagari.ts'
import { hasIndic } from './language/scripts.ts'
import { stemOf } from './language/stems.ts'
import { findSaid } from './language/spoken-words.ts'
import { findWritten, isInOtherScript } from './language/written-names.ts'

/** Lower-case words of letters and digits, as written: accents, punctuation and case gone. Other scripts stay. */
export function foldText(text: string): string[] {
  const plain = isAscii(text) ? text : text.normalize('NFKD').replace(/(?<=[a-z])\p{M}+/giu, '')
  return plain
    .toLowerCase()
    .replace(/\bj\s*&\s*k\b/g, 'jk')
    .replace(/['’`\p{Join_Control}]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

/** The words of a text as the index keeps them: folded, in Latin letters, singular, without filler words. */
export function wordsOf(text: string): string[] {
  const folded = isAscii(text) ? foldText(text) : spell(foldText(text)).flatMap(({ spellings }) => spellings)
  return folded.filter((word) => !isCommonWord(word)).map(stemOf)
}

/** One word in Latin letters: how it may be spelt; `isByRule` where that is by the sounds of another script, in which it is `written`. */
export type SpeltWord = { spellings: string[]; isByRule: boolean; written?: string }

/** Folded words in Latin letters. A name known in another script is its own Latin words, whether its parts are written apart or together. */
export function spell(folded: readonly string[]): SpeltWord[] {
  const spelt: SpeltWord[] = []
  for (let at = 0; at < folded.length;) {
    const written = findWritten(folded, at)
    if (written) spelt.push(...written.latin.map((word) => ({ spellings: [word], isByRule: false })))
    else spelt.push(spellOne(folded[at]!))
    at = written?.end ?? at + 1
  }
  return spelt
}

/** The same of a question, with what people say in the languages of India by what it means. */
export function spellAsked(folded: readonly string[]): SpeltWord[] {
  const spelt: SpeltWord[] = []
  let plain: string[] = []
  for (let at = 0; at < folded.length;) {
    const said = findSaid(folded, at)
    if (said) {
      spelt.push(...spell(plain), ...said.means.map((word) => ({ spellings: [word], isByRule: false })))
      plain = []
    } else plain.push(folded[at]!)
    at = said?.end ?? at + 1
  }
  return [...spelt, ...spell(plain)]
}

/** How a folded word may be spelt in Latin letters: itself, the name it is in another script, or how that sounds. */
export function spellingsOf(word: string): string[] {
  const written = findWritten([word], 0)
  return written ? [written.latin.join(' ')] : spellOne(word).spellings
}

function spellOne(word: string): SpeltWord {
  return { spellings: hasIndic(word) ? spellByRule(word) : [word], isByRule: isInOtherScript(word), written: word }
}

/** How a word sounds, and how it does before an ending it may have: अंदमानला is the Andamans. */
function spellByRule(word: string): string[] {
  const cut = cutUnknown(word)
  return [...new Set([...romanise(word), ...(cut ? romanise(cut.name) : [])])]
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}
