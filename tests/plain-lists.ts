import { LENT_RATINGS, LENT_STARS } from '#domain/catalogue/lent-ratings.ts'
import { IN_SEASON_WITHIN_DAYS } from '#domain/departures/departure.ts'
import { addDays, daysBetween, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import { seatsFor, seatsNeeded } from '#domain/party/party.ts'
import type { Totaller } from '#domain/pricing/party-total.ts'
import { FILTER_KEYS } from '#domain/search/filters.ts'
import type { FilterKey, Filters, Span } from '#domain/search/filters.ts'
import { FAR_DAYS } from '#domain/search/lists/memory/catalogue.ts'
import { citySlug, GROUPS, LENGTHS, makeChoices, STARS } from '#domain/search/lists/choices.ts'
import type { FacetCounts } from '#domain/search/lists/choices.ts'
import { histogramOf } from '#platform/histogram.ts'
import type { ListCategory, ListRow, OpenDeparture } from '#domain/search/lists/list-row.ts'
import type { ListAnswer, ListQuestion, ListScope } from '#domain/search/lists/port.ts'

/** A package with its departures, in the order of names. */
export type PlainPackage = ListRow & { departures: readonly OpenDeparture[] }
export type PlainCatalogue = { packages: readonly PlainPackage[]; categories: readonly ListCategory[] }

/** Lists as one would do them by hand, one package after the other: what the members are held to. */
export function plainList(
  { packages, categories }: PlainCatalogue,
  question: ListQuestion,
  totaller: Totaller,
): ListAnswer {
  const { filters, today, among, scope, sort, page, pageSize, last, party, fittingFirst } = question
  const urls = (row: ListRow, kind: string) =>
    categories
      .filter((category) => category.kind === kind && row.categoryIds.includes(category.id))
      .map(({ url }) => url)
  const known = packages.map((row, place) => {
    const open = row.departures.filter((one) => isBookable(one, today))
    const fitting = open.filter(({ seats }) => seats >= seatsFor(question.party, row))
    // The price is that of the cheapest date that is asked for; the seasons decide where there are no dates.
    const paiseOf = (wanted: Filters) => {
      const dated = fitting.filter((one) => isWanted(one, wanted, today))
      if (dated.length > 0) return leastOf(dated.map((one) => totaller(row, one)))
      const offered = ownDaysOf(row, wanted, today) ?? []
      // On days that are asked for it is still away on the last of them, where it can be.
      const last = wanted.month === undefined ? wanted.dates?.to : undefined
      const reaching = last === undefined ? [] : offered.filter((day) => addDays(day, row.days - 1) >= last)
      const days = reaching.length > 0 ? reaching : offered
      // Where none is sold the usual price is shown, for as many as a group may be.
      const onOwn = { ...row, groupMax: Math.min(row.groupMax, row.ownDates.mostPeople ?? Infinity) }
      return leastOf((days.length > 0 ? days : [undefined]).map((day) => totaller(onOwn, undefined, day)))
    }
    return { row, people: seatsNeeded(question.party).seats, place, open, fitting, paiseOf, paise: paiseOf(filters) }
  })
  type Known = (typeof known)[number]

  const tests: { [Key in FilterKey]: (one: Known, wanted: Filters) => boolean } = {
    price: ({ paiseOf }, wanted) => {
      if (wanted.price === undefined) return true
      const paise = paiseOf(wanted)
      return paise !== undefined && within(paise / 100, wanted.price)
    },
    days: ({ row }, { days }) => days === undefined || within(row.days, days),
    category: ({ row }, { category }) => anyOf(category, urls(row, 'speciality')),
    themes: ({ row }, { themes }) => anyOf(themes, urls(row, 'experience')),
    tags: ({ row }, { tags }) => anyOf(tags, row.tags),
    // One departure must be in the month, or on one of the days, and from the city.
    month: (one, wanted) => leaves(one, wanted, today),
    dates: (one, wanted) => leaves(one, wanted, today),
    from: (one, wanted) => leaves(one, wanted, today),
    via: ({ row }, { via }) => anyOf(via, row.cityIds),
    difficulty: ({ row }, { difficulty }) => anyOf(difficulty, row.difficulty ? [row.difficulty] : []),
    rating: ({ row }, { rating }) => rating === undefined || (row.rating ?? 0) >= rating,
    group: ({ row, open }, { group }) =>
      group === undefined || (open.length > 0 ? Math.min(...open.map((one) => one.minToRun)) : row.groupMin) < group,
  }
  const inScope = known.filter(({ row }) => isAbout(row, scope) && (!among || among.includes(row.id)))
  const fitting = (wanted: Filters) => inScope.filter((one) => FILTER_KEYS.every((key) => tests[key](one, wanted)))
  // With everything else chosen: the facet's own choice is replaced by each of its values in turn.
  const chosen = <Key extends FilterKey>(key: Key, value: Filters[Key]): Filters => ({
    ...filters,
    ...(key === 'month' && { dates: undefined }),
    [key]: value,
  })
  const count = <Key extends FilterKey>(
    key: Key,
    values: Iterable<string>,
    wanted: (value: string) => Filters[Key],
  ) => {
    return new Map([...new Set(values)].map((value) => [value, fitting(chosen(key, wanted(value))).length]))
  }
  const urlsOf = (kind: string) => categories.filter((category) => category.kind === kind).map(({ url }) => url)
  const offered = LENGTHS.map(({ value }) => value)
  const isOwn =
    filters.days && !LENGTHS.some(({ span }) => span.from === filters.days?.from && span.to === filters.days?.to)
  const ownLength = isOwn && filters.days ? `${filters.days.from ?? ''}-${filters.days.to ?? ''}` : undefined
  const counts: FacetCounts = {
    days: count('days', ownLength ? [...offered, ownLength] : offered, (value) =>
      value === ownLength ? filters.days : LENGTHS.find((one) => one.value === value)?.span,
    ),
    category: count('category', urlsOf('speciality'), (value) => [value]),
    themes: count('themes', urlsOf('experience'), (value) => [value]),
    tags: count(
      'tags',
      packages.flatMap(({ tags }) => tags),
      (value) => [value],
    ),
    month: count(
      'month',
      Array.from({ length: 12 }, (_, at) => String(at + 1)),
      Number,
    ),
    from: count('from', packages.flatMap(citiesOf), (value) => [value]),
    difficulty: count('difficulty', DIFFICULTIES, (value) => DIFFICULTIES.filter((one) => one === value)),
    rating: count('rating', [...STARS.map(String), String(filters.rating ?? STARS[0])], Number),
    group: count('group', [...GROUPS.map(String), String(filters.group ?? GROUPS[0])], Number),
  }
  const names = {
    category: new Map(categories.map(({ url, name }) => [url, name])),
    from: new Map(
      packages
        .flatMap((row) => [row.startCity, ...row.departures.map((d) => d.departureCity)])
        .map((name) => [citySlug(name), name]),
    ),
  }
  const list = fitting(filters)
  const priced = fitting({ ...filters, price: undefined }).flatMap(({ paise }) =>
    paise === undefined ? [] : paise / 100,
  )
  const stops = list.flatMap(({ row }) => row.cityIds)
  return {
    ids: inOrder(list)
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ row }) => row.id),
    total: list.length,
    fitting: party && list.filter(({ paise }) => paise !== undefined).length,
    facets: { price: histogramOf(priced.toSorted((a, b) => a - b)), ...makeChoices(counts, filters, { names, today }) },
    places: [...Map.groupBy(stops, (id) => id)]
      .map(([cityId, all]) => ({ cityId, count: all.length }))
      .toSorted((a, b) => b.count - a.count || (a.cityId < b.cityId ? -1 : 1)),
  }

  function inOrder(list: Known[]): Known[] {
    const rated = ({ row }: Known) => -(row.weightedStars ?? -1)
    const isTrusted = ({ row }: Known) => row.rating !== null && !row.ratingIsDemo && row.ratingCount >= LENT_RATINGS
    const trusted = (one: Known) => (isTrusted(one) ? rated(one) : -LENT_STARS * 1_000_000)
    const price = ({ paise }: Known) => paise ?? Infinity
    const season = ({ row }: Known) =>
      row.months.length === 0 ? 12 : Math.min(...row.months.map((month) => (month + 12 - monthOf(today)) % 12))
    const nextDays = ({ row }: Known) =>
      Math.min(
        FAR_DAYS,
        ...row.departures.filter((one) => isBookable(one, today)).map(({ startsOn }) => daysBetween(today, startsOn)),
      )
    const keys: Record<ListQuestion['sort'], ((one: Known) => number)[]> = {
      // What leaves soon and in season stands together, whichever of its months it leaves in.
      'best-season': [
        (one) => (leavesInSeason(one.row, today) ? 0 : 1 + season(one)),
        nextDays,
        trusted,
        ({ row }) => row.grid.twin,
      ],
      price: [price],
      'price-desc': [({ paise }) => (paise === undefined ? Infinity : -paise)],
      days: [({ row }) => row.days, price],
      'days-desc': [({ row }) => -row.days, price],
      rating: [rated, ({ row }) => -row.ratingCount],
      name: [],
      given: [({ row }) => among?.indexOf(row.id) ?? 0],
    }
    return list.toSorted((one, other) => {
      const isUnfit = ({ paise }: Known) => Number(Boolean(party && fittingFirst) && paise === undefined)
      for (const key of [isUnfit, ({ row }: Known) => Number(last?.includes(row.kind) ?? false), ...keys[sort]]) {
        const [a, b] = [key(one), key(other)]
        if (a !== b) return a - b
      }
      return one.place - other.place
    })
  }
}

