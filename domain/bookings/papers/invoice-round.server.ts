import { and, asc, eq, exists, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings, hasRun } from '#domain/bookings/tables.ts'
import { documents } from '#domain/documents/tables.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import { serializeError, withoutAddresses } from '#platform/error-serializer.ts'
import { documentJourney } from './paperwork.server.ts'

const MOST_AT_ONCE = 50
const LONGEST_FAULT = 200

/** Nobody turns more pages: of more than these the ones that ended first. */
const MOST_LISTED = 10_000

/** Of a select from the bookings: their journey was over before a day and has no tax invoice yet. */
export function lacksInvoice(db: Db, today: CalendarDate | SQL): SQL | undefined {
  return and(isAmongEnded(db, today, MOST_LISTED), notExists(invoicesOf(db)))
}

/** The references of bookings, among some, whose journey waits for its tax invoice: whoever forgets them has it made first. */
export async function listUninvoiced(db: Db, which: SQL): Promise<string[]> {
  const { reference } = bookings
  const rows = await db
    .select({ reference })
    .from(bookings)
    .where(and(which, lacksInvoice(db, todayInIndia)))
    .orderBy(reference)
  return rows.map((row) => row.reference)
}

/** Makes the tax invoices that those bookings wait for, in the caller's transaction, which has locked them. Gives whether all of them could be made. */
export async function invoiceFirst(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const waiting = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, [...ids]), lacksInvoice(db, todayInIndia)))
  try {
    for (const { id } of waiting) await db.transaction((db) => invoice(db, id))
    return true
  } catch {
    return false
  }
}

/** Those that may lack one are looked up first: the planner takes them for many, since most that are over have theirs, and would read all bookings. */
function isAmongEnded(db: Db, today: CalendarDate | SQL, most?: number): SQL {
  const { id, endsOn } = bookings
  const ended = db.select({ id }).from(bookings).where(mayLackInvoice(today)).orderBy(asc(endsOn), asc(id))
  return sql`${id} = any(array(${most === undefined ? ended : ended.limit(most)}))`
}

/** The index knows them: those that are known to have one are in it no more. */
function mayLackInvoice(today: CalendarDate | SQL): SQL | undefined {
  return and(eq(bookings.state, 'confirmed'), sql`not ${bookings.isInvoiced}`, lt(bookings.endsOn, today), hasRun)
}

function invoicesOf(db: Db) {
  const isInvoice = and(eq(documents.bookingId, bookings.id), eq(documents.kind, 'tax-invoice'))
  return db
    .select({ one: sql`1` })
    .from(documents)
    .where(isInvoice)
}

/**
 * Invoices journeys that are over, from the day after their end, each in a transaction of its own; the law gives thirty days (CGST Rule 47). Several processes may do
 * this at once. One that cannot be invoiced keeps why, and no other from its own; all that failed are thrown together at the end. Gives how many were invoiced.
 */
export async function invoiceEndedJourneys(db: Db, today: CalendarDate, atOnce = MOST_AT_ONCE): Promise<number> {
  await noteInvoiced(db, today)
  let invoiced = 0
  const failed: unknown[] = []
  for (let last: Ended | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const ended = await listEnded(db, today, last, atOnce)
    for (const { id } of ended) {
      try {
        if (await db.transaction((db) => invoice(db, id))) invoiced++
      } catch (error) {
        await keepFault(db, id, error)
        failed.push(error)
      }
    }
    last = ended.length < atOnce ? undefined : ended.at(-1)
  }
  if (failed.length > 0) throw new AggregateError(failed, 'journeys that are over could not be invoiced')
  return invoiced
}

/** Of those that a version before this one invoiced. */
async function noteInvoiced(db: Db, today: CalendarDate): Promise<void> {
  await db
    .update(bookings)
    .set({ isInvoiced: true, invoiceFault: null })
    .where(and(isAmongEnded(db, today), exists(invoicesOf(db))))
}

type Ended = { id: string; endsOn: CalendarDate }

function listEnded(db: Db, today: CalendarDate, last: Ended | undefined, atOnce: number): Promise<Ended[]> {
  const { id, endsOn } = bookings
  const after = last && sql`(${endsOn}, ${id}) > (${last.endsOn}::date, ${last.id})`
  return db
    .select({ id, endsOn })
    .from(bookings)
    .where(and(mayLackInvoice(today), after))
    .orderBy(asc(endsOn), asc(id))
    .limit(atOnce)
}

async function invoice(db: Db, id: string): Promise<boolean> {
  const booking = await lockBooking(db, id)
  if (booking?.state !== 'confirmed') return false
  // First: whoever has a number takes no other lock.
  await db.update(bookings).set({ isInvoiced: true, invoiceFault: null }).where(eq(bookings.id, id))
  return documentJourney(db, booking)
}

async function keepFault(db: Db, id: string, error: unknown): Promise<void> {
  const isStill = and(eq(bookings.id, id), sql`not ${bookings.isInvoiced}`)
  await db
    .update(bookings)
    .set({ invoiceFault: faultOf(error) })
    .where(isStill)
}

/** Why, for whoever mends it: in the words of the house, and of what a database refused its names alone, since its words repeat the row. */
function faultOf(error: unknown): string {
  const { code, constraint, table } = serializeError(error).cause ?? {}
  const names = [code, constraint ?? table].filter((name) => name !== undefined)
  if (names.length > 0) return `The database refused it: ${names.join(', ')}.`
  return withoutAddresses(error instanceof Error ? error.message : 'It is not known why.').slice(0, LONGEST_FAULT)
}
