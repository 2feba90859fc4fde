/**
 * Kilometres of road to one of the straight line: the median of the known legs in the plains. Near hills they are longer:
 * so much more for each kilometre within `HILL_REACH_KM` of an end in the hills. Known legs and these agree by the median (roads.test.ts of the demo).
 */
export const ROAD_FACTOR = 1.24
const HILL_EXTRA = 0.51
const HILL_REACH_KM = 100

/** Kilometres an hour of the known legs, median. */
const PLAIN_SPEED = 45
const HILL_SPEED = 30

/**
 * A road nobody told us of, from the map: the straight line made longer, to five kilometres, and the hours for it, to a quarter.
 * `hillEnds`: how many of its two ends are in the hills.
 */
export function estimateRoad(straightKm: number, hillEnds: number): { km: number; hours: number } {
  const hilly = Math.min(straightKm, HILL_REACH_KM * hillEnds)
  const km = Math.max(5, toStep(straightKm * ROAD_FACTOR + hilly * HILL_EXTRA, 5))
  return { km, hours: estimateHours(km, hilly * (ROAD_FACTOR + HILL_EXTRA)) }
}

/** Hours for a road of so many kilometres, of which so many wind through hills, to a quarter. */
export function estimateHours(km: number, hillKm: number): number {
  const slow = Math.min(km, hillKm)
  return Math.max(0.25, toStep((km - slow) / PLAIN_SPEED + slow / HILL_SPEED, 0.25))
}

function toStep(value: number, step: number): number {
  return Math.round(value / step) * step
}
