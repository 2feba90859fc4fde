import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { writeCar } from '#domain/cars/car-editing.server.ts'
import { saveCars } from '#domain/cars/cars-writing.server.ts'
import { cars } from '#domain/cars/tables.ts'
import type { Role } from '#domain/policy/role.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { linesOf, severalBench } from '#tests/benches/several-bench.ts'
import { SEDAN } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import * as page from '#app/routes/admin/cars/several.tsx'

const VAN = { ...SEDAN, id: 'car-van', name: 'Van', url: 'van', offered: false }
const BOTH = [SEDAN.id, VAN.id]
const EDITOR = { id: 'meera', role: 'editor' } as const

async function officeOf(db: Db) {
  await saveSampleCatalogue(db)
  await write(db, saveCars, [SEDAN, VAN])
  const as = (role: Role) => severalBench(page, '/admin/cars/several', { db, clock }, role)
  const offered = async () => (await db.select().from(cars).orderBy(cars.id)).map((car) => car.offered)
  return { as, offered }
}

test('classes of car are offered and offered no longer, those that are so already stay; a draft alone is not on the site (caught: a fare lost on the way)', async ({
  db,
}) => {
  const { as, offered } = await officeOf(db)
  const office = as('editor')
  const before = await db.select().from(cars).where(eq(cars.id, SEDAN.id))
  const { id: _id, ...content } = SEDAN
  await writeCar({ db, clock }, EDITOR, { id: 'new-car', stood: '', content: { ...content, url: 'new' }, to: 'draft' })
  const asked = await office.ask('stop', [...BOTH, 'new-car'])
  expect(asked.rows.map(({ stays }) => stays)).toEqual([
    undefined,
    'It is not offered anyway.',
    'It is a draft alone, and not on the site.',
  ])
  const [sedan] = linesOf(asked)
  expect(await office.send({ deed: 'stop', of: [sedan!] })).toEqual({ count: 1, stays: {} })
  expect(await offered()).toEqual([false, false])
  expect(await office.send({ deed: 'stop', of: [sedan!] })).toMatchObject({ count: 0 })
  expect(await office.send({ deed: 'offer', of: linesOf(await office.ask('offer', BOTH)) })).toEqual({
    count: 2,
    stays: {},
  })
  expect(await offered()).toEqual([true, true])
  expect(await db.select().from(cars).where(eq(cars.id, SEDAN.id))).toEqual(before)
})

test('a draft of a class is published with others, and one with gaps says how many; nobody else does it', async ({
  db,
}) => {
  const { as } = await officeOf(db)
  const { id: _id, ...content } = SEDAN
  const begin = (id: string, more: object) =>
    writeCar({ db, clock }, EDITOR, { id, stood: '', content: { ...content, url: id, ...more }, to: 'draft' })
  await begin('whole', { name: 'Whole' })
  await begin('gaps', { name: '', seats: 0 })
  const office = as('editor')
  const asked = await office.ask('publish', ['whole', 'gaps', SEDAN.id])
  expect(asked.rows.map(({ stays }) => stays)).toEqual([
    undefined,
    '2 things to put right first.',
    'Nothing is written beside what is public.',
  ])
  for (const role of ['sales', 'traveller'] as const) {
    expect(await as(role).keptOut()).toBe(403)
    await expect(as(role).send({ deed: 'publish', of: linesOf(asked) })).rejects.toMatchObject({
      init: { status: 403 },
    })
  }
  const sent = await office.send({ deed: 'publish', of: linesOf(asked) })
  expect(sent.count).toBe(1)
  expect(sent.stays).toMatchObject({ gaps: expect.any(String), [SEDAN.id]: expect.stringContaining('no draft') })
  expect((await db.select().from(cars).where(eq(cars.id, 'whole'))).map(({ name }) => name)).toEqual(['Whole'])
  expect(await office.send({ deed: 'remove', of: linesOf(asked) })).toHaveProperty('kept')
})
