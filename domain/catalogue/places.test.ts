import { describe, expect } from 'vitest'
import { chineseNets, hawaMahal, jaipur, kochi, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { eravikulam, kerala, munnar } from '#tests/sample-catalogue.ts'
import { findAttractionByUrl, listAttractions, listNearbyAttractions } from './attractions.server.ts'
import { findCityByUrl, listAllCityPins, listCitiesOfState, listNearbyCities } from './cities.server.ts'
import { findStateById, findStateByUrl, listStates } from './states.server.ts'

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe('states', () => {
  test('stand by name, each with its picture', async ({ db }) => {
    await saveCatalogueFixture(db)
    const states = await listStates(db)
    expect(names(states)).toEqual(['Goa', 'Kerala', 'Rajasthan'])
    expect(states[1]).toMatchObject({
      code: 'IN-KL',
      months: kerala.months,
      picture: { id: 'picture-one', width: 960 },
    })
    expect(states[1]).not.toHaveProperty('pictureId')
  })

  test('are found by address and by id, or not at all', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await findStateByUrl(db, 'kerala')).toMatchObject({ id: kerala.id })
    expect(await findStateById(db, kerala.id)).toMatchObject({ url: 'kerala' })
    expect(await findStateByUrl(db, 'atlantis')).toBeUndefined()
    expect(await findStateById(db, 'atlantis')).toBeUndefined()
  })
})

describe('cities', () => {
  test('of a state: those most packages stop at first, then by name', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(names(await listCitiesOfState(db, 'IN-KL'))).toEqual(['Munnar', 'Alappuzha', 'Kochi'])
    expect(await listCitiesOfState(db, 'IN-GA')).toEqual([])
  })

  test('are found by address, whole', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await findCityByUrl(db, 'munnar')).toMatchObject({
      idealDays: [2, 3],
      airport: { iata: 'COK' },
      picture: { tones: expect.any(Array) },
    })
    expect(await findCityByUrl(db, 'kochi')).toMatchObject({ airport: null })
    expect(await findCityByUrl(db, 'atlantis')).toBeUndefined()
  })

  test('near a point come nearest first, without the place itself', async ({ db }) => {
    await saveCatalogueFixture(db)
    const near = await listNearbyCities(db, kochi, { limit: 2, exceptId: kochi.id })
    expect(names(near)).toEqual(['Alappuzha', 'Munnar'])
    expect(Math.round(near[0]!.km)).toBe(49)
    expect(await listNearbyCities(db, kochi, { limit: 0 })).toEqual([])
  })

  test('as pins hold no more than a map needs', async ({ db }) => {
    await saveCatalogueFixture(db)
    const pins = await listAllCityPins(db)
    expect(names(pins)).toEqual(['Alappuzha', 'Jaipur', 'Kochi', 'Munnar'])
    expect(Object.keys(pins[0]!).toSorted()).toEqual(['id', 'lat', 'lon', 'name', 'stateCode', 'url'])
  })
})

describe('attractions', () => {
  test('stand by fame, or by name when asked', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(names(await listAttractions(db))).toEqual([hawaMahal.name, eravikulam.name, chineseNets.name])
    expect(names(await listAttractions(db, { order: 'name', limit: 2 }))).toEqual([chineseNets.name, eravikulam.name])
  })

  test('are narrowed to a state or a city', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(names(await listAttractions(db, { stateCode: 'IN-KL' }))).toEqual([eravikulam.name, chineseNets.name])
    expect(names(await listAttractions(db, { cityId: jaipur.id }))).toEqual([hawaMahal.name])
  })

  test('are found by address and by nearness', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await findAttractionByUrl(db, 'hawa-mahal')).toMatchObject({
      id: hawaMahal.id,
      picture: { id: 'picture-one' },
    })
    expect(await findAttractionByUrl(db, 'atlantis')).toBeUndefined()
    const near = await listNearbyAttractions(db, munnar, { limit: 5, exceptId: hawaMahal.id })
    expect(names(near)).toEqual([eravikulam.name, chineseNets.name])
  })
})
