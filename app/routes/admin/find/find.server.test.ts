import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { roads } from '#domain/cars/tables.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { leads } from '#domain/leads/tables.ts'
import type { Role } from '#domain/policy/role.ts'
import { findThingsByName, THING_KINDS } from '#domain/search/things-by-name.server.ts'
import type { Db } from '#platform/db.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { countQueries } from '#tests/count-queries.ts'
import { onBoth as test } from '#tests/database.ts'
import { OFFICE_PAGES } from '#tests/office-pages.ts'
import { saveMist } from '#tests/mist-fixture.ts'
import { hillStations, munnar, saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { findInOffice } from './find.server.ts'

/** The public search, which knows nothing of what is not public. */
const search = { search: async () => ({ hits: [], total: 0, suggestions: [] }) }
const officeOf = (db: Db) => ({ db, clock, search, memory: openTagMemory() })

const CATALOGUE = [
  'Mist begun: package, being written',
  'Mist withdrawn: package, not public',
  'Mistland: state',
  'Misty pass: city',
  'Point of mist: attraction',
  `Mist tours: category, ${hillStations.kind}`,
  'Mist jeep: class of car',
  'Mist town: draft, in cities',
  'Mist van: draft, in cars',
  'KL 07 MIST 1: vehicle',
  'Mistry Pillai: driver',
  'Mist unread: article, draft',
  'Tea in the mist: picture',
  'Mist & tea: review, Tara, pending',
  'mist.csv: import of cities, ready',
]
const ALMANAC = ['Mist festival: almanac, festivals']
const SELLING = [
  'MIST5: coupon, For early risers',
  'Mist before sunrise: early bird',
  'Mistral: customer, 0 bookings, 0 enquiries',
  'Misty Menon: on a waiting list, waiting',
  'Misty Guest: customer, 0 bookings, 0 enquiries',
]
const OWNING = [
  'Misty Rao: staff, sales',
  'Mist may lift: terms of cancelling',
  'Paid in the mist: terms of paying',
  'Mist pixel: script, in the head',
  'Journeys, with credit: 12\u00a0% from Tue 1 Apr 2098: rate of GST',
  'Mist and Sons: API key, …ab12',
  'https://mist.example/told: webhook',
  '32AAAAA0000A1Z5: GST registration, Mist Travels',
  'm•••@example.org: data request, copy',
]

test.for([
  ['sales', [...ALMANAC, ...SELLING]],
  ['editor', [...ALMANAC, ...CATALOGUE]],
  ['owner', [...ALMANAC, ...CATALOGUE, ...SELLING, ...OWNING]],
] as const)(
  '%s find every thing they may see, and no other (caught: staff shown to sales, a customer to an editor)',
  async ([role, seen], { db }) => {
    await saveMist(db, 'somebody')
    const found = await findInOffice(officeOf(db), { id: 'somebody', role }, 'mist')
    const own = 'Mist in Kerala: view of Cities'
    expect(new Set(found.map(({ name, says }) => `${name}: ${says}`))).toEqual(new Set([...seen, own]))
    expect(found.map(({ path }) => path).filter((path) => !path.startsWith('/admin/'))).toEqual([])
  },
)

test('every kind of thing is found by its name (caught: a kind nobody is shown)', async ({ db }) => {
  await saveMist(db, 'somebody')
  const found = await findThingsByName(db, { id: 'somebody', role: 'owner' }, 'mist')
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(THING_KINDS))
})

/** Those whose names are no words of their own: found by reference, person or tour. */
const OTHERWISE = ['/admin/bookings/:reference', '/admin/enquiries/:reference', '/admin/departures/:id']

