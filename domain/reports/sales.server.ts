import { and, gte, lt, sql } from 'drizzle-orm'
import { bookings } from '#domain/bookings/tables.ts'
import { ledgerEntries } from '#domain/payments/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { BookYear } from './book-year.ts'
import { everyMonth, instantsOf, isInMonth, monthRows, reading, sumOf } from './reading.server.ts'

/** A month of sales: bookings by the day they were confirmed, at what they cost today; money by the day it came and went back. */
export type SalesMonth = {
  month: string
  bookings: number
  seats: number
  soldPaise: Paise
  /** Of those bookings, how many were cancelled since. */
  cancelled: number
  receivedPaise: Paise
  refundedPaise: Paise
}

const SOLD = { bookings: 0, seats: 0, soldPaise: 0, cancelled: 0 }
const MOVED = { receivedPaise: 0, refundedPaise: 0 }

/** Bookings and money of each month of a year of the books. What was received is the ledger's, rupee by rupee. Refuses `forbidden`. */
export function reportSales(db: Db, actor: Actor, year: BookYear) {
  return reading(actor, async (): Promise<SalesMonth[]> => {
    const sold = everyMonth(year, await soldByMonth(db, year), SOLD)
    const moved = everyMonth(year, await movedByMonth(db, year), MOVED)
    return sold.map((row, at) => ({ ...row, ...moved[at]! }))
  })
}

/** Bookings confirmed from one day to another, both counted, and what they cost today. Refuses `forbidden`. */
export function reportPace(db: Db, actor: Actor, days: { from: CalendarDate; until: CalendarDate }) {
  return reading(actor, async () => {
    const [found] = await db.select(SUMS).from(bookings).where(isConfirmedIn(days))
    return found!
  })
}

const SUMS = {
  bookings: sql<number>`count(*)`.mapWith(Number).as('bookings_sold'),
  seats: sumOf(bookings.seats).as('seats_sold'),
  soldPaise: sumOf(bookings.totalPaise, sql`${bookings.state} <> 'cancelled'`).as('sold_paise'),
  cancelled: sql<number>`count(*) filter (where ${bookings.state} = 'cancelled')`.mapWith(Number).as('cancelled'),
}
const month = sql<string>`months.month`

function isConfirmedIn(days: { from: CalendarDate; until: CalendarDate }) {
  const { start, end } = instantsOf(days)
  return and(gte(bookings.confirmedAt, start), lt(bookings.confirmedAt, end))
}

function soldByMonth(db: Db, year: BookYear) {
  const sold = db.select(SUMS).from(bookings).where(isInMonth(bookings.confirmedAt)).as('sold')
  return db
    .select({ month, ...sold._.selectedFields })
    .from(monthRows(year))
    .crossJoinLateral(sold)
}

/** Money that moves from one account to another adds up to nothing, so the sum of all is what came; what was entered wrongly never did. */
function movedByMonth(db: Db, year: BookYear) {
  const { at, paise, account } = ledgerEntries
  const moved = db
    .select({
      receivedPaise: sumOf(paise, sql`${account} <> 'taken-back'`).as('received_paise'),
      refundedPaise: sumOf(paise, sql`${account} = 'refunded'`).as('refunded_paise'),
    })
    .from(ledgerEntries)
    .where(isInMonth(at))
    .as('moved')
  return db
    .select({ month, ...moved._.selectedFields })
    .from(monthRows(year))
    .crossJoinLateral(moved)
}
