import { askChoices } from '#app/parts/ask/ask-choices.server.ts'
import type { PricedCard } from '#app/parts/package-card/priced-cards.server.ts'
import type { ListQuery } from '#app/parts/package-list/list-query.ts'
import { loadLeavingNext } from '#app/parts/package-list/leaving-next.server.ts'
import { readListing } from '#app/parts/package-list/package-list.server.ts'
import type { ListChip, PackageListing } from '#app/parts/package-list/package-list.server.ts'
import { partyParams, readListedView } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import { findCityById } from '#domain/catalogue/cities.server.ts'
import { DESTINATION_KINDS } from '#domain/search/document.ts'
import { FILTER_KEYS, isSet, isUnfiltered } from '#domain/search/filters.ts'
import type { FilterKey, Filters } from '#domain/search/filters.ts'
import { findHelp } from '#domain/search/help-pages.server.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import { stillToCome } from '#domain/search/lists/departure-query.ts'
import { findBySentence, isUnread, saysNothing } from '#domain/search/sentences/find-by-sentence.server.ts'
import { asksForCar } from '#domain/search/sentences/asked-car.ts'
import { headsOf, payersOf } from '#domain/search/sentences/payers.ts'
import { rememberedRoads } from '#domain/cars/roads/roads.server.ts'
import { withStarts } from './start-told.ts'
import { citiesIn, placesIn } from '#domain/search/sentences/places-in.ts'
import { combineFilters, isOverruled, partText, readSentence } from '#domain/search/sentences/read-sentence.ts'
import type { SearchSentence } from '#domain/search/sentences/read-sentence.ts'
import type { SentenceMatches } from '#domain/search/sentences/sentence-matches.ts'
import { listPackagesNear } from '#domain/search/sentences/near-packages.server.ts'
import type { SentenceNames } from '#domain/search/sentences/sentence-names.ts'
import { findSentenceNames } from '#domain/search/sentences/sentence-names.server.ts'
import { countMissedSearch } from '#domain/visits/count-visits.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'
import { answerAboutPlace } from './place-answer.server.ts'
import { findCarsAsked } from './cars-asked.server.ts'
import { notSoldIn } from './not-sold.ts'
import { isForAsMany } from './said-party.ts'
import { isAsked, readSearchQuery } from './search-query.ts'
import type { SearchQuery } from './search-query.ts'
import { popularNames, suggestionsFor, withWhatComesNear } from './suggestions.server.ts'

const MOST_FOUND = 1000
const MOST_PLACES = 8

