import { describe, expect } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { approveScript } from '#domain/settings/scripts.server.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { apiServices, searchFinding, SIGNING_KEY } from '#tests/api-services.ts'
import {
  backwaters,
  departuresOfHills,
  forts,
  goa,
  hills,
  honeymoon,
  houseboat,
  pinkCity,
  ridgeWalk,
  saveCatalogueFixture,
  sedan,
} from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { hillStations, kerala, munnar } from '#tests/sample-catalogue.ts'
import { siteFacts } from '#tests/site-facts.ts'
import { createApi } from './api.ts'

async function ask(db: Db, path: string, changes: Parameters<typeof apiServices>[1] = {}) {
  const answer = await createApi(apiServices(db, changes)).request(path)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const listedHouseboat = {
  _id: houseboat.id,
  name: houseboat.name,
  url: houseboat.url,
  days: 5,
  packageRating: '0',
  ratingCount: 0,
  ratingIsDemo: false,
  fromPaise: 31_500_00,
  category: { _id: backwaters.id, category: backwaters.name, url: backwaters.url },
  uploads: [1, 2, 3, 4].map((number) => ({
    _id: `picture-${number}`,
    path: `/media/picture-${number}/768.webp`,
    alt: `Poster number ${number}`,
    width: 768,
    height: 576,
  })),
}

describe('categories', () => {
  test('specialities in the order of the menus', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await ask(db, '/api/package-setting/category/get-categories')).toEqual({
      status: 200,
      body: {
        data: [
          {
            _id: hillStations.id,
            category: hillStations.name,
            url: hillStations.url,
            kind: 'speciality',
            packageCount: 2,
          },
          { _id: backwaters.id, category: backwaters.name, url: backwaters.url, kind: 'speciality', packageCount: 1 },
          { _id: forts.id, category: forts.name, url: forts.url, kind: 'speciality', packageCount: 1 },
        ],
      },
    })
  })

  test('experiences when asked', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await ask(db, '/api/package-setting/category/get-categories?kind=experience')).toMatchObject({
      body: { data: [{ _id: honeymoon.id, category: 'Honeymoon' }] },
    })
    expect(await ask(db, '/api/package-setting/category/get-categories?kind=cheap')).toEqual({
      status: 400,
      body: { message: 'A kind is speciality or experience.' },
    })
  })

  test('the packages of one, of a theme as of a speciality', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await ask(db, `/api/public/category/${backwaters.id}`)).toEqual({
      status: 200,
      body: { packages: [listedHouseboat] },
    })
    expect(await ask(db, `/api/public/category/${honeymoon.id}`)).toMatchObject({
      body: { packages: [{ name: houseboat.name }, { name: hills.name, packageRating: '4.3' }] },
    })
    expect(await ask(db, '/api/public/category/nowhere')).toEqual({
      status: 404,
      body: { message: 'We have no such category.' },
    })
    expect((await ask(db, '/api/public/category/%E0%A4%A')).status).toBe(400)
  })
})

describe('header and footer', () => {
  test('scripts: only approved and signed ones', async ({ db }) => {
    await approveScript(db, { place: 'footer', snippet: '<p>x</p><script>start()</script>', signingKey: SIGNING_KEY })
    await approveScript(db, {
      place: 'footer',
      snippet: '<script>forged()</script>',
      signingKey: 'another key that nobody here knows',
    })
    expect(await ask(db, '/api/header/footer-script')).toEqual({
      status: 200,
      body: { data: [{ _id: expect.any(String), footercode: '<script>start()</script>' }] },
    })
    expect(await ask(db, '/api/header/header-script')).toEqual({ status: 200, body: { data: [] } })
  })

  test('scripts of the head', async ({ db }) => {
    await approveScript(db, { place: 'header', snippet: '<script>start()</script>', signingKey: SIGNING_KEY })
    expect(await ask(db, '/api/header/header-script')).toMatchObject({
      body: { data: [{ headercode: '<script>start()</script>' }] },
    })
  })

  test('band and logo, before and after somebody filled them in', async ({ db }) => {
    expect(await ask(db, '/api/header/band')).toEqual({ status: 200, body: { data: { number: null } } })
    expect(await ask(db, '/api/logo/logo1')).toMatchObject({ body: { data: [{ path: '/logo.png' }] } })
    await saveSetting(db, 'site', siteFacts)
    expect(await ask(db, '/api/header/band')).toMatchObject({ body: { data: { number: siteFacts.bandPhone } } })
    expect(await ask(db, '/api/logo/logo1')).toEqual({
      status: 200,
      body: { data: [{ _id: 'logo1', path: siteFacts.logoPath }] },
    })
  })

  test('home footer, on both paths', async ({ db }) => {
    expect(await ask(db, '/api/homefooter')).toEqual({ status: 200, body: { data: [] } })
    const options = [{ _id: munnar.id, name: 'Munnar', selectedItem: 'Munnar', url: 'munnar' }]
    const data = [{ _id: 'famous-cities', category: 'category6' as const, name: 'Famous cities', options }]
    await saveSetting(db, 'homeFooter', data)
    for (const path of ['/api/homefooter', '/api/home/homefooter'])
      expect(await ask(db, path)).toEqual({ status: 200, body: { data } })
  })
})

