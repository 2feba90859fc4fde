import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { DRIVER_NAMED_AT } from '#domain/cars/hire.ts'
import { drivers, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { isAllowedMobile } from '#domain/contact/mobile.ts'
import { inGap } from '#domain/messaging/dlt.ts'
import { sendSms } from '#domain/messaging/send.server.ts'
import { findTemplateRow } from '#domain/messaging/templates.server.ts'
import { onDayBefore, todayInIndia } from '#platform/database-time.server.ts'
import type { Config } from '#platform/config.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
import { departures } from './tables.ts'

type Needs = { db: Db; config: Pick<Config, 'otpCountries' | 'codesBy'> }

/**
 * Texts the drivers of departures what they drive, from 18:00 in India on the evening before by the database's clock: each once, whoever else does so at the same time. Gives how many
 * were told; whom no SMS can reach is not, and is no more thought to be.
 */
export async function tellDepartureDrivers(needs: Needs): Promise<number> {
  const reaches = await driversReached(needs)
  const due = reaches ? await listDue(needs.db) : []
  return countInTurn(
    due.filter(({ mobile }) => reaches?.(mobile)),
    (one) => tell(needs, one),
  )
}

/** Which mobiles of drivers the SMS of what they drive can go to; undefined where it goes to nobody, since no carrier sends it or it is switched off. */
export async function driversReached({ db, config }: Needs): Promise<((mobile: string) => boolean) | undefined> {
  if (config.codesBy !== 'sms') return undefined
  const row = await findTemplateRow(db, 'driver-trip', 'sms')
  return row?.isOn === false ? undefined : (mobile) => isAllowedMobile(mobile, config.otpCountries)
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
}

function tell({ db }: Needs, { id, mobile, startsOn, plate, trip, city, people }: Due): Promise<boolean> {
  return db.transaction(async (db) => {
    const mine = await db
      .update(vehicleHires)
      .set({ toldAt: sql`now()` })
      .where(and(eq(vehicleHires.bookingId, id), isNull(vehicleHires.toldAt)))
      .returning({ id: vehicleHires.bookingId })
    if (mine.length === 0) return false
    const values = { date: formatDate(startsOn), plate, people: String(people) }
    const words = { trip: inGap(trip), city: inGap(city) }
    const sent = await sendSms(db, 'driver-trip', { to: mobile, values: { ...values, ...words } })
    // The register takes no such plate or name: whoever looks sees that they are not told.
    if (!sent) await db.update(vehicleHires).set({ toldAt: null }).where(eq(vehicleHires.bookingId, id))
    return sent !== undefined
  })
}
