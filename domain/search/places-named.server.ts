import { attractions, categories, cities, states } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'
import { DESTINATION_KINDS } from './document.ts'
import type { SearchKind } from './document.ts'
import type { SearchHit } from './hit.ts'
import { allNamesOf } from './language/place-names.ts'
import { soundOf } from './language/sounds.ts'
import { foldText, spell } from './normalise.ts'
import type { SearchPort } from './port.ts'

export type NamedPlace = Pick<SearchHit, 'name' | 'url'> & { kind: Exclude<SearchKind, 'package'> }

const MOST = 3
/** What has a word of what is typed may stand before what begins with all of it: "valley of" is in many names. */
const MOST_LOOKED_AT = 24
const SHORTEST = 2

type Needs = { db: Db; memory: TagMemory; search: Pick<SearchPort, 'search'> }

/** The states, cities, kinds of tour and sights whose name is being typed, best first. Most questions begin no name, and cost no search of their own. */
export async function placesNamed(needs: Needs, typed: string): Promise<NamedPlace[]> {
  const begun = spelt(typed)
  if (begun.length < SHORTEST) return []
  const isBegun = begins(begun)
  if (!(await spellingsOfPlaces(needs)).some(isBegun)) return []
  const { hits } = await needs.search.search({ text: typed, limit: MOST_LOOKED_AT, kinds: DESTINATION_KINDS })
  const named = hits.flatMap(({ kind, name, url }) =>
    kind !== 'package' && spellingsOfName(name).some(isBegun) ? [{ kind, name, url }] : [],
  )
  return named.slice(0, MOST)
}

type Spelling = { spelt: string; sound: string }

const spellingsOfPlaces = remembered('spellings of places', async ({ db }: { db: Db }) => {
  reads('catalogue')
  const names = [
    ...(await db.select({ name: states.name }).from(states)),
    ...(await db.select({ name: cities.name }).from(cities)),
    ...(await db.select({ name: categories.name }).from(categories)),
    ...(await db.select({ name: attractions.name }).from(attractions)),
  ]
  return names.flatMap(({ name }) => spellingsOfName(name))
})

/** Each of the names of a place, as written and as it sounds. */
function spellingsOfName(name: string): Spelling[] {
  return allNamesOf(name).map((one) => ({ spelt: spelt(one), sound: soundOf(spelt(one)) }))
}

/** Whether a name begins as typed, or sounds so. */
function begins(begun: string): (name: Spelling) => boolean {
  const sound = soundOf(begun)
  return (name) => name.spelt.startsWith(begun) || name.sound.startsWith(sound)
}

function spelt(text: string): string {
  return spell(foldText(text))
    .map(({ spellings }) => spellings[0])
    .join(' ')
}
