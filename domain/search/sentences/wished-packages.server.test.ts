import { expect } from 'vitest'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { hills, pinkCity, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { keepWithin } from './near-packages.server.ts'
import type { Wish } from './sentence-rule.ts'
import { listLowestFirst, listNearestHeight, listWished } from './wished-packages.server.ts'

test('what is wished is answered by heights, weather and days, whatever its texts say', async ({ db }) => {
  await saveCatalogueFixture(db)
  const needs = { db, memory: openTagMemory() }
  const asWished = async (wish: Wish, month?: number) => {
    const ids = await listWished(needs, wish, { ...NO_FILTERS, month }, [hills.id, pinkCity.id])
    return [ids.includes(hills.id), ids.includes(pinkCity.id)]
  }
  expect(await asWished('cool', 5)).toEqual([true, false])
  expect(await asWished('warm', 1)).toEqual([false, false])
  expect(await asWished('dry', 7)).toEqual([false, false])
  expect(await asWished('dry', 1)).toEqual([true, true])
  expect(await asWished('low')).toEqual([true, true])
  expect(await asWished('smooth')).toEqual([false, true])
  for (const wish of ['quiet', 'short'] as const) expect(await asWished(wish)).toHaveLength(2)
  const ofHeight = (fromM?: number, toM?: number) =>
    listWished(needs, { fromM, toM }, NO_FILTERS, [hills.id, ridgeWalk.id])
  expect(await ofHeight(2400)).toEqual([ridgeWalk.id])
  expect(await ofHeight(undefined, 2399)).toEqual([hills.id])
  expect(await ofHeight(1000, 2400)).toEqual([hills.id, ridgeWalk.id])
  const nearest = await listNearestHeight(needs, { fromM: 7000, toM: undefined }, [hills.id, ridgeWalk.id])
  expect(nearest[0]).toEqual({ id: ridgeWalk.id, highestM: 2400 })
  // Caught: no height, for the stops were looked for by a city's id.
  const lowest = await listLowestFirst(needs, [hills.id, pinkCity.id])
  expect(lowest).toEqual([{ id: hills.id, nightM: expect.any(Number) }])
  const inJaipur = await keepWithin(db, ['city-munnar', 'city-jaipur'], [pinkCity.id])
  expect(inJaipur).toEqual([pinkCity.id])
  expect(await keepWithin(db, ['city-munnar'], [pinkCity.id])).toEqual([])
})
