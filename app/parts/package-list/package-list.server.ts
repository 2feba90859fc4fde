import { data, redirect } from 'react-router'
import { groupsOf } from '#app/parts/filters/filter-groups.ts'
import type { FilterGroup } from '#app/parts/filters/filter-groups.ts'
import { placesOnMap } from '#app/parts/india-map/places-on-map.server.ts'
import type { PlacesOnMap } from '#app/parts/india-map/places-on-map.server.ts'
import { priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import type { PricedCard, SeasonedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { readListedView } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import { rememberedCardsInOrder } from '#domain/catalogue/packages.server.ts'
import { chipsOf } from '#domain/search/chips.ts'
import type { Chip } from '#domain/search/chips.ts'
import { isUnfiltered, NO_FILTERS } from '#domain/search/filters.ts'
import type { ListAnswer, ListQuestion, ListScope } from '#domain/search/lists/port.ts'
import type { Histogram } from '#platform/histogram.ts'
import { daysAsked, stillToCome } from '#domain/search/lists/departure-query.ts'
import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import { nearestInPrice, nearestOfAny, nearMisses } from '#domain/search/near-misses.ts'
import type { NearMiss } from '#domain/search/near-misses.ts'
import { nearestLooser } from '#domain/search/looser.ts'
import type { LooserFilters } from '#domain/search/looser.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { istDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { differsText } from './differs.ts'
import { isUntidy, LIST_PAGE_SIZE, listHref, readListQuery } from './list-query.ts'
import type { ListQuery } from './list-query.ts'
import { remembered } from '#platform/tag-memory.ts'

/** One chosen thing of a list; `words` are what is left of the words searched for without it. */
export type ListChip = Omit<Chip, 'key'> & {
  key: Chip['key'] | 'near' | 'party' | 'sort' | 'except' | 'unsold' | 'wish'
  words?: string
}

export type PackageListing = {
  query: ListQuery
  /** Whom the prices are for. */
  party: PartyView
  items: ListedCard[]
  total: number
  /** How many of them all of the party can go on; undefined where nobody has said who comes. */
  fitting: number | undefined
  /** How many there would be without filters. */
  all: number
  pageCount: number
  /** Whether it is long enough to be narrowed, or has been. */
  isNarrowable: boolean
  price: Histogram
  groups: FilterGroup[]
  chips: ListChip[]
  /** Of what was searched for, the words that set nothing. */
  plainWords?: string
  /** Where the tours of the list halt; only for the map. */
  places: PlacesOnMap | undefined
  /** The poster that stands where nothing does. */
  quiet: Picture | undefined
  looser: LooserFilters | undefined
  /** Of a list with little in it what just misses, and in what each is other. */
  nearest: NearCard[]
  /** Where nothing stops at a place, how many tours start there; `nearest` are the first of them. */
  starting?: { city: string; count: number; path: string }
}

/** A tour of a list, and what of it is other than was asked for where that holds for all of them. */
type ListedCard = PricedCard & { differs?: string }

/** A tour that is not quite what was asked for, and in what. */
export type NearCard = PricedCard & { differs: string }

/** A list this short is seen whole: narrowing it would be work for nothing. */
const SHORT = 4
/** Of so many one can choose; of fewer what comes near is shown too. */
const ENOUGH = 6
/** An empty list offers at least so many. */
const FEWEST = 3
const PARTLY = 'Fits part of your words'

/**
 * The page of packages an address asks for, what they can be narrowed to, and the next departure of each. Throws a 404 for a page
 * beyond the last of a list nobody narrowed, and leads to the first page of one somebody did, or to its tidy address.
 */
export async function loadPackageList(
  services: Services,
  request: Request,
  scope: ListScope = {},
): Promise<PackageListing> {
  const { pathname, searchParams } = new URL(request.url)
  const asked = readListQuery(searchParams)
  if (!asked) throw data(null, { status: 404 })
  const party = readListedView(searchParams)
  // Whom prices are for, where the address says it, and only there: a device remembers the others.
  const said = party.party ? { party } : {}
  if (isUntidy(searchParams)) throw redirect(listHref(pathname, { ...asked, ...said }), 301)
  const today = istDate(services.clock.now())
  const query = { ...asked, filters: stillToCome(asked.filters, today) }
  const listing = await rememberedListing(services, query, { scope, today, party })
  if (query.page > 1 && query.page > listing.pageCount) {
    if (isUnfiltered(query.filters)) throw data(null, { status: 404 })
    throw redirect(listHref(pathname, { ...query, ...said, page: 1 }))
  }
  return listing
}

type ListingRequest = {
  scope: ListScope
  today: string
  party: PartyView
  among?: readonly string[]
  /** What follows a short list under a heading of its own, best first: it is counted nowhere. */
  fillers?: readonly string[]
  /** In what some of those are other. */
  differs?: ReadonlyMap<string, string>
  last?: ListQuestion['last']
  /** What lies around where one starts, nearest first: it just misses before anything elsewhere does. */
  around?: readonly string[]
  /** Whether the words say who comes. */
  isForWhoIsSaid?: boolean
}

const rememberedListing = remembered('list', readListing)

/** The page of packages a question asks for; of `among` only, where it is given, and then in its order. */
export async function readListing(
  services: Services,
  query: ListQuery,
  asked: ListingRequest,
): Promise<PackageListing> {
  const { lists, art } = services
  const question = questionOf(query, asked)
  const answer = await lists.list(question)
  const all = isUnfiltered(query.filters) ? answer : await listAll(services, question)
  const isNarrowable = all.total > SHORT || !isUnfiltered(query.filters)
  const looser = answer.total === 0 && all.total > 0 ? await nearestLooser(lists, question) : undefined
  return {
    query,
    party: asked.party,
    items: query.view === 'cards' ? await readCards(services, answer.ids, { ...asked, departing: query.filters }) : [],
    total: answer.total,
    fitting: answer.fitting,
    all: all.total,
    pageCount: Math.ceil(answer.total / LIST_PAGE_SIZE),
    isNarrowable,
    price: answer.facets.price,
    groups: isNarrowable
      ? groupsOf({ all: all.facets, now: answer.facets }, { total: all.total, unfolded: query.unfolded })
      : [],
    chips: chipsOf(query.filters, answer.facets),
    places:
      query.view === 'map'
        ? await placesOnMap(services, question, { places: answer.places, around: query.around })
        : undefined,
    quiet: answer.total === 0 ? art.lost : undefined,
    looser,
    nearest:
      query.view === 'cards' && query.page === 1
        ? await readNearest(services, question, { ...asked, answer, looser })
        : [],
  }
}

function questionOf(
  { filters, sort, page }: ListQuery,
  { scope, party: { party }, today, among, last, isForWhoIsSaid = false }: ListingRequest,
): ListQuestion {
  return {
    scope,
    filters,
    party,
    sort: sort === 'given' && !among ? 'rating' : sort,
    today,
    page,
    pageSize: LIST_PAGE_SIZE,
    ...(among ? { among } : {}),
    ...(last ? { last } : {}),
    // What somebody looks for by its name stays first, whoever comes.
    fittingFirst: sort === 'best-season' || isForWhoIsSaid,
  }
}

/** The list before anybody narrowed it: the same for every choice made in it. */
function listAll(services: Services, question: ListQuestion): Promise<ListAnswer> {
  const whole: ListQuestion = { ...question, filters: NO_FILTERS, sort: 'name', page: 1, pageSize: 1 }
  return question.among ? services.lists.list(whole) : rememberedList(services, whole)
}

const rememberedList = remembered('all of a list', ({ lists }: Services, question: ListQuestion) =>
  lists.list(question),
)

async function readCards(
  services: Services,
  ids: readonly string[],
  { today, party: view, departing, near }: ListingRequest & { departing: DepartureQuery; near?: DateSpan | undefined },
): Promise<SeasonedCard[]> {
  const cards = await rememberedCardsInOrder(services, ids, today)
  return priceCards(services, cards, { tax: taxOn(services, today), view, departing, near })
}

type NearAsked = ListingRequest & { answer: ListAnswer; looser: LooserFilters | undefined }

/** What is not quite what was asked for, up to a list of some length: what misses the filters by little, what fits part of the words, then what is further from the filters. */
async function readNearest(services: Services, question: ListQuestion, near: NearAsked): Promise<NearCard[]> {
  const { answer, looser: _looser, ...asked } = near
  const close = await readMisses(services, question, { ...near, found: answer.ids, isFar: false })
  const most = ENOUGH - answer.total - close.length
  const partly = await readPartly(services, question, { ...asked, most })
  const shown = [...close, ...partly]
  const found = [...answer.ids, ...shown.map(({ card }) => card.id)]
  const beside = await readMissesBeside(services, question, { ...near, found })
  const all = [...found, ...beside.map(({ card }) => card.id)]
  const nearest = [...shown, ...beside, ...(await readMisses(services, question, { ...near, found: all, isFar: true }))]
  return answer.total > 0 ? nearest : [...nearest, ...(await readAny(services, question, near, nearest))]
}

/** What an empty list lacks of the fewest it offers. */
async function readAny(
  services: Services,
  question: ListQuestion,
  { looser, ...asked }: NearAsked,
  nearest: readonly NearCard[],
): Promise<NearCard[]> {
  const most = FEWEST - nearest.length
  if (isUnfiltered(question.filters) || most <= 0) return []
  const found = nearest.map(({ card }) => card.id)
  const any = await nearestOfAny(services.lists, question, { found, most, looser: looser?.filters })
  return readMissed(services, question, any, asked)
}

/** Of what fits part of the words, goes to some of the places that are named, or close by, what misses the filters by little. */
async function readMissesBeside(
  services: Services,
  question: ListQuestion,
  { fillers = [], differs, ...near }: NearAsked & { found: readonly string[] },
): Promise<NearCard[]> {
  if (fillers.length === 0) return []
  const misses = await readMisses(services, { ...question, among: fillers }, { ...near, isFar: false })
  const saying = (one: NearCard) => [differs?.get(one.card.id) ?? PARTLY, one.differs].filter(Boolean).join('. ')
  return misses.map((one) => ({ ...one, differs: saying(one) }))
}

async function readPartly(
  services: Services,
  question: ListQuestion,
  { most, fillers = [], differs, ...asked }: ListingRequest & { most: number },
): Promise<NearCard[]> {
  if (most <= 0 || fillers.length === 0) return []
  const { ids } = await services.lists.list({ ...question, among: fillers, page: 1, pageSize: most })
  const cards = await readCards(services, ids, { ...asked, departing: question.filters })
  return cards.map((priced) => ({ ...priced, differs: differs?.get(priced.card.id) ?? PARTLY }))
}

async function readMisses(
  services: Services,
  question: ListQuestion,
  { answer, looser, found, isFar, ...asked }: NearAsked & { found: readonly string[]; isFar: boolean },
): Promise<NearCard[]> {
  const most = ENOUGH - found.length
  if (isUnfiltered(question.filters) || answer.total >= ENOUGH || most <= 0) return []
  const misses = await nearMisses(services.lists, question, { found, most, isFar, around: asked.around ?? [] })
  if (isFar && misses.length === 0 && found.length === 0 && looser)
    return readLooser(services, question, { looser, asked })
  return readMissed(services, question, misses, asked)
}

/** The cards of what misses a question, each of the filters it was found with. */
async function readMissed(
  services: Services,
  question: ListQuestion,
  misses: readonly NearMiss[],
  asked: ListingRequest,
): Promise<NearCard[]> {
  const near = daysAsked(question.filters, asked.today)
  const byFilters = Map.groupBy(misses, ({ filters }) => filters)
  const cards = await Promise.all(
    [...byFilters].map(([departing, some]) =>
      readCards(
        services,
        some.map(({ id }) => id),
        { ...asked, departing, near },
      ),
    ),
  )
  return withDifferences(cards.flat(), question)
}

/** Where nothing just misses, the first of the nearest list that has something. */
async function readLooser(
  services: Services,
  question: ListQuestion,
  { looser, asked }: { looser: LooserFilters; asked: ListingRequest },
): Promise<NearCard[]> {
  const { filters } = looser
  const inOrder = filters.price ? question : nearestInPrice(question)
  const { ids } = await services.lists.list({ ...inOrder, filters, page: 1, pageSize: ENOUGH })
  const near = daysAsked(question.filters, asked.today)
  return withDifferences(await readCards(services, ids, { ...asked, departing: filters, near }), question)
}

function withDifferences(cards: readonly SeasonedCard[], { filters }: ListQuestion): NearCard[] {
  return cards.map((priced) => ({ ...priced, differs: differsText(priced, filters) }))
}
