import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { editOne } from '#domain/audit/edit-one.server.ts'
import { rowsOf } from '#domain/audit/save-rows.server.ts'
import { PictureCredit } from './credit.ts'
import { pictures } from './tables.ts'

export const PICTURE = rowsOf('picture', pictures, pictures.id)

const Percent = z.number('Per cent from 0 to 100.').int().min(0).max(100, 'Per cent from 0 to 100.')

/** What somebody says of a picture. A poster says itself what it shows, and credits nobody. */
export const PictureWords = z.object({
  alt: z.string().trim().min(1, 'Say in a few words what it shows.').max(300, 'At most 300 signs.'),
  focusX: Percent,
  focusY: Percent,
  credit: PictureCredit.nullable(),
})
export type PictureWords = z.infer<typeof PictureWords>

/** Changes what is said of a picture and what of it stays in view when it is cropped, wherever it stands. Refuses 'unknown' also a person's own; besides as `editOne` does. */
export const editPicture = editOne('pictures.edit', {
  kind: PICTURE,
  draft: PictureWords,
  tags: ['catalogue', 'content', 'cars', 'settings', 'credits'],
  write: async ({ db }, { id, alt, credit, ...focus }, before) => {
    const kind = (before as typeof pictures.$inferSelect | undefined)?.kind
    if (!kind || kind === 'portrait') return { ok: false as const, reason: 'unknown' as const }
    await db
      .update(pictures)
      .set(kind === 'poster' ? focus : { alt, credit, ...focus })
      .where(eq(pictures.id, id))
    return { ok: true as const, value: undefined }
  },
})
