import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { onBoth as test } from '#tests/database.ts'
import { hills, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { choosePackage } from './packages-to-choose.server.ts'
import { packages } from './tables.ts'
import type { Db } from '#platform/db.server.ts'

const SALES = { id: 'somebody', role: 'sales' } as const

async function choose(db: Db, words: string, { key = '', isPublic = true } = {}) {
  const choice = await choosePackage(db, SALES, 'bookings.work', { key, words, isPublic })
  if (!choice.ok) throw new Error(choice.reason)
  const { chosen, sole, found, isMore } = choice.value
  return { chosen: chosen?.name, sole: sole?.name, found: found.map(({ name }) => name), isMore }
}

test('a package is chosen by words of its name, the one that bears them alone or a few to choose from', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const all = await db.select().from(packages)
  expect((await choose(db, hills.name.toUpperCase())).sole).toBe(hills.name)
  expect((await choose(db, hills.name.split(' ').toReversed().join(' '))).sole).toBe(hills.name)
  expect(await choose(db, 'nothing of that name')).toEqual({
    chosen: undefined,
    sole: undefined,
    found: [],
    isMore: false,
  })
  expect(await choose(db, '100%')).toMatchObject({ found: [] })
  expect(await choose(db, '', { key: pinkCity.url })).toMatchObject({ chosen: pinkCity.name, found: [] })
  expect(await choose(db, '', { key: pinkCity.id })).toMatchObject({ chosen: pinkCity.name })

  const [row] = all
  const more = Array.from({ length: 9 }, (_, at) => ({
    ...row!,
    id: `more-${at}`,
    url: `more-${at}`,
    name: `Zz walk ${at}`,
  }))
  await db.insert(packages).values([...more, { ...row!, id: 'first', url: 'first', name: 'Walk zz' }])
  const walks = await choose(db, 'walk z')
  expect([walks.found.length, walks.found[0], walks.isMore]).toEqual([8, 'Walk zz', true])
  expect((await choose(db, 'zz')).found).toHaveLength(8)
})

test('what is not public is chosen only where it may be planned, and by nobody who does not work with it (caught: without the look at what is public)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  await db.update(packages).set({ published: false }).where(eq(packages.id, pinkCity.id))
  expect(await choose(db, pinkCity.name)).toMatchObject({ sole: undefined })
  expect(await choose(db, '', { key: pinkCity.url })).toMatchObject({ chosen: undefined })
  expect(await choose(db, pinkCity.name, { isPublic: false })).toMatchObject({ sole: pinkCity.name })
  const asked = { key: pinkCity.url, words: '', isPublic: true }
  for (const actor of [undefined, { id: 'x', role: 'traveller' }] as const)
    expect(await choosePackage(db, actor, 'bookings.work', asked)).toMatchObject({ reason: 'forbidden' })
})
