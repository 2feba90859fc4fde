import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterParams, NO_FILTERS, readFilters } from '#domain/search/filters.ts'
import type { Filters } from '#domain/search/filters.ts'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { combineFilters, partText, readSentence } from './read-sentence.ts'
import { runs } from '#tests/runs.ts'

const names = goldenSentenceNames()
const read = (text: string) => {
  const { filters, rest, words, near, party } = readSentence(text, names)
  const set = Object.fromEntries(filterParams(filters))
  return {
    ...set,
    rest,
    says: words.map(({ says, note }) => (note ? `${says}: ${note}` : says)),
    near: near?.name,
    party,
  }
}

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
    ['more than 7 days', '7-'],
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

describe('when', () => {
  test.each([
    ['in december', '12'],
    ['december mein', '12'],
    ['दिसंबर में', '12'],
    ['decmber', '12'],
    ['in the month of may', '5'],
    ['मई में', '5'],
    ['january 2027', '1'],
    ['june or july', '6'],
    ['december to february', '12'],
    ['next month', '12'],
    ['this month', '11'],
  ])('%s', (text, month) => {
    expect(read(text)).toMatchObject({ month, rest: '' })
  })

  // The golden day is Sat 21 Nov 2026.
  test.each([
    ['15 december', '2026-12-15'],
    ['15th dec', '2026-12-15'],
    ['december 15th', '2026-12-15'],
    ['on 2nd october', '2027-10-02'],
    ['10 january 2028', '2028-01-10'],
    ['15/12/2026', '2026-12-15'],
    ['15 december ko', '2026-12-15'],
    ['१५ दिसंबर', '2026-12-15'],
    ['15 to 20 december', '2026-12-15..2026-12-20'],
    ['15 se 20 december', '2026-12-15..2026-12-20'],
    ['28 december to 2 january', '2026-12-28..2027-01-02'],
    ['nov 28 to dec 3', '2026-11-28..2026-12-03'],
    ['from nov 28 till 3 dec', '2026-11-28..2026-12-03'],
    ['december 28 2026 to jan 2 2027', '2026-12-28..2027-01-02'],
    ['december 20 to 25', '2026-12-20..2026-12-25'],
    ['december 20-25', '2026-12-20..2026-12-25'],
    ['december 20th to 25th', '2026-12-20..2026-12-25'],
    ['first week of march', '2027-03-01..2027-03-07'],
    ['december last week', '2026-12-25..2026-12-31'],
    ['end of february', '2027-02-21..2027-02-28'],
    ['early november', '2027-11-01..2027-11-10'],
    ['end of november', '2026-11-21..2026-11-30'],
    ['mid november', '2027-11-11..2027-11-20'],
    ['start in january', '2027-01-01..2027-01-10'],
    ['early december 2027', '2027-12-01..2027-12-10'],
    ['tomorrow', '2026-11-22'],
    ['next week', '2026-11-23..2026-11-29'],
    ['new year', '2026-12-27..2027-01-01'],
    ['diwali', '2027-10-25..2027-10-29'],
    ['diwali 2027', '2027-10-25..2027-10-29'],
    ['diwali holidays 2026', '2027-10-25..2027-10-29'],
    ['in diwali holidays', '2027-10-25..2027-10-29'],
    ['republic day', '2027-01-22..2027-01-26'],
    ['eid', '2027-03-06..2027-03-10'],
    ['gandhi jayanti', '2027-09-28..2027-10-02'],
  ])('%s', (text, dates) => {
    expect(read(text)).toMatchObject({ dates, rest: '' })
    expect(read(text)).not.toHaveProperty('month')
  })

  test.each([
    ['this weekend', '2026-11-21', '2-3'],
    ['next weekend', '2026-11-27..2026-11-28', '2-3'],
    ['next weekend 4 days', '2026-11-27..2026-11-28', '4-4'],
    ['4 days next weekend', '2026-11-27..2026-11-28', '4-4'],
    ['long weekend in december', '2026-12-24..2026-12-26', '2-4'],
    ['26 january long weekend', '2027-01-22..2027-01-26', '2-4'],
    ['next long weekend', '2026-12-24..2026-12-26', '2-4'],
  ])('%s', (text, dates, days) => {
    expect(read(text)).toMatchObject({ dates, days, rest: '' })
  })

  test('of a month without a long weekend it is a short journey in it', () => {
    expect(read('long weekend january')).toMatchObject({ month: '1', days: '2-4', rest: '' })
  })

  test.each([
    ['december 5 days', { month: '12', days: '5-5' }],
    ['4 to 7 days in december', { month: '12', days: '4-7' }],
    ['december 2 people', { month: '12' }],
    ['december 4-7 days', { month: '12', days: '4-7' }],
    ['december 20 to 25 thousand', { month: '12', price: '20000-25000' }],
    ['december 2 and 2 people', { month: '12' }],
    ['december 20 to goa', { month: '12' }],
    ['for 4 in december', { month: '12' }],
    ['early december 2025', { month: '12' }],
  ])('%s names no day', (text, filters) => {
    expect(read(text)).toMatchObject(filters)
    expect(read(text)).not.toHaveProperty('dates')
  })

  test.each([
    ['32 december', '12', 'In December: it has no 32nd'],
    ['goa 30 feb', '2', 'In February: it has no 30th'],
    ['31st of november', '11', 'In November: it has no 31st'],
    ['february 29 2027', '2', 'In February: it has no 29th in 2027'],
    ['30/02/2027', '2', 'In February: it has no 30th in 2027'],
    ['20 to 31 november', '11', 'In November: it has no 31st'],
  ])(
    '“%s”: a day there is not is said, and its month stays (caught: the figure left among the words)',
    (text, month, said) => {
      expect(read(text)).toMatchObject({ month, says: [said], rest: text.startsWith('goa') ? 'goa' : '' })
    },
  )

  test.each([
    ['30 feb to 5 march', '2027-02-28..2027-03-05', 'Leaving Sun 28 Feb to Fri 5 Mar 2027: February has no 30th'],
    [
      '30 feb 2028 to 5 march',
      '2028-02-29..2028-03-05',
      'Leaving Tue 29 Feb to Sun 5 Mar 2028: February has no 30th in 2028',
    ],
    [
      'goa 31 november se 3 december',
      '2026-11-30..2026-12-03',
      'Leaving Mon 30 Nov to Thu 3 Dec 2026: November has no 31st',
    ],
  ])('“%s” begins on the last day there is (caught: a month beside the days)', (text, dates, said) => {
    expect(read(text)).toMatchObject({ dates, says: [said], rest: text.startsWith('goa') ? 'goa' : '' })
    expect(read(text)).not.toHaveProperty('month')
  })

  test('of a festival that is over the next is meant, and that is said', () => {
    expect(read('diwali 2026').says).toEqual([expect.stringMatching(/2027: that of 2026 is over$/)])
    expect(read('diwali 2027').says).toEqual([expect.stringMatching(/2027$/)])
  })

  test('a festival whose name begins with another is that one', () => {
    expect(read('dev diwali banaras')).toMatchObject({ says: [] })
    expect(read('diwali banaras')).toMatchObject({ dates: '2027-10-25..2027-10-29', rest: 'banaras' })
  })

  test('a short name beside other words, but not alone: it begins the names of places', () => {
    expect(read('kerala dec')).toMatchObject({ month: '12', rest: 'kerala' })
    expect(read('mar')).toMatchObject({ rest: 'mar', says: [] })
    expect(read('kerala mai ghumna')).toMatchObject({ says: [] })
  })
})