describe('destinations', () => {
  test('states by name', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { body } = await ask(db, '/api/home/destinationHeader')
    expect(body).toMatchObject({
      data: [{ options: [{ name: 'Goa' }, { _id: kerala.id, name: 'Kerala', url: 'kerala', code: 'IN-KL' }, {}] }],
    })
  })

  test('the places of a state', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await ask(db, `/api/home/headerCity?id=${kerala.id}`)).toMatchObject({
      status: 200,
      body: { data: [{ _id: munnar.id, name: 'Munnar', url: 'munnar' }, { name: 'Alappuzha' }, { name: 'Kochi' }] },
    })
    expect(await ask(db, `/api/home/headerCity?id=${goa.id}`)).toEqual({ status: 200, body: { data: [] } })
    expect((await ask(db, '/api/home/headerCity?id=atlantis')).status).toBe(404)
    expect(await ask(db, '/api/home/headerCity')).toEqual({ status: 400, body: { message: 'Say which one.' } })
  })
})

describe('search', () => {
  test('without a question: every package by name', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { body } = await ask(db, '/api/search-api')
    expect(body).toMatchObject({ total: 4, data: [listedHouseboat, { name: hills.name }, {}, {}] })
    expect((await ask(db, '/api/search-api?q=%20')).body).toMatchObject({ total: 4 })
  })

  test('with a question: at most fifty, in the order the search gives', async ({ db }) => {
    await saveCatalogueFixture(db)
    const search = searchFinding([ridgeWalk.id, 'gone', hills.id])
    const { body } = await ask(db, '/api/search-api?q=munar', { search })
    expect(search.asked).toEqual([{ text: 'munar', limit: 50, kinds: ['package'] }])
    expect(body).toMatchObject({
      corrected: 'munnar',
      suggestions: [],
      data: [{ _id: ridgeWalk.id }, { _id: hills.id }],
    })
    expect((await ask(db, `/api/search-api?q=${'a'.repeat(201)}`)).status).toBe(400)
  })
})

describe('ratings and reviews', () => {
  test('ratings with how many gave how many stars', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await ask(db, `/api/rating?packageId=${hills.id}`)).toEqual({
      status: 200,
      body: {
        data: [
          {
            _id: hills.id,
            package: { _id: hills.id, name: hills.name, url: hills.url },
            packageRating: '4.3',
            average: 4.3,
            count: 3,
            distribution: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
            isDemo: true,
          },
        ],
        page: 1,
        pageSize: 20,
        total: 1,
      },
    })
  })

  test('reviews in pages', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await ask(db, '/api/review?page=2&pageSize=3')).toMatchObject({
      body: {
        data: [{ rating: 5, travelledOn: '2026-01-10', package: { name: hills.name } }],
        page: 2,
        pageSize: 3,
        total: 4,
      },
    })
    expect(await ask(db, `/api/review?packageId=${houseboat.id}`)).toMatchObject({
      status: 200,
      body: { data: [], total: 0 },
    })
  })

  test.for([
    ['/api/review?packageId=nowhere', 404, 'We have no such package.'],
    ['/api/rating?packageId=nowhere', 404, 'We have no such package.'],
    ['/api/rating?page=0', 400, 'Pages count from 1.'],
    ['/api/review?page=two', 400, 'A page is a whole number.'],
    ['/api/review?pageSize=101', 400, 'A page holds at most 100 entries.'],
  ] as const)('%s is refused', async ([path, status, message], { db }) => {
    expect(await ask(db, path)).toEqual({ status, body: { message } })
  })
})

describe('a package', () => {
  test('by url or id, whole, with the days it leaves on', async ({ db }) => {
    await saveCatalogueFixture(db)
    const byUrl = await ask(db, `/api/public/package/${hills.url}`)
    expect(byUrl).toMatchObject({
      status: 200,
      body: {
        data: {
          _id: hills.id,
          packageRating: '4.3',
          nights: 2,
          grid: { twinPaise: 18_500_00, quadPaise: null },
          gstPercent: 5,
          category: { category: hillStations.name },
          stops: [{ _id: munnar.id, name: 'Munnar', nights: 2 }],
          itinerary: [{ day: 1 }, { day: 2 }, { day: 3 }],
          uploads: [{}, {}, {}, {}],
          departures: [
            { depardate: '2026-12-05', seatsLeft: 0, isOpen: false },
            {
              _id: departuresOfHills[2]!.id,
              depardate: '2026-12-12',
              packagename: hills.name,
              packageprice: 21_000,
              packagePricePaise: 21_000_00,
              departureCity: 'Kochi',
              seatsLeft: 7,
              isOpen: true,
            },
            { depardate: '2026-12-26', status: 'closed', isOpen: false },
          ],
        },
      },
    })
    expect(await ask(db, `/api/public/package/${hills.id}`)).toEqual(byUrl)
    const { data } = byUrl.body as { data: object }
    for (const internal of ['id', 'rating', 'pictures']) expect(data).not.toHaveProperty(internal)
  })

  test('that is not there is a 404, that cannot be one a 400', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect((await ask(db, '/api/public/package/nowhere')).status).toBe(404)
    expect((await ask(db, '/api/public/package/..%2f..%2fetc')).status).toBe(400)
    expect((await ask(db, `/api/public/package/${'a'.repeat(5000)}`)).status).toBe(400)
    expect((await ask(db, `/api/public/package/${pinkCity.url}`)).status).toBe(200)
  })
})

describe('a car', () => {
  test('by url, with and without the suffix, and by id', async ({ db }) => {
    await saveCatalogueFixture(db)
    const plain = await ask(db, '/api/cars/public/sedan')
    expect(plain).toMatchObject({
      status: 200,
      body: {
        data: {
          _id: sedan.id,
          name: 'Sedan',
          perKmPaise: 1300,
          perKmOneWayPaise: null,
          uploads: [{ path: '/media/picture-1/768.webp' }],
        },
      },
    })
    expect(await ask(db, '/api/cars/public/sedan-tour-package')).toEqual(plain)
    expect(await ask(db, `/api/cars/public/${sedan.id}`)).toEqual(plain)
    expect((await ask(db, '/api/cars/public/ox-cart')).status).toBe(404)
  })
})
