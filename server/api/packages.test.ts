import { describe, expect } from 'vitest'
import { eq } from 'drizzle-orm'
import { packages, states } from '#domain/catalogue/tables.ts'
import { askApi } from '#tests/ask-api.ts'
import { departuresOfHills, hills, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { hillStations, munnar } from '#tests/sample-catalogue.ts'

describe('a package', () => {
  test('by url or id, whole, with the days it leaves on', async ({ db }) => {
    await saveCatalogueFixture(db)
    const byUrl = await askApi(db, `/api/public/package/${hills.url}`)
    expect(byUrl).toMatchObject({
      status: 200,
      body: {
        data: {
          _id: hills.id,
          packageRating: '4.3',
          nights: 2,
          grid: { twinPaise: 18_500_00, quadPaise: null },
          gstPercent: 5,
          rates: {
            model: 'SHARING_GRID',
            ageBands: { infantUnder: 2, adultFrom: 12 },
            singleSupplementPaise: null,
            extras: [],
          },
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
    expect(await askApi(db, `/api/public/package/${hills.id}`)).toEqual(byUrl)
    const { data } = byUrl.body as { data: object }
    for (const internal of ['id', 'rating', 'pictures']) expect(data).not.toHaveProperty(internal)
  })

  test('says what happens on a day in plain words (caught: with its marks)', async ({ db }) => {
    await saveCatalogueFixture(db)
    const text = 'Up **early** to the [mill](/places/mill).\n\n- the lake'
    const itinerary = hills.itinerary.map((day) => ({ ...day, text }))
    await db.update(packages).set({ itinerary }).where(eq(packages.id, hills.id))
    const { body } = await askApi(db, `/api/public/package/${hills.url}`)
    expect(body).toMatchObject({
      data: { itinerary: itinerary.map(() => ({ text: 'Up early to the mill.\n\nthe lake' })) },
    })
  })

  test('that has moved is itself at the address it had, in every call that takes one', async ({ db }) => {
    await saveCatalogueFixture(db)
    await db.update(packages).set({ url: 'hills-anew' }).where(eq(packages.id, hills.id))
    await db.update(states).set({ url: 'kerala-anew' }).where(eq(states.url, 'kerala'))
    for (const call of ['/api/public/package/OLD', '/api/rating?package=OLD', '/api/review?package=OLD'])
      expect((await askApi(db, call.replace('OLD', hills.url))).status).toBe(200)
    const priced = await askApi(db, `/api/quotes?package=${hills.url}&adults=2&startsOn=2026-12-12`)
    expect(priced.status).not.toBe(404)
    for (const about of [`package=${hills.url}`, 'id=kerala'])
      expect((await askApi(db, `/api/public/filter-india-packages?${about}`)).body).not.toHaveProperty('message')
  })

  test('that is not there is a 404, that cannot be one a 400', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect((await askApi(db, '/api/public/package/nowhere')).status).toBe(404)
    expect((await askApi(db, '/api/public/package/..%2f..%2fetc')).status).toBe(400)
    expect((await askApi(db, `/api/public/package/${'a'.repeat(5000)}`)).status).toBe(400)
    expect((await askApi(db, `/api/public/package/${pinkCity.url}`)).status).toBe(200)
  })
})