test('every page of one thing is led to by the name of that thing (caught: a page nothing leads to)', async ({
  db,
}) => {
  await saveMist(db, 'somebody')
  const owner = { id: 'somebody', role: 'owner' } as const
  const found = [
    ...(await findInOffice(officeOf(db), owner, 'mist')),
    ...(await findInOffice(officeOf(db), owner, 'about')),
    ...(await findInOffice(officeOf(db), owner, 'booking confirmed')),
  ]
  const paths = found.map(({ path }) => path.split(/[?#]/)[0]!)
  const ofOne = OFFICE_PAGES.map(({ path }) => path).filter((path) => /^\/admin\/[a-z]+\/:\w+$/.test(path))
  const unled = ofOne.filter(
    (page) => !paths.some((path) => new RegExp(`^${page.replace(/:\w+/, '[^/]+')}$`).test(path)),
  )
  expect(unled.toSorted()).toEqual(OTHERWISE.toSorted())
})

test('a name and what else a place is called lead to it, signs of a pattern to nothing', async ({ db }) => {
  await saveSampleCatalogue(db)
  const paths = async (words: string) =>
    (await findInOffice(officeOf(db), { id: 'somebody', role: 'owner' }, words)).map(({ path }) => path)
  expect(await paths('munn')).toContain('/admin/cities/city-munnar')
  expect(await paths('keral')).toContain('/admin/states/state-kerala')
  expect(await paths('privacy')).toContain('/admin/pages/privacy-policy')
  expect(await paths('booking confirmed')).toContain('/admin/messages/booking')
  expect(await paths('diwali')).toContain('/admin/almanac/diwali')
  // What is called so comes before tours that only sound alike.
  expect((await paths('new coupon'))[0]).toBe('/admin/coupons/new')
  expect([await paths('%%'), await paths('__')]).toEqual([[], []])
  expect(await countQueries(db, (db) => findThingsByName(db, { id: 'somebody', role: 'owner' }, 'munn'))).toBe(1)
})

test('who waits is found by mobile and e-mail too, a road by both its ends or as a road, a rate as one of GST (caught: either for who may not)', async ({
  db,
}) => {
  await saveMist(db, 'somebody')
  const found = async (words: string, role: Role) =>
    (await findInOffice(officeOf(db), { id: 'somebody', role }, words)).map(({ path }) => path)
  for (const words of ['menon', '98765 12345', '12345', 'menon@example', 'Misty Menon']) {
    expect([words, await found(words, 'sales')]).toEqual([words, expect.arrayContaining(['/admin/waiting/waits'])])
    expect(await found(words, 'editor')).not.toContain('/admin/waiting/waits')
  }
  const [pass] = await db.select().from(cities).where(eq(cities.id, munnar.id))
  await db.insert(cities).values({ ...pass!, id: 'kochi', name: 'Kochi', url: 'kochi' })
  await db.insert(roads).values({ oneCityId: munnar.id, otherCityId: 'kochi', km: 128, hours: 4 })
  const file = '/admin/imports?columns=roads#columns'
  for (const words of ['Kochi misty', 'misty to kochi', 'road Kochi']) {
    expect([words, await found(words, 'editor')]).toEqual([words, expect.arrayContaining([file])])
    expect(await found(words, 'sales')).not.toContain(file)
  }
  expect(await found('kochi', 'editor')).not.toContain(file)
  expect(await found('rate GST', 'owner')).toContain('/admin/settings/taxes#rates')
  expect(await found('rate GST', 'editor')).not.toContain('/admin/settings/taxes#rates')
})

test('an enquiry is found when it is closed too, after those that are open', async ({ db }) => {
  const { receive } = leadBench(db)
  const { reference: closed } = await receive({ name: 'Farida' })
  await db.update(leads).set({ state: 'lost', lostReason: 'too-dear', closedAt: new Date() })
  const { reference: open } = await receive({ name: 'Farida', mobile: '98765 43210', email: 'farida@example.org' })
  const found = async (role: 'sales' | 'editor') =>
    (await findInOffice(officeOf(db), { id: 'somebody', role }, 'farida'))
      .filter(({ says }) => says.startsWith('enquiry'))
      .map(({ name, says }) => [name.split(',')[0], says.split(', ').at(-1)])
  expect(await found('sales')).toEqual([
    [open, 'new'],
    [closed, 'lost'],
  ])
  expect(await found('editor')).toEqual([])
})
