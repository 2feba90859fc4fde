import type { PackageSort } from '#domain/catalogue/package-sort.ts'
import { isCommonWord, resemblesCommonWord } from '#domain/search/language/common-words.ts'
import { FILTER_KEYS, isSet, NO_FILTERS } from '#domain/search/filters.ts'
import type { Filters } from '#domain/search/filters.ts'
import { daysText } from '#domain/search/lists/length-text.ts'
import { spanText } from '#platform/query-values.ts'
import { apart } from './apart.ts'
import { asksForCar, withoutCar } from './asked-car.ts'
import { wordsToFind } from './asked-help.ts'
import { asksForHoneymoon, asksForTour, asksForTrek } from './asked-tour.ts'
import { readCompany, suitsCompany } from './company.ts'
import { readDays } from './days.ts'
import { readDates } from './dates.ts'
import { readExcept } from './except.ts'
import { readMonth } from './month.ts'
import { readNear } from './near.ts'
import { readOrder } from './order.ts'
import { readParty } from './party.ts'
import { findNamed } from './place-phrase.ts'
import type { SentenceMeaning, Rule, Travellers } from './sentence-rule.ts'
import { readPrice } from './price.ts'
import { readDifficulty, readGroup, readRating } from './quality.ts'
import { readStart } from './start-city.ts'
import { tokensOf } from './tokens.ts'
import { readUnsold } from './unsold.ts'
import type { SentenceNames, SentencePlace } from './sentence-names.ts'

export type SentenceKey = SentenceMeaning['key']

/** A stretch of the sentence that was understood. */
export type SentencePart = {
  /** As typed. */
  text: string
  key: SentenceKey
  /** What it became, for a chip. */
  says: string
  /** What is to be known of it besides. */
  note?: string
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
  /** Those of them that name places. */
  places: string
  /** The sentence without what set a filter: the words, and what is said of places and people. */
  unfiltered: string
  words: SentencePart[]
  near: SentencePlace | undefined
  party: Travellers | undefined
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
  /** What is asked for and nothing published is about. */
  unsold: string[]
  /** Of that what is let go: whatever else was asked for is looked for. */
  asides: string[]
  /** A kind of tour for who travels, where nothing else is asked for. */
  suits: string | undefined
  /** What is asked for by its word, "tour" or "trek", and not both: the other kind follows it. */
  kind: 'tour' | 'trek' | undefined
}

const LONGEST_TEXT = 200

/** In this order: who comes before what a bare number may mean, which days before how many, how long before how much. */
const RULES: readonly Rule[] = [
  readUnsold,
  readCompany,
  readGroup,
  readRating,
  readParty,
  readDates,
  readDays,
  readPrice,
  readMonth,
  readStart,
  readNear,
  readDifficulty,
  readOrder,
  readExcept,
]

type Piece = SentenceMeaning & { from: number; to: number }

/** Reads a sentence ("3 days under 20k from delhi"): the filters it sets, what it says of the party, and the words left for the search. Of two things said about one key the first counts. */
export function readSentence(typed: string, names: SentenceNames): SearchSentence {
  const text = tidy(apart(typed.slice(0, LONGEST_TEXT), names))
  const tokens = tokensOf(text)
  const pieces = piecesOf(tokens, names)
  const filters = filtersOf(pieces)
  const words = withoutStretches(text, pieces)
  const rest = wordsToFind(asksForCar(text) ? withoutCar(words) : words, pieces.length === 0)
  return {
    filters,
    rest,
    places: placesIn(rest, names).join(' '),
    unfiltered: withoutStretches(
      text,
      pieces.filter((piece) => piece.filters),
    ),
    words: pieces.map((piece) => ({
      text: text.slice(piece.from, piece.to),
      key: piece.key,
      says: piece.key === 'unsold' ? `${piece.says} ${thingIn(text, piece)}` : piece.says,
      ...(piece.note && { note: piece.note }),
      filters: piece.filters ?? {},
      without: withoutStretches(text, [piece]),
    })),
    near: pieces.find(({ near }) => near)?.near,
    party: pieces.find(({ party }) => party)?.party ?? honeymooners(tokens, filters),
    isAHead: pieces.some(({ isAHead }) => isAHead),
    sort: pieces.find(({ sort }) => sort)?.sort,
    except: pieces.flatMap(({ except }) => except ?? []),
    exceptRegions: pieces.flatMap(({ exceptRegions }) => exceptRegions ?? []),
    namesPlace: smallPlaceIn(rest, names),
    unsold: pieces.flatMap((piece) => (piece.key === 'unsold' ? thingIn(text, piece) : [])),
    asides: pieces.flatMap((piece) => (piece.isAside ? thingIn(text, piece) : [])),
    suits: pieces.some(goesSomewhere) ? undefined : whatSuits(rest, pieces),
    kind: asksForTrek(tokens) ? 'trek' : asksForTour(tokens) || pieces.some(isDriven) ? 'tour' : undefined,
  }
}

const SMALL = 6

