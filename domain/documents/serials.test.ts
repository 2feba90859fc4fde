import { asc } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { percentOf } from '#platform/money.ts'
import { documentNumber, financialYear } from './document.ts'
import type { Sale } from './document.ts'
import { advancesOf, issueForRefund, issueReceiptVoucher, issueTaxInvoice, listDocuments } from './issue.server.ts'
import { documents } from './tables.ts'

const SALE: Sale = {
  bookingId: 'a booking',
  reference: '7KQ4M2TX',
  supplier: { legalName: 'Padav Travels', gstin: null, stateCode: 'IN-DL', address: '', isSample: true },
  recipient: { name: 'Meera Kulkarni', stateCode: 'IN-MH' },
  placeOfSupply: 'IN-MH',
  journey: { name: 'Kerala with Kovalam', startsOn: '2027-01-24', endsOn: '2027-01-31' },
  isGrossTour: true,
  reverseCharge: false,
  sac: '998555',
  gstPercent: 5,
  value: {
    taxablePaise: 61_150_00,
    taxes: [{ tax: 'IGST', percent: 5, paise: 3_057_50 }],
    roundOffPaise: 50,
    totalPaise: 64_208_00,
  },
  on: '2026-11-22',
}
const pay = (db: Db, paymentId: string, paise: number, sale: Partial<Sale> = {}) =>
  issueReceiptVoucher(db, { ...SALE, ...sale }, { paymentId, paise, by: 'simulator' })

// Caught: each advance by itself, whose halves of a paisa add up to one too many.
test('advances add up to the taxes of the price under each place of supply, whatever came before under another', async ({
  db,
}) => {
  const value = {
    ...SALE.value,
    taxablePaise: 100_00,
    taxes: [{ tax: 'IGST' as const, percent: 5, paise: 5_00 }],
    roundOffPaise: 0,
    totalPaise: 105_00,
  }
  await pay(db, 'home', 33_33, { value: { ...value, taxes: HALVES }, placeOfSupply: 'IN-DL' })
  for (const [at, paise] of [33_33, 38_34].entries()) await pay(db, `away ${at}`, paise, { value })
  const away = (await listDocuments(db, SALE.bookingId)).filter(({ facts }) => facts.placeOfSupply === 'IN-MH')
  expect(advancesOf(away).taxes).toEqual([{ tax: 'IGST', percent: 5, paise: Math.round((71_67 * 500) / 105_00) }])
})

const HALVES = (['CGST', 'SGST'] as const).map((tax) => ({ tax, percent: 2.5, paise: 2_50 }))

describe('numbers', () => {
  test('have no hole and no twin, whoever gives up in between', async ({ database: { db } }) => {
    // caught: a serial of a sequence, or one taken outside of the document's transaction
    const attempts = Array.from({ length: 60 }, (_, at) =>
      db.transaction(async (db) => {
        await pay(db, `payment ${at}`, 1_000_00, { bookingId: `booking ${at}` })
        if (at % 3 === 2) throw new Error('the bank line went dead')
      }),
    )
    const ended = await Promise.allSettled(attempts)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
    const numbers = await db.select({ number: documents.number }).from(documents).orderBy(asc(documents.number))
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: 40 }, (_, at) => documentNumber({ prefix: 'RV', year: '26-27', serial: at + 1 })),
    )
    const isKept = { cause: { message: 'rows of documents are only added' } }
    await expect(db.update(documents).set({ issuedOn: '2026-11-23' })).rejects.toMatchObject(isKept)
    await expect(db.delete(documents)).rejects.toMatchObject(isKept)
  })

  test('of a year that begins are given to all who come at once', async ({ database: { db } }) => {
    // caught: an upsert on the kind and year alone, which the index of prefixes refuses, on PostgreSQL
    for (let april = 0; april < 70; april++) {
      const all = Array.from({ length: 8 }, (_, at) =>
        pay(db, `april ${april} ${at}`, 1_000_00, { bookingId: `april ${april} ${at}`, on: `${2030 + april}-04-01` }),
      )
      const issued = await Promise.all(all)
      expect(issued.map((one) => one!.number.slice(-1)).toSorted()).toEqual([...'12345678'])
    }
  })

  test('begin anew with each kind and each April, and are sixteen characters at most', async ({ db }) => {
    expect(['2027-03-31', '2027-04-01', '2099-12-31'].map(financialYear)).toEqual(['26-27', '27-28', '99-00'])
    expect(documentNumber({ prefix: 'TI', year: '26-27', serial: 417 })).toBe('TI/26-27/000417')
    expect(documentNumber({ prefix: 'TI', year: '26-27', serial: 9_999_999 })).toHaveLength(16)
    const [old, later] = [
      await pay(db, 'one', 100_00, { on: '2027-03-31' }),
      await pay(db, 'two', 100_00, { on: '2027-04-01' }),
    ]
    expect([old!.number, later!.number]).toEqual(['RV/26-27/000001', 'RV/27-28/000001'])
    expect(await issueForRefund(db, SALE, { subject: 'back', paise: 50_00, reason: 'Fewer people' })).toMatchObject({
      number: 'RF/26-27/000001',
    })
  })
})

