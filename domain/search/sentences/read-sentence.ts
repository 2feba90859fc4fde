import type { PackageSort } from '#domain/catalogue/package-sort.ts'
import type { ActKey } from '#domain/search/facts/acts.ts'
import { FILTER_KEYS, isSet, NO_FILTERS } from '#domain/search/filters.ts'
import type { Filters } from '#domain/search/filters.ts'
import { daysText } from '#domain/search/lists/length-text.ts'
import { spanText } from '#platform/query-values.ts'
import { apart } from './apart.ts'
import { asksForCar, withoutCar } from './asked-car.ts'
import { wordsToFind } from './asked-help.ts'
import { asksForHoneymoon, asksForTour, asksForTrek, mayWalk } from './asked-tour.ts'
import { namesWhoIsDriven } from './company.ts'
import { comparedIn } from './compared.ts'
import { THIN_AIR_M } from './height.ts'
import { likedIn } from './liked-first.ts'
import { LITTLE_ON_FOOT, NOT_ON_FOOT } from './not-on-foot.ts'
import type { Height, SentenceMeaning, Rule, Travellers, UnsoldKind, Wish } from './sentence-rule.ts'
import { isToldAlready, saidAgain, tellsMore } from './said-again.ts'
import { partNamed } from './parts-of-states.ts'
import { RULES } from './rules.ts'
import { withoutSpeech } from './speech.ts'
import { tokensOf } from './tokens.ts'
import { withoutAges } from './said-ages.ts'
import { withoutStretches } from './stretches.ts'
import { placesIn, placesNamed, saysOnlyPlaces, sideOf, smallPlaceIn } from './places-in.ts'
import type { ComparedSide, PlaceNamed } from './places-in.ts'
import { goesSomewhere, isDriven, whatSuits } from './whom-it-suits.ts'
import type { Want } from './want.ts'
import type { SentenceNames, SentencePlace } from './sentence-names.ts'

export type SentenceKey = Exclude<SentenceMeaning['key'], 'heard'>

/** A stretch of the sentence that was understood. */
export type SentencePart = {
  /** As typed. */
  text: string
  key: SentenceKey
  /** What it became, for a chip. */
  says: string
  /** What is to be known of it besides. */
  note?: string
  /** Whether an earlier one tells it: it has no chip. */
  isAgain?: boolean
  /** What it sets. */
  filters: Partial<Filters>
  /** The sentence with this stretch taken out. */
  without: string
}

/** What a sentence asks for. */
export type SearchSentence = {
  filters: Filters
  /** The words nothing was read from, for the search of words. */
  rest: string
  /** Whether more was typed behind the last of them: it is no beginning of a longer one. */
  isFinished: boolean
  /** Those of them that name places. */
  places: string
  /** Those places, and what lies close to each. */
  placesNamed: readonly PlaceNamed[]
  /** The sentence without what set a filter: the words, and what is said of places and people. */
  unfiltered: string
  words: SentencePart[]
  near: SentencePlace | undefined
  party: Travellers | undefined
  /** The part of a state that is named without its other part: what lies there comes first. */
  part: SentencePlace | undefined
  /** Whether the budget is what each of them may pay, not all together. */
  isAHead: boolean
  /** The order that was asked for. */
  sort: PackageSort | undefined
  /** Words of what shall not be found. */
  except: string[]
  /** Parts of India that shall not be gone to. */
  exceptRegions: SentencePlace[]
  /** The small place whose name the words are: a sight elsewhere that only has it in its own name is another. */
  namesPlace: SentencePlace | undefined
  /** The feast that was named: what is called after it comes first. */
  feast: string | undefined
  /** What is compared, each by the words to look for; none where nothing is. */
  compared: ComparedSide[]
  /** What is asked for and nothing published is about. */
  unsold: string[]
  /** Of that what is let go: whatever else was asked for is looked for. */
  asides: string[]
  /** A kind of tour for who travels, where nothing else is asked for. */
  suits: string | undefined
  /** What sorts of things those are, in their order. */
  unsoldKinds: UnsoldKind[]
  /** The tags and kinds of tour for those who travel: what has them comes first. */
  liked: (readonly string[])[]
  /** Whether nothing else is asked for but places. */
  isOfWhom: boolean
  /** What is wished of weather, height, roads and company. */
  wishes: Wish[]
  /** What is wanted that can be measured, and what one wants to do. */
  wants: readonly Want[]
  acts: readonly ActKey[]
  /** What is asked for by its word, "tour" or "trek", and not both, or a tour where only places are named: the other kind follows it. */
  kind: 'tour' | 'trek' | undefined
}

const LONGEST_TEXT = 200

