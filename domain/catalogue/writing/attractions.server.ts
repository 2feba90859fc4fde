import { z } from 'zod'
import { PlacedAlt } from '#domain/media/placed-alt.ts'
import { saveRows } from '#domain/audit/save-rows.server.ts'
import { attractions } from '#domain/catalogue/tables.ts'
import {
  Latitude,
  Longitude,
  Months,
  NO_PLACE,
  numberOf,
  Openings,
  Paragraphs,
  StateCode,
  UrlSegment,
  wholeNumberOf,
  Words,
} from './checks.ts'

export const AttractionDraft = z.object({
  id: Words,
  name: Words,
  url: UrlSegment.refine(
    (url) => !url.endsWith('-tour-packages'),
    'An address that ends so is a city’s: leave -tour-packages out.',
  ),
  cityId: z.string().trim().min(1, NO_PLACE),
  stateCode: StateCode,
  lat: Latitude,
  lon: Longitude,
  type: Words,
  hoursNeeded: numberOf(0.25, 72, 'Hours are a number from 0.25 to 72.'),
  openings: Openings.default([]),
  months: Months,
  summary: Words,
  about: Paragraphs,
  tags: z.array(Words),
  worldHeritageYear: wholeNumberOf(
    1972,
    2100,
    'A year from 1972 on, when the list began; nothing where it is not on it.',
  ).nullable(),
  kmFromCity: numberOf(0, 500, 'Kilometres are a number from 0 to 500.'),
  fame: wholeNumberOf(0, 1000, 'Fame is a whole number from 0 on; the most famous come first.'),
  pictureId: Words,
  pictureAlt: PlacedAlt,
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
