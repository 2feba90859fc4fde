import { describe, expect, test } from 'vitest'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { names, read } from '#tests/read-golden.ts'
import { occasionsOf } from './occasions.ts'
import { readSentence } from './read-sentence.ts'

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

  test('the month of a year that is said is that one, and of a year that is over the next', () => {
    for (const [text, dates] of [
      ['november 2027', '2027-11-01..2027-11-30'],
      ['in dec 2027', '2027-12-01..2027-12-31'],
      ['दिसंबर 2027', '2027-12-01..2027-12-31'],
    ] as const)
      expect(read(text)).toMatchObject({ dates, rest: '' })
    expect(read('december 2026')).toMatchObject({ month: '12' })
    expect(readSentence('goa december 2024', names).words[0]).toMatchObject({
      says: 'In December',
      note: 'that of 2024 is over',
    })
  })

  test.each([
    ['munnar 1 march 2026', 'In March: Sun 1 Mar 2026 is over', 'munnar'],
    ['ooty 14 november 2026', 'In November: Sat 14 Nov 2026 is over', 'ooty'],
    ['diwali 2029 mysore', 'For Diwali, Fri 29 Oct 2027: nothing is sold for that of 2029 yet', 'mysore'],
  ])('a day that cannot be is said to be none: %s (caught: its day and year dropped)', (text, said, rest) => {
    expect(read(text)).toMatchObject({ says: [said], rest })
  })

  test('of a festival a package is named for the year alone is read, and the word finds the package', () => {
    const name = 'Holi in Braj'
    const occasions = occasionsOf(SHIPPED_ALMANAC, names.today!, [name])
    const { words, rest } = readSentence('holi 2026', { ...names, occasions })
    expect([rest, words[0]]).toMatchObject([
      'holi',
      { says: 'For Holi, Mon 22 Mar 2027', note: 'that of 2026 is over' },
    ])
  })

  test.each([
    ['easter kochi', '2027-03-24..2027-03-28'],
    ['lohri amritsar', '2027-01-09..2027-01-13'],
    ['valentines day munnar', '2027-02-10..2027-02-14'],
  ])('%s', (text, dates) => {
    const occasions = occasionsOf(SHIPPED_ALMANAC, names.today!, [])
    const { filters } = readSentence(text, { ...names, occasions })
    expect(filters.dates).toEqual({ from: dates.slice(0, 10), to: dates.slice(12) })
  })

  // The golden day is Sat 21 Nov 2026.
  test.each([
    ['kochi 23/12', '2026-12-23'],
    ['kochi 6/12', '2026-12-06'],
    ['kochi 2026-12-23', '2026-12-23'],
    ['kochi 23.12.2026', '2026-12-23'],
  ])('a day in figures: %s', (text, dates) => {
    expect(read(text)).toMatchObject({ dates, rest: 'kochi' })
  })

  test.each(['munnar 2/3 days', '24/7 taxi', 'ooty 3/4 star'])('figures that are no day: %s', (text) => {
    expect(read(text)).not.toHaveProperty('dates')
  })

  test.each([
    ['15 december', '2026-12-15'],
    ['15th dec', '2026-12-15'],
    ['december 15th', '2026-12-15'],
    ['on 2nd october', '2027-10-02'],
    ['10 january 2028', '2028-01-10'],
    ['15/12/2026', '2026-12-15'],
    ['15 december ko', '2026-12-15'],
    ['१५ दिसंबर', '2026-12-15'],
    ['first week of march', '2027-03-01..2027-03-07'],
    ['december last week', '2026-12-25..2026-12-31'],
    ['end of february', '2027-02-21..2027-02-28'],
    ['early november', '2027-11-01..2027-11-10'],
    ['end of november', '2026-11-21..2026-11-30'],
    ['mid november', '2027-11-11..2027-11-20'],
    ['start in january', '2027-01-01..2027-01-10'],
    ['early december 2027', '2027-12-01..2027-12-10'],
    // Caught: 26 people, whom Hindi calls so.
    ['26 jan', '2027-01-26'],
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

  test.each([
    ['15 to 20 december', '2026-12-15..2026-12-17'],
    ['15 se 20 december', '2026-12-15..2026-12-17'],
    ['28 december to 2 january', '2026-12-28..2026-12-30'],
    ['nov 28 to dec 3', '2026-11-28..2026-11-30'],
    ['from nov 28 till 3 dec', '2026-11-28..2026-11-30'],
    ['december 28 2026 to jan 2 2027', '2026-12-28..2026-12-30'],
    ['december 20 to 25', '2026-12-20..2026-12-22'],
    ['december 20-25', '2026-12-20..2026-12-22'],
    ['december 20th to 25th', '2026-12-20..2026-12-22'],
  ])('“%s” are the first and the last day of a journey (caught: one that leaves on the last)', (text, dates) => {
    expect(read(text)).toMatchObject({ dates, days: '4-6', rest: '' })
  })

  test.each([
    ['10 to 20 december 5 days', '2026-12-10..2026-12-20', '5-5'],
    ['4 days between 10 and 20 december', '2026-12-10..2026-12-20', '4-4'],
    ['leaving between 10 and 20 december', '2026-12-10..2026-12-20', undefined],
    ['1 december to 28 december', '2026-12-01..2026-12-28', undefined],
  ])('“%s” are days to leave on', (text, dates, days) => {
    expect(read(text)).toMatchObject({ dates, ...(days && { days }) })
    if (!days) expect(read(text)).not.toHaveProperty('days')
  })

  test('days that are typed go before those of a feast (caught: its eves, and the days looked for as words)', () => {
    const said = read('independence day weekend hills 13 to 16 august')
    expect(said).toMatchObject({ dates: '2027-08-13..2027-08-14', days: '3-4', rest: 'hills' })
    expect(read('13 to 16 august independence day weekend hills')).toMatchObject({
      dates: '2027-08-13..2027-08-14',
      days: '3-4',
    })
  })

  test.each(['we got married on 10 dec', 'our wedding is on 10 dec', 'shaadi 10 dec ko'])(
    '“%s”: one leaves after it (caught: on the day)',
    (text) => {
      expect(read(text)).toMatchObject({ dates: '2026-12-11..2027-01-09' })
    },
  )

  test('a feast by another name is its days where they are off (caught: looked for as a word)', () => {
    expect(read('ganpati ki chhutti')).toMatchObject({ says: ['For Ganesh Chaturthi, Sat 4 Sep 2027'], rest: '' })
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

  test('a festival is its days', () => {
    expect(read('onam kerala')).toMatchObject({ says: ['For Onam, Sun 12 Sep 2027'], rest: 'kerala' })
    expect(read('ugadi')).toMatchObject({ dates: '2027-04-03..2027-04-07', rest: '' })
    expect(read('raksha bandhan weekend')).toMatchObject({ dates: '2027-08-13..2027-08-17', rest: '' })
    expect(read('navratri gujarat')).toMatchObject({ dates: '2027-09-26..2027-10-08', rest: 'gujarat' })
    expect(read('dussehra school holidays with kids')).toMatchObject({ dates: '2027-10-05..2027-10-09' })
  })

  test('a festival that a package bears is its days beside “holidays” alone', () => {
    const occasions = occasionsOf(SHIPPED_ALMANAC, '2026-11-21', ['Bastar Dussehra'])
    const said = (text: string) => readSentence(text, { ...names, occasions }).words.map(({ says }) => says)
    expect(said('dussehra school holidays with kids')[0]).toBe('For Dussehra, Sat 9 Oct 2027')
    expect(said('dussehra tour')).toEqual([])
  })

  test('days of the week are the next such days, and as long as said', () => {
    expect(read('friday lonavala')).toMatchObject({ dates: '2026-11-27', rest: 'lonavala' })
    expect(read('next friday to sunday lonavala')).toMatchObject({
      dates: '2026-11-27',
      days: '2-3',
      rest: 'lonavala',
    })
    expect(read('saturday sunday trip')).toMatchObject({ dates: '2026-11-21', days: '1-2' })
  })

  test('a festival whose name begins with another is that one', () => {
    expect(read('dev diwali banaras')).toMatchObject({ says: ['For Dev Deepawali, Tue 24 Nov 2026'] })
    expect(read('diwali banaras')).toMatchObject({ dates: '2027-10-25..2027-10-29', rest: 'banaras' })
  })

  test('a short name beside other words, but not alone: it begins the names of places', () => {
    expect(read('kerala dec')).toMatchObject({ month: '12', rest: 'kerala' })
    expect(read('mar')).toMatchObject({ rest: 'mar', says: [] })
    expect(read('kerala mai ghumna')).toMatchObject({ says: [] })
  })
})

test('a day that is cut short is one before another (caught: leaving on the Sunday one is back)', () => {
  const { words, rest } = readSentence('fri night se sunday pahad', names)
  expect([words[0]?.says, words[0]?.filters.days, rest]).toEqual([
    'Leaving Fri 27 Nov 2026',
    { from: 2, to: 3 },
    'pahad',
  ])
  expect(readSentence('sun temple konark', names).words).toEqual([])
})
