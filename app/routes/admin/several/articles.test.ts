import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { articles } from '#domain/content/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { Role } from '#domain/policy/role.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { linesOf, severalBench } from '#tests/benches/several-bench.ts'
import * as page from '#app/routes/admin/articles/several.tsx'

async function officeOf(db: Db) {
  await saveCatalogueFixture(db)
  const ids = (await db.select({ id: articles.id }).from(articles).orderBy(articles.id)).map(({ id }) => id)
  const all = async () => db.select().from(articles).orderBy(articles.id)
  const as = (role: Role) => severalBench(page, '/admin/articles/several', { db, clock }, role)
  return { ids, all, as, states: async () => (await all()).map(({ status }) => status) }
}

test('articles are withdrawn and published again with the words they have; what a colleague changed meanwhile stays (caught: withdrawn as it never was shown)', async ({
  db,
}) => {
  const { ids, all, as, states } = await officeOf(db)
  const office = as('editor')
  const before = await all()
  const shown = linesOf(await office.ask('withdraw', ids))
  expect(shown).toHaveLength(ids.length)
  await db.update(articles).set({ title: 'By a colleague' }).where(eq(articles.id, ids[0]!))
  const gone = await office.send({ deed: 'withdraw', of: [...shown, 'no-such-article x'] })
  expect(gone).toMatchObject({ count: ids.length - 1, stays: { [ids[0]!]: expect.stringContaining('meanwhile') } })
  expect(await states()).toEqual(ids.map((_, at) => (at === 0 ? 'published' : 'withdrawn')))
  const hidden = await office.ask('withdraw', ids)
  expect(hidden.rows.filter(({ stays }) => stays === 'It is withdrawn already.')).toHaveLength(ids.length - 1)

  const back = linesOf(await office.ask('publish', ids.slice(1)))
  expect(await office.send({ deed: 'publish', of: back })).toEqual({ count: ids.length - 1, stays: {} })
  expect((await all()).slice(1)).toEqual(before.slice(1))
  expect((await office.ask('publish', ids)).rows.every(({ stays }) => stays === 'It is public already.')).toBe(true)
})

test('nobody but who writes them does either, and a deed that is none of the page’s does nothing', async ({ db }) => {
  const { ids, as, states } = await officeOf(db)
  const shown = linesOf(await as('owner').ask('withdraw', ids))
  for (const role of ['sales', 'traveller'] as const) {
    expect(await as(role).keptOut()).toBe(403)
    await expect(as(role).send({ deed: 'withdraw', of: shown })).rejects.toMatchObject({ init: { status: 403 } })
  }
  expect(await as('owner').send({ deed: 'remove', of: shown })).toHaveProperty('kept')
  expect(new Set(await states())).toEqual(new Set(['published']))
})
