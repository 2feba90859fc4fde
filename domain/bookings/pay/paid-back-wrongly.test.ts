import { describe, expect } from 'vitest'
import { findBookingDesk } from '#domain/bookings/desk/booking/desk.server.ts'
import { findBookingsByWords } from '#domain/bookings/desk/find-by-words.server.ts'
import { bankLines, refunds } from '#domain/payments/tables.ts'
import { sendDueRefunds } from '#domain/payments/refunds.server.ts'
import { providerTotals } from '#domain/reports/ledger.ts'
import { reportLedger } from '#domain/reports/ledger.server.ts'
import { reportSettlements } from '#domain/reports/settlements.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { CASH, twoOwed } from '#tests/benches/paid-back-bench.ts'
import { fileOf } from '#tests/benches/settled-bench.ts'
import { got } from '#tests/benches/trade-bench.ts'
import { SALES, TRAVELLER } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { addStaff, OWNER, takenIn } from '#tests/take-in.ts'
import { takeBackLine } from './take-back-line.server.ts'
import { putPaidBackRight } from './paid-back-wrongly.server.ts'

const [WRONG, RIGHT, THIRD] = ['712812345678', '712812345687', '712812345699']
const today = istDate(new Date())
const month = today.slice(0, 7)

async function noted(db: Db) {
  const bench = await twoOwed(db)
  const right = (utr: string, right?: string, more: { seenPaise?: number; actor?: typeof SALES } = {}) =>
    putPaidBackRight(bench.services, more.actor ?? SALES, { utr, right, seenPaise: more.seenPaise })
  const stands = async () =>
    (await db.select().from(refunds))
      .filter(({ id }) => bench.ids.includes(id))
      .map(({ state, providerRefundId }) => `${state} ${providerRefundId}`)
  return { ...bench, right, stands }
}

