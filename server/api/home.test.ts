import { describe, expect } from 'vitest'
import { askApi } from '#tests/ask-api.ts'
import { goa, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { kerala, munnar } from '#tests/sample-catalogue.ts'

describe('destinations', () => {
  test('states by name', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { body } = await askApi(db, '/api/home/destinationHeader')
    expect(body).toMatchObject({
      data: [{ options: [{ name: 'Goa' }, { _id: kerala.id, name: 'Kerala', url: 'kerala', code: 'IN-KL' }, {}] }],
    })
  })

  test('the places of a state', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await askApi(db, `/api/home/headerCity?id=${kerala.id}`)).toMatchObject({
      status: 200,
      body: { data: [{ _id: munnar.id, name: 'Munnar', url: 'munnar' }, { name: 'Alappuzha' }, { name: 'Kochi' }] },
    })
    expect(await askApi(db, `/api/home/headerCity?id=${goa.id}`)).toEqual({ status: 200, body: { data: [] } })
    expect(await askApi(db, `/api/home/headerCity?id=${kerala.id}&with=state`)).toMatchObject({
      body: {
        data: [{ name: 'Munnar' }, {}, {}],
        state: { words: 'Backwaters, tea hills and spice forests. Best from September to March.', uploads: [{}] },
      },
    })
    expect((await askApi(db, '/api/home/headerCity?id=atlantis')).status).toBe(404)
    expect(await askApi(db, '/api/home/headerCity')).toEqual({ status: 400, body: { message: 'Say which one.' } })
  })
})
