import { asWanted } from './as-wanted.ts'
import { byTurns } from './by-turns.ts'
import { keepWithin } from './near-packages.server.ts'
import { listPublished } from './published-packages.server.ts'
import type { SearchSentence } from './read-sentence.ts'
import { notAmong } from './sentence-matches.ts'
import type { SentenceMatches, SentenceSearchNeeds } from './sentence-matches.ts'
import type { Height, Wish } from './sentence-rule.ts'
import type { Want } from './want.ts'
import { listLowestFirst, listNearestHeight, listWished } from './wished-packages.server.ts'

/** What halts nowhere but within the reach that was said. */
export async function within(
  { db }: SentenceSearchNeeds,
  { near }: Pick<SearchSentence, 'near'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  if (!near?.isAll || !found.among) return found
  const among = await keepWithin(db, near.cityIds, found.among)
  return { ...found, among, fillers: notAmong(among, [...found.among, ...found.fillers]), total: among.length }
}

/** What keeps somebody from harm or fear: nothing that is not so comes near it. */
const NEVER_LET_GO: ReadonlySet<Wish> = new Set(['gentle', 'low', 'smooth'])

/** What comes near to what is wished, where not all of it does. */
const NEARLY: Partial<Record<Exclude<Wish, Height>, readonly Want[]>> = {
  short: [{ fact: 'longestDrive', goal: 'least', limit: 4 }],
  cool: [{ fact: 'highestNight', goal: 'most' }],
  quiet: [{ fact: 'fame', goal: 'least' }],
}

/** What is as cool, dry, low or quiet as was wished; where nothing of what was found is, that stands apart. */
export async function asWished(
  needs: SentenceSearchNeeds,
  { wishes, filters, places, near }: Pick<SearchSentence, 'wishes' | 'filters' | 'places' | 'near'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  const asAllWished = async (some?: readonly string[]): Promise<string[]> => {
    let kept = some && [...some]
    for (const wish of wishes) kept = await listWished(needs, wish, filters, kept)
    return kept ?? []
  }
  if (wishes.length === 0) return found
  const among = await asAllWished(found.among)
  const rest = asWanted(
    needs.lists.facts(),
    wishes.flatMap((wish) => (typeof wish === 'string' && NEARLY[wish]) || []),
    notAmong(among, found.among ?? []),
  )
  const nearly = [...rest.meeting, ...rest.others]
  const differs = new Map([...(found.differs ?? []), ...rest.differs])
  // Where no place is named the wish is what matters most, and other words may be of who comes.
  const others = places === '' && !near ? await asAllWished() : []
  const fillers = notAmong(among, [...(await asAllWished(found.fillers)), ...others])
  if (among.length > 0)
    return { ...found, among, fillers: notAmong(among, [...fillers, ...nearly]), differs, total: among.length }
  const height = wishes.find((wish) => typeof wish === 'object')
  if (height)
    return ofNearestHeight(needs, height, { ...found, among: places === '' && !near ? undefined : found.among })
  const isOfPlace = places !== '' || near !== undefined
  if (wishes.includes('low') && isOfPlace && found.among)
    return withLowestFirst(needs, { ...found, among: found.among })
  return { ...found, among, fillers: notAmong([], [...nearly, ...found.fillers, ...others]), differs, total: 0 }
}

/**
 * What was found without what would harm or frighten who travels: better fewer, or none. Of a place that is high all over who may not go high is shown what sleeps lowest
 * there, with how high that is.
 */
export async function withoutHarm(
  needs: SentenceSearchNeeds,
  { wishes, filters, places, near }: Pick<SearchSentence, 'wishes' | 'filters' | 'places' | 'near'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  const isAllHigh = found.among?.length === 0 && (places !== '' || near !== undefined)
  const strict = wishes.filter((wish) => NEVER_LET_GO.has(wish) && !(wish === 'low' && isAllHigh))
  let { among, fillers } = found
  for (const wish of strict) {
    among = await listWished(needs, wish, filters, among)
    fillers = await listWished(needs, wish, filters, fillers)
  }
  return strict.length === 0 ? found : { ...found, ...(among && { among, total: among.length }), fillers }
}

/** Where no night is low enough, what sleeps lowest. */
async function withLowestFirst({ db }: SentenceSearchNeeds, found: SentenceMatches & { among: string[] }) {
  const lowest = await listLowestFirst({ db }, found.among)
  const differs = new Map(lowest.map(({ id, nightM }) => [id, `Sleeps as high as ${nightM.toLocaleString('en-IN')} m`]))
  return { ...found, among: [], fillers: [...differs.keys()], differs, total: 0 }
}

/** Where nothing is as high, or as low, as was asked for, what comes nearest to it. */
async function ofNearestHeight({ db }: SentenceSearchNeeds, height: Height, found: SentenceMatches) {
  const near = await listNearestHeight({ db }, height, found.among)
  const differs = new Map(near.map(({ id, highestM }) => [id, `As high as ${highestM.toLocaleString('en-IN')} m`]))
  return { ...found, among: [], fillers: [...differs.keys()], differs, total: 0 }
}

/** Of things that are compared what is wanted of each, by turns; of one that has none the others answer alone. */
function sidesAsWanted(
  facts: ReturnType<SentenceSearchNeeds['lists']['facts']>,
  { wants, sides }: { wants: readonly Want[]; sides: readonly (readonly string[])[] },
  found: SentenceMatches,
): SentenceMatches {
  const kept = new Set(found.among)
  const parted = sides.map((side) =>
    asWanted(
      facts,
      wants,
      side.filter((id) => kept.has(id)),
    ),
  )
  const among = byTurns(parted.map(({ meeting }) => meeting))
  const others = byTurns(parted.map((side) => side.others))
  return {
    ...found,
    among,
    sides: parted.map(({ meeting }) => meeting),
    fillers: notAmong(among, [...others, ...found.fillers]),
    differs: new Map([...(found.differs ?? []), ...parted.flatMap(({ differs }) => [...differs])]),
    total: among.length,
  }
}

/** What was found by what is wanted of it, what is beyond a limit behind it; of everything where nothing else was said. */
export async function wantedFirst(
  needs: SentenceSearchNeeds,
  { wants, suits }: Pick<SearchSentence, 'wants'> & { suits?: string | undefined },
  found: SentenceMatches,
): Promise<SentenceMatches> {
  if (wants.length === 0) return found
  if (found.sides) return sidesAsWanted(needs.lists.facts(), { wants, sides: found.sides }, found)
  const facts = needs.lists.facts()
  const ofThose = found.among && asWanted(facts, wants, found.among)
  // A kind of tour is only thought of for who travels: where none of it is as wanted, others are.
  const isOfAll = !ofThose || (suits !== undefined && ofThose.meeting.length === 0)
  const { meeting, others, differs } = isOfAll ? asWanted(facts, wants, await listPublished(needs)) : ofThose
  return {
    ...found,
    among: meeting,
    fillers: notAmong(meeting, [...others, ...found.fillers]),
    differs: new Map([...(found.differs ?? []), ...differs]),
    total: meeting.length,
  }
}
