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