describe('from where, near what, how hard, how good, with whom', () => {
  test.each([
    ['from delhi', { from: 'new-delhi' }],
    ['ex bombay', { from: 'mumbai' }],
    ['form dehli', { from: 'new-delhi' }],
    ['दिल्ली से', { from: 'new-delhi' }],
    ['bangalore se', { from: 'bengaluru' }],
    ['starting from kochi', { from: 'kochi' }],
    ['from delhi or mumbai', { from: 'mumbai,new-delhi' }],
    ['near manali', { near: 'Manali' }],
    ['मनाली के पास', { near: 'Manali' }],
    ['close to bangalore', { near: 'Bengaluru' }],
    ['best rated', { rating: '4' }],
    ['rated 4.5 and above', { rating: '4.5' }],
    ['4+ rating', { rating: '4' }],
    ['fewer than 8 people', { group: '8' }],
    ['for 6 people', { party: { adults: 6, children: 0 } }],
    ['family of 4', { party: { adults: 4, children: 0 } }],
    ['2 adults 1 child', { party: { adults: 2, children: 1 } }],
    ['6 log ke liye', { party: { adults: 6, children: 0 } }],
    ['for couple', { party: { adults: 2, children: 0 } }],
    ['with my wife', { party: { adults: 2, children: 0 } }],
    ['for two', { party: { adults: 2, children: 0 } }],
    [
      '2 adults 2 kids 5 and 12',
      { party: { adults: 2, ages: [5, 12] }, says: ['For 2 adults, 2 children aged 12 and 5'] },
    ],
    ['2 adults, 2 kids 5, 12 years', { party: { adults: 2, ages: [5, 12] } }],
    ['2 adults and 1 child age 5', { party: { adults: 2, ages: [5] } }],
    ['2 adults 2 children aged 4 & 9 and 1 infant', { party: { adults: 2, children: 3, ages: [4, 9, 1] } }],
    ['family of 4 with 2 kids 5 and 8', { party: { adults: 2, ages: [5, 8] } }],
    ['couple with a 5 year old', { party: { adults: 2, ages: [5] } }],
    ['couple with infant', { party: { adults: 2, ages: [1] } }],
    ['child age 5', { party: { adults: 2, ages: [5] } }],
    ['with kid of 7', { party: { adults: 2, ages: [7] } }],
    ['with an infant', { party: { adults: 2, ages: [1] } }],
    ['2 bade 1 bachcha 6 saal', { party: { adults: 2, ages: [6] } }],
    ['2 adults 2 kids', { party: { adults: 2, children: 2, ages: [] } }],
    ['2 adults 1 child 6 months', { party: { adults: 2, ages: [0] } }],
    ['2 adults 1 child 18 months old', { party: { adults: 2, ages: [1] } }],
    ['with a 6 month old baby', { party: { adults: 2, ages: [0] } }],
    ['2 bade 1 bachcha 6 mahine', { party: { adults: 2, ages: [0] } }],
    ['2 adults 2 kids 5 years and 8 years', { party: { adults: 2, ages: [5, 8] } }],
    ['2 adults 2 kids 5yr, 8yr', { party: { adults: 2, ages: [5, 8] } }],
    ['2 adults 2 kids 5 year old and 8 year old', { party: { adults: 2, ages: [5, 8] } }],
    ['5-year-old son', { party: { adults: 2, ages: [5] } }],
    ['2 adults 2 kids below 5', { party: { adults: 2, children: 2, ages: [] } }],
    ['2 adults 2 kids under 12 years', { party: { adults: 2, children: 2, ages: [] } }],
  ])('%s', (text, what) => {
    expect(read(text)).toMatchObject({ ...what, rest: '' })
  })

  test.each([
    ['2 adults 1 child 5 days', { days: '5-5' }],
    ['2 adults 1 kid 15 december', { dates: '2026-12-15' }],
    ['2 adults 1 kid 20000', { price: '-20000' }],
    ['2 adults 2 kids 3 nights 4 days', { days: '4-4' }],
    ['2 adults 1 kid 12/12/2026', { dates: '2026-12-12' }],
    ['2 adults 2 kids 12/12/2026', { dates: '2026-12-12' }],
    ['2 adults 1 child 10-15 december', { dates: '2026-12-10..2026-12-15' }],
    ['2 adults 1 child 10 to 15 december', { dates: '2026-12-10..2026-12-15' }],
    ['2 adults 1 child 10 se 15 december', { dates: '2026-12-10..2026-12-15' }],
    ['2 adults 1 kid 10 of december', { dates: '2026-12-10' }],
    ['2 adults 2 kids under 12 thousand', { price: '-12000' }],
  ])('of “%s” the figure after the child is no age (caught: every figure an age)', (text, what) => {
    expect(read(text)).toMatchObject({ ...what, party: { adults: 2, ages: [] }, rest: '' })
  })

  test.each([
    ['2 adults 1 child 12 jyotirlinga', '12 jyotirlinga'],
    ['2 adults 1 kid 4 dham yatra', '4 dham yatra'],
    ['2 adults 1 kid 2 bedroom villa', '2 bedroom villa'],
    ['2 adults 1 kid 4 hours', '4 hours'],
    ['2 adults 1 child 2 tents', '2 tents'],
    ['2 adults 1 child 3 waterfalls in goa', '3 waterfalls in goa'],
    ['2 adults 1 child 1 houseboat', '1 houseboat'],
  ])('“%s”: what counts something else stays among the words', (text, rest) => {
    expect(read(text)).toMatchObject({ party: { adults: 2, children: 1, ages: [] }, rest })
  })

  test.each([
    ['2 adults 1 child 5 goa', 5, 'goa'],
    ['2 adults 1 child 1 in goa', 1, 'in goa'],
    ['2 adults 1 child 1 goa', 1, 'goa'],
    ['2 adults 1 child 5 christmas goa', 5, 'goa'],
    ['2 adults 1 child 1 diwali', 1, ''],
    ['2 adults 1 child 1 budget 20k', 1, ''],
    ['2 adults 1 child 5 cheapest goa', 5, 'goa'],
  ])('“%s”: before a place, or where the sentence goes on, it is an age', (text, age, rest) => {
    expect(read(text)).toMatchObject({ party: { adults: 2, children: 1, ages: [age] }, rest })
  })

  test.each(['10 year old company', '5 year old temple', '12 year old kumbh'])(
    '“%s” brings no family (caught: the age of anything a child’s)',
    (text) => {
      expect(readSentence(text, names).party).toBeUndefined()
    },
  )

  test.each([
    'for two days',
    'couple with 5 days',
    'couple tour kerala',
    'tour with kids',
    'places for child',
    'for two lakh',
  ])('“%s” says nothing of who comes', (text) => {
    expect(readSentence(text, names).party).toBeUndefined()
  })

  test.each([
    ['kerala for 2-3 days', { days: '2-3' }],
    ['for 2 to 3 days', { days: '2-3' }],
    ['for two or three days', { days: '2-3' }],
    ['for 2N/3D', { days: '3-3' }],
    ['for 2 lac', { price: '-200000' }],
    ['for 2 to 3 lakh', { price: '200000-300000' }],
  ])('of “%s” the first figure is no couple (caught: only the next word looked at)', (text, what) => {
    expect(read(text)).toMatchObject({ ...what, party: undefined })
  })

  test.each([
    ['for two to goa', 'to goa'],
    ['kerala for 2 under 50k', 'kerala'],
  ])('of “%s” it is', (text, rest) => {
    expect(read(text)).toMatchObject({ party: { adults: 2, children: 0 }, rest })
  })

  test('a trek may be easy, a tour may not', () => {
    expect(read('easy trek')).toMatchObject({ difficulty: 'easy,easy-moderate', rest: 'trek' })
    expect(read('आसान ट्रेक')).toMatchObject({ difficulty: 'easy,easy-moderate' })
    expect(read('easy kerala tour')).toMatchObject({ says: [], rest: 'easy kerala tour' })
  })

  test('what lies around a place is the place and its neighbours, the nearest first', () => {
    const { near } = readSentence('near manali', names)
    expect(near?.cityIds.slice(0, 1)).toEqual(['manali'])
    expect(near?.cityIds).toContain('kasol')
    expect(near?.cityIds).not.toContain('shimla')
  })
})

