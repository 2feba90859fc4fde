import { command, listOf } from '#domain/audit/command.server.ts'
import type { CommandRefusal } from '#domain/audit/command.server.ts'
import { editOne, lockSubject } from '#domain/audit/edit-one.server.ts'
import { comparing } from '#domain/audit/save-rows.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import type { Db } from '#platform/db.server.ts'
import {
  arrangedHome,
  arrangedSections,
  HomeDraft,
  HomeTyped,
  placesTwice,
  sectionsTold,
  sectionsTyped,
} from './home-sections.ts'
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

/** Orders the sections of the home page, shows and hides them, and gives them their words. Refuses 'unclear-deed' where two were moved to one place, at both. */
export const arrangeHome = editOne('content.edit', {
  kind: homeKind,
  draft: HomeTyped.transform((typed) => ({ typed })),
  tags: ['settings'],
  write: async ({ db }, { typed }): Promise<{ ok: true; value: undefined } | CommandRefusal<'unclear-deed'>> => {
    const stood = await readHomeSections(db)
    const faults = placesTwice(typed, stood)
    if (faults.length > 0) return { ok: false, reason: 'unclear-deed', faults }
    await putSetting(db, 'home', sectionsTyped(typed, stood))
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
