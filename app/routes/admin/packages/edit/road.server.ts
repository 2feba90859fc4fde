import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import { saveRoads } from '#domain/cars/roads/roads.server.ts'
import type { Services } from '#domain/services.server.ts'
import { readerOf } from './typed.ts'

/** The ids of the places whose road a press keeps, as `road.….…` says them. */
export function pairIn(pressed: string): [string, string] | undefined {
  const [, one, other] = /^road\.([\w-]+)\.([\w-]+)$/.exec(pressed) ?? []
  return one && other ? [one, other] : undefined
}

const KM = 'Kilometres as a number, such as 140.'
const HOURS = 'Hours as a number, such as 3.5.'

/** Puts a road between two halts into the road table. The form is shown again as it was typed: the rest of it is not saved by this. */
export async function keepRoad(
  services: Services,
  actor: Parameters<Deed>[1],
  [oneCityId, otherCityId]: [string, string],
  typed: (name: string) => string,
): Promise<DeedOutcome> {
  const at = `road.${oneCityId}.${otherCityId}`
  const sent = { [`${at}.km`]: typed(`${at}.km`), [`${at}.hours`]: typed(`${at}.hours`) }
  const { faults, amiss, amount } = readerOf(sent)
  const more = (name: string, words: string) => {
    const value = amount(name, words)
    if (!value && !faults.some(({ path }) => path === name)) amiss(name, words)
    return value
  }
  const [km, hours] = [more(`${at}.km`, KM), more(`${at}.hours`, HOURS)]
  if (!km || !hours) return { ok: false, reason: 'unclear-deed', faults }
  const saved = await saveRoads(services, actor, [{ oneCityId, otherCityId, km, hours, way: 'road' }])
  return saved.ok ? { ok: true, again: true } : told(saved, () => '', { invalid: 'unclear-deed' })
}
