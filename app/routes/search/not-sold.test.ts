import { createElement } from 'react'
import { expect } from 'vitest'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { openSearch } from '#domain/search/search.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import SearchPage from './search.tsx'
import { answerSearch } from './search.server.ts'

async function ask(db: Db, query: string) {
  const search = await openSearch({ db, kind: 'memory' })
  const services = { ...apiServices(db), search, art: { lost: undefined } } as unknown as Services
  return answerSearch(services, new URLSearchParams(query))
}

test('what is not sold is said at the head with the way to what is near it, and in no chip; abroad nothing is sold beside it (caught: “nepal honeymoon” sold a honeymoon)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const abroad = await ask(db, 'q=nepal+honeymoon')
  expect([abroad.listing?.total, abroad.places, abroad.notSold?.links]).toEqual([0, [], []])
  expect(abroad.notSold?.says).toContain('within India only')
  // caught: Sikkim and Sandakphu of an operator who has neither
  expect(abroad.suggestions).not.toContain('Sikkim')
  await write(db, publishPackages, [{ ...hills, id: 'sikkim', url: 'sikkim', name: 'Hills of Sikkim' }])
  const offered = await ask(db, 'q=nepal+honeymoon')
  expect([offered.suggestions[0], offered.suggestions.includes('Sandakphu')]).toEqual(['Sikkim', false])
  const driven = await ask(db, 'q=self+drive+car+munnar')
  expect(driven.listing?.total).toBeGreaterThan(0)
  expect(driven.listing?.chips).toEqual([])
  const page = renderOnSheet(createElement(SearchPage, { loaderData: { ...driven, publicUrl: '' } } as never))
  expect(page.toString()).toMatch(/comes with its driver.*href="\/car-rental"/s)
})

test('of two things of which one lies abroad the other is shown (caught: nothing at all)', async ({ db }) => {
  await saveCatalogueFixture(db)
  for (const query of ['q=mauritius+vs+munnar', 'q=munnar+or+dubai']) {
    const answer = await ask(db, query)
    expect(answer.listing?.total).toBeGreaterThan(0)
    expect(answer.notSold?.says).toContain('within India only')
  }
})

test('of what is compared one of each comes by turns, with the way to set them side by side (caught: only what holds both)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const answer = await ask(db, 'q=munnar+or+jaipur')
  const [first, second] = answer.listing!.items.map(({ card }) => card.stops.map(({ name }) => name))
  expect([first?.includes('Munnar'), second?.includes('Jaipur')]).toEqual([true, true])
  const page = renderOnSheet(createElement(SearchPage, { loaderData: { ...answer, publicUrl: '' } } as never))
  expect(page.toString()).toContain(`href="/compare?ids=${answer.compared.map(({ url }) => url).join(',')}"`)
})
