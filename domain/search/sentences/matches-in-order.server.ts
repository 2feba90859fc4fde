import { haltingAtAllFirst, listBesidePlaces, partWalks } from './beside-places.server.ts'
import { listPackagesNear } from './near-packages.server.ts'
import { ENOUGH, notAmong } from './sentence-matches.ts'
import type { SearchManner, SentenceMatches, SentenceSearchNeeds, SentenceToFind } from './sentence-matches.ts'

/** First what halts at all of the places that are named. */
export async function allPlacesFirst(
  needs: SentenceSearchNeeds,
  { placesNamed, compared }: SentenceToFind,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  if (!found.among || compared.length > 0) return found
  return { ...found, among: await haltingAtAllFirst(needs, placesNamed, found.among) }
}

/** Of a state of which only a part is named what goes there, before the rest of the state. */
export async function partFirst(
  needs: SentenceSearchNeeds,
  { part, compared }: Pick<SentenceToFind, 'part' | 'compared'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  if (!part || !found.among || compared.length > 0) return found
  const there = await listPackagesNear(needs, part.cityIds, found.among)
  return { ...found, among: [...there, ...notAmong(there, found.among)] }
}

/** Whoever comes with somebody to a place and says what it may cost, and nothing of walking, is not answered by a walk before a tour that is a day longer. */
export async function walksApart(
  { db }: SentenceSearchNeeds,
  { kind, party }: SentenceToFind,
  found: SentenceMatches,
  { isFiltered = false }: SearchManner,
): Promise<SentenceMatches> {
  const isOfTours = isFiltered && party !== undefined && kind === 'tour' && found.last !== undefined
  if (!isOfTours || !found.among) return found
  const { tours, walks } = await partWalks(db, found.among)
  if (tours.length === 0 || walks.length === 0) return found
  const differs = new Map([...(found.differs ?? []), ...walks.map((id) => [id, 'A trek'] as const)])
  return { ...found, among: tours, fillers: [...found.fillers, ...walks], differs, total: tours.length, whole: found }
}

/** Behind what goes to all of the places that are named, what goes to most of them, or close by. */
export async function filledUp(
  needs: SentenceSearchNeeds,
  { placesNamed, compared, near, kind }: SentenceToFind,
  found: SentenceMatches,
  { limit, isFilled = false, isFiltered = false }: SearchManner,
): Promise<SentenceMatches> {
  const isShort = isFiltered || (isFilled && (found.among ?? []).length < ENOUGH)
  if (!isShort || placesNamed.length === 0 || compared.length > 0 || (near && !near.isRegion)) return found
  const { ids, differs } = await listBesidePlaces(needs, placesNamed, { limit, isOfWalks: kind === 'trek' })
  const others = placesNamed.length > 1 ? [...ids, ...found.fillers] : [...found.fillers, ...ids]
  return {
    ...found,
    fillers: notAmong(found.among ?? [], others),
    differs: new Map([...differs, ...(found.differs ?? [])]),
  }
}
