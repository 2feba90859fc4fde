import type { FareRules } from '#domain/cars/fare-rules.ts'

/** Whether the roads about a place are hill roads, by what kind of place it is, how high it lies, or its state. */
export function isInHills(
  { types, altitudeM, stateCode }: { types: readonly string[]; altitudeM: number | null; stateCode: string },
  { hills }: Pick<FareRules, 'hills'>,
): boolean {
  return (
    types.some((type) => hills.types.includes(type)) ||
    (altitudeM ?? 0) >= hills.fromAltitudeM ||
    hills.states.includes(stateCode)
  )
}
