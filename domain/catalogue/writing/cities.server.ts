import { z } from 'zod'
import { saveRows } from '#domain/audit/save-rows.server.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { Latitude, Longitude, Months, Paragraphs, StateCode, UrlSegment, Words } from './checks.ts'

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

/** Writes cities; one whose id stands already is replaced. Throws when its state or picture is not saved yet. */
export const saveCities = saveRows('catalogue.edit', {
  draft: CityDraft,
  tags: ['catalogue'],
  subject: 'city',
  table: cities,
  key: cities.id,
})
