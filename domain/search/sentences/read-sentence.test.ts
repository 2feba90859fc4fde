import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterParams, NO_FILTERS, readFilters } from '#domain/search/filters.ts'
import type { Filters } from '#domain/search/filters.ts'
import { combineFilters, partText, readSentence } from './read-sentence.ts'
import { runs } from '#tests/runs.ts'
import { asks, names, read } from '#tests/read-golden.ts'

describe('how long', () => {
  test.each([
    ['3 days', '3-3'],
    ['4 nights', '5-5'],
    ['3 nights 4 days', '4-4'],
    ['5D/4N', '5-5'],
    ['4n5d', '5-5'],
    ['4 to 7 days', '4-7'],
    ['4-7 days', '4-7'],
    ['between 4 and 7 days', '4-7'],
    ['3-day', '3-3'],
    ['under 5 days', '-5'],
    ['5 din se kam', '-5'],
    ['more than 7 days', '8-'],
    ['10+ days', '10-'],
    ['10 days or more', '10-'],
    ['about 6 days', '5-7'],
    ['two days', '2-2'],
    ['do din', '2-2'],
    ['५ दिन', '5-5'],
    ['तीन रात', '4-4'],
    ['a week', '6-8'],
    ['2 weeks', '13-15'],
    ['weekend', '2-3'],
    ['long weekend', '3-4'],
    ['day trip', '1-1'],
    ['3 dyas', '3-3'],
    ['4 nigths', '5-5'],
  ])('%s', (text, days) => {
    expect(read(text)).toMatchObject({ days, rest: '' })
  })
})

describe('how much', () => {
  test.each([
    ['under 20k', '-20000'],
    ['undr 20k', '-20000'],
    ['below 15000', '-15000'],
    ['upto ₹20,000', '-20000'],
    ['less than 20 thousand', '-20000'],
    ['within twenty five thousand', '-25000'],
    ['पचीस हज़ार के अंदर', '-25000'],
    ['ഇരുപതിനായിരം രൂപയിൽ താഴെ', '-20000'],
    ['பதினைந்தாயிரம் ரூபாய்க்குள்', '-15000'],
    ['1 lakh', '-100000'],
    ['under 1.5 lakh', '-150000'],
    ['1.2L', '-120000'],
    ['₹1,20,000', '-120000'],
    ['rs. 20000', '-20000'],
    ['20000 rupees', '-20000'],
    ['budget 25000 per person', '-25000'],
    ['20k budget', '-20000'],
    ['20 hazar se kam', '-20000'],
    ['20 hazaar tak', '-20000'],
    ['२० हज़ार के अंदर', '-20000'],
    ['बीस हजार से कम', '-20000'],
    ['ek lakh', '-100000'],
    ['1 lakh 40 hazar', '-140000'],
    ['1 lac 30 thousand', '-130000'],
    ['do lakh 25k', '-225000'],
    ['1 lakh 60,000', '-160000'],
    ['between 20 and 30 thousand', '20000-30000'],
    ['20-30k', '20000-30000'],
    ['20k to 30k', '20000-30000'],
    ['0 to 5 lakh', '-500000'],
    ['20 se 30 hazar', '20000-30000'],
    ['above 50000', '50000-'],
    ['over 50k', '50000-'],
    ['50,000 and above', '50000-'],
    ['around 20k', '16000-24000'],
    ['15000', '-15000'],
  ])('%s', (text, price) => {
    expect(read(text)).toMatchObject({ price, rest: '' })
  })
})

test.each([
  ['under 15k per person', true],
  ['budget 15000 a head', true],
  ['15000 budget per person', true],
  ['under 15k', false],
])('“%s” is what each may pay: %s', (text, isAHead) => {
  expect(readSentence(text, names)).toMatchObject({ isAHead, rest: '' })
  expect(read(text).says).toEqual([`Under ₹15,000${isAHead ? ' a head' : ''}`])
})

