import { findStoredPicture } from '#domain/media/pictures.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { auditEntries } from '#domain/audit/tables.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { articles, pages } from '#domain/content/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { onBoth as test } from '#tests/database.ts'
import { begin, checked, clock, EDITOR, faultsIn, look, setUp, takenIn } from '#tests/take-in.ts'
import { stopImport, writeImport } from './imports.server.ts'
import { runImports } from './run-imports.server.ts'
import { importChunks } from './tables.ts'

speakPlainly()

const saved = async (db: Db, url: string) => (await db.select().from(cities).where(eq(cities.url, url)))[0]

describe('a CSV file', () => {
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

  test('schedules nothing without an hour, which a file has not, and leaves what is scheduled its own (caught: a text that never appeared)', async ({
    db,
  }) => {
    await setUp(db)
    const [one, other] = await db.select().from(articles).limit(2)
    const later = { status: 'scheduled' as const, publishAt: new Date('2027-01-01T00:30:00Z') }
    await db.update(articles).set(later).where(eq(articles.id, one!.id))
    const rows = [one!, other!].map(({ kind, slug }) => `${kind},${slug},Another title,scheduled`)
    const found = await checked(db, 'articles', ['Kind,Address,Title,State', ...rows].join('\n'))
    expect(faultsIn(found)).toEqual([expect.stringMatching(/^3 State: A file names no hour/)])
    await takenIn(db, 'articles', `Kind,Address,Title,State\n${rows[0]}`)
    const [kept] = await db.select().from(articles).where(eq(articles.id, one!.id))
    expect(kept).toMatchObject({ ...later, title: 'Another title' })
    const [page] = await db.select().from(pages).limit(1)
    const written = await checked(db, 'pages', `Address,State\n${page!.slug},scheduled`)
    expect(faultsIn(written)).toEqual([expect.stringMatching(/^2 State: A file names no hour/)])
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

  test('keeps every fault it counts of a file that has many a row (caught: 200 of 300, and no word of the rest)', async ({
    db,
  }) => {
    await setUp(db)
    const rows = Array.from({ length: 100 }, (_, at) => `place-${at},high,13,3-2,IN-KL`)
    const { faultCount } = await checked(db, 'cities', ['Address,Altitude,Months,Days,State', ...rows].join('\n'))
    const kept = (await db.select({ faults: importChunks.faults }).from(importChunks)).flatMap(({ faults }) => faults)
    expect(faultCount).toBeGreaterThanOrEqual(300)
    expect(kept).toHaveLength(faultCount)
  })

  test.for([
    ['', 'The column Address is missing.'],
    ['Address,Name\n', 'There is nothing under the heads of this file: it would change nothing.'],
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

  test('says nothing of another picture that was said of the one before (caught: its words kept)', async ({ db }) => {
    await setUp(db)
    await db.update(cities).set({ pictureAlt: 'The lake at dawn' }).where(eq(cities.url, 'munnar'))
    await takenIn(db, 'cities', 'Address,Name\nmunnar,Munnar Hills')
    expect(await saved(db, 'munnar')).toMatchObject({ pictureAlt: 'The lake at dawn' })
    await takenIn(db, 'cities', 'Address,Picture\nmunnar,picture-2')
    expect(await saved(db, 'munnar')).toMatchObject({ pictureId: 'picture-2', pictureAlt: null })
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
})
