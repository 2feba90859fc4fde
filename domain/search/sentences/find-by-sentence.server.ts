import type { PackageKind } from '#domain/catalogue/package.ts'
import { isCommonWord } from '#domain/search/language/common-words.ts'
import { isMannerWord } from '#domain/search/language/manner-words.ts'
import { isInOtherScript } from '#domain/search/language/written-names.ts'
import { foldText, spellAsked, wordsOf } from '#domain/search/normalise.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import { animalsFirst } from './animals-first.server.ts'
import { isOfWalks } from './asked-tour.ts'
import { partWalks } from './beside-places.server.ts'
import { byTurns } from './by-turns.ts'
import { feastFirst } from './feast-first.server.ts'
import { listInRegion } from './in-region.server.ts'
import { listPackagesNear } from './near-packages.server.ts'
import { doingAll } from './matches-of-acts.ts'
import { asWished, wantedFirst, within, withoutHarm } from './matches-as-wished.server.ts'
import { allPlacesFirst, filledUp, partFirst, walksApart } from './matches-in-order.server.ts'
import { listPublished } from './published-packages.server.ts'
import type { ComparedSide } from './places-in.ts'
import type { SearchSentence } from './read-sentence.ts'
import { ENOUGH, notAmong } from './sentence-matches.ts'
import type { SearchManner, SentenceMatches, SentenceSearchNeeds, SentenceToFind } from './sentence-matches.ts'
import { namesASight, visitorsFirst } from './sights-named.server.ts'
import { likedFirst } from './liked-first.server.ts'
import { tellsOnlyWhom } from './liked-first.ts'
import { withoutExcepted } from './without-excepted.server.ts'
import { tokensOf } from './tokens.ts'
import { isForUnsold } from './unsold.ts'

const FOLLOWING: Record<'tour' | 'trek', readonly PackageKind[]> = { tour: ['trek'], trek: ['tour', 'break'] }

/** What stood between a thing that is not sold and one that is: "maldives vs andaman" leaves "vs andaman". */
const LEFT_OVER_PARTING = /^(?:vs|versus|or|ya)\s+|\s+(?:vs|versus|or|ya)$/i

const NOTHING: SentenceMatches = { among: [], fillers: [], total: 0, corrected: undefined, suggestions: [] }

/**
 * Looks for the words of a sentence and, where it names one, around its place; at most `limit` packages are found by words. Where that may be few, what has only some
 * of them, goes to only some of its places or close by follows.
 */
export async function findBySentence(
  needs: SentenceSearchNeeds,
  asked: SentenceToFind,
  how: SearchManner,
): Promise<SentenceMatches> {
  const sentence = { ...asked, rest: asked.suits ?? asked.rest.replace(LEFT_OVER_PARTING, '') }
  const isHalfSold = sentence.rest !== asked.rest && sentence.places !== ''
  // All that was asked for is not to be had: all there is would be no answer.
  const isInVain =
    !isHalfSold && (saysNothing(sentence.rest) || isForUnsold({ ...sentence, isOfTours: sentence.kind === 'tour' }))
  if (sentence.unsold.length > sentence.asides.length && !sentence.near && isInVain) return NOTHING
  const last = sentence.kind && { last: FOLLOWING[sentence.kind] }
  const named = withoutUnread(
    (await findByTurns(needs, sentence, how)) ?? (await findNamed(needs, sentence, how)),
    sentence,
    how,
  )
  const doing = await asDone(needs, sentence, named)
  const inOrder = await partFirst(needs, sentence, await allPlacesFirst(needs, sentence, doing))
  const wished = await asWished(needs, sentence, await within(needs, sentence, inOrder))
  const liked = await likedFirst(needs, sentence, wished)
  const filled = await filledUp(needs, sentence, await wantedFirst(needs, sentence, liked), how)
  // A trail in a name leads nobody on foot who wants short drives.
  const kinds = sentence.wants.length > 0 ? last : undefined
  const found = { ...last, ...filled, ...(await feastFirst(needs, sentence.feast, filled)), ...kinds }
  const harmless = await withoutHarm(needs, sentence, await withoutExcepted(needs, sentence, found))
  return walksApart(needs, sentence, await walksBeforeParts(needs, sentence, harmless), how)
}

/** Of what has only part of the words of who asks for a trek no tour stands above a trek. */
async function walksBeforeParts(
  { db }: SentenceSearchNeeds,
  { kind }: Pick<SearchSentence, 'kind'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  if (kind !== 'trek' || !found.isPartly || !found.among) return found
  const { tours, walks } = await partWalks(db, found.among)
  if (tours.length === 0 || walks.length === 0) return found
  return { ...found, among: walks, fillers: notAmong(walks, [...found.fillers, ...tours]), total: walks.length }
}

