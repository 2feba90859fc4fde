import { inDevanagari } from './scripts.ts'

const INDEPENDENT_VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
}

const VOWEL_SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
}

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}

const WITH_DOT: Record<string, string> = { क: 'q', ख: 'kh', ग: 'gh', ज: 'z', ड: 'd', ढ: 'dh', फ: 'f' }

const VIRAMA = '्'
const DOT = '़'
const NASALS = new Set(['ं', 'ँ'])
const LABIALS = new Set(['प', 'फ', 'ब', 'भ', 'म'])

/** A consonant cluster's last sound and the vowel after it; `silent` marks the unwritten "a". */
type Sound = { consonant: string; vowel: string; silent: boolean }

/** Words that are spelt otherwise than their letters say: a journey is no pilgrimage for being called a yatra in Hindi. */
const SPELT: Readonly<Record<string, string>> = { यात्रा: 'trip', गोवा: 'goa', लद्दाख: 'ladakh' }

/**
 * Spells one word of an Indian script in Latin letters, by rule. Several readings, because Hindi drops some of the unwritten "a"s
 * and English names keep them or not: "वाराणसी" gives "varansi" and "varanasi"; the South speaks the last one too.
 */
export function romanise(word: string): string[] {
  const isHindi = /^[ऀ-ॿ]*$/.test(word)
  return [...new Set(inDevanagari(word).flatMap((plain) => SPELT[plain] ?? readingsOf(plain, isHindi)))]
}

function readingsOf(word: string, isHindi: boolean): string[] {
  const sounds = soundsOf(word.normalize('NFD'))
  const spoken = isHindi ? [] : [asSpoken(sounds)]
  dropFinalVowel(sounds)
  const full = spell(sounds)
  dropInnerVowels(sounds)
  return [spell(sounds), full, ...spoken].flatMap((reading) =>
    FORT.test(reading) ? [reading, asFort(reading)] : reading,
  )
}

/** What English writes garh: Dibrugarh. */
const FORT = /gadh?$/

function asFort(reading: string): string {
  return reading.replace(FORT, 'garh')
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = []
  const letters = Array.from(word)
  letters.forEach((letter, at) => take(sounds, letter, letters[at + 1] ?? ''))
  return sounds
}

function take(sounds: Sound[], letter: string, next: string): void {
  const last = sounds.at(-1)
  const consonant = (next === DOT ? WITH_DOT[letter] : undefined) ?? CONSONANTS[letter]
  const vowel = INDEPENDENT_VOWELS[letter]
  if (consonant) sounds.push({ consonant, vowel: 'a', silent: true })
  else if (vowel) sounds.push({ consonant: '', vowel, silent: false })
  else if (last && NASALS.has(letter))
    Object.assign(last, { vowel: last.vowel + (LABIALS.has(next) ? 'm' : 'n'), silent: false })
  else if (last && letter === VIRAMA) Object.assign(last, { vowel: '', silent: false })
  else if (last && VOWEL_SIGNS[letter]) Object.assign(last, { vowel: VOWEL_SIGNS[letter], silent: false })
}

function dropFinalVowel(sounds: Sound[]): void {
  const last = sounds.at(-1)
  if (last?.silent && sounds.length > 1) Object.assign(last, { vowel: '', silent: false })
}

/** Hindi speaks no unwritten "a" between a vowel + consonant and a consonant + vowel. */
function dropInnerVowels(sounds: Sound[]): void {
  for (let at = sounds.length - 2; at > 0; at--) {
    const [before, sound, after] = [sounds[at - 1], sounds[at], sounds[at + 1]]
    if (sound?.silent && before?.vowel && after?.vowel && after.consonant) {
      Object.assign(sound, { vowel: '', silent: false })
    }
  }
}

function asSpoken(sounds: Sound[]): string {
  return sounds.map((sound) => sound.consonant + sound.vowel).join('')
}

function spell(sounds: Sound[]): string {
  return asSpoken(sounds).replace(/aya(?=[^aeiou])/g, 'ai')
}