describe('whole sentences', () => {
  test.each([
    ['3 days under 20k from delhi', { days: '3-3', price: '-20000', from: 'new-delhi', rest: '' }],
    ['kerala honeymoon in december', { month: '12', rest: 'kerala honeymoon' }],
    ['kids friendly treks', { difficulty: 'easy,easy-moderate', rest: 'treks' }],
    ['easy trek near manali', { difficulty: 'easy,easy-moderate', near: 'Manali', rest: 'trek' }],
    ['weekend from pune below 15000', { days: '2-3', from: 'pune', price: '-15000', rest: '' }],
    ['goa 4 nights family', { days: '5-5', rest: 'goa family' }],
    ['दिल्ली से 3 दिन', { from: 'new-delhi', days: '3-3', rest: '' }],
    ['mumbai se goa 3 raat 4 din 20 hazar tak', { from: 'mumbai', days: '4-4', price: '-20000', rest: 'goa' }],
    ['kerala, 6 days, under 30k', { days: '6-6', price: '-30000', rest: 'kerala' }],
  ])('%s', (text, what) => {
    expect(read(text)).toMatchObject(what)
  })

  test.each([
    'char dham',
    'do dham',
    'kerala 2026',
    '4 star hotel goa',
    'road trip of 500 km',
    'goa under 20',
    '12345',
  ])('“%s” says nothing but its words', (text) => {
    expect(read(text)).toMatchObject({ rest: text, says: [] })
  })

  test('a place nothing leaves from is one of the words', () => {
    expect(read('from munnar to alleppey')).toMatchObject({ rest: 'from munnar to alleppey', says: [] })
  })

  test.each(['kerala tour from surat', 'surat se kerala tour', 'kerala tour ex surat'])(
    '“%s”: where one lives is where one starts, though nothing leaves from there',
    (text) => {
      expect(read(text)).toMatchObject({ from: 'surat', rest: 'kerala tour', says: ['From Surat'] })
    },
  )

  test('from where one lives to a place is a start, from one place to another is none', () => {
    expect(read('surat to goa')).toMatchObject({ from: 'surat', rest: 'goa' })
    expect(read('munnar to alleppey')).toMatchObject({ says: [], rest: 'munnar to alleppey' })
  })

  test('a start after a month is of the month only where no “from” follows', () => {
    expect(read('kerala december start from mumbai')).toMatchObject({ month: '12', from: 'mumbai', rest: 'kerala' })
    expect(read('kerala december start')).toMatchObject({ dates: '2026-12-01..2026-12-10', rest: 'kerala' })
  })

  test('a city alone is what one looks for', () => {
    expect(read('from surat')).toMatchObject({ rest: 'from surat', says: [] })
  })

  test('of two things said about one key the first counts and the other stays among the words', () => {
    expect(read('goa 3 days 5 days')).toMatchObject({ days: '3-3', rest: 'goa 5 days' })
  })
})

test('taking out a piece leaves the rest of the sentence, which reads as before', () => {
  const { words } = readSentence('kerala 6 days under 30k in december', names)
  expect(words.map(({ text, without }) => [text, without])).toEqual([
    ['6 days', 'kerala under 30k in december'],
    ['under 30k', 'kerala 6 days in december'],
    ['in december', 'kerala 6 days under 30k'],
  ])
  expect(readSentence('easy trek near manali for 4 people', names).unfiltered).toBe('trek near manali for 4 people')
})

test('what an address says itself comes before the sentence', () => {
  const { filters, words } = readSentence('3 days under 20k', names)
  const address: Filters = { ...NO_FILTERS, days: { from: 5, to: 7 } }
  expect(combineFilters(address, words)).toEqual({ ...filters, days: { from: 5, to: 7 } })
  expect(combineFilters(NO_FILTERS, words)).toEqual(filters)
})

test.each(['goa next weekend', 'goa 12 december', 'goa december'])(
  'of “%s” an address that says when leaves neither days, month nor the length they bring (caught: days of the sentence kept)',
  (text) => {
    const { words } = readSentence(text, names)
    const january: Filters = { ...NO_FILTERS, month: 1 }
    expect(combineFilters(january, words)).toEqual(january)
    const dated: Filters = { ...NO_FILTERS, dates: { from: '2026-12-20', to: '2026-12-22' } }
    expect(combineFilters(dated, words)).toEqual(dated)
  },
)

