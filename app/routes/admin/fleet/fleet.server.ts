import { DRIVER, editDriver, editVehicle, VEHICLE } from '#domain/cars/fleet-writing.server.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { newId } from '#platform/ids.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

const SAVES = {
  vehicle: async (services, actor, typed) => {
    const draft = {
      id: typed('vehicle') || newId(),
      stood: typed('stood'),
      carId: typed('carId'),
      registration: typed('registration').replaceAll(/\s+/g, ' '),
      garageCityId: typed('garageCityId'),
      active: typed('active') === 'yes',
    }
    return told(await editVehicle(services, actor, draft), () => 'vehicle', REFUSED)
  },
  driver: async (services, actor, typed) => {
    const draft = {
      id: typed('driver') || newId(),
      name: typed('name'),
      mobile: readMobile(typed('mobile')) ?? typed('mobile'),
      stood: typed('stood'),
      garageCityId: typed('garageCityId'),
      active: typed('active') === 'yes',
    }
    return told(await editDriver(services, actor, draft), () => 'driver', REFUSED)
  },
} satisfies Record<string, Deed>

const FIELDS = {
  vehicle: ['registration', 'carId', 'garageCityId'],
  driver: ['name', 'mobile', 'garageCityId'],
} as const

/** A vehicle or a driver as its form held it. */
export function fleetBack(which: keyof typeof SAVES, id: string): PutBack {
  return {
    kind: which === 'vehicle' ? VEHICLE : DRIVER,
    id,
    intent: which,
    of: { [which]: id },
    save: SAVES[which],
    typed: (was) => {
      const row = was as Record<string, unknown>
      const fields = FIELDS[which].map((name) => [name, String(row[name])])
      return { ...(Object.fromEntries(fields) as Record<string, string>), active: row['active'] ? 'yes' : '' }
    },
  }
}

/** What the forms of the fleet's page ask for: an id of nothing is a new one. */
export const FLEET_DEEDS: Record<string, Deed> = {
  ...SAVES,
  'put-back': (services, actor, typed, file) =>
    putBack(fleetBack('vehicle', typed('vehicle')), fleetBack('driver', typed('driver')))(services, actor, typed, file),
}
