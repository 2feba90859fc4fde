import { findCityByUrl } from '#domain/catalogue/cities.server.ts'
import { findSpokenCity } from '#domain/cars/fleet-desk.server.ts'
import { DRIVER, editDriver, editVehicle, VEHICLE } from '#domain/cars/fleet-writing.server.ts'
import { resolvePlaces } from '#domain/content/named-places.server.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { putBack, subjectOf } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** The city whose name or address somebody typed; what they typed itself where it is none. */
async function garageTyped(db: Db, typed: string) {
  if (typed === '') return { id: '', words: '' }
  const { keys, fault } = await resolvePlaces(db, [typed])
  const city = keys[0] === undefined ? undefined : await findCityByUrl(db, keys[0])
  return { id: city?.id ?? typed, words: fault?.message ?? '' }
}

/** A command knows cities by their ids: what is wrong with a name is said in the words of the names. */
function inNames<Answer extends { ok: boolean; faults?: readonly Fault[] }>(answer: Answer, words: string): Answer {
  if (answer.ok || !answer.faults || words === '') return answer
  const others = answer.faults.filter(({ path }) => path !== 'garageCityId')
  return { ...answer, faults: [...others, { path: 'garageCityId', message: words }] }
}

const SAVES = {
  vehicle: async (services, actor, typed) => {
    const garage = await garageTyped(services.db, typed('garageCityId'))
    const draft = {
      id: typed('vehicle') || newId(),
      stood: typed('stood'),
      carId: typed('carId'),
      registration: typed('registration').replaceAll(/\s+/g, ' '),
      garageCityId: garage.id,
      active: typed('active') === 'yes',
    }
    return told(inNames(await editVehicle(services, actor, draft), garage.words), () => 'vehicle', REFUSED)
  },
  driver: async (services, actor, typed) => {
    const garage = await garageTyped(services.db, typed('garageCityId'))
    const draft = {
      id: typed('driver') || newId(),
      name: typed('name'),
      mobile: readMobile(typed('mobile')) ?? typed('mobile'),
      stood: typed('stood'),
      garageCityId: garage.id,
      active: typed('active') === 'yes',
    }
    return told(inNames(await editDriver(services, actor, draft), garage.words), () => 'driver', REFUSED)
  },
} satisfies Record<string, Deed>

const FIELDS = { vehicle: ['registration', 'carId'], driver: ['name', 'mobile'] } as const

/** Where a vehicle or a driver ever stood, by the ids of the cities. */
export async function garagesOnceOf(db: Db, thing: PutBack): Promise<string[]> {
  const entries = await listHistory(db, subjectOf(thing))
  const rows = entries.flatMap(({ before, after }) => [before, after]) as ({ garageCityId?: string } | null)[]
  return [...new Set(rows.map((row) => row?.garageCityId ?? ''))]
}

/** A vehicle or a driver as its form held it. */
export function fleetBack(which: keyof typeof SAVES, id: string): PutBack {
  return {
    kind: which === 'vehicle' ? VEHICLE : DRIVER,
    id,
    intent: which,
    of: { [which]: id },
    save: SAVES[which],
    typed: async (was, db) => {
      const row = was as Record<string, unknown>
      const fields = FIELDS[which].map((name) => [name, String(row[name])])
      const garageCityId = await findSpokenCity(db, String(row['garageCityId']))
      return { ...Object.fromEntries(fields), garageCityId, active: row['active'] ? 'yes' : '' }
    },
  }
}

/** What the forms of the fleet's page ask for: an id of nothing is a new one. */
export const FLEET_DEEDS: Record<string, Deed> = {
  ...SAVES,
  'put-back': (services, actor, typed, file) =>
    putBack(fleetBack('vehicle', typed('vehicle')), fleetBack('driver', typed('driver')))(services, actor, typed, file),
}
