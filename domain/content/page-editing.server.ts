import { editOne } from '#domain/audit/edit-one.server.ts'
import { rowsOf } from '#domain/audit/save-rows.server.ts'
import { istDate } from '#platform/dates.ts'
import { pages } from './tables.ts'
import { holdPictures } from './hold-pictures.server.ts'
import { closesWithout } from './opening.server.ts'
import { readPublishHour } from './publish-hour.ts'
import { WrittenPage } from './written.ts'

export const PAGE = rowsOf('page', pages, pages.slug)

/** Writes a company, help or policy page; its `id` is its address. What its readers see changed says today as the day it was changed. Refuses 'unknown-picture' at its head or in its text, and 'needed-to-sell' where nobody could book any more without it: its new words take the place of the old ones at once. */
export const editPage = editOne('content.edit', {
  kind: PAGE,
  draft: WrittenPage,
  tags: ['content'],
  write: async ({ db, clock }, { id: slug, pictureId, day, hour, ...written }, before) => {
    const held = await holdPictures(db, { pictureId, body: written.body })
    if (!held.ok) return held
    const was = before as typeof pages.$inferSelect | undefined
    if (written.status !== 'published' && (await closesWithout(db, slug)))
      return { ok: false as const, reason: 'needed-to-sell' as const }
    const at = readPublishHour({ ...written, day, hour }, clock.now(), was?.status === 'published')
    if (!at.ok)
      return {
        ok: false as const,
        reason: 'not-to-be-scheduled' as const,
        faults: [{ path: 'day', message: at.message }],
      }
    const isSame = was && READ.every((part) => was[part] === written[part])
    const row = {
      ...written,
      slug,
      pictureId: pictureId || null,
      publishAt: at.publishAt,
      updatedOn: isSame ? was.updatedOn : istDate(clock.now()),
    }
    await db.insert(pages).values(row).onConflictDoUpdate({ target: pages.slug, set: row })
    return { ok: true as const, value: undefined }
  },
})

const READ = ['title', 'summary', 'body'] as const
