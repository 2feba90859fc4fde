import { expect, test } from 'vitest'
import { resemblesCommonWord, startsCommonWord } from './language/common-words.ts'
import { romanise } from './language/devanagari.ts'
import { allNamesOf, samePlacesAs } from './language/place-names.ts'
import { soundOf } from './language/sounds.ts'
import { foldText, spellingsOf, wordsOf } from './normalise.ts'

test('folds case, accents and punctuation', () => {
  expect(foldText('  Chāmundī—Hills (Mysore)! ')).toEqual(['chamundi', 'hills', 'mysore'])
  expect(foldText('Auden’s Col; J & K')).toEqual(['audens', 'col', 'jk'])
})

test('keeps the words that mean something, in the singular', () => {
  expect(wordsOf('Best tour packages to the beaches of Goa')).toEqual(['beach', 'goa'])
  expect(wordsOf('Families, temples and safaris')).toEqual(['family', 'temple', 'safari'])
  expect(wordsOf('Banaras, Kailas, Pass')).toEqual(['banaras', 'kailas', 'pass'])
})

test.each([
  ['मनाली', 'manali'],
  ['जयपुर', 'jaipur'],
  ['उदयपुर', 'udaipur'],
  ['शिमला', 'shimla'],
  ['आगरा', 'agra'],
  ['वाराणसी', 'varanasi'],
  ['कोलकाता', 'kolkata'],
  ['अमृतसर', 'amritsar'],
  ['उत्तराखंड', 'uttarakhand'],
  ['मुंबई', 'mumbai'],
  ['ऋषिकेश', 'rishikesh'],
  ['गंगटोक', 'gangtok'],
])('spells %s as %s by rule', (devanagari, latin) => {
  expect(romanise(devanagari)).toContain(latin)
})

test.each([
  ['দার্জিলিং', 'darjiling'],
  ['পুরী', 'puri'],
  ['ராமேஸ்வரம்', 'ramesvaram'],
  ['மதுரை', 'madurai'],
  ['ఊటీ', 'uti'],
  ['తిరుపతి', 'tirupati'],
  ['హైదరాబాద్', 'haidarabad'],
  ['ಹಂಪಿ', 'hampi'],
  ['ಮೈಸೂರು', 'maisuru'],
  ['മൂന്നാർ', 'munnar'],
  ['വയനാട്', 'vayanad'],
  ['கோவா', 'goa'],
  ['સોમનાથ', 'somnath'],
  ['ਅੰਮ੍ਰਿਤਸਰ', 'ammritsar'],
  ['ଚିଲିକା', 'chilika'],
])('spells %s, of another script, as %s by the same rule', (written, latin) => {
  expect(romanise(written)).toContain(latin)
})

test.each([
  ['کشمیر', 'kashmir'],
  ['كيرالہ', 'kerala'],
  ['آگرہ', 'agra'],
  ['لکھنؤ', 'lucknow'],
  ['ٹور', 'tour'],
])('spells %s, of Urdu, as %s, which no rule would', (written, latin) => {
  expect(foldText(written).flatMap((word) => spellingsOf(word))).toEqual([latin])
})

test.each([
  ['kashmeer', 'kashmir'],
  ['munaar', 'munnar'],
  ['haridvar', 'haridwar'],
  ['sandakfu', 'sandakphu'],
  ['udaypur', 'udaipur'],
])('hears %s as %s', (heard, meant) => {
  expect(soundOf(heard)).toBe(soundOf(meant))
})

test('knows the other names of a place', () => {
  expect(samePlacesAs('simla')).toEqual(['shimla'])
  expect(samePlacesAs('kashi')).toContain('varanasi')
  expect(samePlacesAs('goa')).not.toContain('govardhan')
  expect(allNamesOf('Madikeri', ['Coorg'])).toEqual(['Madikeri', 'Coorg', 'Kodagu', 'Mercara'])
})

test('passes over filler words that are mistyped or not yet finished', () => {
  expect(['tuor', 'toours', 'pacakges', 'holidya', 'trps'].filter((word) => !resemblesCommonWord(word))).toEqual([])
  expect(['tawang', 'trek', 'tosh', 'travancore'].filter(resemblesCommonWord)).toEqual([])
  expect(startsCommonWord('packa')).toBe(true)
  expect(startsCommonWord('pa')).toBe(false)
})
