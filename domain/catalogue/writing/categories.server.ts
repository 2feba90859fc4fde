import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/news.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { slugify } from '#platform/slug.ts'
import { CATEGORY_KINDS } from '#domain/catalogue/category.ts'
import { categories } from '#domain/catalogue/tables.ts'
import { checkAll, Paragraphs, UrlSegment, Words } from './checks.ts'

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
    position: z.number().int().nonnegative(),
    pictureId: Words,
  })
  .refine(({ name, url }) => url === slugify(name), 'the address is the name, lowercased with hyphens (SPEC §2)')
export type CategoryDraft = z.infer<typeof CategoryDraft>

/** Writes categories; one whose id stands already is replaced. Throws when a draft is wrong or its picture is not saved yet. */
export async function saveCategories(db: Db, drafts: readonly CategoryDraft[]): Promise<void> {
  await changing(db, ['catalogue'], (db) =>
    upsertRows(db, categories, categories.id, checkAll('Category', CategoryDraft, drafts)),
  )
}
