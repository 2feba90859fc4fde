import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { openSearch } from '#domain/search/search.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { searchFinding } from '#tests/api-services.ts'
import { askApi } from '#tests/ask-api.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import {
  departureOfPinkCity,
  hills,
  houseboat,
  pinkCity,
  ridgeWalk,
  saveCatalogueFixture,
} from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { listedHouseboat } from '#tests/listed-houseboat.ts'
import { write } from '#tests/write.ts'

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
    expect(search.asked[0]).toEqual({ text: 'munar', limit: 50, kinds: ['package'] })
    expect(body).toMatchObject({
      corrected: 'munnar',
      suggestions: [],
      data: [{ _id: ridgeWalk.id }, { _id: hills.id }],
    })
    expect((await askApi(db, `/api/search-api?q=${'a'.repeat(201)}`)).status).toBe(400)
    await askApi(db, '/api/search-api?q=a%00b%0A', { search })
    // What was mistyped is asked again as it is spelt right.
    expect(search.asked.slice(-2)).toMatchObject([{ text: 'a b' }, { text: 'munnar' }])
  })
})

describe('a place whose name is being typed', () => {
  test.for([
    ['munn', 'Munnar'],
    ['munnaar', 'Munnar'],
    ['मुन्नार', 'Munnar'],
  ] as const)('“%s” is named before the tours', async ([typed, name], { db }) => {
    await saveCatalogueFixture(db)
    const search = await openSearch({ db, kind: 'memory' })
    const { body } = await askApi(db, `/api/search-api?q=${encodeURIComponent(typed)}`, { search })
    expect((body['places'] as { name: string }[])[0]).toMatchObject({ name })
  })

  test('is named where nothing fits all that is wished of it', async ({ db }) => {
    await saveCatalogueFixture(db)
    const search = await openSearch({ db, kind: 'memory' })
    const { body } = await askApi(db, '/api/search-api?q=munnar+60+days', { search })
    expect(body).toMatchObject({ total: 0, places: [{ name: 'Munnar' }] })
  })

  test.for(['tea hills', 'munnar under 20k', 'm'])('“%s” names none', async (typed, { db }) => {
    await saveCatalogueFixture(db)
    const search = await openSearch({ db, kind: 'memory' })
    const { body } = await askApi(db, `/api/search-api?q=${encodeURIComponent(typed)}`, { search })
    expect(body['places']).toEqual([])
  })
})

describe('a sentence', () => {
  const search = () => searchFinding([ridgeWalk.id, houseboat.id, hills.id, pinkCity.id])

  test('narrows what its words find, and says what it was read as', async ({ db }) => {
    await saveCatalogueFixture(db)
    const asked = search()
    const { body } = await askApi(db, '/api/search-api?q=kerala+4+to+5+days+under+15k', { search: asked })
    expect(asked.asked).toMatchObject([{ text: 'kerala' }, { text: 'munnar' }])
    expect(body).toMatchObject({ total: 1, data: [{ _id: ridgeWalk.id, halts: ['Munnar'] }] })
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

  test('of a day prices its departures on that day, and leads there (caught: the cheapest of all)', async ({ db }) => {
    await saveCatalogueFixture(db)
    const leaving = { ...departureOfPinkCity, departureCity: 'New Delhi' }
    await write(db, scheduleDepartures, [
      { ...leaving, id: 'near', startsOn: '2026-12-05', twinPaise: 10_000_00 },
      { ...leaving, id: 'feast', startsOn: '2026-12-26', twinPaise: 12_000_00 },
    ])
    const priced = async (words: string) => {
      const asked = searchFinding([pinkCity.id])
      const { body } = await askApi(db, `/api/search-api?q=${encodeURIComponent(words)}`, { search: asked })
      const [found] = body['data'] as { fromPaise: number; dayQuery?: string }[]
      return [found?.fromPaise, found?.dayQuery]
    }
    expect(await priced('jaipur')).toEqual([10_500_00, undefined])
    expect(await priced('jaipur 26 december')).toEqual([12_600_00, 'date=2026-12-26&from=new-delhi'])
    expect(await priced('jaipur december')).toEqual([10_500_00, 'date=2026-12-05&from=new-delhi'])
  })

  test('keeps no price of what changed while it was read (caught: priced after, from before)', async ({ db }) => {
    await saveCatalogueFixture(db)
    const memory = openTagMemory()
    let isChanged = false
    const rememberEach: TagMemory['rememberEach'] = (kind, ids, load, how) =>
      memory.rememberEach(
        kind,
        ids,
        async (missing) => {
          const found = await load(missing)
          if (kind.startsWith('listing json') && !isChanged) {
            isChanged = true
            await db.update(packages).set({ grid: { ...ridgeWalk.grid, twin: 14_000_00 } })
            memory.drop('catalogue')
          }
          return found
        },
        how,
      )
    const needs = { search: searchFinding([ridgeWalk.id]), memory: { ...memory, rememberEach } }
    const priced = async () => (await askApi(db, '/api/search-api?q=ridge', needs)).body['data']
    await priced()
    expect(await priced()).toMatchObject([{ fromPaise: 14_700_00 }])
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

  test('near a place, or but for a word, finds what was published since (caught: kept whatever changes)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const needs = { search: search(), memory: openTagMemory() }
    const publish = async (published: boolean) => {
      await db.update(packages).set({ published }).where(eq(packages.id, pinkCity.id))
      needs.memory.drop('catalogue')
    }
    const found = async (words: string) => {
      const { body } = await askApi(db, `/api/search-api?q=${encodeURIComponent(words)}`, needs)
      return (body['data'] as { _id: string }[]).map(({ _id }) => _id)
    }
    await publish(false)
    expect(await found('near jaipur')).toEqual([])
    expect(await found('not kerala')).not.toContain(pinkCity.id)
    await publish(true)
    expect(await found('near jaipur')).toEqual([pinkCity.id])
    expect(await found('not kerala')).toContain(pinkCity.id)
  })
})
