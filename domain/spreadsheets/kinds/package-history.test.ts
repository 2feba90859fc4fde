import { asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { partOf } from '#domain/catalogue/revision.ts'
import { findEdited } from '#domain/catalogue/revisions.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { keepPart } from '#domain/catalogue/writing/drafts.server.ts'
import { restoreRevision } from '#domain/catalogue/writing/publishing.server.ts'
import { packageRevisions } from '#domain/catalogue/writing/tables.ts'
import { writeImport } from '#domain/spreadsheets/imports.server.ts'
import { runImports } from '#domain/spreadsheets/run-imports.server.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { hills } from '#tests/catalogue-fixture.ts'
import { checked, clock, EDITOR, exported, look, OWNER, setUp, takenIn } from '#tests/take-in.ts'

const named = (name: string) => `Address,Name\n${hills.url},${name}`
const WHY = 'From the file packages.csv'

async function historyOf(db: Db, id: string = hills.id) {
  const rows = await db
    .select()
    .from(packageRevisions)
    .where(eq(packageRevisions.packageId, id))
    .orderBy(asc(packageRevisions.number))
  return rows.map(({ state, changedBy, why, content }) => [state, changedBy, why, content.name])
}

async function nameOf(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(packages).where(eq(packages.id, hills.id))
  return row?.name
}

/** Somebody begins to write the introduction anew. */
async function beginDraft(db: Db): Promise<void> {
  const edited = await findEdited(db, OWNER, hills.id)
  if (!edited.ok) throw new Error(edited.reason)
  const facts = partOf(edited.value.content, 'facts')
  const asked = { ...facts, intro: 'Begun by Omar.', id: hills.id, stood: stoodOf(facts) }
  expect(await keepPart.facts({ db, clock }, OWNER, asked)).toMatchObject({ ok: true })
}

describe('what a file changes of packages', () => {
  test('stands in the history of each, by whom and from which file, beside what was there before (caught: nothing of it)', async ({
    db,
  }) => {
    await setUp(db)
    await takenIn(db, 'packages', named('Hills by file'), EDITOR)
    const history = [
      ['published', 'what was public before', 'As it stood before it was written here', hills.name],
      ['published', EDITOR.id, WHY, 'Hills by file'],
    ]
    expect(await historyOf(db)).toEqual(history)
    // The same file, and what is given out, change nothing and say nothing.
    for (const file of [named('Hills by file'), await exported(db, 'packages')])
      expect(await checked(db, 'packages', file)).toMatchObject({ state: 'done', changed: 0, openCount: 0 })
    await takenIn(db, 'packages', named('Hills once more'), EDITOR)
    expect(await historyOf(db)).toEqual([...history, ['published', EDITOR.id, WHY, 'Hills once more']])
    expect(await restoreRevision({ db, clock }, EDITOR, { id: hills.id, number: 1 })).toMatchObject({ ok: true })
    const taken = await findEdited(db, EDITOR, hills.id)
    expect(taken.ok && taken.value.open?.content.name).toBe(hills.name)
  })

  test('takes a package from the public as its page does, and back', async ({ db }) => {
    await setUp(db)
    await takenIn(db, 'packages', `Address,Public\n${hills.url},no`, EDITOR)
    expect(await historyOf(db)).toEqual([['withdrawn', EDITOR.id, WHY, hills.name]])
    await takenIn(db, 'packages', `Address,Public\n${hills.url},yes`, EDITOR)
    expect(await historyOf(db)).toEqual([
      ['withdrawn', EDITOR.id, WHY, hills.name],
      ['published', EDITOR.id, WHY, hills.name],
    ])
  })

  test('leaves what somebody is writing, unless that is ticked, and the draft stays (caught: changed behind whoever writes)', async ({
    db,
  }) => {
    await setUp(db)
    await beginDraft(db)
    const file = named('Hills by file')
    const ready = await checked(db, 'packages', file)
    expect(ready).toMatchObject({ state: 'ready', changed: 1, openCount: 1 })
    expect(ready.open).toEqual([{ row: 2, key: hills.url, by: OWNER.id }])
    const write = async (id: string, takesOpen: boolean) => {
      await writeImport({ db, clock }, EDITOR, { id, takesOpen })
      await runImports({ db, clock })
      return look(db, id)
    }
    expect(await write(ready.id, false)).toMatchObject({ state: 'done', openCount: 1 })
    expect(await nameOf(db)).toBe(hills.name)
    const again = await checked(db, 'packages', file)
    expect(await write(again.id, true)).toMatchObject({ state: 'done', openCount: 0 })
    expect(await nameOf(db)).toBe('Hills by file')
    const edited = await findEdited(db, EDITOR, hills.id)
    expect(edited.ok && edited.value).toMatchObject({ isBehind: true, content: { intro: 'Begun by Omar.' } })
  })

  test('leaves what somebody begins to write after the file was looked through', async ({ db }) => {
    await setUp(db)
    const ready = await checked(db, 'packages', named('Hills by file'))
    expect(ready.openCount).toBe(0)
    await beginDraft(db)
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    expect([(await look(db, ready.id)).openCount, await nameOf(db)]).toEqual([1, hills.name])
  })
})
