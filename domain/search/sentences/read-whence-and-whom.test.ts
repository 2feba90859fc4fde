import { describe, expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { names, read } from '#tests/read-golden.ts'

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
    ['3 saal ki beti', { party: { adults: 2, ages: [3] } }],
    ['6 saal ka beta', { party: { adults: 2, ages: [6] } }],
    ['8 saal ki bachi', { party: { adults: 2, ages: [8] } }],
    ['3 साल की बेटी', { party: { adults: 2, ages: [3] } }],
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
    ['easy trek for beginners', { difficulty: 'easy,easy-moderate', rest: 'trek' }],
    ['starting guwahati', { from: 'guwahati' }],
    ['2 adults 2 kids below 5', { party: { adults: 2, children: 2, ages: [] } }],
    ['2 adults 2 kids under 12 years', { party: { adults: 2, children: 2, ages: [] } }],
  ])('%s', (text, what) => {
    expect(read(text)).toMatchObject({ rest: '', ...what })
  })

  test.each([
    ['2 adults 1 child 5 days', { days: '5-5' }],
    ['2 adults 1 kid 15 december', { dates: '2026-12-15' }],
    ['2 adults 1 kid 20000', { price: '-20000' }],
    ['2 adults 2 kids 3 nights 4 days', { days: '4-4' }],
    ['2 adults 1 kid 12/12/2026', { dates: '2026-12-12' }],
    ['2 adults 2 kids 12/12/2026', { dates: '2026-12-12' }],
    ['2 adults 1 child 10-15 december', { dates: '2026-12-10..2026-12-12' }],
    ['2 adults 1 child 10 to 15 december', { dates: '2026-12-10..2026-12-12' }],
    ['2 adults 1 child 10 se 15 december', { dates: '2026-12-10..2026-12-12' }],
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
    ['2 adults 1 child 3 elephants in goa', '3 elephants in goa'],
    ['2 adults 1 child 1 hammock', '1 hammock'],
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
    'couple of days in goa under 20k',
    'couple tour december 2026',
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
    ['couple trip to manali 40k', 'trip to manali'],
    ['couple goa package under 40000', 'goa package'],
    ['40k couple kashmir', 'kashmir'],
    ['manali pati patni 5 days 30 hazar', 'manali'],
  ])('of “%s” it is', (text, rest) => {
    expect(read(text)).toMatchObject({ party: { adults: 2, children: 0 }, rest })
  })

  test.each([
    ['honeymoon kerala 40k', { price: '-40000', rest: 'honeymoon kerala' }],
    ['hanimun kashmir 70 hazar', { price: '-70000', rest: 'hanimun kashmir' }],
    ['goa honeymoon 20k per person', { price: '-20000', rest: 'goa honeymoon' }],
  ])('what “%s” may cost is for the two of them (caught: 40k read as what one pays)', (text, what) => {
    expect(read(text)).toMatchObject({ party: { adults: 2, children: 0, ages: [] }, ...what })
  })

  test('a honeymoon without a budget, and a budget without one, are of nobody in particular', () => {
    expect([read('honeymoon kerala').party, read('kerala 40k').party]).toEqual([undefined, undefined])
    expect(read('honeymoon for 4 people 80k').party).toMatchObject({ adults: 4 })
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
    ['longest trek', 'days-desc', 'trek'],
    ['longest kerala tour', 'days-desc', 'kerala tour'],
    ['sabse lambi yatra', 'days-desc', 'yatra'],
    ['shortest himachal trek', 'days', 'himachal trek'],
    ['goa sabse chhota', 'days', 'goa'],
    ['most expensive rajasthan', 'price-desc', 'rajasthan'],
    ['longest beach chennai', undefined, 'longest beach chennai'],
  ] as const)('“%s”: by %s', (text, sort, rest) => {
    expect(readSentence(text, names)).toMatchObject({ sort, rest })
  })

  test.each([
    ['kerala not munnar', ['Munnar'], 'kerala'],
    ['himachal except manali and shimla', ['Manali', 'Shimla'], 'himachal'],
    ['hill station other than shimla manali', ['Shimla', 'Manali'], 'hill station'],
    ['without munnar himachal', ['Munnar'], 'himachal'],
    ['kerala without houseboat and trek', ['houseboat', 'trek'], 'kerala'],
    ['no trekking uttarakhand', ['trekking'], 'uttarakhand'],
    ['uttarakhand without trek', ['trek'], 'uttarakhand'],
    ['treks except himachal', ['Himachal'], 'treks'],
    ['rajasthan jaipur nahi', ['Jaipur'], 'rajasthan'],
    ['kerala but not to munnar under 30k', ['Munnar'], 'kerala'],
    ['no rush kerala trip', [], 'kerala trip'],
    ['no budget limit goa', [], 'goa'],
    ['not', [], 'not'],
    ['temple tour not', [], 'temple tour not'],
  ])('“%s”', (text, except, rest) => {
    expect(readSentence(text, names)).toMatchObject({ except, rest })
  })

  test('a part of India is left out as the places it holds (caught: a word that walks there do not say)', () => {
    const { except, exceptRegions, words } = readSentence('treks except himalaya', names)
    expect([except, words.map(({ says }) => says)]).toEqual([[], ['Not the Himalaya']])
    expect(exceptRegions[0]?.cityIds.length).toBeGreaterThan(20)
  })
})

test('whoever wants no trek says nothing of how hard one is (caught: “Easy” for “first time”)', () => {
  expect(readSentence('first time rajasthan, no trekking', names).filters.difficulty).toEqual([])
  expect(readSentence('first trek of his life', names).filters.difficulty).toEqual(['easy', 'easy-moderate'])
})
