import { createElement } from 'react'
import { expect } from 'vitest'
import { loadCar } from '#app/routes/cars/car.server.ts'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import { saveCars } from '#domain/cars/cars-writing.server.ts'
import { openSearch } from '#domain/search/search.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import { apiServices } from '#tests/api-services.ts'
import { saveHires, SEDAN } from '#tests/car-fixture.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import SearchPage from './search.tsx'
import { answerSearch } from './search.server.ts'

const VAN = { ...SEDAN, id: 'car-van', name: 'Van', url: 'van', seats: 6, perKmOneWayPaise: null, position: 1 }

async function openHires(db: Db) {
  await saveCatalogueFixture(db)
  await saveHires(db, 1)
  await write(db, saveCars, [VAN])
  const search = await openSearch({ db, kind: 'memory' })
  const services = { ...apiServices(db), search, art: { lost: undefined } } as unknown as Services
  const ask = (text: string) => answerSearch(services, new URLSearchParams({ q: text }))
  return { services, ask }
}

test('a car costs on the search page what its own page says for as many days (caught: the days kept for the page alone)', async ({
  db,
}) => {
  const { services, ask } = await openHires(db)
  for (const text of ['sedan kochi to alappuzha 5 days', 'sedan kochi to alappuzha', 'sedan from kochi airport']) {
    const { cars } = await ask(text)
    const page = await loadCar(services, 'sedan', new URLSearchParams(cars?.trip))
    const answer = page?.asked?.answer
    expect(cars?.cars[0]).toMatchObject({ car: { url: 'sedan' } })
    expect(cars?.cars[0]?.totalPaise).toBe(answer?.ok ? answer.fare.totalPaise : undefined)
  }
  const [five, asRoad] = [await ask('sedan kochi to alappuzha 5 days'), await ask('sedan kochi to alappuzha')]
  expect(five.cars?.trip).toContain('days=5')
  expect(five.cars!.cars[0]!.totalPaise).toBeGreaterThan(asRoad.cars!.cars[0]!.totalPaise!)
})

test('says that the totals are there and back, and shows no class that is not let so (caught: every class shown)', async ({
  db,
}) => {
  const { ask } = await openHires(db)
  const answer = await ask('cab kochi to alappuzha 5 days')
  const page = renderOnSheet(
    createElement(SearchPage, { loaderData: { ...answer, publicUrl: '' } } as never),
  ).toString()
  expect(page).toContain('There and back: ')
  expect(page).toContain(', 5 calendar days. Kochi to Alappuzha: 300 km')
  expect(page).toContain(formatPaise(answer.cars!.cars[0]!.totalPaise!))
  const oneWay = await ask('cab kochi to alappuzha one way')
  expect(oneWay.cars?.way).toMatch(/^One way: /)
  expect(oneWay.cars?.cars.map(({ car }) => car.name)).toEqual(['Sedan'])
  const notLet = await ask('van cab kochi to alappuzha one way')
  expect(notLet.cars?.way).toBe(undefined)
  expect(notLet.cars?.cars[0]).toMatchObject({ car: { name: 'Van' }, totalPaise: undefined })
})

test('day, days and people of a question go into the car’s address, and a way without days is priced one way (caught: the date dropped)', async ({
  db,
}) => {
  const { ask } = await openHires(db)
  const taxi = await ask('kochi to alappuzha taxi 15 dec')
  expect(taxi.cars?.trip).toBe('trip=one-way&from=Kochi&to=Alappuzha&date=2026-12-15')
  expect(taxi.cars?.way).toMatch(/^One way, Tue 15 Dec 2026: /)
  const back = await ask('kochi to alappuzha taxi round trip 15 dec for 3 people')
  expect(back.cars?.trip).toBe('trip=round-trip&from=Kochi&to=Alappuzha&date=2026-12-15&people=3')
  expect(back.cars?.way).toMatch(/^There and back, Tue 15 Dec to Wed 16 Dec 2026: /)
  expect((await ask('कोच्चि से अलाप्पुझा टैक्सी आना जाना')).cars?.trip).toMatch(/^trip=round-trip&from=Kochi&to=Alappuzha/)
  const van = await ask('van cab kochi to alappuzha')
  expect(van.cars?.cars[0]).toMatchObject({ car: { name: 'Van' }, totalPaise: expect.any(Number) })
  expect(van.cars?.way).toMatch(/^There and back: /)
  const days = await ask('sedan for 3 days')
  expect(days.cars?.trip).toBe('days=3')
})

