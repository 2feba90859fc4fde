import { command, listOf } from '#domain/audit/command.server.ts'
import { editOne, lockSubject } from '#domain/audit/edit-one.server.ts'
import { comparing } from '#domain/audit/save-rows.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import type { Db } from '#platform/db.server.ts'
import { arrangedHome, arrangedSections, HomeDraft, HomeTyped, sectionsTold, sectionsTyped } from './home-sections.ts'
import type { HomeSections } from './home-sections.ts'
import { findSetting, putSetting } from './settings.server.ts'

/** The sections of the home page in order, as the operator has them. */
export async function readHomeSections(db: Db): Promise<HomeSections> {
  return arrangedSections(await findSetting(db, 'home'))
}

export const homeKind: AuditedKind = {
  subject: 'setting',
  read: async (db, keys) => {
    const sections = await readHomeSections(db)
    return new Map(keys.map((key) => [key, arrangedHome(sections)]))
  },
}

/** Orders the sections of the home page, shows and hides them, and gives them their words. */
export const arrangeHome = editOne('content.edit', {
  kind: homeKind,
  draft: HomeTyped.transform((typed) => ({ typed })),
  tags: ['settings'],
  write: async ({ db }, { typed }) => {
    await putSetting(db, 'home', sectionsTyped(typed, await readHomeSections(db)))
    return { ok: true, value: undefined }
  },
})

/** The same as a file says it, whole. */
export const takeInHome = command('content.edit', {
  input: listOf(HomeDraft),
  tags: ['settings'],
  change: async ({ db, actor }, told) => {
    await lockSubject(db, 'setting:home')
    const changes = await comparing({ db, actor }, homeKind, ['home'], async () => {
      for (const { sections } of told) await putSetting(db, 'home', sectionsTold(sections))
    })
    return { ok: true, value: undefined, changes }
  },
})
