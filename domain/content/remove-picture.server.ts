import { z } from 'zod'
import { editOne } from '#domain/audit/edit-one.server.ts'
import type { EditedThing } from '#domain/audit/edit-one.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { PICTURE } from '#domain/media/edit-picture.server.ts'
import { forgetPicture, forgetPictureFiles } from '#domain/media/forget-picture.server.ts'
import type { Renditions } from '#domain/media/renditions.server.ts'
import type { pictures } from '#domain/media/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { usesOfPicture } from './picture-uses.server.ts'

/** Takes a picture and all its files away for good, unless it stands anywhere ('in-use'). Refuses 'unknown' also a person's own; besides as `editOne` does. */
export async function removePicture(
  needs: CommandNeeds & { renditions: Pick<Renditions, 'storage'> },
  actor: Actor,
  picture: EditedThing,
) {
  const removed = await removeRow(needs, actor, picture)
  if (removed.ok) await forgetPictureFiles(needs.renditions.storage, picture.id)
  return removed
}

const removeRow = editOne('pictures.edit', {
  kind: PICTURE,
  draft: z.object({}),
  tags: ['credits'],
  write: async ({ db }, { id }, before) => {
    const kind = (before as typeof pictures.$inferSelect | undefined)?.kind
    if (!kind || kind === 'portrait') return { ok: false as const, reason: 'unknown' as const }
    const isUsed = (await usesOfPicture(db, id)).length > 0
    // Somebody may show it at this moment: then the database keeps it.
    if (isUsed || !(await forgetPicture(db, id))) return { ok: false as const, reason: 'in-use' as const }
    return { ok: true as const, value: undefined }
  },
})
