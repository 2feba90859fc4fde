import type { Picture } from '#domain/media/picture.ts'
import type { Paise } from '#platform/money.ts'
import type { CityPin } from './city.ts'

export const PACKAGE_KINDS = ['tour', 'trek', 'break'] as const
export type PackageKind = (typeof PACKAGE_KINDS)[number]
export const DIFFICULTIES = ['easy', 'easy-moderate', 'moderate', 'moderate-difficult', 'difficult'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
export const COMFORTS = ['standard', 'comfort', 'premium'] as const
export type Comfort = (typeof COMFORTS)[number]
export const GST_SCHEMES = ['TOUR_5', 'TOUR_18'] as const
export type GstScheme = (typeof GST_SCHEMES)[number]

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

export type MealPlan = 'none' | 'breakfast' | 'breakfast-dinner' | 'all'

/** One day of an itinerary; `km`, `hours` and `altitudeM` are null where nobody drives, walks or climbs. */
export type ItineraryDay = {
  day: number
  title: string
  text: string
  overnight: { name: string; url: string | null } | null
  stay: string | null
  meals: MealPlan
  km: number | null
  hours: number | null
  travel: 'road' | 'walk' | 'boat' | 'train' | 'flight' | null
  altitudeM: number | null
  highestM: number | null
  sights: { name: string; url: string }[]
}

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
  months: number[]
  tags: string[]
  difficulty: Difficulty | null
  maxAltitudeM: number | null
  distanceKm: number | null
  startCity: string
  endCity: string
  groupMin: number
  groupMax: number
  grid: PriceGrid
  gstScheme: GstScheme
  fromPaise: Paise
  rating: number | null
  ratingCount: number
  ratingIsDemo: boolean
  stops: PackageStop[]
  itinerary: ItineraryDay[]
  questions: Question[]
  pictures: Picture[]
  updatedAt: Date
}

/** What a card shows. `fromPaise` is per adult on twin sharing including GST. */
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
  | 'months'
  | 'tags'
  | 'difficulty'
  | 'startCity'
  | 'fromPaise'
  | 'gstScheme'
  | 'rating'
  | 'ratingCount'
  | 'ratingIsDemo'
  | 'stateCodes'
> & { categoryName: string; stops: { name: string; url: string; nights: number }[]; picture: Picture }

/** What is written to publish a package: ids for what it refers to, pictures first the most telling. */
export type PackageDraft = Omit<
  Package,
  | 'category'
  | 'categories'
  | 'stops'
  | 'pictures'
  | 'rating'
  | 'ratingCount'
  | 'ratingIsDemo'
  | 'fromPaise'
  | 'nights'
  | 'updatedAt'
> & {
  categoryId: string
  categoryIds: string[]
  stops: { cityId: string; nights: number }[]
  attractionIds: string[]
  pictureIds: string[]
}

/** GST percent of a scheme (Notification 11/2017 entry 23(i) and its 18 % alternative; reference PRICING §4.1). */
export const GST_PERCENT: Record<GstScheme, number> = { TOUR_5: 5, TOUR_18: 18 }

/** Nights of a stay: one less than its days, shown only when there is one (SPEC §9). */
export function nightsOf(days: number): number {
  return Math.max(0, days - 1)
}