/** What fits a question put in words, narrowed by what the words say and by what the address says itself. */
export async function answerSearch(services: Services, params: URLSearchParams) {
  const today = istDate(services.clock.now())
  const typed = readSearchQuery(params)
  const asked = { ...typed, filters: stillToCome(typed.filters, today) }
  const names = await findSentenceNames(services, today)
  const sentence = readSentence(asked.text, names)
  const choices = await askChoices(services, today)
  const party = partyOf(params, sentence)
  const help = await findHelp(services, asked.text)
  const read = { asked, choices, party, help: help.pages, sentence }
  if (!isAsked(asked) || (help.isAll && isUnfiltered(asked.filters)))
    return { ...read, ...NOTHING_ASKED, suggestions: await popularNames(services) }
  const query = queryOf({ asked, sentence, party })
  const matches = await findBySentence(services, sentence, {
    limit: MOST_FOUND,
    isFilled: isUnfiltered(query.filters),
    isFiltered: !isUnfiltered(query.filters),
  })
  const found = await withWhatComesNear(services, sentence, matches)
  const { among, sides, suggestions, corrected, unknown, isPartly } = found
  const around = await listAroundStart(services, query.filters, names)
  const list = ({ among: some, fillers, differs, last, whole: all }: SentenceMatches, as: ListQuery = query) =>
    readListing(services, as, {
      scope: {},
      today,
      party,
      ...(some ? { among: some } : {}),
      fillers,
      ...(all?.among ? { apart: new Set(all.among) } : {}),
      ...(differs ? { differs } : {}),
      // An order that was chosen holds from the first to the last.
      last: asked.view.sort === 'given' ? last : undefined,
      around,
      isForWhoIsSaid: sentence.party !== undefined,
    })
  const [fitting, places, cars] = await Promise.all([
    list(found),
    findPlaces(
      services,
      { ...sentence, rest: corrected ?? sentence.rest },
      asksForCar(asked.text, names) ? citiesIn(sentence.rest, names, { sure: true }) : [],
    ),
    findCarsAsked(services, asked.text, { names, sentence }),
  ])
  const whole = found.whole && fitting.total === 0 ? await list(found.whole) : fitting
  const isStartSaid = asked.filters.from.length === 0 && query.filters.from.length > 0 && sentence.places !== ''
  const fromAnywhere = { ...query, filters: { ...query.filters, from: [] } }
  const elsewhere = isStartSaid && whole.total === 0 ? await list(found, fromAnywhere) : whole
  const isElsewhere = elsewhere !== whole && elsewhere.total > 0
  const network = isElsewhere ? await rememberedRoads(services) : undefined
  const listing = network
    ? { ...elsewhere, items: withStarts(elsewhere.items, network, query.filters.from[0]!) }
    : whole
  const isRead = !isUnread(found)
  const isOfAPlace = sentence.near !== undefined || placesIn(asked.text, names).length > 0
  return {
    ...read,
    listing: withWords(linkedFor(query.party, listing), asked, sentence),
    places: among?.length === 0 && sentence.unsoldKinds.includes('abroad') ? [] : places,
    answer: isOfAPlace ? await answerAboutPlace(services, { text: asked.text, places, today }) : undefined,
    cars,
    compared: oneOfEach(listing, sides ?? []),
    // Whoever travels, a car is for them.
    notSold: cars && sentence.unsoldKinds.every((kind) => kind === 'company') ? undefined : notSoldIn(sentence),
    startsIn: isElsewhere ? startsOf(listing) : [],
    isPartySaid: sentence.party !== undefined && !params.has('adults'),
    suggestions: listing.all === 0 ? await suggestionsFor(services, sentence, suggestions) : [],
    corrected,
    leaving: !isRead || listing.all > 0 || listing.nearest.length > 0 ? [] : await loadLeavingNext(services, party),
    isRead,
    absent: among?.length === 0 ? [] : (unknown ?? []),
    isPartly: isPartly === true && listing.total > 0,
  }
}

/** Of short journeys what lies around where one starts is meant first, of all what a night on the train leads to. */
const LONGEST_AROUND_DAYS = 4
const A_NIGHT_BY_TRAIN_KM = 650

/** What lies around where a journey starts, nearest first. */
async function listAroundStart(
  services: Services,
  { from, days }: Filters,
  names: SentenceNames,
): Promise<readonly string[]> {
  const start = from[0]?.replaceAll('-', ' ')
  if (start === undefined) return []
  const isShort = days?.to !== undefined && days.to <= LONGEST_AROUND_DAYS
  const close = isShort ? names.findPlace(start, { sure: true }) : undefined
  const far = names.findAround?.(start, A_NIGHT_BY_TRAIN_KM)
  const all = [close, far].map((around) => listPackagesNear(services, around?.cityIds ?? []))
  return [...new Set((await Promise.all(all)).flat())]
}

const MOST_STARTS = 3

/** Where what is shown starts, most often first. */
function startsOf({ items }: PackageListing): string[] {
  const counted = Map.groupBy(
    items.flatMap(({ card }) => card.startCity ?? []),
    (city) => city,
  )
  return [...counted]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([city]) => city)
    .slice(0, MOST_STARTS)
}

const NOTHING_ASKED = {
  listing: undefined,
  places: [],
  answer: undefined,
  cars: undefined,
  compared: [],
  notSold: undefined,
  startsIn: [],
  isPartySaid: false,
  corrected: undefined,
  leaving: [],
  isRead: true,
  absent: [],
  isPartly: false,
}

/** The first that is shown of each thing that is compared. */
function oneOfEach({ items }: PackageListing, sides: readonly (readonly string[])[]): { name: string; url: string }[] {
  const chosen = new Map<string, PricedCard>()
  for (const side of sides) {
    const ids = new Set(side)
    const first = items.find(({ card }) => ids.has(card.id) && !chosen.has(card.id))
    if (first) chosen.set(first.card.id, first)
  }
  return chosen.size < 2 ? [] : [...chosen.values()].map(({ card }) => ({ name: card.name, url: card.url }))
}

