import { expect } from 'vitest'
import type { Actor } from '#domain/policy/actor.ts'
import { test } from '#tests/database.ts'
import { addStaff, EDITOR, OWNER } from '#tests/take-in.ts'
import { listImports } from './imports.server.ts'
import { imports } from './tables.ts'

test('imports are listed by pages, the latest first, of kinds that are theirs (caught: the 21st in no list, though it is kept for thirty days)', async ({
  db,
}) => {
  await addStaff(db)
  const taken = Array.from({ length: 45 }, (_, at) => ({
    id: `import-${String(at).padStart(2, '0')}`,
    kind: at === 44 ? 'gst-registrations' : 'cities',
    fileName: 'cities.csv',
    state: 'done' as const,
    heads: ['Address'],
    rows: 1,
    byUserId: OWNER.id,
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, at)),
  }))
  await db.insert(imports).values(taken)
  const page = async (actor: Actor, at: number) => {
    const found = await listImports(db, actor, at)
    if (!found.ok) throw new Error(found.reason)
    return found.value
  }
  const all = [await page(OWNER, 1), await page(OWNER, 2), await page(OWNER, 3)]
  expect(all.map(({ rows, pages }) => [rows.length, pages])).toEqual([
    [20, 3],
    [20, 3],
    [5, 3],
  ])
  expect(all.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(taken.map(({ id }) => id).toReversed())
  expect((await page(EDITOR, 1)).rows[0]).toMatchObject({ id: 'import-43' })
})
