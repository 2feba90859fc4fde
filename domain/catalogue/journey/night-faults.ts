import type { Fault } from '#domain/audit/command.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { nightsOf } from '#domain/catalogue/package.ts'

type SleptIn = Pick<PackageDraft, 'days' | 'stops' | 'itinerary'>

/** Whether the night after a day is spent going on, in a coach or a train: it has a seat or a berth, and no place. */
export function isOnTheWay({
  overnight,
  stay,
}: Pick<PackageDraft['itinerary'][number], 'overnight' | 'stay'>): boolean {
  return overnight === null && stay !== null
}

/** Where the nights of the halts are more or fewer than those between the days; what is slept on the way is no halt's. */
export function nightFaults({ days, stops, itinerary }: SleptIn): Fault[] {
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0)
  const atHalts = nightsOf(days) - itinerary.filter(isOnTheWay).length
  if (stops.length === 0 || nights === atHalts) return []
  const message = `The halts have ${nights} ${nights === 1 ? 'night' : 'nights'}, and ${days} days have ${atHalts}.`
  return [{ path: 'stops', message }]
}

/** The first day that sleeps in another halt than the halts say; a night in none of them, as in a camp beside one, is not judged. `urls` are the addresses of the halts by their ids. */
export function haltFaults(
  { days, stops, itinerary }: SleptIn,
  urls: ReadonlyMap<string, { url: string; name: string }>,
): Fault[] {
  if (nightFaults({ days, stops, itinerary }).length > 0) return []
  const halts = stops.map(({ cityId }) => urls.get(cityId))
  const byNight = stops.flatMap(({ nights }, at) => Array.from({ length: nights }, () => halts[at]))
  const beds = itinerary.filter((day) => !isOnTheWay(day))
  const at = beds.findIndex(({ overnight }, night) => {
    const isHalt = halts.some((halt) => halt?.url === overnight?.url)
    return overnight?.url && isHalt && byNight[night] && byNight[night].url !== overnight.url
  })
  if (at === -1) return []
  const message = `Day ${beds[at]!.day} sleeps in ${beds[at]!.overnight!.name}, and by the halts it is ${byNight[at]!.name}. Put the halts or the days in order.`
  return [{ path: 'stops', message }]
}