/** What is asked of the lists: by the address, and by what the words say besides. */
function queryOf({ asked, sentence, party }: AskedSearch): ListQuery {
  return {
    ...asked.view,
    sort: asked.view.sort === 'given' ? (sentence.sort ?? 'given') : asked.view.sort,
    filters: forAll(combineFilters(asked.filters, sentence.words), { asked, sentence, party }),
    words: sentence.unfiltered,
    ...(sentence.party && isForAsMany(party.party, sentence.party) ? { party } : {}),
  }
}

/**
 * Counts what was looked for and is not there, where the answer is made: whoever is sent the page as it was kept is not counted again. Nobody waits for it, and no answer
 * fails with it.
 */
export function countVain(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { asked, listing }: Awaited<ReturnType<typeof answerSearch>>,
): void {
  if (listing?.all !== 0) return
  countMissedSearch({ db, clock }, asked.text).catch((err: unknown) =>
    log.warn({ err }, 'a search without results was not counted'),
  )
}

/** For whom the prices are: as the address says, else for those who pay what the words name. */
function partyOf(params: URLSearchParams, sentence: SearchSentence): PartyView {
  const view = readListedView(params)
  const payers = view.party ? undefined : payersOf(sentence)
  return payers ? { party: payers, per: 'total' } : view
}

type AskedSearch = { asked: SearchQuery; sentence: SearchSentence; party: PartyView }

/** A budget a head as what all of them may pay: the list reckons with their total. */
function forAll(filters: Filters, { asked, sentence, party: { party } }: AskedSearch): Filters {
  const { price } = filters
  if (!price || !party || !sentence.isAHead || isSet(asked.filters.price)) return filters
  const heads = headsOf(party)
  return { ...filters, price: { from: price.from && price.from * heads, to: price.to && price.to * heads } }
}

/** A list whose cards lead to the same party's prices: a device may remember another than the one that was typed. */
function linkedFor(view: PartyView | undefined, listing: PackageListing): PackageListing {
  if (!view) return listing
  const said = String(partyParams(view))
  const linked = <Card extends PricedCard>(one: Card): Card => ({
    ...one,
    dayQuery: one.dayQuery ? `${one.dayQuery}&${said}` : said,
  })
  return { ...listing, items: listing.items.map(linked), nearest: listing.nearest.map(linked) }
}

/** The states, cities, categories and sights the words are about, and the place to be near to; of a drive the cities it joins. */
async function findPlaces(
  { db, search }: Services,
  { rest, near, except }: SearchSentence,
  way: readonly string[],
): Promise<Pick<SearchHit, 'id' | 'kind' | 'name' | 'url'>[]> {
  const around = near?.cityIds[0] === undefined ? undefined : await findCityById(db, near.cityIds[0])
  const first = around ? [{ id: around.id, kind: 'city' as const, name: around.name, url: around.url }] : []
  if (saysNothing(rest)) return first
  if (way.length > 1) {
    const cities = await Promise.all(way.map((text) => search.search({ text, limit: 1, kinds: ['city'] })))
    return cities.flatMap(({ hits }) => hits)
  }
  const kinds = near ? (['category'] as const) : DESTINATION_KINDS
  const { hits, corrected } = await search.search({ text: rest, limit: MOST_PLACES, kinds })
  // What tours are found by as it stands is not guessed at for the sake of a place.
  const sure = corrected === undefined ? hits : []
  return [...first, ...sure.filter(({ id, name }) => id !== around?.id && !except.includes(name))]
}

function isFilter(key: ListChip['key']): key is FilterKey {
  return FILTER_KEYS.some((known) => known === key)
}

/** A list with a chip for each piece of the sentence that is in force, before those of what the address says itself. */
function withWords(listing: PackageListing, asked: SearchQuery, sentence: SearchSentence): PackageListing {
  const isOwn = (key: ListChip['key']) => isFilter(key) && isSet(asked.filters[key])
  const said = sentence.words
    // What is not sold is said at the head of the page.
    .filter(({ key, isAgain }) => !isAgain && key !== 'unsold' && !isOverruled(key, asked.filters))
    .map((part): ListChip => {
      const { key, says, without } = part
      const dated = key === 'month' ? listing.chips.find((chip) => chip.key === key)?.text : undefined
      const text = partText({ ...part, says: dated ?? says }, listing.query.filters)
      return { key, text, without: asked.filters, words: without }
    })
  return { ...listing, chips: [...said, ...listing.chips.filter(({ key }) => isOwn(key))], plainWords: sentence.rest }
}