function leavesInSeason({ months, departures }: PlainPackage, today: CalendarDate): boolean {
  const last = addDays(today, IN_SEASON_WITHIN_DAYS)
  return departures.some(
    (one) => isBookable(one, today) && one.startsOn <= last && months.includes(monthOf(one.startsOn)),
  )
}

function isBookable({ startsOn, cutoffDays, seats }: OpenDeparture, today: CalendarDate): boolean {
  return seats > 0 && addDays(startsOn, -cutoffDays) >= today
}

type RowDepartures = { row: ListRow; people: number; open: readonly OpenDeparture[]; fitting: readonly OpenDeparture[] }

function leaves({ row, people, open, fitting }: RowDepartures, wanted: Filters, today: CalendarDate): boolean {
  const { month, dates, from } = wanted
  if (month === undefined && !dates && from.length === 0) return true
  if (fitting.some((departure) => isWanted(departure, wanted, today))) return true
  if (!row.ownDates.areSold || !anyOf(from, [citySlug(row.startCity)])) return false
  if (open.length > 0 && people > Math.min(row.groupMax, row.ownDates.mostPeople ?? Infinity)) return false
  return month === undefined && !dates ? open.length === 0 : (ownDaysOf(row, wanted, today) ?? []).length > 0
}

function isWanted(
  { startsOn, departureCity }: OpenDeparture,
  { month, dates, from }: Pick<Filters, 'month' | 'dates' | 'from'>,
  today: CalendarDate,
): boolean {
  return (
    anyOf(from, [citySlug(departureCity)]) &&
    (month === undefined || startsOn.slice(0, 7) === nextSuch(month, today)) &&
    (!dates || (startsOn >= dates.from && startsOn <= dates.to))
  )
}

