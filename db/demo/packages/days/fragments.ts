import type { PlaceFact } from '#db/demo/facts/facts.ts'
import type { Route } from '../route.ts'
import { dictionary } from '../table.ts'
import { EVENINGS, FILLER_TYPES, SLOW_DAYS } from '../words/fillers.ts'
import { EASTERN_PLACES } from '../words/places/east.ts'
import { NORTHERN_PLACES } from '../words/places/north.ts'
import { SOUTHERN_PLACES } from '../words/places/south.ts'
import type { Rotation } from '../words/rotation.ts'
import { fill } from '../words/rotation.ts'
import { occasionOf } from '../words/occasions.ts'
import type { DayPlan } from './plan.ts'

/** What the place itself gives a day. */
export type Fragments = { of: (day: DayPlan, route: Route) => string[] }

const LATE_HOURS = 6.5

/** Opens the fragments: by hand where a place has some, by its type elsewhere; never the same one twice in a tour while another is left. */
export function openFragments(rotation: Rotation): Fragments {
  const written = new Map([...dictionary([NORTHERN_PLACES, SOUTHERN_PLACES, EASTERN_PLACES].join('\n'))].map(([slug, cell]) => [slug, cell.split(' / ')]))
  const usedBy = new WeakMap<Route, Set<string>>()
  return {
    of(day, route) {
      const place = day.overnight
      if (!place) return []
      const used = usedBy.get(route) ?? new Set<string>()
      usedBy.set(route, used)
      const fragment = choose(rotation, written.get(place.slug) ?? [], day, place, used)
      used.add(fragment)
      return [...occasionOf(route, day), fragment].filter((words) => words !== '')
    },
  }
}

function choose(rotation: Rotation, own: readonly string[], day: DayPlan, place: PlaceFact, used: Set<string>): string {
  const evening = day.night === 0
  const late = day.leg !== null && (day.leg.hours ?? 0) > LATE_HOURS
  const offered = own.length < 2 ? own : evening ? [own[0] ?? '', ...(late || own.length < 3 ? [] : own.slice(2))] : own.slice(1)
  const fresh = offered.filter((words) => !used.has(words))
  if (fresh.length > 0) return rotation.next(`${place.slug} ${evening ? 'evening' : 'day'}`, fresh)
  const type = FILLER_TYPES.find((name) => place.types.includes(name)) ?? 'nature'
  const fillers = (evening ? EVENINGS : SLOW_DAYS)[type] ?? []
  const left = fillers.filter((words) => !used.has(fill(words, { n: place.name })))
  return left.length === 0 ? '' : fill(rotation.next(`${type} ${evening}`, left), { n: place.name })
}