/** Words of another script none of which is known hide nothing of what else was said: that they are not known is told, and what fits the rest is shown. */
function withoutUnread(
  found: SentenceMatches,
  { except, exceptRegions, wishes }: Pick<SearchSentence, 'except' | 'exceptRegions' | 'wishes'>,
  { isFiltered = false }: SearchManner,
): SentenceMatches {
  const saysMore = isFiltered || [except, exceptRegions, wishes].some(({ length }) => length > 0)
  return saysMore && isUnread(found) ? { ...found, among: undefined } : found
}

/** Whether nothing was found since none of the words, in another script, is known. */
export function isUnread({
  among,
  fillers,
  unknown = [],
}: Pick<SentenceMatches, 'among' | 'fillers' | 'unknown'>): boolean {
  return among?.length === 0 && fillers.length === 0 && unknown.length > 0 && unknown.every(isInOtherScript)
}

/** What one does where that is asked for; of a place, on what halts there. */
async function asDone(
  needs: SentenceSearchNeeds,
  { acts, near, places }: Pick<SentenceToFind, 'acts' | 'near' | 'places'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  if (acts.length === 0 || found.sides) return found
  const pool = near ? await listPackagesNear(needs, near.cityIds) : found.among ? [] : await listPublished(needs)
  return doingAll(needs.lists.facts(), { acts, found, pool, isOfPlace: near !== undefined || places !== '' })
}

async function findNamed(
  needs: SentenceSearchNeeds,
  sentence: ComparedSide,
  how: SearchManner,
): Promise<SentenceMatches> {
  return inPlaceNamed(needs, sentence, await findAtPlaces(needs, sentence, how))
}

/** Of things that are compared one of each by turns; undefined where fewer than two of them are known. */
async function findByTurns(
  needs: SentenceSearchNeeds,
  { compared, near }: Pick<SearchSentence, 'compared' | 'near'>,
  how: SearchManner,
): Promise<SentenceMatches | undefined> {
  if (compared.length === 0) return undefined
  const answers = await Promise.all(compared.map((side) => findNamed(needs, { ...side, near: side.near ?? near }, how)))
  const sides = answers.map(({ among }) => among ?? []).filter(({ length }) => length > 0)
  if (sides.length < 2) return undefined
  const among = byTurns(sides)
  const corrected = answers.some((answer) => answer.corrected !== undefined)
    ? answers.map((answer, at) => answer.corrected ?? compared[at]!.rest).join(' or ')
    : undefined
  const isShort = how.isFiltered === true || among.length < ENOUGH
  const fillers = isShort ? notAmong(among, byTurns(answers.map((answer) => answer.fillers))) : []
  return { among, sides, fillers, total: among.length, corrected, suggestions: [] }
}

/** Where the words are a place's name, what stops there, and behind it what only has a sight that is called so. */
async function inPlaceNamed(
  needs: SentenceSearchNeeds,
  { namesPlace }: Pick<SearchSentence, 'namesPlace'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  const among = namesPlace && (await listPackagesNear(needs, namesPlace.cityIds.slice(0, 1), found.among))
  if (!among || among.length === 0) return found
  return { ...found, among, fillers: notAmong(among, [...(found.among ?? []), ...found.fillers]), total: among.length }
}

/** A place that is named must match: what fits the words there comes first, then what else there is of the place. */
async function findAtPlaces(
  needs: SentenceSearchNeeds,
  sentence: Pick<SearchSentence, 'rest' | 'near' | 'places' | 'namesPlace'> & { isFinished?: boolean },
  how: SearchManner,
): Promise<SentenceMatches> {
  const found = await findWhatIsSaid(needs, sentence, how)
  if (sentence.places === '' || sentence.places === sentence.rest) return found
  const there = await findWhatIsSaid(needs, { ...sentence, rest: sentence.places }, { limit: how.limit })
  const [fitting, all] = [found.among ?? [], there.among ?? []]
  if (all.length === 0) return found
  const kept = new Set(all)
  const first = fitting.filter((id) => kept.has(id))
  const others = notAmong(first, [...found.fillers.filter((id) => kept.has(id)), ...all])
  if (first.length === 0)
    return { ...found, among: others, fillers: [], total: others.length, corrected: there.corrected }
  // Who travels orders what there is of a place, and its length and price are as they were asked for.
  if (how.isFiltered && tellsOnlyWhom(withoutUnknown(sentence.rest, wordsOf(sentence.places))))
    return { ...found, among: [...first, ...others], fillers: [], total: first.length + others.length }
  const isShort = how.isFiltered || first.length < ENOUGH
  return { ...found, among: first, fillers: isShort ? others : [], total: first.length }
}

