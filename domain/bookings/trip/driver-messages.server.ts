import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { findDriver } from '#domain/cars/hires.server.ts'
import { vehicleHires } from '#domain/cars/tables.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
import { tellDriver } from './journey-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { isDriverNamed } from './hired-driver.ts'

type Needs = TellNeeds & { db: Db }

const MOST_AT_ONCE = 200

/**
 * Tells whoever booked a car who drives it and its plate, from 18:00 in India on the evening before by the database's clock: once, whoever else does so at the
 * same time, and again when somebody else drives. Gives how many were told.
 */
export async function tellDrivers(needs: Needs): Promise<number> {
  const { db } = needs
  const today = await databaseToday(db)
  const { bookingId, departureId, startsOn, endsBefore, toldAt } = vehicleHires
  const untold = await db
    .select({ bookingId })
    .from(vehicleHires)
    .where(and(isNull(toldAt), isNull(departureId), lte(startsOn, addDays(today, 1)), gt(endsBefore, today)))
    .limit(MOST_AT_ONCE)
  return countInTurn(untold, (hire) => tell(needs, hire.bookingId))
}

async function tell(needs: Needs, id: string): Promise<boolean> {
  return needs.db.transaction(async (db) => {
    const booking = await lockBooking(db, id)
    if (!booking || !isDriverNamed(booking)) return false
    const mine = await db
      .update(vehicleHires)
      .set({ toldAt: sql`now()` })
      .where(and(eq(vehicleHires.bookingId, id), isNull(vehicleHires.toldAt)))
      .returning({ id: vehicleHires.bookingId })
    const driver = mine.length > 0 && (await findDriver(db, id))
    if (!driver) return false
    await tellDriver({ ...needs, db }, booking, driver)
    return true
  })
}
