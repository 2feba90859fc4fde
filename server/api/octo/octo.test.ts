import { zAvailability, zAvailabilityCalendar, zProduct, zSupplier } from '@octocloud/types/dist/models/zod.gen.js'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { createApi } from '#server/api/api.ts'
import { apiServices } from '#tests/api-services.ts'
import { departuresOfHills, hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import type { Db } from '#platform/db.server.ts'
import type { OctoProduct } from './octo-shapes.ts'

const [, , THEN] = departuresOfHills

type Message = { errorMessage: string }

/** The calls of resellers, asked as one of their programs asks them. */
async function open(db: Db) {
  await saveCatalogueFixture(db)
  const api = createApi(apiServices(db))
  const ask = async (path: string, body?: object | string) => {
    const sent =
      body === undefined
        ? undefined
        : {
            method: 'POST',
            body: typeof body === 'string' ? body : JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' },
          }
    const answer = await api.request(`/api/octo${path}`, sent)
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never }
  }
  const days = { localDateStart: '2026-11-21', localDateEnd: '2027-10-31' }
  const asked = { productId: hills.id, optionId: 'kochi', ...days }
  return { ask, asked }
}

// (caught: a body of our own shape)
test('answers as the schemas of the standard say', async ({ db }) => {
  const { ask, asked } = await open(db)
  const supplier = await ask('/supplier')
  expect(zSupplier.safeParse(supplier.body).error).toBeUndefined()
  expect(supplier.headers.has('Octo-Capabilities')).toBe(true)
  const products = (await ask('/products')).body as { id: string }[]
  expect(zProduct.array().nonempty().safeParse(products).error).toBeUndefined()
  expect((await ask(`/products/${hills.id}`)).body).toEqual(products.find(({ id }) => id === hills.id))
  const leaving = await ask('/availability', asked)
  expect(zAvailability.array().nonempty().safeParse(leaving.body).error).toBeUndefined()
  expect(leaving.headers.get('Cache-Control')).toBe('no-store')
  const calendar = await ask('/availability/calendar', { ...asked, localDateEnd: '2027-01-31' })
  expect(zAvailabilityCalendar.array().length(72).safeParse(calendar.body).error).toBeUndefined()
})

test('a departure has the seats it has, for as many as are asked for (caught: infants counted)', async ({ db }) => {
  const { ask, asked } = await open(db)
  const { id, startsOn, capacity, held, sold } = THEN!
  const seats = capacity - held - sold
  const of = async (quantity: number) =>
    (await ask('/availability', { ...asked, availabilityIds: [id], units: units(quantity) })).body
  const units = (quantity: number) => [
    { id: 'adult', quantity },
    { id: 'infant', quantity: 1 },
  ]
  expect(await of(seats)).toMatchObject([{ id, available: true, vacancies: seats, capacity, maxUnits: seats }])
  expect(await of(seats + 1)).toMatchObject([{ id, available: false, vacancies: seats }])
  const [day] = (await ask('/availability/calendar', { ...asked, localDateStart: startsOn, localDateEnd: startsOn }))
    .body as object[]
  expect(day).toMatchObject({ localDate: startsOn, available: true, vacancies: seats })
})

