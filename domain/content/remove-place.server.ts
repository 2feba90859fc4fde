import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { editOne } from '#domain/audit/edit-one.server.ts'
import type { EditedThing } from '#domain/audit/edit-one.server.ts'
import type { Command } from '#domain/audit/command.server.ts'
import { rowsOf } from '#domain/audit/save-rows.server.ts'
import { PLACE_KINDS, SUBJECTS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { PLACE_TABLES } from '#domain/catalogue/writing/edit-places.server.ts'
import { usesOfPlace } from './place-uses.server.ts'

type RemovePlace = Command<EditedThing, void, 'in-use' | 'changed-meanwhile' | 'unknown'>

/** Takes a thing of the catalogue away that nothing uses, else refuses 'in-use'; besides as `editOne` does. */
export const REMOVE_PLACE = Object.fromEntries(PLACE_KINDS.map((kind) => [kind, removing(kind)])) as Record<
  PlaceKind,
  RemovePlace
>

function removing(kind: PlaceKind): RemovePlace {
  const table = PLACE_TABLES[kind]
  return editOne('catalogue.edit', {
    kind: rowsOf(SUBJECTS[kind], table, table.id),
    draft: z.object({}),
    tags: ['catalogue'],
    write: async ({ db }, { id }) => {
      if ((await usesOfPlace(db, kind, id)).length > 0) return { ok: false, reason: 'in-use' }
      await db.delete(table).where(eq(table.id, id))
      return { ok: true, value: undefined }
    },
  })
}
