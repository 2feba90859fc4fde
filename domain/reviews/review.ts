import type { CalendarDate } from '#platform/dates.ts'

/** What one traveller says of a package; `isDemo` marks sample text that nobody really wrote. */
export type Review = {
  id: string
  packageId: string
  packageName: string
  packageUrl: string
  author: string
  from: string
  rating: number
  title: string
  text: string
  travelledOn: CalendarDate
  isDemo: boolean
  /** What the operator answered. */
  reply: string | null
}

/** Written by a booking's own people and waiting for staff, shown to everybody, or kept back. */
export const REVIEW_STATES = ['pending', 'published', 'declined'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** How a package is rated: mean with one decimal, how many, and how many gave 1 to 5 stars (index 0 is one star). */
export type RatingSummary = {
  packageId: string
  average: number
  count: number
  stars: [number, number, number, number, number]
  isDemo: boolean
}

declare module '#platform/tags.ts' {
  interface Tags {
    /** Reviews. */
    reviews: 'reviews'
  }
}
