import { PLACE_WORDS, samePlacesAs } from '#domain/search/language/place-names.ts'
import { soundOf } from '#domain/search/language/sounds.ts'
import { isKindOfIt, synonymsOf, WORDS_WITH_SYNONYMS } from '#domain/search/synonyms.ts'
import type { TypedWord } from './understand.ts'
import type { NearWord, WordList } from './word-list.ts'
import { mistakesAllowed } from './word-list.ts'

/** A known word, or a beginning of known words, that a typed word may stand for. `quality` is 1 to 100. */
export type WordReading = { word: string; beginning: boolean; quality: number }

const QUALITY = {
  exact: 100,
  otherName: 97,
  beginning: 90,
  synonym: 84,
  sound: 80,
  oneMistake: 64,
  twoMistakes: 48,
} as const

/** Readings below this are guesses. */
export const SURE_QUALITY: number = QUALITY.sound

/** How much closer another name of a place is than a word of like meaning. */
const OTHER_NAME_GAIN = QUALITY.otherName - QUALITY.synonym

/** So little that what a text tells by the word itself goes before a theme of like meaning. */
const FAINT = 4

const MAX_GUESSES = 8
const SHORTEST_SYNONYM_BEGINNING = 4

/** What a typed word means as it stands: the word itself, words it begins, words of the same meaning. What another script's letters sound like by chance is no word of prose. */
export function readAsTyped(typed: TypedWord, list: WordList): WordReading[] {
  const isMeant = (word: string) => list.has(word) && !(typed.isByRule && list.isOfProse(word))
  return typed.spellings.flatMap((word) => [
    ...(isMeant(word) ? [exactly(word, QUALITY.exact)] : []),
    ...(typed.growing && list.hasBeginning(word) ? [{ word, beginning: true, quality: QUALITY.beginning }] : []),
    ...otherReadings(word, typed.growing, isKindOfIt(word) && list.has(word) ? FAINT : QUALITY.synonym),
  ])
}

/** Known words that sound like the typed one. */
export function readBySound(typed: TypedWord, list: WordList): WordReading[] {
  const alike = new Set(typed.spellings.flatMap((word) => list.soundingLike(word)))
  return [...alike].flatMap((word) => [
    exactly(word, QUALITY.sound),
    ...otherReadings(word, false, QUALITY.sound - OTHER_NAME_GAIN),
  ])
}

/** Known words a slip of the hand away; the nearest only, unless `wider`. */
export function readAsMistake(typed: TypedWord, list: WordList, wider: boolean): WordReading[] {
  const near = typed.spellings.flatMap((word) =>
    typed.isByRule || typed.isAmongSpoken ? listReallyNear(word, list) : listSlips(word, list, typed.growing),
  )
  const nearest = Math.min(...near.map((found) => found.distance))
  const kept = wider
    ? near.filter((found) => found.distance > 0)
    : begunAlike(
        near.filter((found) => found.distance === nearest),
        typed.spellings[0] ?? '',
      )
  const first = typed.spellings[0]?.[0] ?? ''
  return kept
    .map((found) => exactly(found.word, guessQuality(found, first)))
    .toSorted((one, other) => other.quality - one.quality)
    .slice(0, MAX_GUESSES)
    .flatMap((reading) => [reading, ...otherReadings(reading.word, false, reading.quality - OTHER_NAME_GAIN)])
}

/** Of words as near as each other those that begin as the typed one up to its middle, where there are such: "pachmadi" is Pachmarhi, not "pahadi". */
function begunAlike(near: readonly NearWord[], typed: string): readonly NearWord[] {
  const beginning = typed.slice(0, Math.ceil(typed.length / 2))
  const alike = near.filter(({ word }) => word.startsWith(beginning))
  return alike.length > 0 ? alike : near
}

/** Sounds that are written with an h, by where in the mouth they are made: those of one place are taken for each other by ear. */
const WITH_H = ['cjs', 'td', 'kg', 'pb']

function listSlips(word: string, list: WordList, growing: boolean): NearWord[] {
  const most = mistakesAllowed(word)
  return list
    .listNear(word, most, growing)
    .filter((found) => found.distance < most || !swapsSound(word, found.word))
    .filter((found) => found.whole || isUnfinished(word, found.word))
}

/** Whether a word may be the beginning of a known one with letters left out or two swapped; with a wrong one it is another word: "chhutti" is not Chhattisgarh. */
function isUnfinished(typed: string, known: string): boolean {
  let at = 0
  for (const letter of known.slice(0, typed.length + mistakesAllowed(typed))) if (letter === typed[at]) at++
  const letters = (word: string) => [...word].toSorted().join('')
  return at === typed.length || letters(typed) === letters(known.slice(0, typed.length))
}

/** Whether one sound written with an h stands for one that nobody would take it for, which is more than a letter wrong: "sandhi" is not Sanchi. */
function swapsSound(typed: string, known: string): boolean {
  const at = Array.from(typed).findIndex((letter, place) => letter !== known[place])
  const placeOf = (letter: string | undefined) => WITH_H.findIndex((letters) => letter && letters.includes(letter))
  const [said, meant] = [placeOf(typed[at]), placeOf(known[at])]
  return said >= 0 && meant >= 0 && said !== meant && typed[at + 1] === 'h' && known[at + 1] === 'h'
}

/** A rule that spells another script out, and whoever writes a language of India in Latin letters, gets a vowel wrong, never a consonant, and what it got wrong is no beginning: "maisur" is not Masuri. */
function listReallyNear(word: string, list: WordList): NearWord[] {
  const near = list.listNear(word, mistakesAllowed(word), false)
  return near.filter((found) => {
    const [said, meant] = [consonantsOf(word), consonantsOf(found.word)]
    return said === meant ? found.distance <= 1 : flapped(said) === flapped(meant)
  })
}

/** The sound between d and r is written as either, with an h or without: "satpuda", "pachmadi". */
function flapped(consonants: string): string {
  return consonants.replace(/[dr]h?/g, 'r')
}

function consonantsOf(word: string): string {
  return soundOf(word).replace(/[aeiou]/g, '')
}

/** The same place by its other names, and words of the same meaning; `quality` is that of a synonym. */
function otherReadings(word: string, growing: boolean, quality: number = QUALITY.synonym): WordReading[] {
  const begun = growing && word.length >= SHORTEST_SYNONYM_BEGINNING
  const meant = (known: readonly string[]) => (begun ? known.filter((other) => other.startsWith(word)) : [word])
  const places = meant(PLACE_WORDS).flatMap((known) =>
    samePlacesAs(known).map((other) => exactly(other, quality + (known === word ? OTHER_NAME_GAIN : 0))),
  )
  const synonyms = meant(WORDS_WITH_SYNONYMS).flatMap((known) => synonymsOf(known))
  return [...places, ...[...new Set(synonyms)].map((other) => exactly(other, quality))]
}

/** People seldom miss the first letter, finish more words than they leave, and mean what many mean. */
function guessQuality(found: NearWord, firstLetter: string): number {
  const base = found.distance <= 1 ? QUALITY.oneMistake : QUALITY.twoMistakes
  const popularity = Math.min(5, Math.log10(found.uses + 1))
  return Math.round(base + (found.word.startsWith(firstLetter) ? 5 : 0) + (found.whole ? 4 : 0) + popularity)
}

function exactly(word: string, quality: number): WordReading {
  return { word, beginning: false, quality }
}
