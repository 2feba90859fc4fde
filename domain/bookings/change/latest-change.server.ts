import { and, desc, eq } from 'drizzle-orm'
import { bookingNotes } from '#domain/bookings/desk/tables.ts'
import { bookingEvents } from '#domain/bookings/tables.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'

/** What the last change of a booking did: what goes back by it alone, the day it moved to, and who left with it. */
export type LatestChange = { refundPaise: Paise; movedTo: CalendarDate | undefined; left: string[] }

/** The last change of a booking, and no other before it; undefined of one that was never changed. */
export async function findLatestChange(db: Db, bookingId: string): Promise<LatestChange | undefined> {
  const isAmended = and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, 'amended'))
  const [last] = await db.select().from(bookingEvents).where(isAmended).orderBy(desc(bookingEvents.id)).limit(1)
  if (!last) return undefined
  const { refundPaise, wasOn, isOn } = last.facts
  // What one transaction writes bears one moment.
  const isWith = and(
    eq(bookingNotes.bookingId, bookingId),
    eq(bookingNotes.about, 'left'),
    eq(bookingNotes.at, last.at),
  )
  const notes = await db.select({ words: bookingNotes.words }).from(bookingNotes).where(isWith)
  return {
    refundPaise: Number(refundPaise ?? 0),
    movedTo: typeof isOn === 'string' && isOn !== wasOn ? isOn : undefined,
    left: notes.flatMap(({ words }) => words.split(', ')),
  }
}
