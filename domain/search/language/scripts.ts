/** From here to there the scripts of India lie one after another, each laid out as Devanagari is (ISCII, IS 13194:1991): a letter has the same place in all. */
const FIRST = 0x0900
const LAST = 0x0d7f
const BLOCK = 0x80
const INDIC = /[\u0900-\u0d7f]/
const TAMIL = /[\u0b80-\u0bff]/
const MALAYALAM = /[\u0d00-\u0d7f]/

/** Letters that stand elsewhere than their Devanagari fellows. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // Bengali and Assamese; their nasal is heard as ng.
  'ং': 'ंग्',
  ৎ: 'त्',
  ৰ: 'र',
  ৱ: 'व',
  // Gurmukhi: the nasal, and the sign that doubles, which no spelling here tells.
  'ੰ': 'ं',
  'ੱ': '',
  // Odia.
  ୟ: 'य',
  ୱ: 'व',
  // Malayalam consonants that carry no vowel.
  ൺ: 'ण्',
  ൻ: 'न्',
  ർ: 'र्',
  ൽ: 'ल्',
  ൾ: 'ळ्',
  ൿ: 'क्',
}

/** Letters of the South that Hindi writes as their nearest. */
const NEAREST: Readonly<Record<string, string>> = {
  ऎ: 'ए',
  ऒ: 'ओ',
  'ॆ': 'े',
  'ॊ': 'ो',
  ऱ: 'र',
  ऴ: 'ळ',
  ऩ: 'न',
  य़: 'य',
}

/** What the South hears at the end of a word as m. */
const FINAL_M = /[ంಂം]$/

/** What Tamil writes with one letter is voiced between vowels and after a nasal. */
const VOICED: Readonly<Record<string, string>> = { क: 'ग', ट: 'ड', त: 'द', प: 'ब', च: 'स' }
const VOICED_WHERE = /(?<=[\u0905-\u0914\u093e-\u094c\u0915-\u0939]|[ङञणनम]्)[कटतपच](?!्)/g

/** Malayalam writes what it hears as d with the letter of t, at the end of names too: Wayanad. */
const VOICED_AT_END = /(?<=[\u0905-\u0914\u093e-\u094c\u0915-\u0939])ट(?!्.)/g

/** A Tamil word that begins as an unvoiced one may be a voiced one too: Goa, Dindigul. */
const BEGINS = /^[कटतप](?!्)/

/** Whether a text holds letters of one of India's own scripts. */
export function hasIndic(text: string): boolean {
  return INDIC.test(text)
}

/** A word of any of India's scripts in Devanagari; of Tamil in up to three readings, since it has one letter for voiced and unvoiced. */
export function inDevanagari(word: string): string[] {
  const spoken = word.normalize('NFC').replace(FINAL_M, 'म्')
  const plain = Array.from(spoken, letterInDevanagari).join('')
  if (MALAYALAM.test(word))
    return [...new Set([plain, plain.replace(VOICED_AT_END, (letter) => VOICED[letter] ?? letter)])]
  if (!TAMIL.test(word)) return [plain]
  const voiced = plain.replace(VOICED_WHERE, (letter) => VOICED[letter] ?? letter)
  const begun = voiced.replace(BEGINS, (letter) => VOICED[letter] ?? letter)
  return [...new Set([plain, voiced, begun])]
}

function letterInDevanagari(letter: string): string {
  const code = letter.charCodeAt(0)
  if (code < FIRST || code > LAST) return letter
  const same = ELSEWHERE[letter] ?? String.fromCharCode(FIRST + (code % BLOCK))
  return NEAREST[same] ?? same
}
