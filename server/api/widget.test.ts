import { stat } from 'node:fs/promises'
import { expect } from 'vitest'
import { apiServices, searchFinding } from '#tests/api-services.ts'
import { hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { createApi } from './api.ts'

test('the widget weighs no more than 8 KB', async () => {
  expect((await stat('public/widget.js')).size).toBeLessThan(8192)
})

// (caught: every call opened to other sites; a refusal that a widget could not read)
test('other sites may read what the widget asks for, refusals too, and nothing else', async ({ db }) => {
  await saveCatalogueFixture(db)
  const api = createApi(apiServices(db, { search: searchFinding([hills.id]) }))
  const allowed = async (path: string) => {
    const answer = await api.request(path, { headers: { Origin: 'https://www.another.example' } })
    return [answer.status, answer.headers.get('access-control-allow-origin')]
  }
  expect(await allowed('/api/search-api?q=munnar')).toEqual([200, '*'])
  expect(await allowed(`/api/public/package/${hills.url}`)).toEqual([200, '*'])
  expect(await allowed('/api/public/package/nowhere')).toEqual([404, '*'])
  expect(await allowed('/api/home/destinationHeader')).toEqual([200, null])
  expect((await allowed(`/api/quotes?package=${hills.url}&adults=2`))[1]).toBeNull()
})