describe('the tax of advances', () => {
  test('is the rate of each one’s own value, however odd the parts, and all of them come to the price (caught: taxes of running sums, a paisa off)', async ({
    db,
  }) => {
    for (const [at, paise] of [1_33, 16_052_00, 7_77_77, 32_104_00].entries()) await pay(db, `part ${at}`, paise)
    const before = advancesOf(await listDocuments(db, SALE.bookingId))
    await pay(db, 'the rest', SALE.value.totalPaise - before.totalPaise)
    const issued = await listDocuments(db, SALE.bookingId)
    expect(advancesOf(issued).totalPaise).toBe(SALE.value.totalPaise)
    for (const { facts } of issued) {
      const { taxablePaise, taxes, roundOffPaise, totalPaise } = facts.value
      expect(taxes[0]!.paise).toBe(percentOf(taxablePaise, 5))
      expect(Math.abs(roundOffPaise)).toBeLessThan(20)
      expect(taxablePaise + taxes[0]!.paise + roundOffPaise).toBe(totalPaise)
    }
  })

  test('is never below nothing, where what was received bore another than is due by now', async ({ db }) => {
    const other = { ...SALE, value: { ...SALE.value, taxes: [{ ...SALE.value.taxes[0]!, tax: 'CGST' as const }] } }
    await pay(db, 'before', 16_052_00)
    await issueReceiptVoucher(db, other, { paymentId: 'after', paise: 16_052_00, by: 'simulator' })
    await issueForRefund(db, other, { subject: 'some', paise: 8_026_00, reason: 'One fewer' })
    const taxes = (await listDocuments(db, SALE.bookingId)).map(({ facts }) => facts.value.taxes)
    // caught: what is left of one tax and the whole of the other, each with its sign
    expect(taxes.flat().filter(({ paise }) => paise <= 0)).toEqual([])
    expect(taxes.map((of) => of.reduce((sum, { paise }) => sum + paise, 0))).toEqual([764_38, 764_38, 382_20])
  })

  test('a refund takes back what its advance bore; after the invoice it is a credit note, and what is paid is no advance', async ({
    db,
  }) => {
    await pay(db, 'all', 64_208_00)
    const half = await issueForRefund(db, SALE, { subject: 'r1', paise: 32_104_00, reason: 'One fewer' })
    expect(half).toMatchObject({
      kind: 'refund-voucher',
      facts: { value: { taxes: [{ paise: 1_528_75 }] }, names: [{ number: 'RV/26-27/000001' }] },
    })
    await issueTaxInvoice(db, SALE, { subject: 'journey', lines: [], value: SALE.value })
    await expect(
      db.transaction((db) => issueTaxInvoice(db, SALE, { subject: 'journey', lines: [], value: SALE.value })),
    ).rejects.toMatchObject({ cause: { constraint: 'documents_subject' } })
    expect(await pay(db, 'late', 100_00)).toBeUndefined()
    const notes = []
    for (const [at, paise] of [10_000_01, 20_000_00, 90_000_00].entries())
      notes.push(await issueForRefund(db, SALE, { subject: `c${at}`, paise, reason: 'Goodwill' }))
    expect(notes.map((note) => note?.facts.names[0]?.number)).toEqual(Array(3).fill('TI/26-27/000001'))
    const credited = notes.map((note) => note!.facts.value)
    // Never more than was invoiced.
    expect(credited.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(64_208_00)
    expect(credited.reduce((sum, { taxes }) => sum + taxes[0]!.paise, 0)).toBe(3_057_50)
    expect(await issueForRefund(db, SALE, { subject: 'c9', paise: 1, reason: 'Goodwill' })).toBeUndefined()
  })
})
