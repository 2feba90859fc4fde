import { z } from 'zod'
import { PlacedAlt } from '#domain/media/placed-alt.ts'
import { saveRows } from '#domain/audit/save-rows.server.ts'
import { slugify } from '#platform/slug.ts'
import { CATEGORY_KINDS } from '#domain/catalogue/category.ts'
import { categories } from '#domain/catalogue/tables.ts'
import { Paragraphs, UrlSegment, wholeNumberOf, Words } from './checks.ts'

export const CategoryDraft = z
  .object({
    id: Words,
    kind: z.enum(CATEGORY_KINDS),
    key: UrlSegment,
    name: Words,
    url: UrlSegment,
    line: Words,
    summary: Words,
    about: Paragraphs,
    when: Words,
    position: wholeNumberOf(0, 10_000, 'A position is a whole number from 0 on; the lowest stands first.'),
    pictureId: Words,
    pictureAlt: PlacedAlt,
  })
  .refine(({ name, url }) => url === slugify(name), 'The address is the name in small letters with hyphens.')
export type CategoryDraft = z.infer<typeof CategoryDraft>

/** Writes categories; one whose id stands already is replaced. Throws when its picture is not saved yet. */
export const saveCategories = saveRows('catalogue.edit', {
  draft: CategoryDraft,
  tags: ['catalogue'],
  subject: 'category',
  table: categories,
  key: categories.id,
})
