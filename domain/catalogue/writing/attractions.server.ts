import { z } from 'zod'
import { saveRows } from '#domain/audit/save-rows.server.ts'
import { attractions } from '#domain/catalogue/tables.ts'
import { Latitude, Longitude, Months, Paragraphs, StateCode, UrlSegment, Words } from './checks.ts'

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

/** Writes attractions; one whose id stands already is replaced. Throws when its city or picture is not saved yet. */
export const saveAttractions = saveRows('catalogue.edit', {
  draft: AttractionDraft,
  tags: ['catalogue'],
  subject: 'attraction',
  table: attractions,
  key: attractions.id,
})
