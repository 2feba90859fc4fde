import { expect } from 'vitest'
import { openSearch } from '#domain/search/search.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { hills, houseboat, jaipur, kochi, pinkCity, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { munnar } from '#tests/sample-catalogue.ts'
import { haltingAtAllFirst, listBesidePlaces, partWalks } from './beside-places.server.ts'

test('what goes to some of the places, or close by, says what it leaves out, walks last (caught: what goes to all of them; two kinds in one order)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const needs = { db, memory: openTagMemory(), search: await openSearch({ db, kind: 'memory' }) }
  const place = ({ id, name }: { id: string; name: string }, ...beside: string[]) => ({
    name,
    cityIds: [id, ...beside],
  })
  const beside = async (named: Parameters<typeof listBesidePlaces>[1], isOfWalks = false) => {
    const { ids, differs } = await listBesidePlaces(needs, named, { limit: 100, isOfWalks })
    return ids.map((id) => [id, differs.get(id)])
  }
  const two = await beside([place(munnar), place(jaipur)])
  expect(new Set(two.map(String))).toEqual(
    new Set([
      `${hills.id},Without Jaipur`,
      `${houseboat.id},Without Jaipur`,
      `${pinkCity.id},Without Munnar`,
      `${ridgeWalk.id},Without Jaipur`,
    ]),
  )
  expect(two.at(-1)).toEqual([ridgeWalk.id, 'Without Jaipur'])
  expect(await beside([place(kochi), place(munnar)])).not.toContainEqual([houseboat.id, expect.anything()])
  expect(await beside([place(kochi)])).toEqual([])
  expect(await beside([{ name: 'Fort', cityIds: ['city-fort', kochi.id] }])).toEqual([[houseboat.id, 'Near Fort']])
  const ofState = await beside([place(jaipur), { name: 'Kerala', cityIds: [] }])
  expect(ofState).toContainEqual([hills.id, 'Without Jaipur'])
  expect(ofState).toContainEqual([pinkCity.id, 'Without Kerala'])
})

test('what halts at all of the places comes first (caught: what only starts at one of them)', async ({ db }) => {
  await saveCatalogueFixture(db)
  const needs = { db, memory: openTagMemory() }
  const ids = [pinkCity.id, hills.id, houseboat.id]
  const first = (...cities: { id: string; name: string }[]) =>
    haltingAtAllFirst(
      needs,
      cities.map(({ id, name }) => ({ name, cityIds: [id] })),
      ids,
    )
  expect(await first(kochi, munnar)).toEqual([houseboat.id, pinkCity.id, hills.id])
  expect(await first(munnar, jaipur)).toEqual(ids)
  expect(await first(kochi)).toEqual(ids)
  expect(await partWalks(db, [ridgeWalk.id, hills.id])).toEqual({ tours: [hills.id], walks: [ridgeWalk.id] })
})