describe('a resold package', () => {
  // (caught: infants by the band that prices them, of whom those of three take a seat; anybody there are seats for; a party larger than the largest group)
  test('tells infants by the seat they take, and who may travel together', async ({ db }) => {
    const { ask, asked } = await open(db)
    const { id } = THEN!
    const ageBands = { ...USUAL_RATES.ageBands, infantUnder: 5 }
    await db
      .update(packages)
      .set({ rates: { ...USUAL_RATES, ageBands }, groupMax: 40 })
      .where(eq(packages.id, hills.id))
    await db.update(departures).set({ capacity: 60 }).where(eq(departures.id, id))
    const { body } = await ask(`/products/${hills.id}`)
    expect((body as OctoProduct).options[0]!.units).toMatchObject([
      { id: 'adult' },
      { id: 'child', restrictions: { minAge: 2 } },
      { id: 'infant', restrictions: { maxAge: 1 } },
    ])
    const of = async (units: Record<string, number>) => {
      const named = Object.entries(units).map(([unit, quantity]) => ({ id: unit, quantity }))
      const [one] = (await ask('/availability', { ...asked, availabilityIds: [id], units: named })).body as object[]
      return one
    }
    expect(await of({ adult: 30 })).toMatchObject({ available: true, vacancies: 55, maxUnits: 30 })
    const wrong: Record<string, number>[] = [{ adult: 31 }, { child: 2 }, { adult: 2, child: 13 }]
    for (const party of wrong) expect(await of(party)).toMatchObject({ available: false })
    await db.update(packages).set({ groupMax: 8 }).where(eq(packages.id, hills.id))
    expect(await of({ adult: 6, child: 2, infant: 1 })).toMatchObject({ available: true, vacancies: 55, maxUnits: 8 })
    expect(await of({ adult: 6, child: 3 })).toMatchObject({ available: false })
    await db.update(packages).set({ infantsHaveSeats: true }).where(eq(packages.id, hills.id))
    await db.update(departures).set({ capacity: 13 }).where(eq(departures.id, id))
    expect(await of({ adult: 6, child: 2, infant: 1 })).toMatchObject({ available: false, vacancies: 8 })
    const smaller = (await ask(`/products/${hills.id}`)).body as OctoProduct
    expect(smaller.options[0]!.restrictions).toEqual({ minUnits: 1, maxUnits: 8 })
  })

  // (caught: known only while a date of it is on sale)
  test('is listed while it may be booked, and its option known while a date is to come', async ({ db }) => {
    const { ask, asked } = await open(db)
    await db.update(departures).set({ cutoffDays: 60 }).where(eq(departures.packageId, hills.id))
    const products = (await ask('/products')).body as { id: string }[]
    expect(products.map((one) => one.id)).not.toContain(hills.id)
    expect(await ask('/availability', { ...asked, availabilityIds: [THEN!.id] })).toMatchObject({
      status: 200,
      body: [{ status: 'CLOSED', available: false, vacancies: 0, maxUnits: 0 }],
    })
  })
})

describe('what makes no sense', () => {
  test('is refused as the standard names it', async ({ db }) => {
    const { ask, asked } = await open(db)
    const wrong: [object | string, string][] = [
      [{ ...asked, productId: 'nowhere' }, 'INVALID_PRODUCT_ID'],
      [{ ...asked, optionId: 'delhi' }, 'INVALID_OPTION_ID'],
      [{ ...asked, units: [{ id: 'camel', quantity: 1 }] }, 'INVALID_UNIT_ID'],
      [{ ...asked, localDateEnd: '2026-11-20' }, 'BAD_REQUEST'],
      [{ ...asked, localDateEnd: '2028-11-20' }, 'BAD_REQUEST'],
      [{ ...asked, localDateEnd: '2027-02-30' }, 'BAD_REQUEST'],
      [{}, 'BAD_REQUEST'],
      ['{', 'BAD_REQUEST'],
    ]
    for (const path of ['/availability', '/availability/calendar'])
      for (const [body, error] of wrong)
        expect(await ask(path, body)).toMatchObject({ status: 400, body: { error, errorMessage: expect.any(String) } })
    expect(await ask('/products/nowhere')).toMatchObject({ status: 400, body: { error: 'INVALID_PRODUCT_ID' } })
    // (caught: words of another kind for a method; "What was sent is no JSON." of what was only asked for; ": " before a word)
    expect(await ask('/availability')).toMatchObject({ status: 405, body: { error: 'BAD_REQUEST' } })
    const said = async (path: string, body?: string) => ((await ask(path, body)).body as Message).errorMessage
    expect(await said('/products/%00')).toBe('That address cannot be right.')
    expect(await said('/availability', '[]')).toMatch(/^\w/)
    const form = { method: 'POST', body: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
    const refused = await createApi(apiServices(db)).request('/api/octo/availability', form)
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'BAD_REQUEST' }])
  })
})
