import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { editOne } from '#domain/audit/edit-one.server.ts'
import { command, listOf } from '#domain/audit/command.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import type { ChangeTag } from '#platform/tags.ts'
import { refused } from '#platform/result.ts'
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

/** Whatever shows a picture. */
const SHOWING: readonly ChangeTag[] = ['catalogue', 'content', 'cars', 'settings', 'credits']

/** Changes what is said of a picture and what of it stays in view when it is cropped, wherever it stands. Refuses 'unknown' also a person's own; besides as `editOne` does. */
export const editPicture = editOne('pictures.edit', {
  kind: PICTURE,
  draft: PictureWords,
  tags: SHOWING,
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

/** What is said of one of several pictures that were taken in. */
export const ToldPicture = PictureWords.extend({ id: z.string().min(1).max(120) })
export type ToldPicture = z.infer<typeof ToldPicture>

/** Which pictures say nothing of themselves: those somebody took in. */
export const isTakenIn = eq(pictures.kind, 'upload')

/** Changes what is said of pictures that were taken in, several at once. Refuses 'unknown' where one is none of those. */
export const tellPictures = command('pictures.edit', {
  input: listOf(ToldPicture),
  tags: SHOWING,
  change: async ({ db, actor }, told) => {
    const missing: string[] = []
    const changes = await comparing(
      { db, actor },
      PICTURE,
      told.map(({ id }) => id),
      async () => {
        for (const { id, ...words } of told) {
          const isIt = and(eq(pictures.id, id), isTakenIn)
          const [written] = await db.update(pictures).set(words).where(isIt).returning({ id: pictures.id })
          if (!written) missing.push(id)
        }
      },
    )
    return missing.length > 0 ? refused('unknown') : { ok: true, value: undefined, changes }
  },
})