test('a car by the hour is one about town, and a part of India is where one arrives in it (caught: the day rate of a round trip)', async ({
  db,
}) => {
  const { ask } = await openHires(db)
  expect((await ask('local cab kochi full day')).cars?.trip).toBe('trip=local&from=Kochi')
  expect((await ask('car with driver 10 hours kochi')).cars?.trip).toBe('trip=local&from=Kochi&hours=10')
  expect((await ask('kochi airport to alappuzha')).cars?.trip).toBe('trip=one-way&from=Kochi&to=Alappuzha')
  expect((await ask('nedumbassery to alappuzha taxi')).cars?.trip).toBe('trip=one-way&from=Kochi&to=Alappuzha')
})

test('a drive is read from misspelt cities, which are the places it names, and its words are of no tour', async ({
  db,
}) => {
  const { ask } = await openHires(db)
  const [taxi, misspelt] = [await ask('kochi airport to alappuzha taxi'), await ask('kohci to alappuzha taxi')]
  expect(misspelt.cars?.trip).toBe('trip=one-way&from=Kochi&to=Alappuzha')
  expect(taxi.places.map(({ name }) => name)).toEqual(['Kochi', 'Alappuzha'])
  expect(taxi.sentence.rest).toBe('kochi to alappuzha')
})

test('a car from a place to what is named before it sets out there, by what is named between (caught: the way turned round)', async ({
  db,
}) => {
  const { ask } = await openHires(db)
  expect((await ask('alappuzha taxi from kochi')).cars?.trip).toBe('trip=one-way&from=Kochi&to=Alappuzha')
  const long = await ask('kochi munnar alappuzha taxi')
  expect(long.cars?.trip).toContain('from=Kochi&to=Alappuzha&via=Munnar')
})

test('a question for a car is headed as a car, and a sight’s chips follow the fares (caught: “Tours for “tempo traveller …””)', async ({
  db,
}) => {
  const { ask } = await openHires(db)
  const titleOf = async (text: string) => (await ask(text)).cars?.title
  expect(await titleOf('sedan kochi to alappuzha')).toBe('Sedan, Kochi to Alappuzha')
  expect(await titleOf('cab from kochi to alappuzha')).toBe('Cars with a driver, Kochi to Alappuzha')
  const answer = await ask('sedan kochi to alappuzha')
  const page = renderOnSheet(
    createElement(SearchPage, { loaderData: { ...answer, publicUrl: '' } } as never),
  ).toString()
  expect(/<h1[^>]*>([^<]*)</.exec(page)?.[1]).toBe('Sedan, Kochi to Alappuzha')
  const chips = page.indexOf('Places and kinds of tour')
  expect(chips === -1 || chips > page.indexOf('A car with its driver')).toBe(true)
})

test('whoever counts people and bags and says whence sees the car’s form filled in, and nothing of tours above it (caught: “Nothing here is about …”)', async ({
  db,
}) => {
  const { ask } = await openHires(db)
  const trip = async (text: string) => (await ask(text)).cars?.trip
  expect(await trip('we land at kochi, three of us with two suitcases')).toBe('trip=airport&from=Kochi&people=3')
  expect(await trip('kochi to alappuzha, 4 of us, one way')).toBe('trip=one-way&from=Kochi&to=Alappuzha&people=4')
  expect(await trip('4 log kochi se alappuzha subah jaake shaam ko wapas')).toBe(
    'trip=round-trip&from=Kochi&to=Alappuzha&people=4',
  )
  expect(await trip('3 ladies shopping in kochi, whole day, ac')).toBe('trip=local&from=Kochi&people=3')
  const lady = await ask('3 am kochi airport single lady')
  expect(lady).toMatchObject({ cars: { trip: 'trip=airport&from=Kochi&people=1' }, notSold: undefined })
  const page = renderOnSheet(createElement(SearchPage, { loaderData: { ...lady, publicUrl: '' } } as never)).toString()
  expect(page).not.toContain('None of our tours')
  expect(page).not.toContain('Nothing here is about')
})
