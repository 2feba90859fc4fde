import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { packageRevisions } from '#domain/catalogue/writing/tables.ts'
import { beginPackage } from '#domain/catalogue/writing/drafts.server.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Role } from '#domain/policy/role.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { formatDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { bookingBench, DEPARTURE } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { OFFICE_PAGES } from '#tests/office-pages.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { findInOffice } from './find.server.ts'

const search = { search: async () => ({ hits: [], total: 0, suggestions: [] }) }
const OWNER = { id: 'the-owner', role: 'owner' } as const

async function found(db: Db, typed: string, role: Role = 'owner') {
  const things = await findInOffice({ db, clock, search, memory: openTagMemory() }, { id: 'somebody', role }, typed)
  return things.filter(({ says }) => says === 'deed')
}
const pathsOf = async (db: Db, typed: string, role?: Role) => (await found(db, typed, role)).map(({ path }) => path)

const PACKAGE = `/admin/packages/${teaHills.id}`
const PARTS = ['', '/halts', '/days', '/words', '/pictures', '/prices'].map((part) => PACKAGE + part)
const AT = {
  withdraw: `${PACKAGE}/publish#withdraw`,
  draft: `${PACKAGE}/publish#draft`,
  publish: `${PACKAGE}/publish`,
  history: `${PACKAGE}/history`,
  preview: `${PACKAGE}/preview`,
}

test('what may be done about a package is found by its name, in any order and by what else it is called, as it stands (caught: a deed for sales, a draft thrown away where there is none)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  const [first] = teaHills.name.toLowerCase().split(' ')
  for (const [typed, path] of [
    ['withdraw', AT.withdraw],
    ['copy', AT.history],
    ['clone', AT.history],
    ['restore', AT.history],
    ['older revision', AT.history],
    ['prices', `${PACKAGE}/prices`],
  ] as const) {
    expect([typed, await pathsOf(db, `> ${typed} ${first}`)]).toEqual([typed, expect.arrayContaining([path])])
    expect([typed, await pathsOf(db, `${first} ${typed}`)]).toEqual([typed, expect.arrayContaining([path])])
  }
  const all = () => pathsOf(db, `> ${teaHills.name}`, 'editor')
  const ofPackage = async () => (await all()).filter((path) => path.startsWith(PACKAGE))
  // The copy and the older revision are on one page, each by its name.
  expect(await ofPackage()).toEqual([AT.withdraw, AT.history, AT.history, AT.preview, ...PARTS])
  await db.update(packages).set({ published: false }).where(eq(packages.id, teaHills.id))
  expect(await ofPackage()).toEqual([AT.publish, AT.history, AT.history, AT.preview, ...PARTS])
  expect((await found(db, `> put back ${first}`)).map(({ name }) => name)).toContain(
    `Put back on the site, ${teaHills.name}`,
  )
  expect((await pathsOf(db, `> ${teaHills.name}`, 'sales')).filter((path) => path.startsWith(PACKAGE))).toEqual([])
  // A name alone asks for the thing.
  expect(await pathsOf(db, teaHills.name)).toEqual([])
})

test('a draft is sent for review, published or thrown away by its name, also of what never was public', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  const begun = await beginPackage({ db, clock }, OWNER, { name: 'Mist begun', kind: 'tour', days: '2' })
  const page = `/admin/packages/${begun.ok ? begun.value.id : ''}/publish`
  const names = async (typed: string) => (await found(db, typed)).map(({ name, path }) => [name, path])
  expect(await names('> send for review mist')).toEqual([['Send for review, Mist begun', `${page}#draft`]])
  expect(await names('> throw mist')).toEqual([['Throw the draft away, Mist begun', `${page}#draft`]])
  expect(await names('> publish mist')).toEqual([['Publish, or give it an hour, Mist begun', page]])
  expect(await names('> withdraw mist')).toEqual([])
  await db.update(packageRevisions).set({ state: 'review' })
  expect(await names('> send for review mist')).toEqual([])
  expect(await names('> writing mist')).toEqual([
    ['Put back to writing, out of review or the schedule, Mist begun', `${page}#draft`],
  ])
})