/** The days asked for on which one may leave on a date of one's own: in the package's months, as many days from now as the package asks at the soonest, a year at the latest. */
function ownDaysOf(
  { ownDates, months, possible }: Pick<ListRow, 'ownDates' | 'months' | 'possible'>,
  { month, dates }: Filters,
  today: CalendarDate,
): CalendarDate[] | undefined {
  if (!ownDates.areSold) return undefined
  const first = month === undefined ? dates?.from : `${nextSuch(month, today)}-01`
  if (first === undefined) return undefined
  const days = Array.from({ length: 62 }, (_, at) => addDays(first, at))
  return days.filter(
    (day) =>
      (month === undefined ? day <= dates!.to : day.slice(0, 7) === first.slice(0, 7)) &&
      months.includes(monthOf(day)) &&
      (possible?.some((span) => day >= span.from && day <= span.to) ?? true) &&
      day >= addDays(today, ownDates.leadDays) &&
      day <= addDays(today, 365),
  )
}

function leastOf(paise: readonly (number | undefined)[]): number | undefined {
  return paise.some((one) => one === undefined) ? undefined : Math.min(...(paise as number[]))
}

function nextSuch(month: number, today: CalendarDate): string {
  // In the last five days of a month nobody asks for it any more.
  const isOver = month === monthOf(today) && monthOf(addDays(today, 5)) !== month
  const year = Number(today.slice(0, 4)) + (month < monthOf(today) || isOver ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}`
}

function citiesOf(row: PlainPackage): string[] {
  return [row.startCity, ...row.departures.map(({ departureCity }) => departureCity)].map(citySlug)
}

function within(value: number, { from, to }: Span): boolean {
  return value >= (from ?? -Infinity) && value <= (to ?? Infinity)
}

function anyOf(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => has.includes(one))
}

function isAbout(row: ListRow, { stateCode, cityId, attractionId, categoryId, kind }: ListScope): boolean {
  return (
    (kind === undefined || row.kind === kind) &&
    (stateCode === undefined || row.stateCodes.includes(stateCode)) &&
    (cityId === undefined || row.cityIds.includes(cityId)) &&
    (attractionId === undefined || row.attractionIds.includes(attractionId)) &&
    (categoryId === undefined || row.categoryIds.includes(categoryId))
  )
}
