import { data, redirect } from 'react-router'
import { groupsOf } from '#app/parts/filters/filter-groups.ts'
import type { FilterGroup } from '#app/parts/filters/filter-groups.ts'
import { placesOnMap } from '#app/parts/india-map/places-on-map.server.ts'
import type { PlacesOnMap } from '#app/parts/india-map/places-on-map.server.ts'
import type { PricedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { readListedView } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import { chipsOf } from '#domain/search/chips.ts'
import type { Chip } from '#domain/search/chips.ts'
import { isUnfiltered, NO_FILTERS } from '#domain/search/filters.ts'
import type { ListAnswer, ListQuestion, ListScope } from '#domain/search/lists/port.ts'
import type { Histogram } from '#platform/histogram.ts'
import { stillToCome } from '#domain/search/lists/departure-query.ts'
import { nearestLooser } from '#domain/search/looser.ts'
import type { LooserFilters } from '#domain/search/looser.ts'
import type { Services } from '#domain/services.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { istDate } from '#platform/dates.ts'
import { readCards } from './listing-cards.server.ts'
import type { ListingRequest, NearCard } from './listing-cards.server.ts'
import { readNearest } from './near-cards.server.ts'
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

/** A list this short is seen whole: narrowing it would be work for nothing. */
const SHORT = 4

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