/** Of a page below one thing what an address of it looks like. */
function pagesBelow(thing: string, id: string): string[] {
  const below = OFFICE_PAGES.map(({ path }) => path).filter((path) => path.startsWith(`${thing}/:`))
  return below.filter((path) => path.split('/').length > 4).map((path) => path.replace(/:\w+/, id))
}

/** What stands within another page of the same thing. */
const WITHIN = ['/preview/phone']

test('every page below a package, a departure and a booking is a deed of it (caught: a page nothing leads to)', async ({
  db,
}) => {
  const { book, services } = await bookingBench(db)
  const { reference, pay } = await book()
  await pay('success', 1)
  const paths = [...(await pathsOf(db, `> ${teaHills.name}`)), ...(await pathsOf(db, `> ${reference}`))].map(
    (path) => path.split(/[?#]/)[0]!,
  )
  const below = [
    ...pagesBelow('/admin/packages', teaHills.id),
    ...pagesBelow('/admin/departures', DEPARTURE.id),
    ...pagesBelow('/admin/bookings', reference),
  ].filter((path) => !WITHIN.some((end) => path.endsWith(end)))
  const isLedTo = (page: string) => paths.some((path) => new RegExp(`^${page.replace(/:\w+/, '[a-z]+')}$`).test(path))
  // Of one party's own date or a hire alone.
  expect(below.filter((page) => !isLedTo(page))).toEqual([`/admin/bookings/${reference}/call-off`])
  await services.printer.close()
})

const LEAVES = `/admin/departures/${DEPARTURE.id}`

test('what may be done about a departure is found by its tour and its day, each for who may (caught: called off by an editor, a closed one closed)', async ({
  db,
}) => {
  const { services } = await bookingBench(db)
  const [first] = teaHills.name.toLowerCase().split(' ')
  const day = formatDate(DEPARTURE.startsOn).split(' ')[1]!
  const ofDeparture = async (typed: string, role?: Role) =>
    (await pathsOf(db, typed, role)).filter((path) => path.includes(DEPARTURE.id))
  const phone = `/admin/bookings/new?package=${teaHills.url}&departure=${DEPARTURE.id}`
  const plan = [`${LEAVES}#change`, `${LEAVES}#marks`, `${LEAVES}#marks`]
  const desk = [`${LEAVES}/desk`, `${LEAVES}/desk#vouchers`, `${LEAVES}/desk#cars`, `${LEAVES}/desk#notes`]
  const selling = [phone, ...desk, `${LEAVES}/slips`, `${LEAVES}/call-off`]
  expect(await ofDeparture(`> ${first}`)).toEqual([...plan, ...selling])
  expect(await ofDeparture(`> ${first}`, 'editor')).toEqual(plan)
  for (const typed of [`> call off ${first}`, `> call off ${first} ${day}`, `${first} call off ${DEPARTURE.startsOn}`])
    expect([typed, await ofDeparture(typed)]).toEqual([typed, [`${LEAVES}/call-off`]])
  expect(await ofDeparture(`> call off ${first} 2001-01-01`)).toEqual([])
  expect(await ofDeparture(`> call off ${first}`, 'editor')).toEqual([])
  const waits = [`/admin/waiting/new?departure=${DEPARTURE.id}`]
  expect(await ofDeparture(`> waiting list ${first}`)).toEqual([])
  await db.update(departures).set({ sold: DEPARTURE.capacity })
  expect(await ofDeparture(`> waiting list ${first}`)).toEqual(waits)
  expect(await ofDeparture(`> waiting list ${first}`, 'editor')).toEqual([])
  await db.update(departures).set({ status: 'closed' })
  expect((await found(db, `> restore ${first}`)).map(({ name }) => name)).toContain(
    `Open to booking again, ${teaHills.name}, ${formatDate(DEPARTURE.startsOn)}`,
  )
  expect(await ofDeparture(`> close ${first}`)).not.toContain(`${LEAVES}#marks`)
  await db.update(departures).set({ status: 'cancelled' })
  expect(await ofDeparture(`> ${first}`)).toEqual([`${LEAVES}/desk`, `${LEAVES}/desk#notes`, `${LEAVES}/slips`])
  await services.printer.close()
})
