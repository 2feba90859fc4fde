import { createElement } from 'react'
import { expect } from 'vitest'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import { openSearch } from '#domain/search/search.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import SearchPage from './search.tsx'
import { answerSearch } from './search.server.ts'

async function ask(db: Db, query: string) {
  const search = await openSearch({ db, kind: 'memory' })
  const services = { ...apiServices(db), search, art: { lost: undefined } } as unknown as Services
  return answerSearch(services, new URLSearchParams(query))
}

test('says openly where no tour has all that was asked for (caught: all of Kerala as what was asked)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const lead = async (query: string) => {
    const answer = await ask(db, query)
    return renderOnSheet(createElement(SearchPage, { loaderData: { ...answer, publicUrl: '' } } as never)).toString()
  }
  expect(await lead('q=jaipur+backwaters')).toContain(
    'No tour is about all of “jaipur backwaters”; these fit part of it.',
  )
  expect(await lead('q=munnar+backwaters')).not.toContain('No tour is about all of')
})
