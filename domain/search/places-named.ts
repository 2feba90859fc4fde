import { DESTINATION_KINDS } from './document.ts'
import type { Kind } from './document.ts'
import type { SearchHit } from './hit.ts'
import { allNamesOf } from './language/place-names.ts'
import { soundOf } from './language/sounds.ts'
import { foldText, spellingsOf } from './normalise.ts'
import type { SearchPort } from './port.ts'

export type NamedPlace = Pick<SearchHit, 'name' | 'url'> & { kind: Exclude<Kind, 'package'> }

const MOST = 3
const SHORTEST = 2

/** The states, cities, kinds of tour and sights whose name is being typed, best first. */
export async function placesNamed(search: Pick<SearchPort, 'search'>, typed: string): Promise<NamedPlace[]> {
  const begun = spelt(typed)
  if (begun.length < SHORTEST) return []
  const { hits } = await search.search({ text: typed, limit: MOST, kinds: DESTINATION_KINDS })
  return hits.flatMap(({ kind, name, url }) =>
    kind !== 'package' && isBegun(name, begun) ? [{ kind, name, url }] : [],
  )
}

/** Whether one of the names of a place begins as typed, or sounds so. */
function isBegun(name: string, begun: string): boolean {
  const names = allNamesOf(name).map(spelt)
  return names.some((one) => one.startsWith(begun) || soundOf(one).startsWith(soundOf(begun)))
}

function spelt(text: string): string {
  return foldText(text)
    .map((word) => spellingsOf(word)[0] ?? word)
    .join(' ')
}
