import { write } from '#tests/write.ts'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  attractions,
  categories,
  cities,
  packageCategories,
  packagePictures,
  packages,
  packageStops,
  states,
} from '#domain/catalogue/tables.ts'
import { onBoth as test } from '#tests/database.ts'
import { eravikulam, hillStations, kerala, munnar, saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { saveAttractions } from './attractions.server.ts'
import { saveCategories } from './categories.server.ts'
import { saveCities } from './cities.server.ts'
import { PublishablePackage } from './package-draft.ts'
import { publishPackages, recordRatings } from './packages.server.ts'
import { saveStates } from './states.server.ts'

describe('places', () => {
  test('are written as they were drafted', async ({ db }) => {
    await saveSampleCatalogue(db)
    expect(await db.select().from(states)).toMatchObject([{ code: 'IN-KL', months: kerala.months }])
    expect(await db.select().from(cities)).toMatchObject([
      { url: 'munnar', idealDays: [2, 3], airport: { iata: 'COK' } },
    ])
    expect(await db.select().from(attractions)).toMatchObject([{ url: eravikulam.url, worldHeritageYear: 2012 }])
    expect(await db.select().from(categories)).toMatchObject([{ url: 'hill-station-tours', when: 'March to June' }])
  })

  test('are replaced when they are saved again', async ({ db }) => {
    await saveSampleCatalogue(db)
    await write(db, saveCities, [{ ...munnar, summary: 'Tea and cloud.', altitudeM: null }])
    expect(await db.select().from(cities)).toMatchObject([
      { id: munnar.id, summary: 'Tea and cloud.', altitudeM: null },
    ])
  })

  test('are refused with a name for what is wrong', async ({ db }) => {
    await expect(write(db, saveStates, [{ ...kerala, months: [0] }])).rejects.toThrow('0.months.0')
    await expect(write(db, saveCities, [{ ...munnar, idealDays: [3, 2] }])).rejects.toThrow(
      'The fewest days come first',
    )
    await expect(write(db, saveAttractions, [{ ...eravikulam, url: 'munnar-tour-packages' }])).rejects.toThrow(
      'An address that ends so is a city’s',
    )
    await expect(write(db, saveCategories, [{ ...hillStations, url: 'hills' }])).rejects.toThrow(
      'The address is the name',
    )
  })
})

describe('packages', () => {
  test('have seasons of days there are (caught: 31 February)', () => {
    const isTaken = (from: string) => {
      const seasons = [{ name: 'Winter', from, to: '03-01', percent: 5 }]
      return PublishablePackage.safeParse({ ...teaHills, rates: { ...teaHills.rates, seasons } }).success
    }
    expect(['02-29', '12-31', '02-31', '04-31', '13-01', '2-1', ''].filter(isTaken)).toEqual(['02-29', '12-31'])
  })

  test('have seasons of days as people write them, from a file and a form (caught: a fault that names what it refuses)', () => {
    const seasons = [{ name: 'Peak', from: '20 Dec', to: '5 January', percent: 25 }]
    const read = PublishablePackage.safeParse({ ...teaHills, rates: { ...teaHills.rates, seasons } })
    expect(read.data?.rates.seasons).toMatchObject([{ from: '12-20', to: '01-05' }])
  })

  test('have no two seasons on one day (caught: the second never charged, and nothing said)', () => {
    const faultsOf = (from: string, to: string) => {
      const peak = { name: 'Peak', from: '12-20', to: '01-05', percent: 25 }
      const seasons = [peak, { name: 'Other', from, to, percent: 50 }]
      const read = PublishablePackage.safeParse({ ...teaHills, rates: { ...teaHills.rates, seasons } })
      return (read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
    }
    const clash = ['rates.seasons.1.from: Other and Peak hold on the same day. Part their days.']
    for (const [from, to] of [
      ['24 Dec', '26 Dec'],
      ['1 Dec', '20 Dec'],
      ['5 Jan', '9 Jan'],
      ['1 Nov', '31 Oct'],
    ] as const)
      expect([from, faultsOf(from, to)]).toEqual([from, clash])
    expect(faultsOf('6 Jan', '19 Dec')).toEqual([])
  })

  test('have no two extras of one id or one name (caught: one price asked for, another charged)', () => {
    const guide = { id: 'guide', name: 'Guide', pricePaise: 500_00, per: 'booking' } as const
    const faultsOf = (other: Partial<typeof guide> | { id: string; name: string }) => {
      const rates = { ...teaHills.rates, extras: [guide, { ...guide, ...other }] }
      const read = PublishablePackage.safeParse({ ...teaHills, rates })
      return (read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
    }
    expect(faultsOf({ id: 'second', name: 'guide' })).toEqual(['rates.extras.1.name: There is another guide.'])
    expect(faultsOf({ name: 'Porter' } as never)).toEqual(['rates.extras.1.id: Another extra has the id guide.'])
    expect(faultsOf({ id: 'porter', name: 'Porter' })).toEqual([])
  })

  test('are published with their stops, categories and pictures', async ({ db }) => {
    await saveSampleCatalogue(db)
    expect(await db.select().from(packages)).toMatchObject([{ url: teaHills.url, published: true, rating: null }])
    expect(await db.select().from(packageStops)).toEqual([
      { packageId: teaHills.id, position: 0, cityId: munnar.id, nights: 2 },
    ])
    expect(await db.select().from(packageCategories)).toEqual([{ packageId: teaHills.id, categoryId: hillStations.id }])
    expect(await db.select().from(packagePictures)).toHaveLength(1)
  })

  test('keep their rating when they are published again', async ({ db }) => {
    await saveSampleCatalogue(db)
    await recordRatings(db, [{ packageId: teaHills.id, average: 4.3, count: 6, isDemo: true }])
    await write(db, publishPackages, [{ ...teaHills, name: 'Tea hills' }])
    expect(await db.select().from(packages)).toMatchObject([
      { name: 'Tea hills', rating: 4.3, ratingCount: 6, ratingIsDemo: true },
    ])
  })

  test('are refused when days are missing, the group has no room or a picture stands twice', async ({ db }) => {
    await expect(write(db, publishPackages, [{ ...teaHills, days: 4 }])).rejects.toThrow('One entry a day')
    await expect(write(db, publishPackages, [{ ...teaHills, groupMin: 13 }])).rejects.toThrow('smallest group')
    await expect(write(db, publishPackages, [{ ...teaHills, pictureIds: ['a', 'a'] }])).rejects.toThrow(
      'A picture stands twice',
    )
  })

  test('are refused when nobody can travel a day of them (caught: no look at the days)', async ({ db }) => {
    await saveSampleCatalogue(db)
    const [first, ...rest] = teaHills.itinerary
    const itinerary = [{ ...first!, km: 90, hours: 7, travel: 'walk' as const }, ...rest]
    await expect(write(db, publishPackages, [{ ...teaHills, itinerary }])).rejects.toThrow('90 km on foot')
  })

  test('of which nobody can travel a day that stands already may change in all else, not in the days (caught: refused for what was there)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const [first, ...rest] = teaHills.itinerary
    const itinerary = [{ ...first!, km: 90, hours: 7, travel: 'walk' as const }, ...rest]
    await db.update(packages).set({ itinerary }).where(eq(packages.id, teaHills.id))
    await write(db, publishPackages, [{ ...teaHills, itinerary, name: 'Tea hills' }])
    expect(await db.select().from(packages)).toMatchObject([{ name: 'Tea hills', itinerary: [{ km: 90 }, {}, {}] }])
    const worse = [{ ...itinerary[0]!, km: 95 }, ...rest]
    await expect(write(db, publishPackages, [{ ...teaHills, itinerary: worse }])).rejects.toThrow('95 km on foot')
    await expect(write(db, publishPackages, [{ ...teaHills, itinerary, endCity: 'Munnar' }])).rejects.toThrow('90 km')
  })
})
