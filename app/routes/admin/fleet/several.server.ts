import { told } from '#app/routes/admin/deeds.server.ts'
import type { OneDeed } from '#app/routes/admin/several/each.server.ts'
import { DRIVER, editDriver, editVehicle, VEHICLE } from '#domain/cars/fleet-writing.server.ts'
import type { DriverDraft, VehicleDraft } from '#domain/cars/fleet-writing.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import type { Db } from '#platform/db.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** A vehicle with something else of it, as its own form would save it. */
function ofVehicle(become: (typed: (name: string) => string) => Partial<VehicleDraft>): OneDeed {
  return async (services, actor, { id, stood }, typed) => {
    const row = await rowOf<VehicleDraft>(services.db, VEHICLE, id)
    if (!row) return { ok: false, reason: 'changed-meanwhile' }
    const { carId, registration, garageCityId, active } = { ...row, ...become(typed) }
    return told(
      await editVehicle(services, actor, { id, stood, carId, registration, garageCityId, active }),
      () => 'vehicle',
      REFUSED,
    )
  }
}

function ofDriver(active: boolean): OneDeed {
  return async (services, actor, { id, stood }) => {
    const row = await rowOf<DriverDraft>(services.db, DRIVER, id)
    if (!row) return { ok: false, reason: 'changed-meanwhile' }
    const { name, mobile, garageCityId } = row
    return told(
      await editDriver(services, actor, { id, stood, name, mobile, garageCityId, active }),
      () => 'driver',
      REFUSED,
    )
  }
}

async function rowOf<Row>(db: Db, kind: AuditedKind, id: string): Promise<Row | undefined> {
  return (await kind.read(db, [id])).get(id) as Row | undefined
}

/** What is done to each of several vehicles or drivers. */
export const SEVERAL_OF_FLEET: Record<string, OneDeed> = {
  'vehicle-out': ofVehicle(() => ({ active: false })),
  'vehicle-in': ofVehicle(() => ({ active: true })),
  'vehicle-class': ofVehicle((typed) => ({ carId: typed('carId') })),
  'driver-out': ofDriver(false),
  'driver-in': ofDriver(true),
}