type Piece = SentenceMeaning & { from: number; to: number }

/** Reads a sentence ("3 days under 20k from delhi"): the filters it sets, what it says of the party, and the words left for the search. Of two things said about one key the first counts. */
export function readSentence(typed: string, names: SentenceNames): SearchSentence {
  const asTyped = typed.slice(0, LONGEST_TEXT)
  const { text, typedAt } = apart(asTyped, names)
  const tokens = tokensOf(text)
  const pieces = piecesOf(tokens, names)
  const filters = filtersOf(pieces)
  const words = withoutStretches(text, pieces)
  const isAlone = pieces.length === 0
  const rest = withoutSpeech(
    withoutAges(wordsToFind(asksForCar(text, names) ? withoutCar(words) : words, isAlone)),
    isAlone,
    filters.days !== undefined,
  )
  const places = placesIn(rest, names)
  const near = pieces.find((piece) => piece.near)?.near
  const liked = likedIn(tokens, pieces)
  return {
    filters,
    rest,
    isFinished: pieces.length > 0 && !endsWith(tokens, rest),
    places: places.join(' '),
    placesNamed: placesNamed(places, names),
    unfiltered: withoutStretches(
      text,
      pieces.filter((piece) => piece.filters),
    ),
    words: pieces.filter(tells).map((piece) => ({
      text: asTyped.slice(typedAt(piece.from), typedAt(piece.to)),
      key: piece.key,
      says: piece.key === 'unsold' ? `${piece.says} ${thingIn(text, piece)}` : piece.says,
      ...(piece.note && { note: piece.note }),
      ...(piece.isAgain && { isAgain: true }),
      filters: piece.filters ?? {},
      without: withoutStretches(asTyped, [{ from: typedAt(piece.from), to: typedAt(piece.to) }]),
    })),
    near,
    party: pieces.find(({ party }) => party)?.party ?? honeymooners(tokens, filters),
    isAHead: pieces.some(({ isAHead }) => isAHead),
    feast: pieces.find(({ feast }) => feast)?.feast,
    sort: pieces.find(({ sort }) => sort)?.sort,
    except: pieces.flatMap(({ except }) => except ?? []),
    exceptRegions: pieces.flatMap(({ exceptRegions }) => exceptRegions ?? []),
    namesPlace: smallPlaceIn(rest, names),
    part: partNamed(rest, names),
    compared: comparedIn(rest, names).map((side) => sideOf(side, names)),
    unsoldKinds: pieces.flatMap(({ key, unsold = 'company' }) => (key === 'unsold' ? unsold : [])),
    unsold: pieces.flatMap((piece) => (piece.key === 'unsold' ? thingIn(text, piece) : [])),
    asides: pieces.flatMap((piece) => (piece.isAside ? thingIn(text, piece) : [])),
    suits: pieces.some(goesSomewhere) ? undefined : whatSuits(rest, pieces),
    wishes: strictest(pieces.flatMap(({ wish }) => wish ?? [])),
    wants: wantsOf(pieces, liked),
    acts: pieces.flatMap(({ act }) => act ?? []),
    liked,
    isOfWhom: saysOnlyPlaces(rest, names),
    kind: kindAsked(tokens, pieces, (near !== undefined || places.length > 0) && saysOnlyPlaces(rest, names)),
  }
}

/** What can be measured of what is wanted: whoever cannot walk wants few stairs, and whoever wants luxury the best rooms. */
function wantsOf(pieces: readonly Piece[], liked: SearchSentence['liked']): Want[] {
  const said = pieces.flatMap(({ wants, says }) => wants ?? (says === NOT_ON_FOOT ? LITTLE_ON_FOOT : []))
  const isOfLuxury = liked.some(([first]) => first === 'luxury-tours')
  return isOfLuxury ? [...said, { fact: 'comfort', goal: 'most' }] : said
}

/** Who is ill of heights would rather not go high as well: the one holds the other. */
function strictest(wishes: readonly Wish[]): Wish[] {
  const isMilder = ({ fromM, toM = 0 }: Height) => fromM === undefined && toM >= THIN_AIR_M
  return wishes.filter((wish) => typeof wish === 'string' || !wishes.includes('low') || !isMilder(wish))
}

/** Whether a piece tells what is to be found: of some it is only known that nothing is. */
function tells(piece: Piece): piece is Piece & { key: SentenceKey } {
  return piece.key !== 'heard'
}

/** Whether the last word of a text is the one that may still be growing. */
function endsWith(tokens: Parameters<Rule>[0], rest: string): boolean {
  const last = tokensOf(rest).at(-1)?.spellings[0]
  return last === undefined || last === tokens.at(-1)?.spellings[0]
}

