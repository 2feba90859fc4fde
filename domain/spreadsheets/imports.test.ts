import { findStoredPicture } from '#domain/media/pictures.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import { auditEntries } from '#domain/audit/tables.ts'
import { cities, packages } from '#domain/catalogue/tables.ts'
import { articles } from '#domain/content/tables.ts'
import { planDepartures } from '#domain/departures/planning/planned-departures.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { promotions } from '#domain/promotions/tables.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { exportThings, example, template } from './export.server.ts'
import { beginImport, findImport, stopImport, writeImport } from './imports.server.ts'
import { findKind, KINDS } from './kinds.server.ts'
import { runImports } from './run-imports.server.ts'

speakPlainly()

const EDITOR: SignedIn = { id: 'an-editor', role: 'editor' }
/** Takes in whatever there is: coupons are no editor's. */
const OWNER: SignedIn = { id: 'the-owner', role: 'owner' }
const AHEAD = {
  id: 'a-departure-ahead',
  packageId: hills.id,
  startsOn: addDays(istDate(new Date()), 60),
  departureCity: 'Kochi / Ernakulam',
  twinPaise: 19_050_00,
  capacity: 12,
  held: 1,
  sold: 3,
  minToRun: 2,
  cutoffDays: 2,
}
const SHARE = {
  id: 'a-share',
  kind: 'coupon' as const,
  code: 'MONSOON10',
  name: 'Monsoon offer',
  off: { percent: 10, mostPaise: 2_000_00 },
  validFrom: '2026-06-01',
  validTo: '2026-08-31',
  packageIds: [hills.id],
  categoryIds: [],
  leastPeople: 2,
  firstBookingOnly: true,
  withOthers: false,
  mostUses: 50,
  used: 20,
}
const SUM = { ...SHARE, id: 'a-sum', code: 'FLAT500', off: { paise: 500_00 }, packageIds: [], mostUses: null }
const clock = { now: () => new Date('2026-12-05T06:00:00Z') }

async function begin(db: Db, kind: string, text: string | Uint8Array, actor: SignedIn = EDITOR) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return beginImport({ db, clock }, actor, { kind, fileName: `${kind}.csv`, bytes })
}

/** Taken in and looked through. */
async function checked(db: Db, kind: string, text: string, actor = EDITOR) {
  const begun = await begin(db, kind, text, actor)
  if (!begun.ok) throw new Error(JSON.stringify(begun))
  await runImports({ db, clock })
  return look(db, begun.value.id, actor)
}

async function look(db: Db, id: string, actor = EDITOR) {
  const found = await findImport(db, actor, id)
  if (!found.ok) throw new Error(found.reason)
  return found.value
}

async function exported(db: Db, kind: string, actor = EDITOR): Promise<string> {
  const pieces = await Array.fromAsync(exportThings(db, actor, findKind(kind)!))
  return pieces.join('')
}

async function setUp(db: Db): Promise<void> {
  await saveCatalogueFixture(db)
  await db.insert(users).values({ id: EDITOR.id, role: 'editor', name: 'Esha' })
  await db.insert(users).values({ id: OWNER.id, role: 'owner', name: 'Omar' })
  await db.insert(departures).values(AHEAD)
  await db.insert(promotions).values([SHARE, SUM])
}

const saved = async (db: Db, url: string) => (await db.select().from(cities).where(eq(cities.url, url)))[0]

const departureOf = async (db: Db, startsOn: string) =>
  (await db.select().from(departures).where(eq(departures.startsOn, startsOn)))[0]
const DAY = AHEAD.startsOn

