import type { Departure } from '#domain/departures/departure.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'

/** Where a package's pictures should be drawn from; the loader asks the poster artist. */
export type Nature = { stopSlugs: string[]; month: number; promises: string[] }

export type DemoStop = { placeSlug: string; nights: number }

/**
 * A package of the demo before anything has an id: what PackageDraft refers to by id stands here by slug.
 * `categoryKey` is the owning speciality and always the first of `categoryKeys`; both kinds of key are those of themes.json,
 * `experienceKeys` those of the themed experiences, kept apart because the same word may name one of each.
 */
export type DemoPackage = Omit<
  PackageDraft,
  'id' | 'categoryId' | 'categoryIds' | 'stops' | 'attractionIds' | 'pictureIds'
> & {
  slug: string
  categoryKey: string
  categoryKeys: string[]
  experienceKeys: string[]
  stops: DemoStop[]
  attractionSlugs: string[]
  nature: Nature
}

export type DemoDeparture = Omit<Departure, 'id' | 'packageId'>
