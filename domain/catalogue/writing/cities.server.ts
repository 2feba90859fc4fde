import { z } from 'zod'
import { PlacedAlt } from '#domain/media/placed-alt.ts'
import { saveRows } from '#domain/audit/save-rows.server.ts'
import { cities } from '#domain/catalogue/tables.ts'
import {
  Latitude,
  Longitude,
  Months,
  numberOf,
  Paragraphs,
  StateCode,
  UrlSegment,
  wholeNumberOf,
  Words,
} from './checks.ts'

const Days = wholeNumberOf(1, 30, 'Days are a whole number from 1 to 30.')
const IdealDays = z.tuple([Days, Days]).refine(([least, most]) => least <= most, 'The fewest days come first.')

export const CityDraft = z.object({
  id: Words,
  name: Words,
  url: UrlSegment,
  stateCode: StateCode,
  lat: Latitude,
  lon: Longitude,
  altitudeM: wholeNumberOf(-5, 8900, 'A height is whole metres from −5 to 8,900.').nullable(),
  types: z.array(Words).min(1, 'Say what it is, one a line: hill-station, beach, pilgrimage.'),
  months: Months,
  idealDays: IdealDays,
  summary: Words,
  about: Paragraphs,
  altNames: z.array(Words),
  airport: z
    .object({
      iata: z.string().regex(/^[A-Z]{3}$/, 'An airport has three capital letters, as COK.'),
      name: Words,
      km: numberOf(0, 1000, 'Kilometres are a number from 0 to 1,000.'),
    })
    .nullable(),
  pictureId: Words,
  pictureAlt: PlacedAlt,
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