describe('a file of departures', () => {
  const head = 'Package,Leaves on,From,Twin,Seats'

  test('adds some and changes others, and what is taken and booked stays', async ({ db }) => {
    await setUp(db)
    const next = addDays(DAY, 7)
    const file = `${head}\n${hills.url},${DAY},Kochi / Ernakulam,"21,000",14\n${hills.url},${next},Kochi,"19,050.50",10`
    const ready = await checked(db, 'departures', file)
    expect(ready).toMatchObject({ state: 'ready', fresh: 1, changed: 1 })
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    expect(await look(db, ready.id)).toMatchObject({ state: 'done', written: 2 })
    const changed = { twinPaise: 21_000_00, capacity: 14, held: 1, sold: 3, minToRun: 2, cutoffDays: 2 }
    expect(await departureOf(db, DAY)).toMatchObject({ ...AHEAD, ...changed })
    const added = { packageId: hills.id, twinPaise: 19_050_50, capacity: 10, minToRun: 1, status: 'scheduled' }
    expect(await departureOf(db, next)).toMatchObject(added)
    const [entry] = await listHistory(db, `departure:${AHEAD.id}`)
    expect(entry).toMatchObject({ actor: EDITOR.id, before: { capacity: 12 }, after: { capacity: 14 } })
    expect(await checked(db, 'departures', file)).toMatchObject({ state: 'done', fresh: 0, changed: 0 })
  })

  test('says of each row what cannot be (caught: fewer seats than are taken, not looked at before writing)', async ({
    db,
  }) => {
    await setUp(db)
    await db.insert(departures).values({ ...AHEAD, id: 'off', departureCity: 'Munnar', status: 'cancelled' })
    const rows = [
      `${hills.url},${DAY},Kochi / Ernakulam,"21,000",3`,
      `${hills.url},2020-01-01,Kochi,"21,000",8`,
      `${hills.url},${DAY},Munnar,"21,000",8`,
      `no-such-tour,${DAY},Kochi,"21,000",8`,
      `${hills.url},31 Dec,Kochi,free,8`,
    ]
    const { state, faults } = await checked(db, 'departures', [head, ...rows].join('\n'))
    expect(state).toBe('faulty')
    expect(faults.shown.map(({ row, head, message }) => `${row} ${head}: ${message}`)).toEqual([
      '2 Seats: 3 sold and 1 held: 4 is the least.',
      '3 Leaves on: That day is over. Choose a later one.',
      '4 State: It was called off, and that stands.',
      '5 Package: There is no package no-such-tour.',
      '6 Leaves on: A day, as 2026-12-05.',
      '6 Twin: A sum in rupees belongs here, such as 19,050.',
    ])
  })

  test('takes no seat that is sold between the check and the writing (caught: the rows not looked at again)', async ({
    db,
  }) => {
    await setUp(db)
    const ready = await checked(db, 'departures', `${head}\n${hills.url},${DAY},Kochi / Ernakulam,"21,000",5`)
    await db.update(departures).set({ sold: 5 }).where(eq(departures.id, AHEAD.id))
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    expect(await look(db, ready.id)).toMatchObject({ state: 'stopped' })
    expect(await departureOf(db, DAY)).toMatchObject({ capacity: 12, twinPaise: 19_050_00 })
    const plan = { ...AHEAD, capacity: 5, status: 'scheduled' as const }
    expect(await planDepartures({ db, clock }, EDITOR, [plan])).toMatchObject({
      reason: 'not-to-be-planned',
      faults: [{ path: 'capacity' }],
    })
  })
})

describe('a file of coupons', () => {
  test('keeps how often one was used, takes no more away than that, and is no editor’s', async ({ db }) => {
    await setUp(db)
    const file = 'Code,Name,Per cent,At most,Rupees,Most uses\nmonsoon10,Monsoon,12,,,40\nNEW250,New,,,250,\n'
    expect(await begin(db, 'coupons', file)).toMatchObject({ reason: 'unknown-kind' })
    const ready = await checked(db, 'coupons', file, OWNER)
    expect(ready).toMatchObject({ state: 'ready', fresh: 1, changed: 1 })
    await writeImport({ db, clock }, OWNER, { id: ready.id })
    await runImports({ db, clock })
    const byCode = async (code: string) => (await db.select().from(promotions).where(eq(promotions.code, code)))[0]
    const changed = { ...SHARE, name: 'Monsoon', off: { percent: 12 }, mostUses: 40, used: 20 }
    expect(await byCode('MONSOON10')).toMatchObject(changed)
    expect(await byCode('NEW250')).toMatchObject({ kind: 'coupon', off: { paise: 250_00 }, leastPeople: 1, used: 0 })

    const wrong = 'Code,Name,Per cent,At most,Rupees,Most uses\nMONSOON10,M,10,,,19\nBOTH,B,10,,500,\nX,No,0,,,\n'
    const { faults } = await checked(db, 'coupons', wrong, OWNER)
    expect(faults.shown.map(({ row, head, message }) => `${row} ${head}: ${message}`)).toEqual([
      '2 Most uses: It has been used 20 times already.',
      '3 Per cent: Either a share in per cent or a sum in rupees; only a share is held to a sum.',
      '4 Code: A code has 3 to 20 letters and figures, as MONSOON10.',
      '4 Per cent: A figure from 1 to 100.',
    ])
  })
})

