import { describe, expect } from 'vitest'
import { eq } from 'drizzle-orm'
import { listPackageCards } from '#domain/catalogue/packages.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { readPartyView } from '#domain/party/party.ts'
import { ANY_TIME } from '#domain/search/lists/departure-query.ts'
import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import { openLists } from '#domain/search/lists/lists.server.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { slugify } from '#platform/slug.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { searchFinding } from '#tests/api-services.ts'
import { askApi } from '#tests/ask-api.ts'
import { departureOfPinkCity, houseboat, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { CHANGING_GST } from '#tests/pricing/changing-gst.ts'
import { priceCards } from './priced-cards.server.ts'
import type { PricedCard } from './priced-cards.server.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const LEAVES = '2027-05-01'
const FAMILY = 'adults=2&ages=9'

/** A site that runs on through a change of GST: one clock, one memory, one set of lists. */
async function openThroughChange(db: Db) {
  await saveCatalogueFixture(db)
  await write(db, scheduleDepartures, [{ ...departureOfPinkCity, id: 'may', startsOn: LEAVES, twinPaise: 10_000_00 }])
  const clock = stoppedClock(new Date())
  const lists = await openLists({ db, clock, gstRates: CHANGING_GST })
  const changes = {
    clock,
    lists,
    memory: openTagMemory(),
    gstRates: CHANGING_GST,
    search: searchFinding([pinkCity.id]),
  }
  const ask = async (path: string) => (await askApi(db, path, changes)).body
  return { clock, lists, ask }
}

async function cardPaise(db: Db, on: string, query: string) {
  const { items } = await listPackageCards(db, { ids: [pinkCity.id] })
  const view = readPartyView(new URLSearchParams(query))
  const [card] = await priceCards({ db, memory: openTagMemory() }, items, { tax: { on, rates: CHANGING_GST }, view })
  return card && 'paise' in card.price ? card.price.paise : undefined
}

describe('a card', () => {
  // caught: the rate of the last row ever entered; figures taxed when they are saved; a memory that outlives the day.
  test('says what the quote says for the same departure and party, before and after a change of GST', async ({
    db,
  }) => {
    const { clock, lists, ask } = await openThroughChange(db)
    const said: unknown[] = []
    for (const on of ['2027-03-31', '2027-04-01']) {
      clock.set(new Date(`${on}T06:00:00Z`))
      const quoted = (await ask(`/api/quotes?package=${pinkCity.url}&${FAMILY}&date=${LEAVES}`)) as {
        data: { totalPaise: number }
      }
      expect(await cardPaise(db, on, FAMILY)).toBe(quoted.data.totalPaise)

      const adultPaise = await cardPaise(db, on, '')
      const { data } = (await ask('/api/search-api?q=pink')) as { data: { fromPaise: number }[] }
      const { packages } = (await ask(`/api/public/filter-india-packages?id=rajasthan`)) as {
        packages: { fromPaise: number }[]
      }
      const pkg = (await ask(`/api/public/package/${pinkCity.url}`)) as {
        data: { gstPercent: number; departures: { packagePricePaise: number }[] }
      }
      for (const [listed] of [packages, data]) expect(listed?.fromPaise).toBe(adultPaise)
      expect(pkg.data.departures[0]?.packagePricePaise).toBe(adultPaise)

      const party = readPartyView(new URLSearchParams(FAMILY)).party
      const upTo = async (rupees: number) => {
        const filters = { ...NO_FILTERS, price: { from: rupees, to: rupees } }
        const question = { scope: {}, filters, party, sort: 'name' as const, today: on, page: 1, pageSize: 9 }
        return (await lists.list(question)).ids
      }
      expect(await upTo(quoted.data.totalPaise / 100)).toContain(pinkCity.id)
      said.push([pkg.data.gstPercent, adultPaise])
    }
    expect(said).toEqual([
      [5, 10_500_00],
      [12, 11_200_00],
    ])
  })
})

describe('a card of a package on dates of one’s own', () => {
  const RAINS = { name: 'The rains', from: '11-01', to: '11-25', percent: -10 }

  async function novemberOf(db: Db, on: string): Promise<PricedCard> {
    const { items } = await listPackageCards(db, { ids: [houseboat.id] })
    const inRains = items.map((card) => ({ ...card, rates: { ...card.rates, seasons: [RAINS] } }))
    const looking = {
      tax: { on, rates: GST_RATES },
      view: readPartyView(new URLSearchParams()),
      departing: { ...ANY_TIME, month: 11 },
    }
    return (await priceCards({ db, memory: openTagMemory() }, inRains, looking))[0]!
  }

  // caught: the first day of the month that is still to come; a day of the next month, where none is left.
  test('names and prices a day of the month that can still be had, of the next year’s in its last days, or none', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    await db
      .update(packages)
      .set({ months: [11] })
      .where(eq(packages.id, houseboat.id))
    const lead = { dayQuery: 'date=2026-11-25', price: { paise: 28_350_00 } }
    expect(await novemberOf(db, '2026-11-20')).toMatchObject(lead)
    const after = { dayQuery: 'date=2026-11-26', price: { paise: 31_500_00 } }
    expect(await novemberOf(db, '2026-11-21')).toMatchObject(after)
    // Nobody asks for the month that is as good as over.
    const next = { dayQuery: 'date=2027-11-01', price: { paise: 28_350_00 } }
    expect(await novemberOf(db, '2026-11-27')).toMatchObject(next)
    const none = { dayQuery: undefined, price: { paise: 31_500_00 } }
    // Out of its months it is not offered.
    await db
      .update(packages)
      .set({ months: [12] })
      .where(eq(packages.id, houseboat.id))
    expect(await novemberOf(db, '2026-11-20')).toMatchObject(none)
  })
})

