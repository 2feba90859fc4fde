import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { USUAL_OWN_DATES } from '#domain/catalogue/package.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { addDeparture, changeDeparture, seenOf } from '#domain/departures/planning/departures-planning.server.ts'
import { departures } from '#domain/departures/tables.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { exportThings } from './export.server.ts'
import { beginImport, findImport, writeImport } from './imports.server.ts'
import { findKind } from './kinds.server.ts'
import { runImports } from './run-imports.server.ts'

const EDITOR: SignedIn = { id: 'an-editor', role: 'editor' }
const DAY = addDays(istDate(new Date()), 70)
const TYPED = { departureCity: 'Kochi', capacity: '12', minToRun: '2', cutoffDays: '1', twinRupees: '19,050' }

async function setUp(db: Db): Promise<void> {
  await saveCatalogueFixture(db)
  await db.insert(users).values({ id: EDITOR.id, role: 'editor', name: 'Esha' })
}

async function takenIn(db: Db, kind: string, text: string) {
  const bytes = new TextEncoder().encode(text)
  const begun = await beginImport({ db, clock }, EDITOR, { kind, fileName: `${kind}.csv`, bytes })
  if (!begun.ok) throw new Error(JSON.stringify(begun))
  await runImports({ db, clock })
  await writeImport({ db, clock }, EDITOR, { id: begun.value.id })
  await runImports({ db, clock })
  const found = await findImport(db, EDITOR, begun.value.id)
  if (!found.ok) throw new Error(found.reason)
  return found.value
}

const exported = async (db: Db, kind: string) =>
  (await Array.fromAsync(exportThings(db, EDITOR, findKind(kind)!))).join('')
const row = async (db: Db) => (await db.select().from(departures).where(eq(departures.startsOn, DAY)))[0]!

test('a departure has its own prices by form and by file, and what a file leaves out stands (caught: cells of a row forgotten; a price of what the package does not sell)', async ({
  db,
}) => {
  await setUp(db)
  const add = (cells: object) =>
    addDeparture({ db, clock }, EDITOR, { packageId: hills.id, startsOn: DAY, ...TYPED, cells })
  await db.update(packages).set({ grid: { ...hills.grid, quad: null } })
  expect(await add({ quad: '1,000' })).toMatchObject({ reason: 'price-not-sold', faults: [{ path: 'cells.quad' }] })
  expect(await add({ single: 'dear' })).toMatchObject({ reason: 'invalid', faults: [{ path: 'cells.single' }] })
  expect(await add({ single: '26,400', infant: '0', triple: '' })).toMatchObject({ ok: true })
  expect((await row(db)).cells).toEqual({ single: 26_400_00, infant: 0 })

  const seen = seenOf(await row(db))
  const { id } = await row(db)
  expect(
    await changeDeparture({ db, clock }, EDITOR, { ...TYPED, id, seen, cells: { single: '25,000' } }),
  ).toMatchObject({
    ok: true,
  })
  // Whoever saw the old prices is told.
  expect(await changeDeparture({ db, clock }, EDITOR, { ...TYPED, id, seen })).toMatchObject({
    reason: 'changed-meanwhile',
  })

  const file = await exported(db, 'departures')
  expect(file).toContain('25000')
  const head = 'Package,Leaves on,From'
  const at = `${hills.url},${DAY},Kochi`
  expect(await takenIn(db, 'departures', `${head},Twin,Seats\n${at},"20,000",14`)).toMatchObject({ state: 'done' })
  expect(await row(db)).toMatchObject({ twinPaise: 20_000_00, capacity: 14, cells: { single: 25_000_00 } })
  const refused = await takenIn(db, 'departures', `${head},Quad\n${at},900`)
  expect(refused.faults.shown).toMatchObject([{ head: 'Quad' }])
  await takenIn(db, 'departures', `${head},Single\n${at},`)
  expect((await row(db)).cells).toBeNull()
})

test('a package has its own dates by file, and an empty cell is the usual (caught: a column no row can leave empty)', async ({
  db,
}) => {
  await setUp(db)
  const own = async () => (await db.select().from(packages).where(eq(packages.id, hills.id)))[0]!.ownDates
  const head = 'Address,Own dates,Own dates ahead,Own dates close,Own dates people'
  expect(await takenIn(db, 'packages', `${head}\n${hills.url},no,20,10,6`)).toMatchObject({ state: 'done' })
  expect(await own()).toEqual({ areSold: false, leadDays: 20, cutoffDays: 10, mostPeople: 6 })
  const backwards = await takenIn(db, 'packages', `${head}\n${hills.url},yes,5,10,`)
  expect(backwards.faults.shown).toMatchObject([{ head: 'Own dates close' }])
  await takenIn(db, 'packages', `${head}\n${hills.url},,,,`)
  expect(await own()).toEqual(USUAL_OWN_DATES)
})
