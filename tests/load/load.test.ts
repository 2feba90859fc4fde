import { describe, expect, inject, test } from 'vitest'
import { runScript } from '#tests/run-script.ts'
import { hourOf, spreadOverDay } from './day.ts'
import type { Moment, Use } from './gauges.ts'
import { findSaturated, growthOver, verdictOn } from './report.ts'
import { faultsOf, playSeason } from './season.ts'
import { METRICS_TOKEN, smallSite } from './small-site.ts'

const NOTHING: Use = {
  'a process of the site': 0,
  'the processors of this machine': 0,
  'whoever asks, this program': 0,
  'the connections to the database': 0,
  'the event loop of a process': 0,
}
const SHORT_DAY = { metricsToken: METRICS_TOKEN, visits: 120, seconds: 0.2, seed: 1, pictures: 0 }
const moment = (at: number, use: Partial<Use>): Moment => ({
  at,
  use: { ...NOTHING, ...use },
  waiting: 0,
  turnedAway: 0,
  largestBytes: 0,
  heldBytes: 0,
})

/** What is wrong with a day of many visits on a site of which some answers are others. */
async function faultsOn(otherwise: Parameters<typeof smallSite>[0]): Promise<string[]> {
  await using site = await smallSite(otherwise)
  return faultsOf(await playSeason({ ...SHORT_DAY, urls: [site.url] }))
}

describe('npm run load', () => {
  test('plays a day: visitors look around, search, book and pay', async () => {
    const outcome = await playSeason({
      urls: [inject('siteUrl')],
      metricsToken: inject('metricsToken'),
      visits: 12,
      seconds: 4,
      seed: 2,
      pictures: 0,
    })
    expect([outcome.held > 0, outcome.moments.length > 0]).toEqual([true, true])
    // One that is told to come again in a moment, on a machine that does much else, is an answer to whoever plays.
    expect(outcome.leftOut + Number(outcome.failed > outcome.answers / 4)).toBe(0)
    expect(Object.keys(outcome.deeds)).toEqual(
      expect.arrayContaining(['home', 'list', 'search', 'search while typing', 'package', 'quote', 'hold', 'booking']),
    )
  })

  test('finds nothing wrong with a day on which all is answered as it should be, or another was quicker', async () => {
    expect(await faultsOn({})).toEqual([])
    const full = { status: 409, body: { reason: 'sold-out' } }
    expect(await faultsOn({ 'POST /api/bookings': full })).toEqual(['nobody held a seat', 'nobody paid for one'])
  })

  test.each([
    ['refuses every booking', 'POST /api/bookings', { status: 403, body: { reason: 'forbidden' } }],
    ['refuses it for no reason of a crowd', 'POST /api/bookings', { status: 422, body: { reason: 'unclear-booking' } }],
    ['knows no package', 'GET /package/tea-hills', { status: 404 }],
    ['sends its visitors to sign in', 'GET /', { status: 302 }],
    ['takes no payment', 'POST /dev/gateway/o', { status: 404 }],
  ])('finds the fault of a site that %s (caught: only what is 500 a failure)', async (_, asked, answer) => {
    expect(await faultsOn({ [asked]: answer })).toContainEqual(expect.stringMatching(/answers failed$/))
  })

  test('finds it wrong that nothing was paid, and names apart who asked too often', async () => {
    const held = { status: 200, body: { data: { state: 'held' } } }
    expect(await faultsOn({ 'GET /api/bookings/R': held })).toEqual(['nobody paid for one'])
    expect(await faultsOn({ 'GET /': { status: 429 } })).toEqual([
      expect.stringMatching(/^\d+ were told that they ask too often$/),
    ])
  })

  test.each([
    ['does not know the token', 'another token', {}],
    [
      'tells nothing of its database',
      METRICS_TOKEN,
      { 'GET /metrics': { status: 200, body: 'process_cpu_seconds_total 1' } },
    ],
    ['is overloaded', METRICS_TOKEN, { 'GET /metrics': { status: 503 } }],
  ])('has measured nothing where the site %s (caught: all said to be in order)', async (_, metricsToken, otherwise) => {
    await using site = await smallSite(otherwise)
    const outcome = await playSeason({ ...SHORT_DAY, metricsToken, urls: [site.url] })
    expect([verdictOn(outcome.moments), faultsOf(outcome)]).toEqual([
      'What was used up was not measured.',
      ['nothing was measured'],
    ])
  })

  test('says that it bears more of a day that was measured and left enough', () => {
    expect(verdictOn([0.1, 0.2, 0.3].map((at) => moment(at, {})))).toBe('Nothing was used up: it bears more.')
  })

  test('has most visits in the evening and all of them within the day', () => {
    const starts = spreadOverDay(1000)
    const between = (from: number, to: number) => starts.filter((at) => at * 24 >= from && at * 24 < to).length
    expect([starts.length, starts[0]! >= 0, starts.at(-1)! < 1]).toEqual([1000, true, true])
    expect(between(20, 22)).toBeGreaterThan(8 * between(3, 5))
    expect(hourOf(0.875)).toBe('21:00')
  })

  test('names what was used up first and stayed so, not what was for a moment', () => {
    const busy = { 'the processors of this machine': 0.97 }
    const full = { 'the connections to the database': 1 }
    expect(findSaturated([moment(0.1, full), moment(0.2, {}), moment(0.3, full)])).toBeUndefined()
    const day = [moment(0.1, full), moment(0.5, busy), moment(0.6, busy), moment(0.7, { ...busy, ...full })]
    expect(findSaturated(day)).toEqual({ what: 'the processors of this machine', at: 0.5 })
  })

  test('says what is held at the emptiest, in two thirds of the day (caught: the fullest moment)', () => {
    const held = [900, 400, 210, 500, 300, 200, 260, 999, 240].map((mb) => ({ ...moment(0, {}), heldBytes: mb * 1e6 }))
    expect(growthOver(held)).toBe('Held at least 200 MB in the second third of the day, 240 MB in the last.')
    expect(growthOver([])).toContain('not measured')
  })

  test('says how it is used, and takes no word it does not know', async () => {
    const [help, unknown] = await Promise.all([
      runScript('load', ['--help'], {}),
      runScript('load', ['--visits', 'many'], {}),
    ])
    expect(help).toMatchObject({ code: 0, said: expect.stringContaining('--processes') })
    expect(unknown).toMatchObject({ code: 2, said: expect.stringContaining('--visits takes a whole number') })
  })
})
