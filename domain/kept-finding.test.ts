import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { openServices } from '#domain/services.server.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { announce, changing } from '#platform/change-feed.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { readColumns, writeColumns } from '#platform/columns-file.server.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { changes } from '#platform/tables.ts'
import { houseboat, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test, freshDatabase } from '#tests/database.ts'
import { temporaryDirectory } from '#tests/running-site.ts'

const TODAY = '2026-11-20'
let dir: Awaited<ReturnType<typeof temporaryDirectory>>
beforeEach(async () => (dir = await temporaryDirectory()))
afterEach(() => dir.remove())

/** A process on a database that outlives it; `isLarge` is whether its catalogue is one of those that are kept. */
async function start({ ...database }: Database, { isLarge = true } = {}) {
  const config = readConfig({ DATA_DIR: dir.path })
  const services = await openServices(config, {
    database: { ...database, close: async () => undefined },
    clock: stoppedClock(new Date(`${TODAY}T06:00:00Z`)),
    log: openLog('silent'),
    ...(isLarge ? { keptFrom: 1 } : {}),
  })
  const { search, lists, close } = services
  return {
    close,
    boats: async () =>
      (await search.search({ text: 'houseboat', limit: 5, kinds: ['package'] })).hits.map(({ name }) => name),
    isTrek: async () => {
      const question = { filters: NO_FILTERS, party: undefined, today: TODAY, page: 1, pageSize: 50 }
      const { ids } = await lists.list({ ...question, scope: { kind: 'trek' }, sort: 'name' })
      return ids.includes(houseboat.id)
    },
  }
}

const kept = () => readdir(join(dir.path, 'search')).catch(() => [])
const fileOf = async () => join(dir.path, 'search', (await kept())[0]!)

/** As somebody writes past the site: nobody hears of it, so that whoever knows has read the catalogue anew. */
async function renameInSilence({ db }: Database, name: string): Promise<void> {
  const kind = name === houseboat.name ? houseboat.kind : 'trek'
  await db.update(packages).set({ name, kind }).where(eq(packages.id, houseboat.id))
}

/** A process that has kept a houseboat, which has another name since. */
async function keepThenRename(database: Database) {
  if (await database.db.$count(packages)) await renameInSilence(database, houseboat.name)
  else await saveCatalogueFixture(database.db)
  const first = await start(database)
  await expect.poll(kept).toHaveLength(1)
  const boats = await first.boats()
  await first.close()
  await renameInSilence(database, 'Houseboat of another name')
  return boats
}

test('a process takes up what another found among, and then what has changed since', async ({ database }) => {
  const boats = await keepThenRename(database)
  const second = await start(database)
  expect([await second.boats(), await second.isTrek()]).toEqual([boats, false])
  await changing(database.db, ['catalogue'], async () => undefined)
  await expect.poll(second.boats).toEqual(['Houseboat of another name'])
  await expect.poll(second.isTrek).toBe(true)
  await second.close()
})

// (caught: the moment of the start taken for that of what was kept)
test('what changed between is taken in though nobody was there', async ({ database }) => {
  await keepThenRename(database)
  await announce(database.db, ['catalogue'])
  const second = await start(database)
  await expect.poll(second.boats).toEqual(['Houseboat of another name'])
  await expect.poll(second.isTrek).toBe(true)
  await second.close()
})

// (caught, each: the sum not looked at; the place not looked for; its age not)
test.for([
  ['is broken', async () => writeFile(await fileOf(), (await readFile(await fileOf())).subarray(0, -9))],
  ['is of before the database was put back', ({ db }: Database) => db.delete(changes)],
  [
    'is so old that changes since may be forgotten',
    async ({ db }: Database) => {
      await db.update(changes).set({ createdAt: new Date(0) })
      const { plain, numbers } = (await readColumns(await fileOf()))!
      const { place, ...more } = plain as { place: object }
      await writeColumns(await fileOf(), { plain: { ...more, place: { ...place, madeAt: '0.000000' } }, numbers })
    },
  ],
] as const)('everything is read anew where what was kept %s', async ([, harm], { database }) => {
  await keepThenRename(database)
  await harm(database)
  const second = await start(database)
  expect(await second.boats()).toEqual(['Houseboat of another name'])
  await second.close()
})

test('what was kept of another database is left alone, and of a small catalogue nothing is kept', async ({
  database,
}) => {
  await keepThenRename(database)
  const other = await freshDatabase()
  const stranger = await start(other, { isLarge: false })
  expect(await stranger.boats()).toEqual([])
  await stranger.close()
  await other.close()
  await dir.remove()
  const small = await start(database, { isLarge: false })
  await small.close()
  expect(await kept()).toEqual([])
})
