import { kindSeen, tagOfSeen } from '#domain/search/facts/seen.ts'
import type { SeenKey } from '#domain/search/facts/seen.ts'
import { actNamed, actsRefused, isOnlyDone } from './acts-asked.ts'
import { partWalks } from './beside-places.server.ts'
import { HILLS, OF_HILLS } from './liked-first.ts'
import { keysOfAll } from './liked-first.server.ts'
import { wantedFirst } from './matches-as-wished.server.ts'
import { listPackagesNear } from './near-packages.server.ts'
import { isHoly, listPilgrimages } from './pilgrimages.server.ts'
import { listPublished } from './published-packages.server.ts'
import type { SearchSentence } from './read-sentence.ts'
import { notAmong } from './sentence-matches.ts'
import type { SentenceMatches, SentenceSearchNeeds } from './sentence-matches.ts'
import type { Want } from './want.ts'

const MOST_EXCEPTED = 10_000
/** With so many that are not about what is not wanted, those that are are spared. */
const FEW = 3
const TREKKING = new Set('trek treks trekking hike hikes hiking'.split(' '))
/** A day of more is a trek. */
const MOST_HOURS_ON_FOOT = 6
const FEWEST_TEMPLES: readonly Want[] = [{ fact: 'temples', goal: 'least' }]

/** What was found without what is not wanted; what passes it by stands behind what does not. */
export async function withoutExcepted(
  needs: SentenceSearchNeeds,
  sentence: Pick<SearchSentence, 'except' | 'exceptRegions'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  if (sentence.except.length === 0 && sentence.exceptRegions.length === 0) return found
  const there = await listPackagesNear(
    needs,
    sentence.exceptRegions.flatMap(({ cityIds }) => cityIds),
  )
  const holy = sentence.except.filter(isHoly)
  const seen = sentence.except.flatMap((word) => kindSeen(word) ?? [])
  const facts = needs.lists.facts()
  const out = new Set([
    ...there,
    ...(holy.length > 0 ? await listPilgrimages(needs) : []),
    ...(await listWalksTo(needs, seen)),
    ...(await findExcepted(
      needs,
      sentence.except.filter(
        (word) => !isHoly(word) && kindSeen(word) === undefined && !TREKKING.has(word) && !HILLS.has(word),
      ),
    )),
  ])
  const keys = await keysOfAll(needs)
  const has = (id: string, some: readonly string[]) => some.some((key) => keys.get(id)?.has(key))
  const ofHills = sentence.except.some((word) => HILLS.has(word)) ? OF_HILLS : []
  const isOut = (id: string) =>
    out.has(id) || has(id, ofHills) || seen.some((kind) => facts.hasAct(id, kind, { first: true }))
  const about = [...(holy.length > 0 ? ['temples'] : []), ...seen.flatMap((kind) => tagOfSeen(kind) ?? [])]
  const passes = (id: string) => seen.filter((kind) => facts.hasAct(id, kind)).length + Number(has(id, about))
  const ids = found.among ?? (await listPublished(needs))
  const isWalked = await walkedBy(needs, sentence.except, [...ids, ...found.fillers])
  const kept = withoutWalked(
    ids.filter((id) => !isOut(id)),
    isWalked,
  ).toSorted((one, other) => passes(one) - passes(other))
  const spared = kept.filter((id) => !has(id, about))
  const among = spared.length >= FEW ? spared : kept
  const others = found.fillers.filter((id) => !isOut(id) && !isWalked(id))
  const fillers = notAmong(among, [...others, ...kept])
  const left = { ...found, among, fillers, total: among.length }
  return holy.length > 0 ? wantedFirst(needs, { wants: FEWEST_TEMPLES }, left) : left
}

/** Which of some are walked: whoever wants no trek wants none on a tour either, and "trek base" in the text of one makes it none. */
async function walkedBy(
  { db, lists }: SentenceSearchNeeds,
  except: readonly string[],
  ids: readonly string[],
): Promise<(id: string) => boolean> {
  if (!except.some((word) => TREKKING.has(word))) return () => false
  const walks = new Set((await partWalks(db, ids)).walks)
  const facts = lists.facts()
  return (id) => walks.has(id) || (facts.factOf(id, 'onFoot') ?? 0) > MOST_HOURS_ON_FOOT
}

/** Those that are not walked; where there is no other way to what was named, all of them. */
function withoutWalked(ids: readonly string[], isWalked: (id: string) => boolean): readonly string[] {
  const driven = ids.filter((id) => !isWalked(id))
  return driven.length > 0 ? driven : ids
}

/** Walks that are tagged with a kind of sights: there is nothing else they are to. */
async function listWalksTo(needs: SentenceSearchNeeds, seen: readonly SeenKey[]): Promise<string[]> {
  const tags = seen.flatMap((kind) => tagOfSeen(kind) ?? [])
  if (tags.length === 0) return []
  const tagged = [...(await keysOfAll(needs))].filter(([, keys]) => tags.some((tag) => keys.has(tag)))
  const { walks } = await partWalks(
    needs.db,
    tagged.map(([id]) => id),
  )
  return walks
}

/** What one of the words stands for, and only that: whoever wants no Goa does not want to lose what merely sounds like it. */
async function findExcepted({ search, lists }: SentenceSearchNeeds, words: readonly string[]): Promise<Set<string>> {
  const acts = words.flatMap((word) => [actNamed(word) ?? [], actsRefused(word)].flat())
  const done = acts.length > 0 ? acts.flatMap((act) => lists.facts().withAct(act, MOST_EXCEPTED)) : []
  const answers = await Promise.all(
    words
      .filter((word) => !isOnlyDone(word) && actNamed(word) === undefined)
      .map((text) => search.search({ text, limit: MOST_EXCEPTED, kinds: ['package'] })),
  )
  const found = answers
    .filter(({ corrected }) => corrected === undefined)
    .flatMap(({ hits }) => hits.map(({ id }) => id))
  return new Set([...done, ...found])
}
