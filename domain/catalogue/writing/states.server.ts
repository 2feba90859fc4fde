import { z } from 'zod'
import { PlacedAlt } from '#domain/media/placed-alt.ts'
import { saveRows } from '#domain/audit/save-rows.server.ts'
import { states } from '#domain/catalogue/tables.ts'
import { Latitude, Longitude, Months, Paragraphs, StateCode, UrlSegment, Words } from './checks.ts'

export const StateDraft = z.object({
  id: Words,
  code: StateCode,
  name: Words,
  url: UrlSegment,
  kind: z.enum(['state', 'ut']),
  zone: Words,
  capital: Words,
  lat: Latitude,
  lon: Longitude,
  months: Months,
  languages: z.array(Words),
  summary: Words,
  about: Paragraphs,
  altNames: z.array(Words),
  pictureId: Words,
  pictureAlt: PlacedAlt,
})
export type StateDraft = z.infer<typeof StateDraft>

/** Writes states; one whose id stands already is replaced. Throws when its picture is not saved yet. */
export const saveStates = saveRows('catalogue.edit', {
  draft: StateDraft,
  tags: ['catalogue'],
  subject: 'state',
  table: states,
  key: states.id,
})
