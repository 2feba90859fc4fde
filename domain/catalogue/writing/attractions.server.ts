import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/news.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { attractions } from '#domain/catalogue/tables.ts'
import { checkAll, Latitude, Longitude, Months, Paragraphs, StateCode, UrlSegment, Words } from './checks.ts'

export const AttractionDraft = z.object({
  id: Words,
  name: Words,
  url: UrlSegment.refine((url) => !url.endsWith('-tour-packages'), 'the address would be a city’s'),
  cityId: Words,
  stateCode: StateCode,
  lat: Latitude,
  lon: Longitude,
  type: Words,
  hoursNeeded: z.number().positive(),
  months: Months,
  summary: Words,
  about: Paragraphs,
  tags: z.array(Words),
  worldHeritageYear: z.number().int().min(1972).max(2100).nullable(),
  kmFromCity: z.number().nonnegative(),
  fame: z.number().int().nonnegative(),
  pictureId: Words,
})
export type AttractionDraft = z.infer<typeof AttractionDraft>

/** Writes attractions; one whose id stands already is replaced. Throws when a draft is wrong or its city or picture is not saved yet. */
export async function saveAttractions(db: Db, drafts: readonly AttractionDraft[]): Promise<void> {
  await changing(db, ['catalogue'], (db) =>
    upsertRows(db, attractions, attractions.id, checkAll('Attraction', AttractionDraft, drafts)),
  )
}
