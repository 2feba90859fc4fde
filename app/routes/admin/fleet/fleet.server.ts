import { editDriver, editVehicle } from '#domain/cars/fleet-writing.server.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { newId } from '#platform/ids.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of the fleet's page ask for: an id of nothing is a new one. */
export const FLEET_DEEDS: Record<string, Deed> = {
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
}