/** Whoever names nothing but a place, or says nothing of walking, may go on foot there, and rather does not. */
function kindAsked(tokens: Parameters<Rule>[0], pieces: readonly Piece[], isOfPlaces: boolean): SearchSentence['kind'] {
  if (pieces.some(({ except }) => except?.some((word) => asksForTrek(tokensOf(word))))) return 'tour'
  if (asksForTrek(tokens)) return 'trek'
  const isInOrder = pieces.some(({ sort }) => sort !== undefined)
  const isForDriven = pieces.some(isDriven) || namesWhoIsDriven(tokens)
  const isWished = pieces.some(({ wish }) => typeof wish === 'string')
  const isOfPlacesAlone = isOfPlaces && !isInOrder
  const isRatherDriven = !isInOrder || pieces.some(({ party, except, near }) => party ?? except ?? near)
  const isSaid = asksForTour(tokens) || isForDriven || isWished || isOfPlacesAlone
  return isSaid || (isRatherDriven && !mayWalk(tokens)) ? 'tour' : undefined
}

/** What may be spent on a honeymoon is for the two. */
function honeymooners(tokens: Parameters<Rule>[0], { price }: Filters): Travellers | undefined {
  return price && asksForHoneymoon(tokens) ? { adults: 2, children: 0, ages: [] } : undefined
}

/** A stretch as it was typed, without the word that leads on from it: "hotel in". */
function thingIn(text: string, { from, to }: Piece): string {
  return text.slice(from, to).replace(/ (?:in|near)$/i, '')
}

/** Filters with those of an address before those of the pieces of a sentence. */
export function combineFilters(address: Filters, said: readonly Setting[]): Filters {
  const chosen = FILTER_KEYS.filter((key) => isSet(address[key])).map((key) => [key, address[key]] as const)
  const inForce = said.filter(({ key }) => key === 'heard' || !isOverruled(key, address))
  return Object.assign(filtersOf(inForce), Object.fromEntries(chosen)) as Filters
}

/** Whether an address says for itself what a piece of a sentence says: a month or days, of either sort, the whole piece with its length. */
export function isOverruled(key: SentenceKey, address: Filters): boolean {
  const isWhen = key === 'month' || key === 'dates'
  const keys = isWhen ? (['month', 'dates'] as const) : FILTER_KEYS.filter((one) => one === key)
  return keys.some((one) => isSet(address[one]))
}

/** A piece for a chip, with the length that its days bring along where that is in force: "Leaving Fri 27 Nov 2026, 2 to 3 days". */
export function partText(
  { key, says, note, filters }: Pick<SentencePart, 'key' | 'says' | 'note' | 'filters'>,
  { days }: Filters,
): string {
  const brought = key === 'days' ? undefined : filters.days
  const said = note ? `${says}: ${note}` : says
  return brought && days && spanText(brought) === spanText(days) ? `${said}, ${daysText(days)}` : said
}

type Setting = Pick<SentenceMeaning, 'filters'> & { key: SentenceMeaning['key'] }

/** A length that is said goes before the one of a weekend, days before a month. */
function filtersOf(pieces: readonly Setting[]): Filters {
  const datesFirst = pieces.toSorted((one, other) => Number(other.key === 'dates') - Number(one.key === 'dates'))
  const said = Object.assign({}, NO_FILTERS, ...datesFirst.map((piece) => piece.filters)) as Filters
  return said.dates ? { ...said, month: undefined } : said
}

function piecesOf(tokens: Parameters<Rule>[0], names: SentenceNames): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    const found = firstFound(tokens, at, names, pieces)
    if (found) {
      const { end, ...meaning } = found
      for (const [place, told] of pieces.entries())
        if (tellsMore(found, told)) pieces[place] = { ...told, ...saidAgain({ ...told, end }) }
      pieces.push({ ...meaning, from: tokens[at]!.from, to: tokens[end - 1]!.to })
    }
    at = found?.end ?? at + 1
  }
  return pieces
}

/** Of which several are meant where several are said. */
const MANY: ReadonlySet<SentenceMeaning['key']> = new Set(['except', 'heard', 'unsold', 'wish'])

function firstFound(tokens: Parameters<Rule>[0], at: number, names: SentenceNames, pieces: readonly Piece[]) {
  for (const rule of RULES) {
    const found = rule(tokens, at, names)
    if (!found) continue
    if (isToldAlready(found, pieces)) return saidAgain(found, pieces)
    if (MANY.has(found.key) || !pieces.some((piece) => piece.key === found.key && !tellsMore(found, piece)))
      return found
  }
  return undefined
}
