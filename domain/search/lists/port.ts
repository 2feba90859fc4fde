import type { ActKey } from '#domain/search/facts/acts.ts'
import type { SeenKey } from '#domain/search/facts/seen.ts'
import type { FactName } from '#domain/search/facts/package-facts.ts'
import type { Party } from '#domain/party/party.ts'
import type { PackageSort } from '#domain/catalogue/package-sort.ts'
import type { PackageKind } from '#domain/catalogue/package.ts'
import type { Filters } from '#domain/search/filters.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Histogram } from '#platform/histogram.ts'
import type { ChangeTag } from '#platform/tags.ts'

/** Which packages a page is about, before anybody narrows them; all of them when empty. */
export type ListScope = {
  stateCode?: string
  cityId?: string
  attractionId?: string
  categoryId?: string
  kind?: PackageKind
}

export type ListQuestion = {
  scope: ListScope
  filters: Filters
  /** Whom prices are for; one adult on twin sharing when absent. */
  party: Party | undefined
  /** 'given' keeps the order of `among`. */
  sort: PackageSort | 'given'
  today: CalendarDate
  /** Counts from 1. */
  page: number
  pageSize: number
  /** Only these packages, best first. */
  among?: readonly string[]
  /** Those of these kinds follow all others, whatever the order. */
  last?: readonly PackageKind[] | undefined
  /** Those the party cannot go on follow all others. */
  fittingFirst?: boolean
}

/** One thing to choose and how many packages would be there with it, everything else chosen staying chosen. */
export type Choice = { value: string; name: string; count: number; chosen: boolean }

export type Facets = {
  price: Histogram
  /** Lengths: '1-3', '4-7', '8-'. */
  days: Choice[]
  category: Choice[]
  themes: Choice[]
  tags: Choice[]
  month: Choice[]
  from: Choice[]
  difficulty: Choice[]
  rating: Choice[]
  group: Choice[]
}

export type ListAnswer = {
  /** The page's packages, in order. */
  ids: string[]
  total: number
  /** How many of them the party can go on; undefined where there is none. */
  fitting: number | undefined
  facets: Facets
  /** Where the packages of the whole list stop: how many of them at each place, most first. */
  places: { cityId: string; count: number }[]
}

/** Of the packages of a list that halt at some places: how many, and what the cheapest costs as a list shows it. */
export type HaltsTold = { count: number; fromRupees: number | undefined }

/** What is known of every package that is published, beside what lists are narrowed by. */
export type KnownFacts = {
  /** A fact of a package in its own unit; undefined of one that is not published. */
  factOf(id: string, name: FactName): number | undefined
  /** Whether one does something on it; `first`: whether it is for that. */
  hasAct(id: string, act: ActKey | SeenKey, how?: { first: boolean }): boolean
  /** Those one does something on, at most `limit`. */
  withAct(act: ActKey, limit: number): string[]
}

/** How lists are narrowed, counted and ordered. */
export type PackageLists = {
  list(question: ListQuestion): Promise<ListAnswer>
  /** What a question's whole list holds at each of some groups of places, by their ids. */
  tellHalts(question: ListQuestion, groups: readonly (readonly string[])[]): Promise<HaltsTold[]>
  facts(): KnownFacts
  /** Takes in what a change was about: 'catalogue', 'departures' or '*'. */
  refresh(tag: ChangeTag): Promise<void>
  /** Takes in that the seats left of some packages have changed, and whatever more of them it finds. */
  takeSeats(packageIds: readonly string[]): Promise<void>
  close(): Promise<void>
}