async function findWhatIsSaid(
  needs: SentenceSearchNeeds,
  {
    rest,
    near,
    namesPlace,
    isFinished,
  }: Pick<SearchSentence, 'rest' | 'near' | 'namesPlace'> & { isFinished?: boolean },
  { limit, isFilled = false, isFiltered = false }: SearchManner,
): Promise<SentenceMatches> {
  if (saysNothing(rest)) {
    const among = near && (await listInRegion(needs, near, limit))
    return { among, fillers: [], total: among?.length ?? 0, corrected: undefined, suggestions: [] }
  }
  const find = async (atLeast: number, text = rest) =>
    needs.search.search({
      text,
      limit,
      kinds: ['package'],
      // Bir is no beginning of a bird; while one types, Mana may become Manali.
      ...((isFinished || (namesPlace && (isFilled || isFiltered))) && { isWhole: true }),
      ...(atLeast > 0 && { atLeast }),
    })
  const first = await find(0)
  // What was mistyped stands for all that it means where it is spelt right.
  const again = first.corrected === undefined ? undefined : await find(0, first.corrected)
  const { hits: found, total } = again && again.hits.length > first.hits.length ? again : first
  const { corrected, isPartly, unknown = [], suggestions } = first
  const known = withoutUnknown(corrected ?? rest, unknown)
  const hits = await animalsFirst(needs, await visitorsFirst(needs, found, known), known)
  const ids = hits.map(({ id }) => id)
  const named = namesAWalk(found, corrected ?? rest) ? { last: undefined } : {}
  const isEked = isFilled || isFiltered
  const isShort = isEked && ids.length > 0 && ids.length < ENOUGH && !(await namesASight(needs, known))
  const others = isShort
    ? notAmong(
        ids,
        (await find(ENOUGH)).hits.map(({ id }) => id),
      )
    : []
  const understood = { corrected, isPartly, unknown, suggestions }
  if (!near && isFiltered && tellsOnlyManner(rest)) {
    const all = [...ids, ...notAmong(ids, await listPublished(needs))]
    return { ...named, among: all, fillers: [], total: all.length, ...understood }
  }
  if (!near) return { ...named, among: ids, fillers: others, total, ...understood }
  const there = await listPackagesNear(needs, near.cityIds, ids)
  const besides = await listPackagesNear(needs, near.cityIds, others)
  const isOfRegion = isFiltered || (isFilled && (near.isRegion || near.isAll) && there.length < ENOUGH)
  const region = notAmong(there, [...besides, ...(isOfRegion ? await listPackagesNear(needs, near.cityIds) : [])])
  // Who travels, and how, only orders what lies there.
  if (near.isRegion && tellsOnlyManner(rest)) {
    const all = [...there, ...notAmong(there, await listPackagesNear(needs, near.cityIds))]
    return { among: all, fillers: [], total: all.length, ...understood }
  }
  return there.length > 0
    ? { among: there, fillers: region, total: there.length, ...understood }
    : { among: region, fillers: [], total: region.length, ...understood }
}

/** A text without the words that stand for nothing here: "gurupurab golden temple" is the temple. */
function withoutUnknown(text: string, unknown: readonly string[]): string {
  const out = new Set(unknown)
  return out.size === 0
    ? text
    : wordsOf(text)
        .filter((word) => !out.has(word))
        .join(' ')
}

/** Whether a walk fits better than anything else: it was asked for by its name ("kedarkantha tour package"). */
function namesAWalk([first, second]: readonly SearchHit[], said: string): boolean {
  if (!first || first.score <= (second?.score ?? 0) || !isOfWalks(first.name)) return false
  const name = new Set(wordsOf(first.name))
  return wordsOf(said).some((word) => name.has(word))
}

function tellsOnlyManner(text: string): boolean {
  return tokensOf(text).every(({ spellings }) => spellings.some((word) => isCommonWord(word) || isMannerWord(word)))
}

/** Whether words are only filler: "tours in", "के लिए". */
export function saysNothing(text: string): boolean {
  return spellAsked(foldText(text)).every(({ spellings }) => spellings.some(isCommonWord))
}