test('a weekend says the length it brings, where it is in force', () => {
  const said = (text: string, address: Partial<Filters> = {}) => {
    const { words } = readSentence(text, names)
    return words.map((part) => partText(part, combineFilters({ ...NO_FILTERS, ...address }, words)))
  }
  expect(said('next weekend')).toEqual(['Leaving Fri 27 Nov to Sat 28 Nov 2026, 2 to 3 days'])
  expect(said('next weekend 4 days')).toEqual(['Leaving Fri 27 Nov to Sat 28 Nov 2026', '4 days'])
  expect(said('next weekend', { days: { from: 5, to: 5 } })).toEqual(['Leaving Fri 27 Nov to Sat 28 Nov 2026'])
  expect(said('long weekend january')).toEqual(['In January, 2 to 4 days'])
})

const PIECES = [
  ...'under below 20k 3 days nights दिन from delhi se tak near manali december mein between and to - 20 30 thousand lakh ₹ rs'.split(
    ' ',
  ),
  ...'1,20,000 weekend easy trek best rated for people family of 4 adults child kerala goa + , / ५ के पास char 99999999999 0 a in'.split(
    ' ',
  ),
]
const sentence = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((words) => words.join(' ')),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 10 })
    .map((all) => all.join('')),
)

test('whatever is typed gives filters an address can hold, and loses no word but those one asks with', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { filters, rest, words } = readSentence(text, names)
      expect(readFilters(filterParams(filters))).toEqual(filters)
      // Figures may be how old somebody is, which is let go, as are words one only asks with.
      const letters = (part: string) => part.replace(/[^\p{L}\p{M}]/gu, '').length
      const kept = [rest, ...words.map((word) => word.text)].reduce((sum, part) => sum + letters(part), 0)
      if (asks(text)) expect(kept).toBeLessThanOrEqual(letters(text))
      else expect(kept).toBe(letters(text))
      for (const { without } of words) expect(without.length).toBeLessThan(text.length)
    }),
    { numRuns: runs(2000) },
  )
})

test('of words that were run together what is taken out leaves the others as they were typed', () => {
  const { rest, words } = readSentence('goatourpackage6days', names)
  expect({ rest, words }).toMatchObject({
    rest: 'goa tour package',
    words: [{ text: '6days', without: 'goatourpackage' }],
  })
})

test.each([
  ['goa 5 days 3000 per day', { price: { from: undefined, to: 15_000 } }, undefined],
  ['per day 3000 budget goa 4 days', { price: { from: undefined, to: 12_000 } }, undefined],
  ['3000 per day goa', { price: undefined }, 'price'],
])('“%s” is so much for each day (caught: for all of them)', (text, filters, sort) => {
  expect(readSentence(text, names)).toMatchObject({ filters, sort })
})

test.each([
  ['garhwal and kumaon', 'Garhwal and Kumaon', ''],
  ['spiti kinnaur 10 days', 'Spiti and Kinnaur', ''],
  ['rayalaseema weekend', 'Rayalaseema', ''],
  ['sahyadri trek', 'the Sahyadri', 'trek'],
])('“%s” lies in %s (caught: one part of India eats the other)', (text, near, rest) => {
  expect(readSentence(text, names)).toMatchObject({ near: { name: near, isRegion: true }, rest })
})

test('what is paid per couple is paid by two (caught: “per” looked for, and found in Periyar)', () => {
  expect(readSentence('honeymoon 50k to 70k per couple', names)).toMatchObject({
    party: { adults: 2 },
    rest: 'honeymoon',
  })
})

test.each([
  ['sikkim treks excluding difficult ones', 'easy,easy-moderate,moderate', 'Not difficult'],
  ['kashmir treks not too hard', 'easy,easy-moderate,moderate', 'Not difficult'],
  ['himachal trek mushkil nahi', 'easy,easy-moderate,moderate', 'Not difficult'],
  ['treks but not easy', 'moderate,moderate-difficult,difficult', 'Not easy'],
  ['difficult ones trek', 'moderate-difficult,difficult', 'Difficult'],
])('“%s” says how hard it may not be (caught: as a word no tour has)', (text, difficulty, says) => {
  expect(read(text)).toMatchObject({ difficulty, says: [says] })
})

test.each([
  ['himachal', 'tour'],
  ['family of 4 kumaon 7 days under 1 lakh', 'tour'],
  ['kerala no beaches', 'tour'],
  ['himachal without trekking', 'tour'],
  ['himachal adventure', undefined],
  ['himachal trek', 'trek'],
])('“%s” names only places, which one rather does not walk to, or more (caught: a hard walk first)', (text, kind) => {
  expect(readSentence(text, names).kind).toBe(kind)
})
