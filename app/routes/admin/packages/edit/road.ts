import { hoursText } from '#domain/catalogue/journey/hours-text.ts'
import type { RoadNetwork } from '#domain/cars/roads/roads.ts'
import { rowsIn } from './typed.ts'
import type { TypedPackage } from './typed.ts'

/** A place of the map and the name it has. */
type End = { id: string; name: string }
/** The way from one halt to the next, in the order of the halts; `km` null where no road leads. */
export type Leg = { from: End; to: End; km: number | null; hours: number | null; isEstimated: boolean }

/** The places of the halts in a form, by their ids. */
export function stopsIn(typed: TypedPackage): string[] {
  return rowsIn(typed, 'stops', ['cityId']).map(({ cityId = '' }) => cityId)
}

/** The ways from each halt to the one after it, by the road table; a pair it does not know is estimated. None from or to a place that is gone. */
export function legsOf(cityIds: readonly string[], network: RoadNetwork): (Leg | undefined)[] {
  const places = new Map(network.places.map(({ id, name }) => [id, { id, name }]))
  return cityIds.slice(1).map((toId, at) => {
    const [from, to] = [places.get(cityIds[at]!), places.get(toId)]
    if (!from || !to) return undefined
    const road = network.between(from.id, to.id)
    if (!road.ok) return { from, to, km: null, hours: null, isEstimated: false }
    const { km, hours, basis } = road.value
    return { from, to, km, hours, isEstimated: basis === 'estimate' }
  })
}

/** "130 km, 3½ hours". */
export function wayText({ km, hours }: Pick<Leg, 'km' | 'hours'>): string {
  return km === null || hours === null ? 'no road' : `${km.toLocaleString('en-IN')} km, ${hoursText(hours)}`
}
