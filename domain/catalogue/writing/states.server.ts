import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/news.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { states } from '#domain/catalogue/tables.ts'
import { checkAll, Latitude, Longitude, Months, Paragraphs, StateCode, UrlSegment, Words } from './checks.ts'

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
})
export type StateDraft = z.infer<typeof StateDraft>

/** Writes states; one whose id stands already is replaced. Throws when a draft is wrong or its picture is not saved yet. */
export async function saveStates(db: Db, drafts: readonly StateDraft[]): Promise<void> {
  await changing(db, ['catalogue'], (db) => upsertRows(db, states, states.id, checkAll('State', StateDraft, drafts)))
}
