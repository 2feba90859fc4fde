import { editOne } from '#domain/audit/edit-one.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { digestOf } from '#platform/digest.ts'
import type { Db } from '#platform/db.server.ts'
import { brandSheet, ColoursTyped, HOUSE_COLOURS } from './brand.ts'
import type { BrandColours } from './brand.ts'
import { findSetting, putSetting } from './settings.server.ts'

/** The operator's own accents; none of them while nobody has chosen any. */
export async function readColours(db: Db): Promise<BrandColours> {
  return (await findSetting(db, 'brand')) ?? HOUSE_COLOURS
}

/** The sheet of the operator's accents and a word that changes with it; undefined while they are the house's. */
export async function readBrandSheet(db: Db): Promise<{ css: string; version: string } | undefined> {
  const css = brandSheet(await readColours(db))
  return css === '' ? undefined : { css, version: digestOf(css).slice(0, 12) }
}

export const coloursKind: AuditedKind = {
  subject: 'setting',
  read: async (db, keys) => {
    const colours = await readColours(db)
    return new Map(keys.map((key) => [key, colours]))
  },
}

/** Puts accents of the operator's own in place of the house's. What cannot be read on its grounds is refused with the nearest shade that can. */
export const changeColours = editOne('settings.change', {
  kind: coloursKind,
  draft: ColoursTyped,
  tags: ['settings'],
  write: async ({ db }, { id: _id, ...colours }) => {
    await putSetting(db, 'brand', colours)
    return { ok: true, value: undefined }
  },
})
