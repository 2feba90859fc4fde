import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/news.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { checkAll, Latitude, Longitude, Months, Paragraphs, StateCode, UrlSegment, Words } from './checks.ts'

const IdealDays = z
  .tuple([z.number().int().min(1), z.number().int().max(30)])
  .refine(([least, most]) => least <= most, 'fewest days first')

export const CityDraft = z.object({
  id: Words,
  name: Words,
  url: UrlSegment,
  stateCode: StateCode,
  lat: Latitude,
  lon: Longitude,
  altitudeM: z.number().int().min(-5).max(8900).nullable(),
  types: z.array(Words).min(1),
  months: Months,
  idealDays: IdealDays,
  summary: Words,
  about: Paragraphs,
  altNames: z.array(Words),
  airport: z.object({ iata: z.string().length(3), name: Words, km: z.number().nonnegative() }).nullable(),
  pictureId: Words,
})
export type CityDraft = z.infer<typeof CityDraft>

/** Writes cities; one whose id stands already is replaced. Throws when a draft is wrong or its state or picture is not saved yet. */
export async function saveCities(db: Db, drafts: readonly CityDraft[]): Promise<void> {
  await changing(db, ['catalogue'], (db) => upsertRows(db, cities, cities.id, checkAll('City', CityDraft, drafts)))
}
