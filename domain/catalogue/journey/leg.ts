/** What one moves by. */
export const MEANS = ['road', 'walk', 'pony', 'boat', 'train', 'flight'] as const
export type MeansOfTravel = (typeof MEANS)[number]

/**
 * A part of a day's way, by one means. `hours` is null where one sleeps on the way, in a night coach. What is climbed and come
 * down in all, in metres, is told of ways on foot and in the saddle.
 */
export type Leg = {
  by: MeansOfTravel
  km: number
  hours: number | null
  upM?: number | undefined
  downM?: number | undefined
}

/** On foot, or at the pace of it. */
export function isOnFoot({ by }: Pick<Leg, 'by'>): boolean {
  return by === 'walk' || by === 'pony'
}

/**
 * The least hours a way on foot takes, by the rule of the Alpine clubs' signposts (DIN 33466): 4 km on the flat, 300 m up and 500 m
 * down in an hour; the longer of way and height counts whole, the other by half.
 */
export function leastHoursOnFoot({ km, upM = 0, downM = 0 }: Pick<Leg, 'km' | 'upM' | 'downM'>): number {
  const [flat, height] = [km / 4, upM / 300 + downM / 500]
  return Math.max(flat, height) + Math.min(flat, height) / 2
}

/** A day's way in all, and in its parts where it has several. */
export type DayWay = { km: number | null; hours: number | null; travel: MeansOfTravel | null; legs?: Leg[] | undefined }

/** The parts of a day's way in their order; a day that names none goes by one means. */
export function legsOf({ km, hours, travel, legs }: DayWay): readonly Leg[] {
  if (legs && legs.length > 0) return legs
  return travel ? [{ by: travel, km: km ?? 0, hours }] : []
}

/** What a day says of its way where it goes by several means: all kilometres and hours, and what most of the hours go by. */
export function wayOf(legs: readonly Leg[]): Omit<DayWay, 'legs'> {
  const sum = (of: (leg: Leg) => number | null) => legs.reduce((all, leg) => all + (of(leg) ?? 0), 0)
  const [longest] = legs.toSorted((a, b) => (b.hours ?? 24) - (a.hours ?? 24))
  return { km: sum(({ km }) => km) || null, hours: sum(({ hours }) => hours) || null, travel: longest?.by ?? null }
}
