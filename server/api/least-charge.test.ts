import { describe, expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { saveCancellationPlans } from '#domain/pricing/terms-writing.server.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'

const THREE = [...FAMILY, { name: 'Kusum Kulkarni', age: 66 }]
const GUIDE = { id: 'guide', name: 'A guide of our own', pricePaise: 50_000_00, per: 'booking' as const }
const LEAST = { paise: 3_000_00, per: 'person' as const }

async function openBench(db: Db) {
  const bench = await bookingBench(db)
  await write(db, publishPackages, [{ ...teaHills, rates: { ...USUAL_RATES, extras: [GUIDE] } }])
  const slabs = [
    { fromDays: 30, toDays: null, percent: 5, least: LEAST },
    { fromDays: 0, toDays: 29, percent: 100 },
  ]
  await write(db, saveCancellationPlans, [{ id: 'tour', name: 'Tours', slabs, refundDays: 7 }])
  return bench
}

describe('terms that charge so much a person', () => {
  // caught: the share alone charged, the least of one charged for three or for the two who stay, a charge that is not the one that was shown
  test('say it in the quote, charge who leaves for one, and the rest for who is left', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book({ adults: 3 }, { travellers: THREE })
    await booking.pay('success', 'all')
    const whole = (await booking.at('GET', '/cancellation')).body.data
    // Three times ₹3,000 with 5 % GST, for a twentieth of the price is less.
    expect(whole).toMatchObject({ percent: 5, least: LEAST, chargeBeforeGstPaise: 9_000_00, chargePaise: 9_450_00 })

    const quoted = (await booking.at('POST', '/amendments', { adults: 2 })).body.data as unknown as {
      quote: { token: string; refunds: object[] }
    }
    expect(quoted).toMatchObject({ chargePaise: 3_150_00 })
    expect(quoted.quote.refunds[0]).toMatchObject({ percent: 5, least: LEAST, chargePaise: 6_300_00 })
    await booking.at('POST', '/amendments', { quote: quoted.quote.token, travellers: FAMILY })
    const left = (await booking.at('GET', '/cancellation')).body.data as unknown as { refundPaise: number }
    expect(left).toMatchObject({ earlierChargesPaise: 3_150_00, chargePaise: 6_300_00, least: LEAST })
    const done = await booking.at('POST', '/cancellation', { refundPaise: left.refundPaise })
    expect(done.body.data).toMatchObject({ state: 'cancelled', chargePaise: 6_300_00 })
    // caught: "5 % of the price" beside what is no 5 % of it, on a paper and in a mail
    const [{ id } = { id: '' }] = await db.select({ id: bookings.id }).from(bookings)
    const invoice = (await listDocuments(db, id)).find(({ kind }) => kind === 'tax-invoice')
    expect(invoice!.facts.lines[0]!.description).toMatch(/: ₹3,000 a person, before GST$/)
    const mail = (await listOutbox(db, 30)).find(({ kind, to }) => kind === 'booking' && to.includes('@'))
    expect(mail!.body.replace(/\s+/g, ' ')).toContain('cancelling costs 5 %, at least ₹3,000 a person, ₹9,450 with GST')
    await bench.refund()
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('charge nothing for an extra given up where a person more comes (caught: a charge below nothing)', async ({
    db,
  }) => {
    const bench = await openBench(db)
    const booking = await bench.book({ extras: [{ id: 'guide', count: 1 }] }, { travellers: FAMILY })
    await booking.pay('success', 'all')
    const { status, body } = await booking.at('POST', '/amendments', { adults: 3, extras: [] })
    expect(status).toBe(201)
    const { quote, ...money } = body.data as unknown as { quote: { token: string }; differencePaise: number }
    expect(money).toMatchObject({ chargePaise: 0 })
    expect(money.differencePaise).toBeLessThan(0)
    const change = { quote: quote.token, travellers: THREE }
    expect((await booking.at('POST', '/amendments', change)).status).toBe(200)
    expect((await booking.at('GET', '/cancellation')).body.data).toMatchObject({ chargePaise: 9_450_00 })
    await bench.refund()
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })
})
