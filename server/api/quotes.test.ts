import { write } from '#tests/write.ts'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { exampleFamily } from '#tests/pricing/any-package.ts'
import { partyParams } from '#domain/party/party.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { runs } from '#tests/runs.ts'
import { createApi } from './api.ts'

const PACKAGE = teaHills.url
const family = String(partyParams({ party: exampleFamily, per: 'total' }))
const departure = {
  id: 'departure-tea',
  packageId: teaHills.id,
  startsOn: '2027-02-06',
  departureCity: 'Kochi',
  twinPaise: 2_000_000,
  capacity: 12,
  held: 0,
  sold: 0,
  minToRun: 2,
  cutoffDays: 1,
  status: 'scheduled' as const,
}

async function open(db: Db) {
  await saveSampleCatalogue(db)
  const api = createApi(apiServices(db))
  return async (query: string, pkg = PACKAGE) => {
    const answer = await api.request(`/api/quotes?package=${pkg}&${query}`)
    return { status: answer.status, body: (await answer.json()) as Body }
  }
}

type Body = {
  message?: string
  reason?: string
  fields?: Record<string, string>
  data: {
    totalPaise: number
    perPersonPaise: number
    taxes: { tax: string }[]
    departure: { _id: string } | null
    party: Record<string, unknown>
    lines: { name: string; paise: number }[]
    payments: { paise: number }[]
    roomsText: string
  }
}

describe('the price of a package for a party', () => {
  test('a coupon nobody wrote is refused, as it is where a quote is made', async ({ db }) => {
    const ask = await open(db)
    const { status, body } = await ask('adults=2&coupon=nope')
    expect([status, body]).toMatchObject([422, { reason: 'unknown-coupon' }])
  })

  test('is that of the engine, told and ready to show', async ({ db }) => {
    const ask = await open(db)
    const { status, body } = await ask(family)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      totalPaise: 9_607_500,
      perPersonPaise: 1_372_500,
      departure: null,
      roomsText:
        '1 triple room for 2 adults, 1 child with a bed, 1 child without a bed and 1 infant, 1 twin room for 2 adults',
      party: { adult: 4, child: 2, infant: 1, infant1: 0, twinRoom: 1, tripleRoom: 1, quardRoom: 0 },
      payments: [],
    })
  })

  test('goes by the open departure of the day, else by a date of one’s own', async ({ db }) => {
    const ask = await open(db)
    await write(db, scheduleDepartures, [
      departure,
      { ...departure, id: 'departure-full', startsOn: '2027-02-07', sold: 12 },
    ])
    const onIt = await ask('adults=2&date=2027-02-06')
    expect(onIt.body.data).toMatchObject({ totalPaise: 4_200_000, departure: { _id: departure.id } })
    expect(onIt.body.data.payments.reduce((sum, { paise }) => sum + paise, 0)).toBe(4_200_000)
    expect((await ask('adults=2&date=2027-02-07')).body.data).toMatchObject({ totalPaise: 3_885_000, departure: null })
  })

  test('may share a room, add something and be billed to another state', async ({ db }) => {
    const ask = await open(db)
    const extras = [{ id: 'guide', name: 'A local guide for a day', pricePaise: 200_000, per: 'booking' as const }]
    await write(db, publishPackages, [{ ...teaHills, rates: { ...USUAL_RATES, extras } }])
    const { body } = await ask('adults=1&share=1&extras=guide*2&state=IN-MH')
    expect(body.data).toMatchObject({ totalPaise: 2_362_500, taxes: [{ tax: 'IGST' }] })
    // caught: a name taken for a code, which is then another state than ours
    const { body: home } = await ask('adults=1&state=New%20Delhi')
    expect(home.data).toMatchObject({ taxes: [{ tax: 'CGST' }, { tax: 'SGST' }] })
    expect((await ask('adults=1&extras=pony')).body).toMatchObject({ reason: 'not-an-extra' })
  })

  test.for([
    ['adults=0', 400, { adults: expect.any(String) }],
    ['', 400, { adults: expect.any(String) }],
    ['adults=2&ages=9,6', 400, { ages: expect.any(String) }],
    ['adults=2&ages=19', 400, { ages: expect.any(String) }],
    ['adults=2&rooms=suite1', 400, { rooms: expect.any(String) }],
    ['adults=2&rooms=twin3', 400, { rooms: expect.any(String) }],
    ['adults=2&date=2027-02-30&state=Atlantis', 400, { date: expect.any(String), state: expect.any(String) }],
    ['adults=2&state=IN-XX', 400, { state: 'No state is called “IN-XX”. A state has a code: Kerala’s is IN-KL.' }],
    ['adults=2&rooms=triple1', 422, undefined],
    ['adults=2&date=2020-01-01', 422, undefined],
    ['adults=13', 422, undefined],
  ] as const)('of "%s" is refused with %i and why', async ([query, status, fields], { db }) => {
    const ask = await open(db)
    const answer = await ask(query)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ message: expect.any(String), reason: expect.any(String) })
    expect(answer.body.fields).toEqual(fields)
  })

  test('of nonsense is a refusal, never a failure', async ({ db }) => {
    const ask = await open(db)
    const key = fc.constantFrom('adults', 'ages', 'rooms', 'date', 'per', 'share', 'state', 'extras')
    const value = fc.oneof(fc.string(), fc.constantFrom('2', '9-6', 'twin1', '2027-01-01', '1', 'guide*99', '0', '%00'))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, value), { maxLength: 7 }), async (entries) => {
        const { status } = await ask(String(new URLSearchParams(entries)))
        expect([200, 400, 422]).toContain(status)
      }),
      { numRuns: runs(60) },
    )
  })
})