describe('a CSV file', () => {
  test('that was exported goes back in and changes nothing', async ({ db }) => {
    await setUp(db)
    for (const { name } of KINDS) {
      const { state, fresh, changed, faults } = await checked(db, name, await exported(db, name, OWNER), OWNER)
      expect({ name, state, fresh, changed, faults: faults.shown }).toEqual({
        name,
        state: 'done',
        fresh: 0,
        changed: 0,
        faults: [],
      })
    }
  })

  test('changes what it speaks of, keeps what it does not, and writes nothing before somebody says so', async ({
    db,
  }) => {
    await setUp(db)
    const before = await saved(db, 'munnar')
    const ready = await checked(db, 'cities', 'Address;Name;Altitude\nmunnar;Munnar Hills;1,600\n')
    expect(ready).toMatchObject({ state: 'ready', fresh: 0, changed: 1 })
    expect(ready.changes).toEqual([
      {
        row: 2,
        key: 'munnar',
        isNew: false,
        cells: [{ head: 'Name', before: 'Munnar', after: 'Munnar Hills' }],
      },
    ])
    expect(await saved(db, 'munnar')).toEqual(before)

    expect(await writeImport({ db, clock }, EDITOR, { id: ready.id })).toMatchObject({ ok: true })
    await runImports({ db, clock })
    expect(await look(db, ready.id)).toMatchObject({ state: 'done', written: 1 })
    expect(await saved(db, 'munnar')).toEqual({ ...before, name: 'Munnar Hills', altitudeM: 1600 })
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `city:${before!.id}`))
    expect(entry).toMatchObject({ actor: EDITOR.id, before: { name: 'Munnar' }, after: { name: 'Munnar Hills' } })
  })

  test('shows a place that moves by less than a thousandth of a degree (caught: three decimals)', async ({ db }) => {
    await setUp(db)
    const { lat } = (await saved(db, 'munnar'))!
    const moved = Number((lat + 0.0003).toFixed(4))
    const { changes } = await checked(db, 'cities', `Address,Latitude\nmunnar,${moved}`)
    expect(changes.map(({ cells }) => cells)).toEqual([
      [{ head: 'Latitude', before: String(lat), after: String(moved) }],
    ])
  })

  test('adds a package of several rows, and once more changes nothing', async ({ db }) => {
    await setUp(db)
    const [line = '', ...rest] = (await exported(db, 'packages')).split('\r\n')
    const stood = await aPackage(db)
    const own = rest.filter((row) => row.startsWith(`${stood.url},`))
    const renamed = own.map((row, i) => row.replace(/^[^,]+,[^,]*/, i === 0 ? 'a-new-one,A New One' : 'a-new-one,'))
    const file = [line, ...renamed].join('\n')
    const ready = await checked(db, 'packages', file)
    expect(ready).toMatchObject({ state: 'ready', fresh: 1, changed: 0, things: 1 })
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    const [made] = await db.select().from(packages).where(eq(packages.url, 'a-new-one'))
    expect(made).toMatchObject({ name: 'A New One', itinerary: stood.itinerary })
    expect(await checked(db, 'packages', file)).toMatchObject({ state: 'done', fresh: 0, changed: 0 })
  })

  test('tells what only a new one needs, once, and whose row has lost its address', async ({ db }) => {
    await setUp(db)
    const { url } = await aPackage(db)
    const { faults } = await checked(
      db,
      'packages',
      `Address,Name,Twin\nno-such-package,New,"9,000"\n${url},,100\n,Other,\n${url},Another,`,
    )
    expect(faults.shown.map(({ row, head, message }) => `${row} ${head}: ${message}`)).toEqual([
      expect.stringMatching(/^2 Address: There is no such package, and a new one needs more columns: Kind, /),
      expect.stringMatching(/^3 Name: /),
      '4 Name: This row has no Address, so it belongs to the package above, which says this already.',
      '5 Name: This row is of the same package, which says otherwise above.',
    ])
    for (const optional of ['Tags', 'Distance', 'Sights', 'Quad', 'Infant', 'Question', 'Prices by'])
      expect(faults.shown[0]!.message).not.toContain(optional)
  })

  test('changes a price of a package with an old day nobody can travel, never to such a day (caught: one old day refused the whole file)', async ({
    db,
  }) => {
    await setUp(db)
    const stood = await aPackage(db)
    const itinerary = stood.itinerary.map(({ legs: _legs, ...day }) => ({
      ...day,
      km: 90,
      hours: 7,
      travel: 'walk' as const,
    }))
    await db.update(packages).set({ itinerary }).where(eq(packages.id, stood.id))
    const ready = await checked(db, 'packages', `Address,Twin\n${stood.url},"21,500.50"`)
    expect(ready).toMatchObject({ state: 'ready', changed: 1 })
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    const [after] = await db.select().from(packages).where(eq(packages.id, stood.id))
    expect(after?.grid.twin).toBe(2_150_050)
    const { faults } = await checked(db, 'packages', `Address,Ends in\n${stood.url},Elsewhere`)
    expect(faults.shown.map(({ message }) => message)).toContainEqual(expect.stringContaining('90 km on foot'))
  })

  test('leaves a package that was withdrawn so (caught: published again)', async ({ db }) => {
    await setUp(db)
    const { id, url } = await aPackage(db)
    await db.update(packages).set({ published: false }).where(eq(packages.id, id))
    const ready = await checked(db, 'packages', `Address,Twin\n${url},"21,500.50"`)
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    const [after] = await db.select().from(packages).where(eq(packages.id, id))
    expect(after).toMatchObject({ published: false, grid: { twin: 2_150_050 } })
  })

  test('publishes no article that is a draft (caught: what the file does not speak of became public)', async ({
    db,
  }) => {
    await setUp(db)
    const [one] = await db.select().from(articles).limit(1)
    await db.update(articles).set({ status: 'draft' }).where(eq(articles.id, one!.id))
    const ready = await checked(db, 'articles', `Kind,Address,Title\n${one!.kind},${one!.slug},Another title`)
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    const [after] = await db.select().from(articles).where(eq(articles.id, one!.id))
    expect(after).toEqual({ ...one, title: 'Another title', status: 'draft' })
  })

  test('says every fault by row and column, and is not written', async ({ db }) => {
    await setUp(db)
    const file = [
      'Address,Altitude,Months,Days,State',
      'munnar,high,13,3-2,IN-KL',
      '',
      'kochi,5,1,2-3,IN-XX,more',
      'kochi,5,1,2,IN-KL',
      'Not An Address,,1,2,IN-KL',
    ].join('\n')
    const { id, state, faults, faultCount } = await checked(db, 'cities', file)
    expect(state).toBe('faulty')
    expect(faults.shown.map(({ row, head, message }) => `${row} ${head}: ${message}`)).toEqual([
      '2 Altitude: A whole number belongs here.',
      expect.stringMatching(/^2 Months: /),
      expect.stringMatching(/^2 Days: /),
      '4 Address: There are more cells than heads in this row.',
      '4 State: There is no state IN-XX.',
      '5 Address: A row further up is about the same.',
      expect.stringMatching(/^6 Address: An address is small letters/),
    ])
    expect(faultCount).toBe(faults.shown.length)
    expect(await writeImport({ db, clock }, EDITOR, { id })).toMatchObject({ reason: 'changed-meanwhile' })
  })

  test.for([
    ['', 'The column Address is missing.'],
    ['Address,Name\n', 'There is nothing under the heads of this file.'],
    ['Address,Colour\nmunnar,green', 'No column is called Colour.'],
    ['Address,Name,name\nmunnar,a,b', 'The column Name stands twice.'],
    ['Address,"Name\nmunnar,a', 'This is no CSV: a quotation mark in line 2 is opened and never closed.'],
    [Uint8Array.of(0x41, 0xff, 0xfe), 'This is no CSV in UTF-8.'],
  ] as const)('that is none is refused in words: %s', async ([text, message], { db }) => {
    await setUp(db)
    const answer = await begin(db, 'cities', text)
    expect(answer).toMatchObject({ ok: false, reason: 'unreadable-file' })
    expect(JSON.stringify(answer)).toContain(message)
  })

  test('needs all the columns of days where it has one', async ({ db }) => {
    await setUp(db)
    const answer = await begin(db, 'packages', 'Address,Day title\nx,y')
    expect(JSON.stringify(answer)).toContain('The column Day is missing.')
  })

  test('is nobody’s who may not edit these things, and stops for whoever may not any more', async ({ db }) => {
    await setUp(db)
    const file = 'Address,Name\nmunnar,Hills\n'
    expect(await begin(db, 'cities', file, { id: 'x', role: 'sales' })).toMatchObject({ ok: false })
    const ready = await checked(db, 'cities', file)
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await db.update(users).set({ role: 'traveller' }).where(eq(users.id, EDITOR.id))
    await runImports({ db, clock })
    expect(await look(db, ready.id)).toMatchObject({ state: 'stopped', written: 0, problem: /may not write/ })
    expect(await saved(db, 'munnar')).toMatchObject({ name: 'Munnar' })
  })

  test('draws a poster for what is new and names no picture, once (caught: the word for it written as it is)', async ({
    db,
  }) => {
    await setUp(db)
    const munnar = await saved(db, 'munnar')
    const heads =
      'Address,Name,State,Latitude,Longitude,Altitude,Types,Months,Days,Summary,About,Also called,Airport,Picture'
    const row = (picture: string) =>
      `vattavada,Vattavada,IN-KL,10.18,77.25,1400,hill station,9 | 10,1-2,Terraces.,Terraces of wheat.,,,${picture}`
    const ready = await checked(db, 'cities', `${heads}\n${row('')}`)
    expect(ready).toMatchObject({ state: 'ready', fresh: 1 })
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    const drawn = (await saved(db, 'vattavada'))?.pictureId ?? ''
    expect(await findStoredPicture(db, drawn)).toMatchObject({ alt: expect.stringContaining('Vattavada'), recipe: {} })
    expect(await saved(db, 'munnar')).toEqual(munnar)
    const again = await checked(db, 'cities', `Address,Name\nvattavada,Vattavada`)
    expect(again).toMatchObject({ state: 'done', fresh: 0, changed: 0 })
  })

  test('shows no person’s own photograph (caught: any picture there is)', async ({ db }) => {
    await setUp(db)
    const { pictureId } = (await saved(db, 'munnar'))!
    const file = `Address,Picture\nkochi,${pictureId}`
    expect(await checked(db, 'cities', file)).toMatchObject({ faultCount: 0 })
    await db.update(pictures).set({ kind: 'portrait' }).where(eq(pictures.id, pictureId))
    expect(await checked(db, 'cities', file)).toMatchObject({ faults: { shown: [{ head: 'Picture' }] } })
  })

  test('goes on where it stopped, each chunk once', async ({ db }) => {
    await setUp(db)
    const munnar = await saved(db, 'munnar')
    const many = Array.from({ length: 250 }, (_, i) => ({ ...munnar!, id: `c${i}`, url: `place-${i}` }))
    await db.insert(cities).values(many)
    const rows = many.map(({ url }) => `${url},Renamed`)
    const ready = await checked(db, 'cities', ['Address,Name', ...rows].join('\r\n'))
    expect(ready).toMatchObject({ things: 250, changed: 250 })
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await stopImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    expect(await look(db, ready.id)).toMatchObject({ state: 'stopped', written: 0 })
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    expect(await look(db, ready.id)).toMatchObject({ state: 'done', written: 250 })
    expect(await db.$count(cities, eq(cities.name, 'Renamed'))).toBe(250)
    expect(await db.$count(auditEntries, eq(auditEntries.subject, 'city:c7'))).toBe(1)
  })

  test('has a template, and an example without a fault but what it names', async ({ db }) => {
    await setUp(db)
    for (const kind of KINDS) {
      const heads = (await Array.fromAsync(template(kind))).join('')
      const file = (await Array.fromAsync(example(kind))).join('')
      expect(file.startsWith(heads)).toBe(true)
      const { faults } = await checked(db, kind.name, file, OWNER)
      const known = faults.shown.filter(({ message }) => !message.startsWith('There is no '))
      expect(known.map(({ head, message }) => `${kind.name} ${head}: ${message}`)).toEqual(
        // Nobody draws a car but by hand.
        kind.name === 'cars' ? [expect.stringMatching(/Picture/)] : [],
      )
    }
  })
})

async function aPackage(db: Db) {
  const [one] = await db.select().from(packages).limit(1)
  return one!
}
