import { z } from '@hono/zod-openapi'
import type { PackageListing } from '#domain/catalogue/listings.server.ts'
import { fromPaise } from '#domain/pricing/from-price.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import { Id } from './ids.ts'
import { toUpload, Upload } from './upload.ts'

export const CategoryLink = z
  .object({
    _id: Id,
    category: z.string().openapi({ description: 'The name.', example: 'Hill Station Tours' }),
    url: z.string().openapi({ example: 'hill-station-tours' }),
  })
  .openapi('CategoryLink')

export const PackageRating = z
  .string()
  .regex(/^\d(\.\d)?$/)
  .openapi({ description: 'Mean of 1 to 5 with one decimal; "0" while nobody has rated it.', example: '4.6' })

export const ListedPackage = z
  .object({
    _id: Id,
    name: z.string().openapi({ example: 'Tea hills of Munnar' }),
    url: z.string().openapi({ description: 'Its page is /package/{url}.', example: 'munnar-tea-country' }),
    days: z.number().int().openapi({ example: 3 }),
    packageRating: PackageRating,
    ratingCount: z.number().int().openapi({ example: 12 }),
    ratingIsDemo: z.boolean().openapi({ description: 'True when the ratings are samples nobody really gave.' }),
    fromPaise: z
      .number()
      .int()
      .openapi({ description: 'Paise for one adult on twin sharing, GST included.', example: 1_942_500 }),
    category: CategoryLink,
    uploads: z.array(Upload),
  })
  .openapi('ListedPackage')
export type ListedPackage = z.infer<typeof ListedPackage>

/** A package as search results and the footer list it. */
export function toListedPackage(listing: PackageListing, tax: TaxDay): ListedPackage {
  const { id, name, url, days, rating, ratingCount, ratingIsDemo, grid, gstScheme, category, pictures } = listing
  return {
    _id: id,
    name,
    url,
    days,
    packageRating: toPackageRating(rating),
    ratingCount,
    ratingIsDemo,
    fromPaise: fromPaise(grid.twin, gstScheme, tax),
    category: toCategoryLink(category),
    uploads: pictures.map(toUpload),
  }
}

/** A rating as the calls write it: a numeric string. */
export function toPackageRating(rating: number | null): string {
  return rating === null ? '0' : rating.toFixed(1)
}

/** A category as a package names it. */
export function toCategoryLink({
  id,
  name,
  url,
}: {
  id: string
  name: string
  url: string
}): z.infer<typeof CategoryLink> {
  return { _id: id, category: name, url }
}
