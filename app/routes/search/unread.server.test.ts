import { expect } from 'vitest'
import { openSearch } from '#domain/search/search.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { answerSearch } from './search.server.ts'

async function ask(db: Db, q: string) {
  const search = await openSearch({ db, kind: 'memory' })
  const services = { ...apiServices(db), search, art: { lost: undefined } } as unknown as Services
  return answerSearch(services, new URLSearchParams({ q }))
}

test('words of another script none of which is known find nothing at random (caught: the next three departures)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const { isRead, leaving, listing, suggestions } = await ask(db, 'গল্প শোনানো')
  expect([isRead, leaving, listing?.all]).toEqual([false, [], 0])
  expect(suggestions).toContain('Kerala')
  expect((await ask(db, 'xyzzyland')).isRead).toBe(true)
})

test('they hide nothing of what is said besides, and are told as they were written (caught: no tour, and “padmapata”)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const { isRead, absent, listing } = await ask(db, '২০ হাজারের মধ্যে পদ্মপাতা')
  expect([isRead, absent]).toEqual([true, ['পদ্মপাতা']])
  expect(listing?.chips.map(({ text }) => text)).toEqual(['Under ₹20,000'])
  expect(listing?.all).toBeGreaterThan(0)
})
