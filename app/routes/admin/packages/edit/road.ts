import type { PackageDraft } from '#domain/catalogue/package.ts'
import type { RoadNetwork } from '#domain/cars/roads/roads.ts'

/** The way from one halt to the next; `km` null where no road leads. */
export type Leg = { from: string; to: string; km: number | null; hours: number | null; isEstimated: boolean }

/** The ways between the halts of a package, by the road table; a pair it does not know is estimated. */
export function legsOf({ stops }: Pick<PackageDraft, 'stops'>, network: RoadNetwork): Leg[] {
  const places = new Map(network.places.map(({ id, name }) => [id, name]))
  const known = stops.filter(({ cityId }) => places.has(cityId))
  return known.slice(1).map(({ cityId }, at) => {
    const fromId = known[at]!.cityId
    const road = network.between(fromId, cityId)
    const names = { from: places.get(fromId)!, to: places.get(cityId)! }
    if (!road.ok) return { ...names, km: null, hours: null, isEstimated: false }
    const { km, hours, basis } = road.value
    return { ...names, km, hours, isEstimated: basis === 'estimate' }
  })
}
