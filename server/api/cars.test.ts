import { write } from '#tests/write.ts'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { askApi } from '#tests/ask-api.ts'
import { hatchback, jaipur, kochi, saveCatalogueFixture, sedan } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { cars } from '#domain/cars/tables.ts'
import { saveRoads } from '#domain/cars/roads/roads.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { CHANGING_GST } from '#tests/pricing/changing-gst.ts'

describe('a car', () => {
  test('by url, with and without the suffix, and by id', async ({ db }) => {
    await saveCatalogueFixture(db)
    const plain = await askApi(db, '/api/cars/public/sedan')
    expect(plain).toMatchObject({
      status: 200,
      body: {
        data: {
          _id: sedan.id,
          name: 'Sedan',
          dayPaise: 383_300,
          gstPercent: 5,
          perKmPaise: 1300,
          perKmOneWayPaise: null,
          uploads: [{ path: '/media/picture-1/768.webp' }],
        },
      },
    })
    expect(await askApi(db, '/api/cars/public/sedan-tour-package')).toEqual(plain)
    expect(await askApi(db, `/api/cars/public/${sedan.id}`)).toEqual(plain)
    expect((await askApi(db, '/api/cars/public/ox-cart')).status).toBe(404)
    const given = { clock: stoppedClock(new Date('2026-11-20T06:00:00Z')) }
    await db.update(cars).set({ url: 'saloon' }).where(eq(cars.id, sedan.id))
    for (const old of ['sedan', 'sedan-tour-package']) {
      expect(await askApi(db, `/api/cars/public/${old}`, given)).toMatchObject({ body: { data: { url: 'saloon' } } })
      const { body } = await askApi(db, `/api/cars/public/filter-packages?id=${old}`, given)
      expect(body).toMatchObject({ total: 1, packages: [{ url: 'saloon' }] })
    }
    expect((await askApi(db, '/api/fares?car=sedan&from=Jaipur&to=Kochi', given)).status).not.toBe(404)
  })
})

describe('the classes that fit', () => {
  test('all of them without a filter, with how many there are', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { status, body } = await askApi(db, '/api/cars/public/filter-packages')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      total: 2,
      page: 1,
      pageCount: 1,
      packages: [{ url: hatchback.url }, { url: 'sedan' }],
    })
    expect(body).not.toHaveProperty('message')
  })

  test('one by id, url or the key of old addresses', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const query of [`id=${sedan.id}`, 'id=sedan', 'detail=sedan-tour-package'])
      expect((await askApi(db, `/api/cars/public/filter-packages?${query}`)).body).toMatchObject({
        total: 1,
        packages: [{ _id: sedan.id }],
      })
  })

  test("by price, days, category and tags, or the message 'not found'", async ({ db }) => {
    await saveCatalogueFixture(db)
    const total = async (query: string) => (await askApi(db, `/api/cars/public/filter-packages?${query}`)).body
    expect(await total('price=3000-4000&days=3-5&category=Sedan&tags=City')).toMatchObject({ total: 2 })
    const nothing = { message: 'not found', packages: [], total: 0, page: 1, pageCount: 0 }
    for (const query of ['price=-3000', 'days=31-', 'category=coach', 'tags=snow', 'id=ox-cart'])
      expect([query, await total(query)]).toEqual([query, nothing])
    expect(await total('id=&price=&days=&category=&tags=')).toMatchObject({ total: 2 })
    expect(await total('price=cheap&days=soon&page=1')).toMatchObject({ total: 2 })
    expect(await total('page=2')).toMatchObject({ message: 'not found', packages: [], total: 2 })
  })
})

describe('the fare of a trip', () => {
  const road = { oneCityId: kochi.id, otherCityId: jaipur.id, km: 2400, hours: 44, way: 'road' as const }

  test('with its lines, taxes, total and what comes on the road', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { status, body } = await askApi(db, '/api/fares?car=sedan&from=Kochi&to=Munnar&days=3&km=612&time=05:00')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: {
        car: { url: 'sedan' },
        trip: 'round-trip',
        chargeableKm: 750,
        lines: [
          { kind: 'distance', paise: 975_000 },
          { kind: 'driver', paise: 120_000 },
          { kind: 'night', paise: 30_000 },
          { kind: 'hills', paise: 30_000 },
        ],
        taxablePaise: 1_155_000,
        gst: {
          scheme: 'CAR_5',
          heading: '9966',
          taxes: [
            { tax: 'CGST', paise: 28_875 },
            { tax: 'SGST', paise: 28_875 },
          ],
        },
        beforeRoundOffPaise: 1_212_750,
        roundOffPaise: 50,
        totalPaise: 1_212_800,
      },
    })
  })

  // Caught: tariff and fare by the table of the law, whatever the site was given; the day of asking taken for the day of the trip.
  test('and its class are taxed by the table the site was given, each for its day', async ({ db }) => {
    await saveCatalogueFixture(db)
    const ask = '/api/fares?car=sedan&from=Kochi&to=Munnar&days=3&km=612&date=2027-04-02'
    const given = { gstRates: CHANGING_GST }
    const totals = [await askApi(db, ask), await askApi(db, ask, given)].map(({ body }) => body['data'])
    expect(totals).toMatchObject([{ gst: { percent: 5 } }, { gst: { percent: 12 } }])
    const clock = stoppedClock(new Date('2027-04-02T06:00:00Z'))
    const car = await askApi(db, '/api/cars/public/sedan', { ...given, clock })
    expect(car.body).toMatchObject({ data: { gstPercent: 12 } })
  })

  test('what is typed wrong is 400, what a rule refuses 422, each named by its field', async ({ db }) => {
    await saveCatalogueFixture(db)
    await write(db, saveRoads, [road])
    const ask = (query: string) => askApi(db, `/api/fares?${query}`)
    expect(await ask('car=sedan&from=Kochi&from=Munnar')).toMatchObject({
      status: 400,
      body: { reason: 'malformed', fields: { from: expect.any(String) } },
    })
    expect(await ask('car=sedan&from=Kochi&to=Atlantis')).toEqual({
      status: 422,
      body: {
        message: 'We cannot work out a fare for that trip yet.',
        reason: 'unknown-place',
        fields: { to: 'We know no place called “Atlantis”.' },
      },
    })
    expect(await ask('car=sedan&from=Kochi&to=Jaipur&days=2')).toMatchObject({
      status: 422,
      body: {
        reason: 'too-few-days',
        fields: { days: 'A driver needs 9 days for that road, at 10 hours a day at most.' },
      },
    })
    expect(await ask('car=sedan&trip=one-way&from=Kochi&to=Jaipur')).toMatchObject({
      status: 422,
      body: { reason: 'not-one-way' },
    })
    expect(await ask('car=sedan&trip=fly&from=Kochi&to=Jaipur')).toMatchObject({
      status: 400,
      body: { fields: { trip: expect.any(String) } },
    })
    expect((await ask('car=ox-cart&from=Kochi&to=Jaipur')).status).toBe(404)
    expect(await ask('from=Kochi&to=Jaipur')).toMatchObject({
      status: 400,
      body: { fields: { car: 'Say which class of car.' } },
    })
  })
})
