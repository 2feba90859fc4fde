import type { GstScheme } from '#domain/tax/gst-rates.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { Paise } from '#platform/money.ts'
import type { CityPin } from './city.ts'
import type { Leg, MeansOfTravel } from './journey/leg.ts'

/** A day on Indian roads that leaves no time to see anything. */
export const LONGEST_DRIVE_KM = 350

export const PACKAGE_KINDS = ['tour', 'trek', 'break'] as const
export type PackageKind = (typeof PACKAGE_KINDS)[number]
export const DIFFICULTIES = ['easy', 'easy-moderate', 'moderate', 'moderate-difficult', 'difficult'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
export const COMFORTS = ['standard', 'comfort', 'premium'] as const
export type Comfort = (typeof COMFORTS)[number]

/** Paise per person before GST; null where the package does not offer the cell. */
export type PriceGrid = {
  twin: Paise
  single: Paise | null
  triple: Paise | null
  quad: Paise | null
  childWithBed: Paise | null
  childNoBed: Paise | null
  infant: Paise
}

export const PRICING_MODELS = ['SHARING_GRID', 'TWIN_PLUS_EXTRA_BED'] as const
/** Whether each room has a price a head, or a third bed in a twin room is charged as an extra (reference PRICING §4.2). */
export type PricingModel = (typeof PRICING_MODELS)[number]

/**
 * Completed years on the day of departure: an infant is under `infantUnder`, an older infant under `olderInfantUnder`, a child
 * under `adultFrom`. Nobody younger than `youngest` may come; 0 lets everybody.
 */
export type AgeBands = { infantUnder: number; olderInfantUnder: number; adultFrom: number; youngest: number }

export const EXTRA_UNITS = ['person', 'booking', 'person-day', 'booking-day'] as const

/** What may be added to a package; paise before GST. */
export type PackageExtra = { id: string; name: string; pricePaise: Paise; per: (typeof EXTRA_UNITS)[number] }

export const PICKUP_UNITS = ['person', 'booking'] as const

/** Where a journey takes travellers in on its first day, `at` as 'HH:MM' in India; paise before GST, 0 is free. */
export type PackagePickup = {
  id: string
  place: string
  at: string
  pricePaise: Paise
  per: (typeof PICKUP_UNITS)[number]
}

/** Where one comes to in the city a journey starts in, `at` the hour to be there by, as 'HH:MM' in India; absent where any will do. */
export type MeetingPoint = { place: string; at?: string | undefined }

/** From the day `from` to the day `to` of any year ('MM-DD', both included, may span the new year) the grid moves by `percent`. */
export type SeasonRate = { name: string; from: string; to: string; percent: number }

/** From so many people who sleep in a bed on, everybody in one pays `percentOff` less. */
export type GroupSlab = { fromPeople: number; percentOff: number }

/** How the price of a party is made from the grid. */
export type PackageRates = {
  model: PricingModel
  ageBands: AgeBands
  /** What a room to oneself costs over the twin price where the grid has no price of its own. */
  singleSupplementPaise: Paise | null
  seasons: SeasonRate[]
  groupSlabs: GroupSlab[]
  extras: PackageExtra[]
  /** On the way from where it starts; absent in what was written before there were any. */
  pickups?: PackagePickup[] | undefined
  /** For who gets in nowhere on the way; absent where nobody has written it. */
  meeting?: MeetingPoint | undefined
}

/** As a new package begins, by hand and from a file. */
export const USUAL_PACKAGE = { comfort: 'comfort', groupMin: 2, groupMax: 12, gstScheme: 'TOUR_5' } as const

/** Prices by room, infants under two and under five, adults from twelve: what most Indian tour sheets print. */
export const USUAL_RATES: PackageRates = {
  model: 'SHARING_GRID',
  ageBands: { infantUnder: 2, olderInfantUnder: 5, adultFrom: 12, youngest: 0 },
  singleSupplementPaise: null,
  seasons: [],
  groupSlabs: [],
  extras: [],
}

/**
 * Dates of a party's own: whether they are sold, how many days ahead one is asked for at least, how many days before it leaves it is last booked and
 * changed, and how many travel on one at most; null is as many as a group.
 */
export type OwnDates = { areSold: boolean; leadDays: number; cutoffDays: number; mostPeople: number | null }

/** Any date that leaves five days to arrange it. */
export const USUAL_OWN_DATES: OwnDates = { areSold: true, leadDays: 5, cutoffDays: 1, mostPeople: null }

/** Whether a package has a price of a cell, or makes one for a room to oneself. */
export function isCellSold(
  { grid, rates }: { grid: PriceGrid; rates: Pick<PackageRates, 'singleSupplementPaise'> },
  cell: keyof PriceGrid,
): boolean {
  return grid[cell] !== null || (cell === 'single' && rates.singleSupplementPaise !== null)
}

export type MealPlan = 'none' | 'breakfast' | 'breakfast-dinner' | 'all'

/**
 * One day of an itinerary; `km`, `hours` and `altitudeM` are null where nobody drives, walks or climbs. A day that goes by several
 * means, or climbs, names its `legs`: `km`, `hours` and `travel` are then their sum and what takes longest.
 */
export type ItineraryDay = {
  day: number
  title: string
  text: string
  overnight: { name: string; url: string | null } | null
  stay: string | null
  meals: MealPlan
  km: number | null
  hours: number | null
  travel: MeansOfTravel | null
  legs?: Leg[] | undefined
  altitudeM: number | null
  highestM: number | null
  sights: DaySight[]
  /** The hour it begins, as 'HH:MM' in India: when one is to be there on the first, and sets off on the others. Absent where any hour will do. */
  begins?: string | undefined
}

/** A sight of a day; `at` are the hours it is kept for, as 'HH:MM': one for a sunrise, two for two drives. */
export type DaySight = { name: string; url: string; at?: string[] | undefined }

export type Question = { question: string; answer: string }

export type PackageStop = CityPin & { nights: number }

/** A published package whole. `rating` is 0 to 5 with one decimal, null while nobody has rated it. */
export type Package = {
  id: string
  name: string
  url: string
  kind: PackageKind
  comfort: Comfort
  category: { id: string; name: string; url: string }
  categories: { id: string; name: string; url: string }[]
  stateCodes: string[]
  days: number
  nights: number
  summary: string
  intro: string
  highlights: string[]
  inclusions: string[]
  exclusions: string[]
  /** The months whoever wrote it gave it; the almanac may leave it fewer, or others: `inItsMonths`. */
  ownMonths: number[]
  tags: string[]
  difficulty: Difficulty | null
  maxAltitudeM: number | null
  distanceKm: number | null
  startCity: string
  endCity: string
  groupMin: number
  groupMax: number
  /** Whether who is under two takes a seat; else they sit on a lap. */
  infantsHaveSeats: boolean
  grid: PriceGrid
  rates: PackageRates
  ownDates: OwnDates
  gstScheme: GstScheme
  /** The plans it is cancelled and paid by, kept by `pricing`. */
  cancellationPlanId: string
  paymentPlanId: string
  rating: number | null
  ratingCount: number
  ratingIsDemo: boolean
  stops: PackageStop[]
  itinerary: ItineraryDay[]
  questions: Question[]
  pictures: Picture[]
  updatedAt: Date
}

/** What a card shows. */
export type PackageCard = Pick<
  Package,
  | 'id'
  | 'name'
  | 'url'
  | 'kind'
  | 'comfort'
  | 'days'
  | 'nights'
  | 'summary'
  | 'tags'
  | 'difficulty'
  | 'startCity'
  | 'groupMax'
  | 'grid'
  | 'rates'
  | 'ownDates'
  | 'gstScheme'
  | 'rating'
  | 'ratingCount'
  | 'ratingIsDemo'
  | 'stateCodes'
> & { categoryName: string; stops: { name: string; url: string; nights: number }[]; picture: Picture }

/** The plans a package of a kind is sold under when it names no others. */
export function usualPlans(kind: PackageKind): Pick<Package, 'cancellationPlanId' | 'paymentPlanId'> {
  return { cancellationPlanId: kind === 'trek' ? 'trek' : 'tour', paymentPlanId: 'usual' }
}

type ReadOnly = 'category' | 'categories' | 'stops' | 'pictures' | 'nights' | 'updatedAt'
type Rating = 'rating' | 'ratingCount' | 'ratingIsDemo'
type Usual = 'cancellationPlanId' | 'paymentPlanId' | 'infantsHaveSeats' | 'ownDates'

/** What is written to publish a package: ids for what it refers to, pictures first the most telling; the usual plans where it names none, infants on a lap and usual dates of one's own where it says nothing. */
export type PackageDraft = Omit<Package, ReadOnly | Rating | Usual | 'ownMonths'> & {
  months: number[]
  cancellationPlanId?: string | undefined
  paymentPlanId?: string | undefined
  infantsHaveSeats?: boolean | undefined
  ownDates?: OwnDates | undefined
  categoryId: string
  categoryIds: string[]
  stops: { cityId: string; nights: number }[]
  attractionIds: string[]
  pictureIds: string[]
  /** What some of them show, in the words of this package, by their ids. */
  pictureAlts?: Record<string, string> | undefined
}

/** Nights of a stay: one less than its days, shown only when there is one (SPEC §9). */
export function nightsOf(days: number): number {
  return Math.max(0, days - 1)
}

declare module '#platform/tags.ts' {
  interface Tags {
    /** Packages, places, sights and categories. */
    catalogue: 'catalogue'
  }
}
