import type { Fault } from '#domain/audit/command.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { nightsOf } from '#domain/catalogue/package.ts'

/** Where the nights of the halts are more or fewer than those between the days. */
export function nightFaults({ days, stops }: Pick<PackageDraft, 'days' | 'stops'>): Fault[] {
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0)
  if (stops.length === 0 || nights === nightsOf(days)) return []
  const message = `The halts have ${nights} ${nights === 1 ? 'night' : 'nights'}, and ${days} days have ${nightsOf(days)}.`
  return [{ path: 'stops', message }]
}

type SleptIn = Pick<PackageDraft, 'days' | 'stops' | 'itinerary'>

/** The first day that sleeps in another halt than the halts say; a night in none of them, as in a camp beside one, is not judged. `urls` are the addresses of the halts by their ids. */
export function haltFaults(
  { days, stops, itinerary }: SleptIn,
  urls: ReadonlyMap<string, { url: string; name: string }>,
): Fault[] {
  if (nightFaults({ days, stops }).length > 0) return []
  const halts = stops.map(({ cityId }) => urls.get(cityId))
  const byNight = stops.flatMap(({ nights }, at) => Array.from({ length: nights }, () => halts[at]))
  const at = itinerary.findIndex(({ overnight }, night) => {
    const isHalt = halts.some((halt) => halt?.url === overnight?.url)
    return overnight?.url && isHalt && byNight[night] && byNight[night].url !== overnight.url
  })
  if (at === -1) return []
  const message = `Day ${at + 1} sleeps in ${itinerary[at]!.overnight!.name}, and by the halts it is ${byNight[at]!.name}. Put the halts or the days in order.`
  return [{ path: 'stops', message }]
}