/** Small children, and those for whom much else is no matter of course, are rather driven. */
function isDriven({ party, isAside }: Piece): boolean {
  return isAside === true || (party?.ages.some((age) => age < SMALL) ?? false)
}

function goesSomewhere({ near, key }: Piece): boolean {
  return near !== undefined || key === 'except'
}

function whatSuits(words: string, pieces: readonly Piece[]): string | undefined {
  const isAllFiller = tokensOf(words).every(({ spellings }) => spellings.some(isCommonWord))
  return suitsCompany(words) ?? (isAllFiller ? pieces.find(({ suits }) => suits)?.suits : undefined)
}

/** What may be spent on a honeymoon is for the two. */
function honeymooners(tokens: Parameters<Rule>[0], { price }: Filters): Travellers | undefined {
  return price && asksForHoneymoon(tokens) ? { adults: 2, children: 0, ages: [] } : undefined
}

/** A stretch as it was typed, without the word that leads on from it: "hotel in". */
function thingIn(text: string, { from, to }: Piece): string {
  return text.slice(from, to).replace(/ (?:in|near)$/i, '')
}

function smallPlaceIn(rest: string, names: SentenceNames): SentencePlace | undefined {
  const tokens = tokensOf(rest).filter(({ spellings }) => !spellings.some(isCommonWord))
  const named = findNamed(tokens, 0, (text) => names.findPlace(text, { sure: true }))
  const isHome = findNamed(tokens, 0, (text) => names.findHome(text, { sure: true })) !== undefined
  return named?.end === tokens.length && !isHome ? named.thing : undefined
}

function meansFiller(word: string): boolean {
  return isCommonWord(word) || resemblesCommonWord(word)
}

/** The cities and states a text names, as typed. */
export function placesIn(text: string, names: SentenceNames): string[] {
  const tokens = tokensOf(text)
  const found: string[] = []
  for (let at = 0; at < tokens.length;) {
    const named = findNamed(tokens, at, (phrase) => names.isPlace(phrase) || undefined)
    // "toor" sounds like Tura.
    const isFiller = named?.end === at + 1 && tokens[at]!.spellings.some(meansFiller)
    if (named && !isFiller) found.push(text.slice(tokens[at]!.from, tokens[named.end - 1]!.to))
    at = named?.end ?? at + 1
  }
  return found
}

/** The cities a text names, as they are called; with `sure` no letter may be wrong. */
export function citiesIn(text: string, names: SentenceNames, { sure }: { sure: boolean }): string[] {
  const tokens = tokensOf(text)
  const found: string[] = []
  for (let at = 0; at < tokens.length;) {
    const isFiller = tokens[at]!.spellings.some(isCommonWord)
    const written = findNamed(tokens, at, (phrase) => names.findPlace(phrase, { sure: true }))
    // "tour" sounds like Tura.
    const isTold = written && !(isFiller && written.end === at + 1)
    const mistyped =
      sure || isFiller ? undefined : findNamed([tokens[at]!], 0, (word) => names.findPlace(word, { sure }))
    const named = isTold ? written : mistyped && { ...mistyped, end: at + 1 }
    if (named) found.push(named.thing.name)
    at = named?.end ?? at + 1
  }
  return found
}

/** Filters with those of an address before those of the pieces of a sentence. */
export function combineFilters(address: Filters, said: readonly Setting[]): Filters {
  const chosen = FILTER_KEYS.filter((key) => isSet(address[key])).map((key) => [key, address[key]] as const)
  const inForce = said.filter(({ key }) => !isOverruled(key, address))
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

type Setting = Pick<SentenceMeaning, 'key' | 'filters'>

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
      pieces.push({ ...meaning, from: tokens[at]!.from, to: tokens[end - 1]!.to })
    }
    at = found?.end ?? at + 1
  }
  return pieces
}

/** Of which several are meant where several are said. */
const MANY: ReadonlySet<SentenceKey> = new Set(['except', 'unsold'])

function firstFound(tokens: Parameters<Rule>[0], at: number, names: SentenceNames, pieces: readonly Piece[]) {
  for (const rule of RULES) {
    const found = rule(tokens, at, names)
    const taken = pieces.find(({ key }) => key === found?.key)
    if (found && (!taken || MANY.has(found.key) || saysTheSame(found, taken))) return found
  }
  return undefined
}

/** "easy trek for beginners" says one thing twice. */
function saysTheSame({ filters }: SentenceMeaning, taken: SentenceMeaning): boolean {
  return filters !== undefined && JSON.stringify(filters) === JSON.stringify(taken.filters)
}

function withoutStretches(text: string, stretches: readonly { from: number; to: number }[]): string {
  let rest = ''
  let at = 0
  for (const { from, to } of stretches) {
    rest += `${text.slice(at, from)} `
    at = to
  }
  return tidy(rest + text.slice(at))
}

/** What is left of a sentence, without the commas and gaps that its stretches leave behind. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.–—-]+|[\s,;–—-]+$/g, '')
    .replace(/\s+(?=[,;.])/g, '')
    .replace(/([,;])[,;\s]*(?=[,;])/g, '')
}
