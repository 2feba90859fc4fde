import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { saveCars } from '#domain/cars/cars-writing.server.ts'
import { drivers, vehicles } from '#domain/cars/tables.ts'
import { attractions, categories, packages } from '#domain/catalogue/tables.ts'
import { beginPackage } from '#domain/catalogue/writing/drafts.server.ts'
import { WRITE_PLACE } from '#domain/catalogue/writing/place-drafts.server.ts'
import { articles } from '#domain/content/tables.ts'
import { promotions } from '#domain/promotions/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { SEDAN } from '#tests/car-fixture.ts'
import { countQueries } from '#tests/count-queries.ts'
import { onBoth as test } from '#tests/database.ts'
import { eravikulam, hillStations, munnar, saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { findThingsByName } from '#domain/search/things-by-name.server.ts'
import { write } from '#tests/write.ts'
import { findInOffice } from './find.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
/** The public search, which knows nothing of what is not public. */
const search = { search: async () => ({ hits: [], total: 0, suggestions: [] }) }

/** One thing of each kind with mist in its name. */
async function saveMist(db: Db): Promise<void> {
  await saveSampleCatalogue(db)
  await beginPackage({ db, clock }, EDITOR, { name: 'Mist begun', kind: 'tour', days: '2' })
  await db.update(packages).set({ name: 'Mist withdrawn', published: false }).where(eq(packages.id, teaHills.id))
  await db.update(attractions).set({ name: 'Point of mist' }).where(eq(attractions.id, eravikulam.id))
  await db.update(categories).set({ name: 'Mist tours' }).where(eq(categories.id, hillStations.id))
  await write(db, saveCars, [{ ...SEDAN, name: 'Mist jeep' }])
  const town = { id: 'town', stood: '', content: { name: 'Mist town' }, to: 'draft' } as const
  await WRITE_PLACE.cities({ db, clock }, EDITOR, town)
  const garageCityId = munnar.id
  await db.insert(vehicles).values({ carId: SEDAN.id, registration: 'KL 07 MIST 1', garageCityId })
  await db.insert(drivers).values({ name: 'Mistry Pillai', mobile: '+919812345670', garageCityId })
  const about = { summary: '', body: '', author: '', places: [], states: [], tags: [], pictureId: 'picture-one' }
  const written = { ...about, kind: 'blog', slug: 'mist', title: 'Mist unread', publishedOn: '2026-11-20' } as const
  await db.insert(articles).values({ ...written, status: 'draft' })
  const limits = { packageIds: [], categoryIds: [], leastPeople: 1, firstBookingOnly: false, withOthers: false }
  const off = { percent: 5 } as never
  await db.insert(promotions).values({ ...limits, off, kind: 'coupon', code: 'MIST5', name: 'For early risers' })
  await db.insert(users).values([
    { name: 'Misty Rao', email: 'rao@example.org', role: 'sales' },
    { name: 'Misty Guest', email: 'guest@example.org' },
  ])
}

const CATALOGUE = [
  'Mist begun: package, being written',
  'Mist withdrawn: package, not public',
  'Point of mist: attraction',
  `Mist tours: category, ${hillStations.kind}`,
  'Mist jeep: class of car',
  'Mist town: draft, in cities',
  'KL 07 MIST 1: vehicle',
  'Mistry Pillai: driver',
  'Mist unread: article, draft',
]
const COUPON = ['MIST5: coupon, For early risers']
const STAFF = ['Misty Rao: staff, sales']

test.for([
  ['sales', COUPON],
  ['editor', CATALOGUE],
  ['owner', [...CATALOGUE, ...COUPON, ...STAFF]],
] as const)(
  '%s find every thing they may see, and no other (caught: staff shown to sales)',
  async ([role, seen], { db }) => {
    await saveMist(db)
    const found = await findInOffice({ db, search }, { id: 'somebody', role }, 'mist')
    expect(new Set(found.map(({ name, says }) => `${name}: ${says}`))).toEqual(new Set(seen))
    expect(found.map(({ path }) => path).filter((path) => !path.startsWith('/admin/'))).toEqual([])
  },
)

test('a name and what else a place is called lead to it, signs of a pattern to nothing', async ({ db }) => {
  await saveSampleCatalogue(db)
  const paths = async (words: string) =>
    (await findInOffice({ db, search }, { id: 'somebody', role: 'owner' }, words)).map(({ path }) => path)
  expect(await paths('munn')).toContain('/admin/cities/city-munnar')
  expect(await paths('keral')).toContain('/admin/states/state-kerala')
  expect(await paths('privacy')).toContain('/admin/pages/privacy-policy')
  // What is called so comes before tours that only sound alike.
  expect((await paths('new coupon'))[0]).toBe('/admin/coupons/new')
  expect([await paths('%%'), await paths('__')]).toEqual([[], []])
  expect(await countQueries(db, (db) => findThingsByName(db, { id: 'somebody', role: 'owner' }, 'munn'))).toBe(1)
})
