import { describe, expect } from 'vitest'
import { reportMissedWeeks, reportMissedWords, reportSpeed } from '#domain/reports/visits.server.ts'
import { DAY, stoppedClock } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { countMissedSearch, countVisit, forgetOldVisits, MOST_WORDS_A_DAY } from './count-visits.server.ts'
import { missedSearches, pageSpeeds } from './tables.ts'
import { goodIn, METRICS, pageKindOf, stepOf, STEPS, threeOfFour, wordsCounted } from './visit.ts'

const LEELA = { id: 'leela-in-sales', role: 'sales' } as const
const TODAY = '2026-11-23'
const clock = () => stoppedClock(new Date('2026-11-23T06:00:00Z'))

describe('searches without results', () => {
  test('are their words alone, and none that may name somebody', () => {
    expect(['  Lakshadweep, SCUBA!', 'लक्षद्वीप', '3 days'].map(wordsCounted)).toEqual([
      'lakshadweep scuba',
      'लक्षद्वीप',
      '3 days',
    ])
    const naming = ['98123 45678', '9812345678', '98-12-34-56-78', 'meera@example.org', 'a', '', 'x'.repeat(61)]
    // Caught: dots and brackets between digits, digits and signs of other widths and scripts.
    naming.push('987.654.3210', '+91 (987) 654-3210', '९८१ २३४ ५६७८', 'ramesh＠gmail.com', '９８７６５４３２１０')
    expect(naming.map(wordsCounted)).toEqual(naming.map(() => undefined))
  })

  test('are counted by day and words, the most wanted first, for those who read reports', async ({ db }) => {
    const time = clock()
    for (const words of ['Lakshadweep', 'lakshadweep ', 'bhutan']) await countMissedSearch({ db, clock: time }, words)
    time.set(new Date(time.now().getTime() - 8 * DAY))
    await countMissedSearch({ db, clock: time }, 'lakshadweep')
    expect(await reportMissedWords(db, LEELA, TODAY)).toEqual({
      ok: true,
      value: [
        { words: 'lakshadweep', times: 3, days: 2, lastOn: TODAY, all: 2 },
        { words: 'bhutan', times: 1, days: 1, lastOn: TODAY, all: 2 },
      ],
    })
    const weeks = await reportMissedWeeks(db, LEELA, TODAY)
    expect(weeks.ok && weeks.value.slice(-2)).toEqual([
      { endsOn: '2026-11-16', times: 1, words: 1 },
      { endsOn: TODAY, times: 3, words: 2 },
    ])
    for (const report of [reportMissedWords, reportMissedWeeks, reportSpeed])
      expect(await report(db, { id: 'x', role: 'editor' }, TODAY)).toEqual({ ok: false, reason: 'forbidden' })
  })

  test('fill no database, and are forgotten after 90 days', async ({ db }) => {
    const time = clock()
    const rows = Array.from({ length: MOST_WORDS_A_DAY }, (_, at) => ({ day: TODAY, words: `w${at}`, times: 1 }))
    await db.insert(missedSearches).values(rows)
    for (const words of ['one more', 'and another', 'w3']) await countMissedSearch({ db, clock: time }, words)
    expect(await db.$count(missedSearches)).toBe(MOST_WORDS_A_DAY + 1)
    const weeks = await reportMissedWeeks(db, LEELA, TODAY)
    expect(weeks.ok && weeks.value.at(-1)!.times).toBe(MOST_WORDS_A_DAY + 3)
    time.set(new Date(time.now().getTime() + 91 * DAY))
    await forgetOldVisits({ db, clock: time })
    expect(await db.$count(missedSearches)).toBe(0)
  })
})

describe('the speed of pages', () => {
  test('falls into steps whose ends are the bounds of good, and is read back within them', () => {
    for (const metric of METRICS) {
      const { good, ends } = STEPS[metric]
      expect(ends).toContain(good)
      expect([stepOf(metric, 0), stepOf(metric, good), stepOf(metric, good + 1)]).toEqual([
        0,
        ends.indexOf(good),
        ends.indexOf(good) + 1,
      ])
      expect(stepOf(metric, 1e9)).toBe(ends.length)
    }
    const histogram = [
      { step: 10, count: 1 },
      { step: 3, count: 2 },
      { step: 4, count: 1 },
    ]
    expect([threeOfFour('lcp', histogram), goodIn('lcp', histogram)]).toEqual([2500, 3])
    expect(threeOfFour('lcp', [{ step: 3, count: 4 }])).toBe(1875)
    expect(threeOfFour('lcp', [])).toBeUndefined()
    expect(['', 'package', 'constructor', 'nowhere'].map(pageKindOf)).toEqual(['home', 'package', 'other', 'other'])
  })

  test('is a histogram a day by kind of page and device, and grows no faster', async ({ db }) => {
    const needs = { db, clock: clock() }
    for (const lcp of [900, 950, 1900, 2600])
      await countVisit(needs, { page: 'package', device: 'phone', lcp, cls: 20, inp: undefined })
    await countVisit(needs, { page: 'package', device: 'desktop' })
    expect(await db.$count(pageSpeeds)).toBe(4)
    expect(await reportSpeed(db, LEELA, TODAY)).toEqual({
      ok: true,
      value: [
        {
          page: 'package',
          device: 'phone',
          lcp: { visits: 4, most: 2000, goodPercent: 75 },
          inp: { visits: 0, most: undefined, goodPercent: undefined },
          cls: { visits: 4, most: expect.closeTo(21.25), goodPercent: 100 },
        },
      ],
    })
  })
})
