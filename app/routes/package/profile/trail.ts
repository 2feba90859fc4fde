import { isOnFoot, legsOf } from '#domain/catalogue/journey/leg.ts'
import type { Leg } from '#domain/catalogue/journey/leg.ts'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { metresText } from './altitude-profile.ts'
import type { Height, Mark } from './altitude-profile.ts'

/** What is walked on a day of a trek, and where it begins and ends; heights are null where nobody wrote them down. */
export type TrailDay = {
  day: number
  km: number
  /** Climbed and come down; null where nobody said. */
  upM: number | null
  downM: number | null
  /** Kilometres walked before it. */
  sinceKm: number
  startM: number | null
  topM: number | null
  endM: number | null
  /** Where one sleeps on the trail; null where the day ends off it, by car or at home. */
  camp: string | null
}

/** The days of a trek from the first step to the last, those of rest between them too; none where nothing is walked. */
export function trailOf(itinerary: readonly ItineraryDay[]): TrailDay[] {
  const isWalked = (day: ItineraryDay) => legsOf(day).some((leg) => isOnFoot(leg) && leg.km > 0)
  const first = itinerary.findIndex(isWalked)
  if (first < 0) return []
  let sinceKm = 0
  return itinerary.slice(first, itinerary.findLastIndex(isWalked) + 1).map((day, at) => {
    const walked = walkedOn(day, itinerary[first + at - 1])
    const placed = { ...walked, sinceKm: round(sinceKm) }
    sinceKm += walked.km
    return placed
  })
}

/** A day that also goes by car begins or ends at a height of its own, which what is climbed and come down tells. */
function walkedOn(day: ItineraryDay, before: ItineraryDay | undefined): Omit<TrailDay, 'sinceKm'> {
  const legs = legsOf(day)
  const onFoot = legs.filter(isOnFoot)
  const km = round(onFoot.reduce((all, leg) => all + leg.km, 0))
  const [upM, downM] = [told(onFoot, 'upM'), told(onFoot, 'downM')]
  const comesByCar = legs[0] !== undefined && !isOnFoot(legs[0])
  const goesByCar = legs.length > 0 && !isOnFoot(legs.at(-1)!)
  const camp = goesByCar ? null : (day.overnight?.name ?? null)
  const bedM = goesByCar ? null : day.altitudeM
  const eveM = comesByCar ? null : (before?.altitudeM ?? null)
  const topM = day.highestM
  const net = upM === null || downM === null ? null : upM - downM
  const startM = eveM ?? (topM === null ? less(bedM, net) : less(topM, upM))
  const endM = bedM ?? (topM === null ? less(startM, net === null ? null : -net) : less(topM, downM))
  return { day: day.day, km, upM, downM, startM, topM, endM, camp }
}

/** What the parts of a way climb in all, or come down; null where one of them does not say. */
function told(onFoot: readonly Leg[], which: 'upM' | 'downM'): number | null {
  return onFoot.reduce<number | null>((all, leg) => (all === null ? null : less(all, -(leg[which] ?? NaN))), 0)
}

function less(from: number | null, metres: number | null): number | null {
  return from === null || metres === null || Number.isNaN(metres) ? null : from - metres
}

/** The trail as heights over walked kilometres: where it begins, each camp, and the tops between them. */
export function heightsOfTrail(trail: readonly TrailDay[]): Height[] {
  return trail.flatMap(({ day, km, upM, downM, sinceKm, startM, topM, endM, camp }, at) => {
    const isTop = topM !== null && topM > Math.max(startM ?? 0, endM ?? 0)
    const share = upM && downM ? upM / (upM + downM) : 0.5
    const same = { day, name: null, sleeps: false }
    return [
      ...(at === 0 && startM !== null ? [{ ...same, metres: startM, along: 0 }] : []),
      ...(isTop && km > 0 ? [{ ...same, metres: topM, along: sinceKm + km * share }] : []),
      ...(endM !== null && km > 0
        ? [{ day, metres: endM, name: camp, sleeps: camp !== null, along: sinceKm + km }]
        : []),
    ]
  })
}

/** What stands under the trail: each day with its kilometres, in the middle of them. */
export function marksOfTrail(trail: readonly TrailDay[]): Mark[] {
  return trail
    .filter(({ km }) => km > 0)
    .map(({ day, km, sinceKm }) => ({
      lines: [`Day ${day}`, kmText(km)],
      along: sinceKm + km / 2,
      until: sinceKm + km,
    }))
}

/** All of it in one sentence: "40 km on foot in 5 days, 2,450 m up and 2,430 m down." */
export function trailText(trail: readonly TrailDay[]): string {
  const sum = (of: (day: TrailDay) => number) => trail.reduce((all, day) => all + of(day), 0)
  const days = trail.filter(({ km }) => km > 0).length
  const isTold = trail.every(({ upM, downM }) => upM !== null && downM !== null)
  const climb = isTold ? climbText({ upM: sum((day) => day.upM ?? 0), downM: sum((day) => day.downM ?? 0) }) : ''
  const far = `${kmText(round(sum(({ km }) => km)))} on foot in ${days === 1 ? 'one day' : `${days} days`}`
  return `${[far, climb].filter(Boolean).join(', ')}.`
}

/** "650 m up and 120 m down". */
export function climbText({ upM, downM }: Pick<TrailDay, 'upM' | 'downM'>): string {
  return [upM ? `${metresText(upM)} up` : '', downM ? `${metresText(downM)} down` : ''].filter(Boolean).join(' and ')
}

/** "9 km". */
export function kmText(km: number): string {
  return `${km.toLocaleString('en-IN')} km`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
