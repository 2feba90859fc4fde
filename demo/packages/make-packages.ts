import type { DemoFacts } from '#demo/facts/facts.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { openAtlas } from './atlas.ts'
import { openFragments } from './days/fragments.ts'
import { openOwnNames } from './days/own-names.ts'
import { openTelling } from './days/telling.ts'
import type { DemoPackage } from './demo-package.ts'
import { knownFrom } from './journeys.ts'
import { listRoutes } from './route.ts'
import { openStations } from './stations.ts'
import { makeTour } from './tours.ts'
import { makeTrek } from './treks/treks.ts'
import { listWays } from './treks/way.ts'
import { isDriven } from './words/sights.ts'
import { sparing } from './words/sparing.ts'
import { openPhrase } from './words/phrase.ts'
import { openRotation } from './words/rotation.ts'

/** What lies further off is a way of its own. */
const BY_THE_BED_KM = 18

/** Every package of the demo: circuits, their variants, breaks and treks. The same facts on the same day give the same packages. */
export function makePackages(facts: DemoFacts, _on: { today: CalendarDate }): DemoPackage[] {
  const atlas = openAtlas(facts)
  const rotation = openRotation()
  const writer = {
    rotation,
    phrase: openPhrase(facts),
    fragments: openFragments(rotation, openOwnNames(facts)),
    stationOf: openStations(atlas),
    parkOf: (place: string) =>
      atlas.sightsOf(place).find((sight) => isDriven(sight) && sight.kmFromPlace <= BY_THE_BED_KM),
    told: openTelling(),
    known: knownFrom(facts),
  }
  return sparing([
    ...listRoutes(atlas).map((route) => makeTour(atlas, route, writer)),
    ...listWays(facts.treks).map((way) => makeTrek(atlas, way, writer)),
  ])
}
