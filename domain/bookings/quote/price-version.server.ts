import { eq, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import { cars } from '#domain/cars/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { quotes } from '#domain/bookings/tables.ts'

/** What a quote sells: by its ids, or by the columns that hold them. */
type Id = string | SQLWrapper | null
type SoldThing = { packageId: Id; departureId: Id; carId: Id }

/** A digest, made by the database, of all that staff may change of what a quote costs; null once the package or the departure is not sold. Of a car its rates, while it is offered; the kilometres are those that were promised. */
export function priceVersionOf({ packageId, departureId, carId }: SoldThing) {
  const { grid, rates, gstScheme, days, kind, groupMax, published, infantsHaveSeats, ownDates } = packages
  const ofPackage = sql`concat_ws('|', ${grid}::text, ${rates}::text, ${gstScheme}, ${days}, ${kind}, ${groupMax}, ${published}, case when ${infantsHaveSeats} then 'infants have seats' end, case when ${departureId}::text is null and not (${ownDates} ->> 'areSold')::boolean then 'no own dates' end)`
  const ofDeparture = sql`concat_ws('|', ${departures.twinPaise}, ${departures.startsOn}, ${departures.departureCity}, ${departures.status} in ('closed', 'cancelled'), ${departures.cells}::text)`
  return sql<string>`coalesce((select md5(concat_ws('|', ${ofPackage}, ${ofDeparture}))
    from ${packages} left join ${departures} on ${departures.id} = ${departureId}::text
    where ${packages.id} = ${packageId}::text), (select md5(${ratesOfCar()}) from ${cars} where ${cars.id} = ${carId}::text))`
}

function ratesOfCar() {
  const { perKmPaise, perKmOneWayPaise, minKmPerDay, driverAllowancePaise, nightChargePaise, gstScheme, seats } = cars
  const { local4h40kmPaise, local8h80kmPaise, local12h120kmPaise, extraKmPaise, extraHourPaise } = cars
  const outOfTown = sql`${perKmPaise}, ${perKmOneWayPaise}, ${minKmPerDay}, ${driverAllowancePaise}, ${nightChargePaise}`
  const inTown = sql`${local4h40kmPaise}, ${local8h80kmPaise}, ${local12h120kmPaise}, ${extraKmPaise}, ${extraHourPaise}`
  return sql`case when ${cars.offered} then row(${outOfTown}, ${inTown}, ${gstScheme}, ${seats})::text else 'not offered' end`
}

/** Whether what a quote was priced from still stands: of a select from the quotes. */
export function isStillPriced() {
  return sql<boolean>`${quotes.priceVersion} is not distinct from ${priceVersionOf(quotes)}`
}

/** Whether what the quote with this token was priced from still stands. */
export async function isQuoteStillPriced(db: Db, token: string): Promise<boolean> {
  const [found] = await db.select({ isSame: isStillPriced() }).from(quotes).where(eq(quotes.token, token))
  return found?.isSame ?? false
}
