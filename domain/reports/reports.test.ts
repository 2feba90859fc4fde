import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { documents } from '#domain/documents/tables.ts'
import { ledgerEntries, payments } from '#domain/payments/tables.ts'
import { stoppedClock, systemClock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { bookingBench, DEPARTURE, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { got, trade } from '#tests/benches/trade-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { bookYear, bookYearOf, inAll, yearBefore } from './book-year.ts'
import { reportEnquiries } from './enquiries.server.ts'
import { reportGst } from './gst.server.ts'
import { gstr1Cells, GSTR_1_COLUMNS, GSTR_1_SECTIONS } from './gstr-1.ts'
import { reportGstr1 } from './gstr-1.server.ts'
import { NO_GST, NO_SALES } from './nothing.ts'
import { forgetLead } from '#domain/leads/retention.server.ts'
import { leadEvents, leads } from '#domain/leads/tables.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { reportSources } from './sources.server.ts'
import { reportOccupancy } from './occupancy.server.ts'
import { reportPace, reportSales } from './sales.server.ts'
import { endOfPace } from './pace.ts'
import { reportTravelPace } from './travel-pace.server.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const today = istDate(new Date())
const needs = (db: Db) => ({ db, memory: openTagMemory(), clock: systemClock })
const year = bookYear(bookYearOf(today))
const month = today.slice(0, 7)

const sumIn = async (db: Db, what: 'applied' | 'refunded' | 'all') => {
  const where = what === 'all' ? sql`true` : sql`${ledgerEntries.account} = ${what}`
  const [sum] = await db
    .select({ paise: sql`coalesce(sum(paise), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(where)
  return sum!.paise
}

describe('the reports', () => {
  test('come to the paisa to what the ledger and the papers hold, through cancellations and changes (caught: refunds left in, advances counted again with their invoice)', async ({
    db,
  }) => {
    await trade(db)
    const sales = inAll(await got(reportSales(db, OWNER, year)), NO_SALES)
    const [paid] = await db.select({ paise: sql`sum(amount_paise)`.mapWith(Number) }).from(payments)
    expect(sales.receivedPaise).toBe(paid!.paise)
    expect(sales.receivedPaise).toBe(await sumIn(db, 'all'))
    expect(sales.refundedPaise).toBe(await sumIn(db, 'refunded'))
    expect(sales.refundedPaise).toBeGreaterThan(0)
    expect(sales).toMatchObject({ bookings: 4, cancelled: 1 })

    const gst = inAll(await got(reportGst(needs(db), OWNER, year)), NO_GST)
    expect(gst.totalPaise + gst.advancePaise).toBe(await sumIn(db, 'applied'))
    expect(gst.taxablePaise + gst.cgstPaise + gst.sgstPaise + gst.igstPaise + gst.otherPaise).toBe(gst.totalPaise)
    const papers = await db.select().from(documents)
    const taxOf = (...kinds: string[]) =>
      papers
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap(({ facts }) => facts.value.taxes)
        .reduce((sum, { paise }) => sum + paise, 0)
    expect(new Set(papers.map(({ kind }) => kind))).toEqual(
      new Set(['receipt-voucher', 'refund-voucher', 'tax-invoice']),
    )
    expect(gst.cgstPaise + gst.sgstPaise + gst.igstPaise).toBe(taxOf('tax-invoice'))
    const invoiced = new Set(papers.flatMap(({ kind, bookingId }) => (kind === 'tax-invoice' ? [bookingId] : [])))
    const open = papers.filter(({ bookingId }) => !invoiced.has(bookingId))
    const advance = open.reduce(
      (sum, { kind, facts }) => sum + (kind === 'receipt-voucher' ? 1 : -1) * facts.value.totalPaise,
      0,
    )
    expect(gst.advancePaise).toBe(advance)
  })

  test('list a month for GSTR-1: what is large and goes to another state by itself, all else together', async ({
    db,
  }) => {
    await trade(db)
    const rows = async (section: (typeof GSTR_1_SECTIONS)[number]) => got(reportGstr1(db, OWNER, month, section))
    const small = await rows('b2cs')
    const gst = inAll(await got(reportGst(needs(db), OWNER, year)), NO_GST)
    expect(small.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0)).toBe(gst.taxablePaise)
    expect(small.map((row) => gstr1Cells('b2cs', row)[1])).toContain('07-Delhi')
    expect(await rows('b2cl')).toEqual([])
    await db.execute(sql`alter table documents disable trigger user`)
    await db.execute(
      sql`update documents set facts = jsonb_set(jsonb_set(facts, '{value,totalPaise}', '10000001'), '{supplier,stateCode}', '"IN-MH"') where kind = 'tax-invoice' and facts->>'placeOfSupply' = 'IN-DL'`,
    )
    await db.execute(sql`alter table documents enable trigger user`)
    const [large] = await rows('b2cl')
    expect(gstr1Cells('b2cl', large!)).toEqual([
      expect.stringMatching(/^TI\//),
      expect.stringMatching(/^\d\d-[A-Z][a-z]{2}-20\d\d$/),
      100000.01,
      '07-Delhi',
      '',
      5,
      40000,
      '',
      '',
    ])
    expect((await rows('b2cs')).map(({ placeOfSupply }) => placeOfSupply)).not.toContain('IN-DL')
    for (const section of GSTR_1_SECTIONS)
      for (const row of await rows(section))
        expect(gstr1Cells(section, row)).toHaveLength(GSTR_1_COLUMNS[section].length)
  })

  test('count by the day in India, in years from April to March', async ({ db }) => {
    expect(bookYear(2026)).toMatchObject({ name: '2026–27', from: '2026-04-01', until: '2027-03-31' })
    expect([bookYearOf('2027-03-31'), bookYearOf('2027-04-01')]).toEqual([2026, 2027])
    expect([yearBefore('2028-02-29'), yearBefore('2026-11-23')]).toEqual(['2027-02-28', '2025-11-23'])
    const bench = await bookingBench(db)
    await (await bench.book()).pay('success', 'all')
    await db.update(bookings).set({ confirmedAt: new Date('2026-03-31T18:30:00Z') })
    const [april] = await got(reportSales(db, OWNER, bookYear(2026)))
    // caught: the months of UTC, in which it is still March
    expect(april).toMatchObject({ month: '2026-04', bookings: 1, seats: 2, soldPaise: TOTAL })
    expect(await got(reportPace(db, OWNER, { from: '2026-03-01', until: '2026-03-31' }))).toMatchObject({ bookings: 0 })
    expect(await got(reportPace(db, OWNER, { from: '2026-04-01', until: '2026-04-01' }))).toMatchObject({ bookings: 1 })
  })

  test('set the seats sold by today beside those sold by the same day a year before, for the same month (caught: what was sold later that year, what was cancelled since left out)', async ({
    db,
  }) => {
    const bench = await bookingBench(db, { capacity: 20 })
    // Leaving on, confirmed on, cancelled on: the latest stands for the first day after the one that counts.
    const sold = [
      ['2026-12-31', '2026-11-26T18:29:00Z', null],
      ['2026-12-01', '2026-11-26T18:30:00Z', null],
      ['2025-12-31', '2025-11-26T18:29:00Z', null],
      ['2025-12-20', '2025-11-27T06:00:00Z', null],
      ['2025-12-10', '2025-10-01T06:00:00Z', '2025-12-01'],
      ['2025-12-10', '2025-10-01T06:00:00Z', '2025-11-01'],
      ['2027-10-31', '2026-06-01T06:00:00Z', null],
      ['2027-11-01', '2026-06-01T06:00:00Z', null],
    ] as const
    for (const [startsOn, confirmed, cancelled] of sold) {
      const booked = await bench.book()
      await db
        .update(bookings)
        .set({
          startsOn,
          endsOn: startsOn,
          confirmedAt: new Date(confirmed),
          cancelledAt: cancelled && new Date(cancelled),
          contactName: 'Meera',
          contactEmail: 'meera@example.org',
          state: cancelled ? 'cancelled' : 'confirmed',
        })
        .where(eq(bookings.reference, booked.reference))
    }
    // caught: seats of a date that was called off, whose travellers have yet to choose another
    await write(db, scheduleDepartures, [
      { ...DEPARTURE, id: 'called-off', startsOn: '2026-12-05', status: 'cancelled' },
    ])
    const off = await bench.book()
    const contact = { contactName: 'Meera', contactEmail: 'meera@example.org' }
    const stood = { startsOn: '2026-12-05', endsOn: '2026-12-08', confirmedAt: new Date('2026-06-01T06:00:00Z') }
    await db
      .update(bookings)
      .set({ ...contact, ...stood, departureId: 'called-off', choiceUntil: '2026-12-01', state: 'confirmed' })
      .where(eq(bookings.reference, off.reference))
    const pace = await got(reportTravelPace(db, OWNER, '2026-11-26'))
    expect(pace.map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-12',
      ...Array.from({ length: 10 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`),
    ])
    expect(pace[1]).toEqual({ month: '2026-12', seats: 2, seatsBefore: 4, seatsInTheEnd: 4 })
    expect(endOfPace(pace[1]!)).toBe(2)
    expect(pace.at(-1)).toMatchObject({ month: '2027-10', seats: 2 })
    expect(endOfPace(pace.at(-1)!)).toBeUndefined()
  })

  test('read the papers of a month once it is over, and not again (caught: this month from memory too)', async ({
    db,
  }) => {
    await trade(db)
    const [now, later] = [0, 40].map((days) => ({
      ...needs(db),
      clock: stoppedClock(new Date(`${addDays(today, days)}T12:00:00Z`)),
    }))
    const read = async () => [
      inAll(await got(reportGst(now!, OWNER, year)), NO_GST).totalPaise,
      inAll(await got(reportGst(later!, OWNER, year)), NO_GST).totalPaise,
    ]
    const [whole] = await read()
    expect(whole).toBeGreaterThan(0)
    await db.execute(sql`alter table documents disable trigger user`)
    await db.delete(documents)
    await db.execute(sql`alter table documents enable trigger user`)
    expect(await read()).toEqual([0, whole])
  })

  test('count as from a quote what was changed since it was booked of one (caught: its own quote alone)', async ({
    db,
  }) => {
    const bench = await bookingBench(db, { capacity: 20 })
    await leadBench(db).receive()
    const [lead] = await db.select({ id: leads.id }).from(leads)
    const booked = await bench.book({ adults: 3 })
    await booked.pay('success', 'all')
    const [{ quoteToken } = { quoteToken: '' }] = await db.select().from(bookings)
    await db.insert(leadEvents).values({ leadId: lead!.id, kind: 'quoted', quoteToken, at: new Date() })
    const { data } = (await booked.at('POST', '/amendments', { adults: 2 })).body
    const { quote } = data as unknown as { quote: { token: string } }
    await booked.at('POST', '/amendments', { quote: quote.token, travellers: FAMILY })
    await (await bench.book()).pay('success', 'all')
    const fromWhere = async () =>
      (await got(reportSources(db, OWNER, year))).map(({ source, bookings, seats }) => [source, bookings, seats])
    const expected = [
      ['quote', 1, 2],
      ['telephone', 0, 0],
      ['account', 0, 0],
      ['guest', 1, 2],
    ]
    expect(await fromWhere()).toEqual(expected)
    // caught: as a guest’s, from the day on which the enquiry is forgotten
    await forgetLead(db, systemClock, lead!.id)
    expect((await db.select().from(leadEvents)).filter(({ quoteToken }) => quoteToken !== null)).toEqual([])
    expect(await fromWhere()).toEqual(expected)
  })

  test('are read by sales and owners alone', async ({ db }) => {
    for (const actor of [{ id: 'meera', role: 'editor' } as const, { program: 'a job' } as const, undefined])
      for (const report of [
        reportSales(db, actor, year),
        reportGst(needs(db), actor, year),
        reportOccupancy(db, actor, year),
        reportEnquiries(db, actor, year),
        reportGstr1(db, actor, month, 'b2cs'),
        reportPace(db, actor, year),
        reportTravelPace(db, actor, today),
      ])
        expect(await report).toEqual({ ok: false, reason: 'forbidden' })
  })
})
