import type { Departure } from '#domain/departures/departure.ts'
import type { Package } from '#domain/catalogue/package.ts'
import type { InItsMonths } from '#domain/catalogue/months.ts'
import type { DateSpan } from '#platform/query-values.ts'

/** A departure that is on sale, as lists need it; one whose seats are gone may get some back. */
export type OpenDeparture = Pick<
  Departure,
  'startsOn' | 'cutoffDays' | 'departureCity' | 'twinPaise' | 'cells' | 'minToRun'
> & {
  seats: number
}

/** What lists need to know of a published package. */
export type ListRow = InItsMonths<
  Pick<
    Package,
    | 'id'
    | 'kind'
    | 'days'
    | 'stateCodes'
    | 'tags'
    | 'difficulty'
    | 'startCity'
    | 'groupMin'
    | 'groupMax'
    | 'infantsHaveSeats'
    | 'grid'
    | 'rates'
    | 'ownDates'
    | 'gstScheme'
    | 'rating'
    | 'ratingCount'
    | 'ratingIsDemo'
  >
> & {
  /** Millionths of a star: what 'rating' orders by, and 'best-season' where enough of them are no samples; null while nobody has rated it. */
  weightedStars: number | null
  /** Of one whose days the almanac decides the days on which it can begin, for the year to come; null where any will do. */
  possible: readonly DateSpan[] | null
  /** What is measured of it, in the order of `FACT_NAMES`. */
  facts: readonly number[]
  /** What one does on it, by the keys of `ALL_ACTS`. */
  acts: readonly string[]
  cityIds: readonly string[]
  attractionIds: readonly string[]
  categoryIds: readonly string[]
}

/** A category as filters name it. */
export type ListCategory = { id: string; url: string; name: string; kind: 'speciality' | 'experience' }

/** A place as filters name it. */
export type ListPlace = { id: string; url: string }
