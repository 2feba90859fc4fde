import { and, eq, inArray, sql } from 'drizzle-orm'
import { refundAsks } from '#domain/bookings/desk/tables.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'

/** What one person gives back of a booking alone, in all, until the owner has set another sum. */
export const USUAL_ALONE_PAISE = 5_000_00

/** What one person may still give back of these bookings alone, of all of them together. */
export async function findAlonePaise(db: Db, ...bookingIds: string[]): Promise<Paise> {
  const given = and(
    inArray(refundAsks.bookingId, bookingIds),
    eq(refundAsks.state, 'given'),
    eq(refundAsks.needsSecond, false),
  )
  const [before] = await db
    .select({ paise: sql`coalesce(sum(${refundAsks.amountPaise}), 0)`.mapWith(Number) })
    .from(refundAsks)
    .where(given)
  const limit = (await findSetting(db, 'refunds'))?.alonePaise ?? USUAL_ALONE_PAISE
  return Math.max(0, limit - before!.paise)
}

/** The ask of a booking that waits for somebody to decide. */
export async function findOpenAsk(db: Db, bookingId: string) {
  const [open] = await db
    .select()
    .from(refundAsks)
    .where(and(eq(refundAsks.bookingId, bookingId), eq(refundAsks.state, 'open')))
  return open
}
