import { sql } from 'drizzle-orm'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, FAMILY } from './booking-bench.ts'

/** One journey invoiced, one cancelled at a price, one made smaller, one paid in part: every paper and every account. */
export async function trade(db: Db) {
  const bench = await bookingBench(db, { capacity: 20 })
  const invoiced = await bench.book({ state: 'IN-DL' }, { travellers: FAMILY })
  await invoiced.pay('success', 'all')
  await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
  await invoiceEndedJourneys(db, istDate(new Date()))
  const cancelled = await bench.book()
  await cancelled.pay('success', 'all')
  await cancelled.at('POST', '/cancellation')
  const smaller = await bench.book({ adults: 3 })
  await smaller.pay('success', 'all')
  const { data } = (await smaller.at('POST', '/amendments', { adults: 2 })).body
  const { quote } = data as unknown as { quote: { token: string } }
  await smaller.at('POST', '/amendments', { quote: quote.token, travellers: FAMILY })
  const begun = await bench.book()
  await begun.pay('success')
  await bench.refund()
  return bench
}

/** What a report says to who may read it. */
export async function got<Report>(report: Promise<{ ok: true; value: Report } | { ok: false }>): Promise<Report> {
  const answer = await report
  if (!answer.ok) throw new Error('refused')
  return answer.value
}