describe('in what order, and what not', () => {
  test.each([
    ['cheapest kerala tour', 'kerala tour'],
    ['sabse sasta goa', 'goa'],
    ['सस्ता गोवा', 'गोवा'],
    ['low budget himachal trip', 'himachal trip'],
  ])('“%s”', (text, rest) => {
    expect(readSentence(text, names)).toMatchObject({ sort: 'price', rest })
    expect(read(text).says).toEqual(['Cheapest first'])
  })

  test.each([
    ['kerala not munnar', ['Munnar'], 'kerala'],
    ['himachal except manali and shimla', ['Manali', 'Shimla'], 'himachal'],
    ['kerala without houseboat and trek', ['houseboat'], 'kerala and trek'],
    ['no trekking uttarakhand', ['trekking'], 'uttarakhand'],
    ['uttarakhand without trek', ['trek'], 'uttarakhand'],
    ['rajasthan jaipur nahi', ['Jaipur'], 'rajasthan'],
    ['kerala but not to munnar under 30k', ['Munnar'], 'kerala'],
    ['no rush kerala trip', [], 'no rush kerala trip'],
    ['no budget limit goa', [], 'no budget limit goa'],
    ['not', [], 'not'],
    ['temple tour not', [], 'temple tour not'],
  ])('“%s”', (text, except, rest) => {
    expect(readSentence(text, names)).toMatchObject({ except, rest })
  })
})

describe('whole sentences', () => {
  test.each([
    ['3 days under 20k from delhi', { days: '3-3', price: '-20000', from: 'new-delhi', rest: '' }],
    ['kerala honeymoon in december', { month: '12', rest: 'kerala honeymoon' }],
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

test('whatever is typed gives filters an address can hold, and loses no word', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { filters, rest, words } = readSentence(text, names)
      expect(readFilters(filterParams(filters))).toEqual(filters)
      const letters = (part: string) => part.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length
      const kept = [rest, ...words.map((word) => word.text)].reduce((sum, part) => sum + letters(part), 0)
      expect(kept).toBe(letters(text))
      for (const { without } of words) expect(without.length).toBeLessThan(text.length)
    }),
    { numRuns: runs(2000) },
  )
})
