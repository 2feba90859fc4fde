import { asProgram } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { saveDrivers, saveVehicles } from '#domain/cars/fleet-writing.server.ts'
import { cars, vehicles } from '#domain/cars/tables.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { demoDrivers, demoVehicles } from './fleet.ts'

/** Puts cars and drivers into the demo's garages where there are none: also into a demo from before they were rows, and there only what its own classes and cities bear. */
export async function loadDemoFleet({ db, clock }: CommandNeeds): Promise<void> {
  await db.transaction(async (db) => {
    if ((await db.$count(vehicles)) > 0) return
    const known = new Set(
      [...(await db.select({ id: cars.id }).from(cars)), ...(await db.select({ id: cities.id }).from(cities))].map(
        ({ id }) => id,
      ),
    )
    const drivers = demoDrivers().filter(({ garageCityId }) => known.has(garageCityId))
    const sent = demoVehicles().filter(({ carId, garageCityId }) => known.has(carId) && known.has(garageCityId))
    await asProgram({ db, clock }, 'demo', saveDrivers, drivers)
    await asProgram({ db, clock }, 'demo', saveVehicles, sent)
  })
}
