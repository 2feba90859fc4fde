import { describe, expect } from 'vitest'
import { searchFinding } from '#tests/api-services.ts'
import { askApi } from '#tests/ask-api.ts'
import { hills, houseboat, pinkCity, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
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

describe('a sentence', () => {
  const search = () => searchFinding([ridgeWalk.id, houseboat.id, hills.id, pinkCity.id])

  test('narrows what its words find, and says what it was read as', async ({ db }) => {
    await saveCatalogueFixture(db)
    const asked = search()
    const { body } = await askApi(db, '/api/search-api?q=kerala+4+to+5+days+under+15k', { search: asked })
    expect(asked.asked).toMatchObject([{ text: 'kerala' }])
    expect(body).toMatchObject({ total: 1, data: [{ _id: ridgeWalk.id }] })
    expect(body['understood']).toEqual([
      { text: '4 to 5 days', says: '4 to 5 days', key: 'days', without: 'kerala under 15k' },
      { text: 'under 15k', says: 'Under ₹15,000', key: 'price', without: 'kerala 4 to 5 days' },
    ])
  })

  test('of nothing but filters asks no words, and is answered best rated first', async ({ db }) => {
    await saveCatalogueFixture(db)
    const asked = search()
    const { body } = await askApi(db, '/api/search-api?q=from+kochi', { search: asked })
    expect(asked.asked).toEqual([])
    expect((body['data'] as { _id: string }[])[0]?._id).toBe(hills.id)
    expect(await askApi(db, '/api/search-api?q=60+days', { search: asked })).toMatchObject({
      status: 200,
      body: { data: [], total: 0, understood: [{ key: 'days' }] },
    })
  })

  test('near a place leaves only what stops around it', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { body } = await askApi(db, '/api/search-api?q=palace+near+jaipur', { search: search() })
    expect(body).toMatchObject({
      total: 1,
      data: [{ _id: pinkCity.id }],
      understood: [{ key: 'near', says: 'Near Jaipur' }],
    })
    expect((await askApi(db, '/api/search-api?q=near+jaipur')).body).toMatchObject({ data: [{ _id: pinkCity.id }] })
  })
})
