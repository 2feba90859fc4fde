import { describe, expect } from 'vitest'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { enterGstRate, listEnteredRates, openGstRates, withdrawGstRate } from './entered-rates.server.ts'
import { GST_RATES, gstPercent, ratesWith, SUPPLY_SCHEMES } from './gst-rates.ts'

const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
const OWNER = { id: 'devika', role: 'owner' } as const
const RATE = { scheme: 'TOUR_5', percent: '12', validFrom: '2027-04-01', source: 'Notification 1/2027-CT(R)' } as const
const enter = (db: Db, more: Partial<Record<keyof typeof RATE, string>> = {}) =>
  enterGstRate({ db, clock }, OWNER, { ...RATE, ...more } as typeof RATE)

describe('rates of GST', () => {
  test('are those of the law while nobody has entered any', async ({ db }) => {
    expect((await openGstRates(db)).rates).toEqual(GST_RATES)
    for (const scheme of SUPPLY_SCHEMES) expect(ratesWith([])[scheme]).toEqual(GST_RATES[scheme])
  })

  test('change on the day that was entered, and not a day before (caught: a rate that ends on the day of the next)', async ({
    db,
  }) => {
    const { rates, refresh } = await openGstRates(db)
    expect(await enter(db)).toMatchObject({ ok: true })
    expect(await enter(db, { percent: '2.5', validFrom: '2027-10-01' })).toMatchObject({ ok: true })
    expect(gstPercent('TOUR_5', { on: '2027-04-01', rates })).toBe(5)
    await refresh()
    const on = ['2027-03-31', '2027-04-01', '2027-09-30', '2027-10-01']
    expect(on.map((day) => gstPercent('TOUR_5', { on: day, rates }))).toEqual([5, 12, 12, 2.5])
    expect(rates.TOUR_5.slice(-3).map(({ validTo }) => validTo)).toEqual(['2027-03-31', '2027-09-30', undefined])
    expect(gstPercent('CAR_18', { on: '2027-04-01', rates })).toBe(18)
  })

  test.for([
    [{ percent: '41' }, 'percent', 'At most 40'],
    [{ percent: 'five' }, 'percent', 'A rate as'],
    [{ scheme: 'TOUR_28' }, 'scheme', 'Choose'],
    [{ source: '' }, 'source', 'notification'],
    [{ validFrom: '2026-11-19' }, 'validFrom', 'From tomorrow'],
    // Caught: a slip that taxed every quote of the day, and could not be taken back.
    [{ validFrom: '2026-11-20' }, 'validFrom', 'From tomorrow'],
  ] as const)('refuse %j', async ([more, path, words], { db }) => {
    const answer = await enter(db, more)
    expect(answer).toMatchObject({ ok: false, faults: [{ path, message: expect.stringContaining(words) }] })
    expect(await listEnteredRates(db)).toEqual([])
  })

  test('are one a scheme and day, and withdrawn while they lie ahead alone', async ({ db }) => {
    await enter(db)
    expect(await enter(db, { percent: '18' })).toMatchObject({ ok: false, reason: 'rate-known' })
    const [rate] = await listEnteredRates(db)
    const away = (at: string) =>
      withdrawGstRate({ db, clock: stoppedClock(new Date(at)) }, OWNER, { id: rate?.id ?? '' })
    expect(await away('2027-04-01T06:00:00Z')).toMatchObject({ ok: false, reason: 'day-gone' })
    expect(await away('2027-03-30T06:00:00Z')).toEqual({ ok: true, value: undefined })
    expect(await away('2027-03-30T06:00:00Z')).toMatchObject({ ok: false, reason: 'unknown' })
  })

  test('are the owner’s to enter', async ({ db }) => {
    for (const role of ['sales', 'editor'] as const)
      expect(await enterGstRate({ db, clock }, { id: 'x', role }, RATE)).toEqual({ ok: false, reason: 'forbidden' })
  })
})