describe('a card of a package with departures', () => {
  // caught: no day where a city alone was asked for; no city where a month alone was.
  test('leads to the departure its price is of, by day and city', async ({ db }) => {
    await saveCatalogueFixture(db)
    const may = { ...departureOfPinkCity, startsOn: LEAVES }
    await write(db, scheduleDepartures, [
      { ...may, id: 'jaipur', departureCity: 'Jaipur', twinPaise: 12_000_00 },
      { ...may, id: 'delhi', departureCity: 'New Delhi', twinPaise: 10_000_00 },
    ])
    const { items } = await listPackageCards(db, { ids: [pinkCity.id] })
    const pinkFor = async (departing: DepartureQuery) => {
      const looking = {
        tax: { on: '2026-11-21', rates: GST_RATES },
        view: readPartyView(new URLSearchParams()),
        departing,
      }
      return (await priceCards({ db, memory: openTagMemory() }, items, looking))[0]
    }
    const dear = { dayQuery: `date=${LEAVES}&from=jaipur`, price: { paise: 12_600_00 } }
    expect(await pinkFor({ ...ANY_TIME, from: ['jaipur'] })).toMatchObject(dear)
    const cheap = { dayQuery: `date=${LEAVES}&from=new-delhi`, price: { paise: 10_500_00 } }
    expect(await pinkFor({ ...ANY_TIME, month: 5 })).toMatchObject(cheap)
    expect(await pinkFor(ANY_TIME)).toMatchObject({ ...cheap, dayQuery: undefined })
    const days = (from: string, to: string) => ({ ...ANY_TIME, dates: { from, to } })
    expect(await pinkFor(days('2027-05-01', LEAVES))).toMatchObject(cheap)
    expect(await pinkFor(days('2027-04-01', '2027-04-30'))).toMatchObject({ next: undefined })
  })

  test('asked for days it does not leave on, is of the departure nearest to them (caught: the cheapest)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const leaves = (startsOn: string, twinPaise: number) => ({
      ...departureOfPinkCity,
      id: startsOn,
      startsOn,
      twinPaise,
    })
    await write(db, scheduleDepartures, [leaves('2027-04-03', 12_000_00), leaves(LEAVES, 10_000_00)])
    const { items } = await listPackageCards(db, { ids: [pinkCity.id] })
    const memory = openTagMemory()
    const nearTo = async (from: string, to: string) => {
      const looking = { tax: { on: '2027-01-21', rates: GST_RATES }, view: readPartyView(new URLSearchParams()) }
      return (await priceCards({ db, memory }, items, { ...looking, near: { from, to } }))[0]
    }
    const city = `from=${slugify(departureOfPinkCity.departureCity)}`
    const near = { dayQuery: `date=2027-04-03&${city}`, price: { paise: 12_600_00 }, totalPaise: 12_600_00 }
    expect(await nearTo('2027-04-01', '2027-04-01')).toMatchObject({ ...near, next: { startsOn: '2027-04-03' } })
    const cheap = { dayQuery: `date=${LEAVES}&${city}`, price: { paise: 10_500_00 } }
    expect(await nearTo('2027-04-29', '2027-04-29')).toMatchObject({ ...cheap, next: { startsOn: LEAVES } })
    expect(await nearTo('2027-04-01', '2027-05-31')).toMatchObject({ ...cheap, next: { startsOn: '2027-04-03' } })
  })
})
