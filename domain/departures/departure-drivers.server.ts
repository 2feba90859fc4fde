import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { DRIVER_NAMED_AT } from '#domain/cars/hire.ts'
import { drivers, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { isAllowedMobile } from '#domain/contact/mobile.ts'
import { inGap } from '#domain/messaging/dlt.ts'
import { sendSms } from '#domain/messaging/send.server.ts'
import { onDayBefore, todayInIndia } from '#platform/database-time.server.ts'
import type { Config } from '#platform/config.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
import { departures } from './tables.ts'

type Needs = { db: Db; config: Pick<Config, 'otpCountries' | 'codesBy'> }

const MOST_AT_ONCE = 200

/**
 * Texts the drivers of departures what they drive, from 18:00 in India on the evening before by the database's clock: each once, whoever else does so at the same time. Gives how many
 * were told, those among them no SMS may go to.
 */
export async function tellDepartureDrivers(needs: Needs): Promise<number> {
  return countInTurn(await listDue(needs.db), (one) => tell(needs, one))
}

type Due = Awaited<ReturnType<typeof listDue>>[number]

function listDue(db: Db) {
  const { startsOn, endsBefore, toldAt, departureId } = vehicleHires
  return db
    .select({
      id: vehicleHires.bookingId,
      mobile: drivers.mobile,
      startsOn,
      plate: vehicles.registration,
      trip: packages.name,
      city: departures.departureCity,
      people: departures.sold,
    })
    .from(vehicleHires)
    .innerJoin(departures, eq(departures.id, departureId))
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .innerJoin(vehicles, eq(vehicles.id, vehicleHires.vehicleId))
    .innerJoin(drivers, eq(drivers.id, vehicleHires.driverId))
    .where(and(isNull(toldAt), gt(endsBefore, todayInIndia), lte(onDayBefore(startsOn, DRIVER_NAMED_AT), sql`now()`)))
    .limit(MOST_AT_ONCE)
}

function tell({ db, config }: Needs, { id, mobile, startsOn, plate, trip, city, people }: Due): Promise<boolean> {
  return db.transaction(async (db) => {
    const mine = await db
      .update(vehicleHires)
      .set({ toldAt: sql`now()` })
      .where(and(eq(vehicleHires.bookingId, id), isNull(vehicleHires.toldAt)))
      .returning({ id: vehicleHires.bookingId })
    if (mine.length === 0) return false
    const values = { date: formatDate(startsOn), plate, people: String(people) }
    const words = { trip: inGap(trip), city: inGap(city) }
    if (config.codesBy === 'sms' && isAllowedMobile(mobile, config.otpCountries))
      await sendSms(db, 'driver-trip', { to: mobile, values: { ...values, ...words } })
    return true
  })
}
