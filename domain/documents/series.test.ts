import { describe, expect } from 'vitest'
import { stoppedClock } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { changeSeries, listSeries } from './series.server.ts'
import { invoiceSeries } from './tables.ts'

const clock = stoppedClock(new Date('2026-11-23T06:30:00Z'))
const TODAY = '2026-11-23'
const OWNER = { id: 'devika', role: 'owner' } as const
const INVOICES = { kind: 'tax-invoice', year: '26-27' } as const

describe('the numbers of documents', () => {
  test('begin as usual this year and the next, until the owner says otherwise', async ({ db }) => {
    const before = await listSeries(db, TODAY)
    expect(before.map(({ nextNumber }) => nextNumber)).toEqual(
      ['26-27', '27-28'].flatMap((year) => ['RV', 'RF', 'TI', 'CN'].map((prefix) => `${prefix}/${year}/000001`)),
    )
    expect(await changeSeries({ db, clock }, OWNER, { ...INVOICES, prefix: 'k' })).toMatchObject({ ok: true })
    const found = (await listSeries(db, TODAY)).filter(({ kind }) => kind === 'tax-invoice')
    expect(found.map(({ nextNumber }) => nextNumber)).toEqual(['K/26-27/000001', 'TI/27-28/000001'])
  })

  test('keep their prefix once one is given out (caught: a series with a number changed)', async ({ db }) => {
    await db.insert(invoiceSeries).values({ ...INVOICES, financialYear: INVOICES.year, prefix: 'TI', next: 2 })
    expect(await changeSeries({ db, clock }, OWNER, { ...INVOICES, prefix: 'K' })).toEqual({
      ok: false,
      reason: 'series-begun',
    })
    expect((await listSeries(db, TODAY))[2]).toMatchObject({ nextNumber: 'TI/26-27/000002', isBegun: true })
  })

  test('have a prefix each, also of a series that has not begun (caught: rows alone looked at)', async ({ db }) => {
    expect(await changeSeries({ db, clock }, OWNER, { ...INVOICES, prefix: 'RV' })).toEqual({
      ok: false,
      reason: 'prefix-used',
    })
    for (const prefix of ['', 'ABC', '1', 'É'])
      expect(await changeSeries({ db, clock }, OWNER, { ...INVOICES, prefix })).toMatchObject({ reason: 'invalid' })
  })

  test('are the owner’s alone', async ({ db }) => {
    const asked = { ...INVOICES, prefix: 'K' }
    for (const role of ['sales', 'editor'] as const)
      expect(await changeSeries({ db, clock }, { id: 'x', role }, asked)).toEqual({ ok: false, reason: 'forbidden' })
  })
})
