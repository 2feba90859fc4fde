import { describe, expect } from 'vitest'
import { searchFinding } from '#tests/api-services.ts'
import { askApi } from '#tests/ask-api.ts'
import { hills, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { listedHouseboat } from '#tests/listed-houseboat.ts'

describe('search', () => {
  test('without a question: every package by name', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { body } = await askApi(db, '/api/search-api')
    expect(body).toMatchObject({ total: 4, data: [listedHouseboat, { name: hills.name }, {}, {}] })
    expect((await askApi(db, '/api/search-api?q=%20')).body).toMatchObject({ total: 4 })
  })

  test('with a question: at most fifty, in the order the search gives', async ({ db }) => {
    await saveCatalogueFixture(db)
    const search = searchFinding([ridgeWalk.id, 'gone', hills.id])
    const { body } = await askApi(db, '/api/search-api?q=munar', { search })
    expect(search.asked).toEqual([{ text: 'munar', limit: 50, kinds: ['package'] }])
    expect(body).toMatchObject({
      corrected: 'munnar',
      suggestions: [],
      data: [{ _id: ridgeWalk.id }, { _id: hills.id }],
    })
    expect((await askApi(db, `/api/search-api?q=${'a'.repeat(201)}`)).status).toBe(400)
    await askApi(db, '/api/search-api?q=a%00b%0A', { search })
    expect(search.asked.at(-1)).toMatchObject({ text: 'a b' })
  })
})
