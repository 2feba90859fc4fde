import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { USUAL_PACKAGE, USUAL_RATES } from '#domain/catalogue/package.ts'
import { packagePictures, packages } from '#domain/catalogue/tables.ts'
import { writeImport } from '#domain/spreadsheets/imports.server.ts'
import { runImports } from '#domain/spreadsheets/run-imports.server.ts'
import type { Db } from '#platform/db.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { onBoth as test } from '#tests/database.ts'
import { begin, checked, clock, EDITOR, exported, faultsIn, setUp, takenIn } from '#tests/take-in.ts'

speakPlainly()

describe('a file of packages', () => {
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

  test('takes pick-ups in as it gives them out, a free one too, and an hour that is none is a fault in its cell', async ({
    db,
  }) => {
    await setUp(db)
    const stood = await aPackage(db)
    const pickups = [{ id: 'aluva', place: 'Aluva metro', at: '06:15', pricePaise: 0, per: 'booking' as const }]
    const rates = { ...stood.rates, pickups }
    await db.update(packages).set({ rates }).where(eq(packages.id, stood.id))
    const file = (await exported(db, 'packages')).replaceAll('\r', '')
    expect(await checked(db, 'packages', file)).toMatchObject({ state: 'done', changed: 0 })
    expect(faultsIn(await checked(db, 'packages', file.replace('06:15', '6 o’clock')))).toHaveLength(1)
    // Vouchers print it, in letters their fonts have.
    for (const place of ['李小龙', '<b>x</b>', '\u202EGurugram'])
      expect(faultsIn(await checked(db, 'packages', file.replace('Aluva metro', place)))).toHaveLength(1)
    await takenIn(db, 'packages', file.replace('06:15', '06:45'))
    const [made] = await db.select().from(packages).where(eq(packages.id, stood.id))
    expect(made!.rates.pickups).toEqual([{ ...pickups[0], at: '06:45' }])
  })

  test('takes a meeting point in as it gives it out, none where its cell is empty, and no letters vouchers cannot print (caught: a package without one changed by its own file)', async ({
    db,
  }) => {
    await setUp(db)
    const stood = await aPackage(db)
    const meeting = { place: 'New Delhi station, exit 1 (Paharganj side)', at: '19:00' }
    await db
      .update(packages)
      .set({ rates: { ...stood.rates, meeting } })
      .where(eq(packages.id, stood.id))
    const file = (await exported(db, 'packages')).replaceAll('\r', '')
    expect(await checked(db, 'packages', file)).toMatchObject({ state: 'done', changed: 0 })
    expect(faultsIn(await checked(db, 'packages', file.replace(meeting.place, '李小龙')))).toHaveLength(1)
    expect(faultsIn(await checked(db, 'packages', file.replace(meeting.place, ' ').replace('" "', '')))).toHaveLength(1)
    const rates = async () => (await db.select().from(packages).where(eq(packages.id, stood.id)))[0]!.rates
    await takenIn(db, 'packages', `Address,Comes to by\n${stood.url},`)
    expect((await rates()).meeting).toEqual({ place: meeting.place })
    await takenIn(db, 'packages', `Address,Comes to,Comes to by\n${stood.url},,`)
    expect(await rates()).not.toHaveProperty('meeting')
  })

  test('takes what its form begins with where a cell is empty or its column left out, and twice the same (caught: four faults a row; 40 changed that were not)', async ({
    db,
  }) => {
    await setUp(db)
    const stood = await aPackage(db)
    const lines = (await exported(db, 'packages')).split('\r\n')
    const heads = lines[0]!.split(',')
    const begun = ['Comfort', 'Smallest group', 'Largest group', 'GST', 'Prices by', 'Infant under', 'Adult from']
    const usual = [
      ...begun,
      'Older infant under',
      'Youngest',
      'Cancellation plan',
      'Payment plan',
      'Infants have seats',
    ]
    const at = usual.map((head) => heads.indexOf(head))
    expect(at).not.toContain(-1)
    const [row = '', ...days] = lines.filter((line) => line.startsWith(`${stood.url},`))
    const cells = row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)!.map((cell) => cell.replace(/,$/, ''))
    const empty = [...cells.keys()].map((i) => (at.includes(i) ? '' : cells[i]!)).slice(0, heads.length)
    const named = (line: string) => line.replace(stood.url, 'begun-so')
    const file = [lines[0], named(empty.join(',')), ...days.map(named)].join('\n')
    expect(faultsIn(await checked(db, 'packages', file))).toEqual([])
    await takenIn(db, 'packages', file)
    const [made] = await db.select().from(packages).where(eq(packages.url, 'begun-so'))
    const { ageBands, model } = made!.rates
    expect(made).toMatchObject(USUAL_PACKAGE)
    expect([ageBands, model]).toEqual([USUAL_RATES.ageBands, USUAL_RATES.model])
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

  test('says which are public (caught: every one a file spoke of)', async ({ db }) => {
    await setUp(db)
    const { id, url } = await aPackage(db)
    const isPublic = async () => (await db.select().from(packages).where(eq(packages.id, id)))[0]?.published
    await takenIn(db, 'packages', `Address,Public\n${url},no`)
    expect(await isPublic()).toBe(false)
    expect(await checked(db, 'packages', `Address,Public\n${url},no`)).toMatchObject({ state: 'done', changed: 0 })
    await takenIn(db, 'packages', `Address,Public\n${url},`)
    expect(await isPublic()).toBe(true)
  })

  // (caught: sold under the terms built in; the same file "changing" all its packages to nothing at each import)
  test('names the plans it has, and an empty cell means the usual one', async ({ db }) => {
    await setUp(db)
    const { url } = await aPackage(db)
    const wrong = await checked(db, 'packages', `Address,Cancellation plan,Payment plan\n${url},nope,boat`)
    expect(wrong.faults.shown.map(({ head, message }) => [head, message])).toEqual([
      ['Cancellation plan', expect.stringMatching(/^There is no cancellation plan nope, but tour, /)],
      ['Payment plan', expect.stringMatching(/^There is no payment plan boat, but usual/)],
    ])
    const empty = `Address,Cancellation plan,Payment plan,Infants have seats\n${url},,,`
    expect(await checked(db, 'packages', empty)).toMatchObject({ state: 'done', changed: 0 })
    await db.update(packages).set({ cancellationPlanId: 'trek' }).where(eq(packages.url, url))
    expect(await checked(db, 'packages', empty)).toMatchObject({ state: 'ready', changed: 1 })
  })

  test('says what the pictures show here, and nothing of a picture that is gone (caught: changed again at each import)', async ({
    db,
  }) => {
    await setUp(db)
    const { id, url } = await aPackage(db)
    const words = async () =>
      (await db.select().from(packagePictures).where(eq(packagePictures.packageId, id))).flatMap(
        ({ pictureId, pictureAlt }) => (pictureAlt === null ? [] : [[pictureId, pictureAlt] as const]),
      )
    const shows = `Address,Pictures show\n${url},picture-1: Tea: a hill of it | picture-2: A lake`
    await takenIn(db, 'packages', shows)
    expect(Object.fromEntries(await words())).toEqual({ 'picture-1': 'Tea: a hill of it', 'picture-2': 'A lake' })
    await takenIn(db, 'packages', `Address,Pictures\n${url},picture-2 | picture-3`)
    expect(await words()).toEqual([['picture-2', 'A lake']])
    const ofOneGone = `Address,Pictures show\n${url},picture-1: Tea | picture-2: A lake`
    expect(await checked(db, 'packages', ofOneGone)).toMatchObject({ state: 'done', changed: 0 })
    const nothing = await checked(db, 'packages', `Address,Pictures show\n${url},A lake`)
    expect(faultsIn(nothing)).toEqual(['2 Pictures show: Each with an id before it, as its-id: A garden.'])
    // caught: a file of another site, told that its pictures are not here and nothing of what to do
    expect(faultsIn(await checked(db, 'packages', `Address,Pictures\n${url},of-another-site`))).toEqual([
      expect.stringMatching(/^2 Pictures: There is no picture of-another-site\. Leave the cell empty/),
    ])
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

  test('needs all the columns of days where it has one', async ({ db }) => {
    await setUp(db)
    const answer = await begin(db, 'packages', 'Address,Day title\nx,y')
    expect(JSON.stringify(answer)).toContain('The column Day is missing.')
  })
})

async function aPackage(db: Db) {
  const [one] = await db.select().from(packages).limit(1)
  return one!
}