describe('a refund that was noted under a wrong number', () => {
  test('is put right for all that was noted of its transfer: the wrong note stays in the ledger beside the right one, the day stays, and the bank’s line and the books follow (caught: a note that is written over; one of two refunds alone; refunds that count twice)', async ({
    database: { db },
  }) => {
    const { booking, ids, all, note, right, stands, broken, services, cancelled, owed } = await noted(db)
    await addStaff(db)
    await note(ids, WRONG)
    const doneAt = async () => (await db.select().from(refunds)).map((one) => one.doneAt?.getTime())
    const before = await doneAt()
    expect(await right(WRONG, RIGHT, { actor: TRAVELLER as never })).toMatchObject({ reason: 'forbidden' })
    const stale = { ...SALES, provenAt: new Date(Date.now() - 3_600_000) }
    expect(await right(WRONG, RIGHT, { actor: stale })).toMatchObject({ reason: 'prove-again' })
    expect(await right(WRONG, WRONG)).toMatchObject({ reason: 'invalid', faults: [{ path: 'right' }] })
    expect(await right(THIRD, RIGHT)).toMatchObject({ reason: 'unknown-refund' })
    expect(await right(WRONG, RIGHT)).toMatchObject({ ok: true, value: { paise: all } })
    expect([await stands(), await doneAt()]).toEqual([ids.map(() => `done ${RIGHT}`), before])
    const { rows, groups } = await got(reportLedger(db, OWNER, { month, account: 'refunded' }, 1))
    const told = rows.map(({ reference, paise }) => `${reference} ${Math.sign(paise)}`)
    const each = (words: string) => ids.map(() => words)
    expect(told.toSorted()).toEqual([...each(`${WRONG} -1`), ...each(`${WRONG} 1`), ...each(`${RIGHT} 1`)].toSorted())
    expect(providerTotals(groups)).toEqual([{ provider: 'transfer', tookPaise: 0, gaveBackPaise: all }])
    expect(await broken()).toEqual([])
    const line = { Provider: 'transfer', Reference: RIGHT, Kind: 'refund', Settlement: 's', 'Settled on': today }
    const heads = [...Object.keys(line), 'Amount']
    await takenIn(db, 'settlements', fileOf([{ ...line, Amount: (all / 100).toFixed(2) }], heads))
    expect((await got(reportSettlements(db, OWNER, month))).odd).toEqual([])
    const desk = await got(findBookingDesk(db, SALES, booking.reference))
    const deed = desk.timeline.find((one) => one.what === 'deed' && one.deed === 'paid-back-wrongly')
    expect(deed).toMatchObject({ by: SALES.id, facts: { utr: WRONG, right: RIGHT, paise: all } })
    // Then the number pays back what it did, of another booking, and is found with both.
    await cancelled({ way: 'cash', number: '', amountPaise: CASH }, { way: 'cash', number: '', amountPaise: 100_00 })
    const theirs = (await owed()).filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
    expect(await note(theirs, WRONG)).toMatchObject({ ok: true })
    const entries = (await db.select().from(bankLines)).map(({ utr }) => utr).filter((utr) => utr.startsWith(WRONG))
    expect(entries.toSorted()).toEqual([WRONG, `${WRONG}+2`, `${WRONG}/2`, `${WRONG}/2+2`])
    expect(await got(findBookingsByWords(db, SALES, WRONG))).toHaveLength(2)
    // What was put right once may be wrong again, and a number that was taken back stands no more.
    expect(await right(RIGHT, WRONG)).toMatchObject({ reason: 'utr-used', faults: [{ path: 'right' }] })
    expect(await stands()).toEqual(ids.map(() => `done ${RIGHT}`))
    expect(await right(RIGHT, THIRD)).toMatchObject({ ok: true })
    expect(await right(RIGHT, WRONG)).toMatchObject({ reason: 'unknown-refund' })
    expect(await broken()).toEqual([])
    await services.printer.close()
  })

  test('where no transfer paid it, is owed again and goes back anew, also by that number (caught: money that stands as gone; a job that takes the wrong line for paid)', async ({
    db,
  }) => {
    const { ids, all, note, right, stands, broken, services } = await noted(db)
    await note(ids, THIRD)
    const gone = async () => (await got(reportLedger(db, OWNER, { month, account: 'refunded' }, 1))).groups
    const sum = async () => (await gone()).reduce((so, { inPaise, outPaise }) => so + inPaise - outPaise, 0)
    const had = await sum()
    expect(await right(THIRD)).toMatchObject({ ok: true })
    expect([await stands(), (await sum()) - had]).toEqual([ids.map(() => 'due null'), -all])
    await sendDueRefunds(services)
    expect(await stands()).toEqual(ids.map(() => 'sent '))
    // Its line names the refund for good, so that what it goes back of stays entered (caught: a fault of the database).
    const [{ paymentId } = { paymentId: '' }] = await db.select().from(refunds)
    expect(await takeBackLine(services, SALES, { paymentId })).toMatchObject({ reason: 'not-taken-back' })
    expect(await broken()).toEqual([])
    expect(await note(ids, THIRD)).toMatchObject({ ok: true })
    expect([await stands(), await sum()]).toEqual([ids.map(() => `done ${THIRD}`), had])
    expect(await broken()).toEqual([])
    await services.printer.close()
  })

  test('joins what the right number paid back before, once that is seen (caught: joined at the first press)', async ({
    db,
  }) => {
    const { ids, all, note, right, stands, broken, services } = await noted(db)
    const [one, other] = ids as [string, string]
    const [wrong, paid] = ['812812345678', '812812345687']
    await note([one], wrong)
    await note([other], paid)
    expect(await right(wrong, paid)).toMatchObject({ reason: 'one-transfer' })
    expect((await stands()).toSorted()).toEqual([`done ${wrong}`, `done ${paid}`])
    expect(await right(wrong, paid, { seenPaise: all })).toMatchObject({ ok: true })
    expect(await stands()).toEqual(ids.map(() => `done ${paid}`))
    expect(await broken()).toEqual([])
    await services.printer.close()
  })
})
