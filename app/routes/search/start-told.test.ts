import { createElement } from 'react'
import { expect } from 'vitest'
import { PackageList } from '#app/parts/package-list/package-list.tsx'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import { saveCities } from '#domain/catalogue/writing/cities.server.ts'
import { openSearch } from '#domain/search/search.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { kochi, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { network } from '#tests/fare-of-rajasthan.ts'
import { write } from '#tests/write.ts'
import { answerSearch } from './search.server.ts'
import { startText } from './start-told.ts'

const EMPTY = { text: '', href: '/', link: '' }

async function cardsFor(db: Db, query: string) {
  const search = await openSearch({ db, kind: 'memory' })
  const services = { ...apiServices(db), search, art: { lost: undefined } } as unknown as Services
  const { listing } = await answerSearch(services, new URLSearchParams(query))
  const page = renderOnSheet(
    createElement(PackageList, { listing: listing!, path: '/search', empty: EMPTY }),
  ).toString()
  return page.split('<li').filter((card) => card.includes('/package/'))
}

test('where nothing starts in the city that is said each card says where its tour does and how one gets there (caught: one sentence above the list)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const airport = { iata: 'COK', name: 'Cochin International Airport', km: 28 }
  await write(db, saveCities, [{ ...kochi, airport }])
  const cards = await cardsFor(db, 'q=munnar+from+jaipur')
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(card).toContain('<b>Starts in Kochi: fly to COK, then 28 km by road. </b>')
  for (const query of ['q=munnar', 'q=munnar+from+kochi', 'q=jaipur+from+jaipur'])
    expect([query, (await cardsFor(db, query)).filter((card) => card.includes('Starts in'))]).toEqual([query, []])
})

test.each([
  ['delhi', 'Jaipur', 'Starts in Jaipur, 280 km by road'],
  ['leh', 'New Delhi', 'Starts in New Delhi: fly to DEL, then 14 km by road'],
  ['leh', 'Udaipur', 'Starts in Udaipur'],
  ['atoll', 'Shimla', 'Starts in Shimla'],
  ['nowhere', 'Nowhere', 'Starts in Nowhere'],
])('from %s to what starts in %s: %s', (from, start, text) => {
  expect(startText(network, from, start)).toBe(text)
})
