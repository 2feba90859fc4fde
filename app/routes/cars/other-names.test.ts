import { createElement } from 'react'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import { priceHire } from '#domain/bookings/quote/hire-quote.server.ts'
import { saveCities } from '#domain/catalogue/writing/cities.server.ts'
import { NO_TRIP } from '#domain/cars/trip/trip-query.ts'
import { saveSiteArt } from '#domain/media/site-art.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { askApi } from '#tests/ask-api.ts'
import { saveHires } from '#tests/car-fixture.ts'
import { jaipur, kochi, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { servicesContext } from '#web/contexts.ts'
import CarHire, { loader } from './all.tsx'
import { loadCar } from './car.server.ts'
import { Calculator } from './fare/calculator.tsx'

const town = (url: string, name: string, lat: number, lon: number) => ({ ...jaipur, id: url, url, name, lat, lon })

async function openPages(db: Db) {
  await saveCatalogueFixture(db)
  await saveHires(db, 1)
  await write(db, saveCities, [
    { ...town('new-delhi', 'New Delhi', 28.61, 77.21), altNames: ['Delhi'] },
    town('shimla', 'Shimla', 31.1, 77.17),
    town('bhimtal', 'Bhimtal', 29.35, 79.55),
  ])
  const services = { ...apiServices(db), art: await saveSiteArt(db) } as unknown as Services
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  const drawn = {
    list: async (query: string) => {
      const request = new Request(`https://padav.test/car-rental?${query}`)
      return createElement(CarHire, { loaderData: await loader({ context, request, params: {} } as never) } as never)
    },
    class: async (query: string) =>
      createElement(Calculator, (await loadCar(services, 'sedan', new URLSearchParams(query)))!),
  }
  const draw = async (page: keyof typeof drawn, query: string) =>
    renderOnSheet(await drawn[page](query))
      .toString()
      .replaceAll('<!-- -->', '')
  return { services, draw }
}

test('a fare is asked by every name the search knows, on the list, a class, in the call and for a hire, and says what it is reckoned as (caught: “We know no place called” for all)', async ({
  db,
}) => {
  const { services, draw } = await openPages(db)
  for (const [said, name, isBeside] of [
    ['Noida', 'New Delhi', true],
    ['Kathgodam', 'Bhimtal', true],
    ['Simla', 'Shimla', false],
    ['IGI', 'New Delhi', false],
    ['दिल्ली', 'New Delhi', false],
    ['ಶಿಮ್ಲಾ', 'Shimla', false],
  ] as const) {
    const asked = new URLSearchParams({ from: said, to: 'Jaipur' })
    for (const page of ['list', 'class'] as const) {
      const drawn = await draw(page, String(asked))
      expect(drawn).not.toContain('We know no place')
      expect(drawn).toContain(`${name} to Jaipur: `)
      expect(drawn.includes(`“${said}” is reckoned as ${name}, from where we know the roads`)).toBe(isBeside)
      expect(drawn).toContain(`value="${said}"`)
    }
    const { body } = await askApi(db, `/api/fares?car=sedan&${asked}`)
    expect(body).toMatchObject({
      data: { legs: [{ from: name, to: 'Jaipur' }, {}], reckoned: isBeside ? [{ said, as: name }] : [] },
    })
  }
  const trip = { ...NO_TRIP, from: 'Ernakulam', to: 'Aluva', via: 'Munnar', date: '2026-12-12' }
  const hire = await priceHire(services, { car: 'sedan', people: 2, trip })
  expect(hire.ok && hire.value.journey).toMatchObject({ departureCity: kochi.name })
  expect(hire.ok && hire.value.journey.trace[1]).toMatch(/^“Aluva” is reckoned as Kochi, from where/)
})

test('two names of one place are no trip, and nobody is told that Noida is New Delhi itself', async ({ db }) => {
  const { draw } = await openPages(db)
  expect(await draw('class', 'from=Noida&to=Delhi')).toContain(
    'We reckon both as New Delhi. For a hire within one town',
  )
  expect(await draw('class', 'from=Dilli&to=Delhi')).toContain('That is New Delhi itself.')
})
