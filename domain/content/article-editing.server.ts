import { and, eq, ne } from 'drizzle-orm'
import { editOne } from '#domain/audit/edit-one.server.ts'
import { rowsOf } from '#domain/audit/save-rows.server.ts'
import { istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { posterFor } from './article-poster.server.ts'
import { resolvePlaces, resolveStates } from './named-places.server.ts'
import { articles } from './tables.ts'
import { holdPictures } from './hold-pictures.server.ts'
import { readPublishHour } from './publish-hour.ts'
import { writingStateOn } from './writing-state.ts'
import { WrittenArticle } from './written.ts'

export const ARTICLE = rowsOf('article', articles, articles.id)

/**
 * Writes an article, a new one with a poster of its first place until somebody chooses a picture. Refuses with the field a place or state the catalogue does
 * not know ('unknown-place'), a picture there is not or a person's own ('unknown-picture') and an address another one of its kind has ('address-taken').
 */
export const editArticle = editOne('content.edit', {
  kind: ARTICLE,
  draft: WrittenArticle,
  tags: ['content'],
  write: async (
    { db, clock },
    { places: placeNames, states: stateNames, pictureId: chosen, day, hour, ...typed },
    before,
  ) => {
    const isPublic = isPublicOn(before as typeof articles.$inferSelect | undefined, istDate(clock.now()))
    const at = readPublishHour({ ...typed, day, hour }, clock.now(), isPublic)
    if (!at.ok) return amiss('not-to-be-scheduled', 'day', at.message)
    const { publishAt } = at
    const { id, ...written } = { ...typed, publishAt, ...(publishAt ? { publishedOn: istDate(publishAt) } : {}) }
    const [places, states] = [await resolvePlaces(db, placeNames), await resolveStates(db, stateNames)]
    const faults = [places.fault, states.fault].filter((fault) => fault !== undefined)
    if (faults.length > 0) return { ok: false as const, reason: 'unknown-place' as const, faults }
    if (await isTaken(db, id, written))
      return amiss('address-taken', 'slug', `Another text of this kind stands at ${written.slug} already.`)
    const held = await holdPictures(db, { pictureId: chosen, body: written.body })
    if (!held.ok) return held
    const about = { ...written, places: places.keys, states: states.keys }
    const row = { ...about, id, pictureId: chosen || (await posterFor(db, about)) }
    await db.insert(articles).values(row).onConflictDoUpdate({ target: articles.id, set: row })
    return { ok: true as const, value: undefined }
  },
})

async function isTaken(db: Db, id: string, { kind, slug }: Pick<WrittenArticle, 'kind' | 'slug'>): Promise<boolean> {
  const isThere = and(eq(articles.kind, kind), eq(articles.slug, slug), ne(articles.id, id))
  return (await db.$count(articles, isThere)) > 0
}

function isPublicOn(article: typeof articles.$inferSelect | undefined, today: CalendarDate): boolean {
  return article !== undefined && writingStateOn(today, article) === 'published'
}

function amiss<Reason extends string>(reason: Reason, path: string, message: string) {
  return { ok: false as const, reason, faults: [{ path, message }] }
}
