import { expect } from 'vitest'
import type { KnownFacts } from '#domain/search/lists/port.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { hills, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { withoutExcepted } from './without-excepted.server.ts'

test('whoever wants no trek is shown no tour with a day of it, but where nothing else is found (caught: Kedarnath on foot among tours without trekking)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const hoursOnFoot: Record<string, number> = { [hills.id]: 9, [pinkCity.id]: 6 }
  const facts = { factOf: (id: string) => hoursOnFoot[id], hasAct: () => false, withAct: () => [] } as KnownFacts
  const nothing = { hits: [], corrected: undefined }
  const needs = { db, memory: openTagMemory(), lists: { facts: () => facts }, search: { search: async () => nothing } }
  const left = async (word: string, among: readonly string[]) => {
    const found = { among, fillers: [hills.id], total: among.length, corrected: undefined, suggestions: [] }
    const kept = await withoutExcepted(needs as never, { except: [word], exceptRegions: [] }, found as never)
    return [kept.among, kept.fillers, kept.total]
  }
  expect(await left('trekking', [hills.id, pinkCity.id])).toEqual([[pinkCity.id], [], 1])
  expect(await left('trekking', [hills.id])).toEqual([[hills.id], [], 1])
  expect(await left('beach', [hills.id, pinkCity.id])).toEqual([[hills.id, pinkCity.id], [], 2])
})
