import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { openServices } from '#domain/services.server.ts'
import type { Services } from '#domain/services.server.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openLongReads } from '#platform/long-reads.server.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { openPair } from '#tests/failover/pair.ts'
import type { PostgresPair } from '#tests/failover/pair.ts'
import { runOn } from '#tests/on-server.ts'
import { temporaryDirectory } from '#tests/running-site.ts'

const silent = openLog('silent')
let pair: PostgresPair
let dir: Awaited<ReturnType<typeof temporaryDirectory>>
let services: Services

/** A process on a pair of servers, told to read at one of them, or at another. */
const start = (readUrl: string) =>
  openServices(
    readConfig({
      DATABASE_URL: pair.first.url,
      DATABASE_READ_URL: readUrl,
      DATA_DIR: dir.path,
      PICTURES: 'disk',
      LOG_LEVEL: 'silent',
    }),
  )

beforeAll(async () => {
  dir = await temporaryDirectory()
  pair = await openPair()
  services = await start(pair.second.url)
  await saveCatalogueFixture(services.db)
})

afterAll(async () => {
  await services.close()
  await pair.stop()
  await dir.remove()
})

const connectionsOf = async (url: string) =>
  (await runOn(url, `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`))
    .length

async function opensWith(readUrl: string): Promise<{ boats: number; atSecond: boolean }> {
  const before = await connectionsOf(pair.second.url)
  const opened = await start(readUrl)
  const { hits } = await opened.search.search({ text: 'houseboat', limit: 5, kinds: ['package'] })
  const atSecond = (await connectionsOf(pair.second.url)) > before
  await opened.close()
  return { boats: hits.length, atSecond }
}

test('a process reads what it searches at the second server, and at the first where that is away', async () => {
  expect(await opensWith(pair.second.url)).toEqual({ boats: 1, atSecond: true })
  expect(await opensWith('postgres://padav:padav@127.0.0.1:1/postgres')).toEqual({ boats: 1, atSecond: false })
})

const readingAt = (readUrl?: string) =>
  openLongReads(services.db, { kind: 'postgres', url: pair.first.url, readUrl }, silent)

// (caught: read on the connections of visitors, which are given up after four seconds: of 1,00,000 packages no process opened)
test('what takes longer than any visitor waits is read to its end, on one server and on two', async () => {
  const slow = (db: Db) => db.execute(sql`select pg_sleep(4.5)`)
  const both = [readingAt(), readingAt(pair.second.url)]
  expect(await Promise.all(both.map(({ reading }) => reading(slow)))).toHaveLength(2)
  await Promise.all(both.map(({ close }) => close()))
})

// (caught: a server believed that is nobody's second)
test('a server that follows nobody is not read', async () => {
  const { reading, close } = readingAt(`${pair.first.url.slice(0, -'postgres'.length)}template1`)
  const named = await reading((db) => db.select({ is: sql<string>`current_database()` }).from(sql`(select 1) as one`))
  expect(named).toEqual([{ is: 'postgres' }])
  await close()
})

// (caught: read without waiting)
test('what is read at the second server is all that was committed before it was asked', async () => {
  const { reading, close } = readingAt(pair.second.url)
  const look = async (db: Db) => {
    const [one] = await db.select({ isSecond: sql<boolean>`pg_is_in_recovery()` }).from(sql`(select 1) as one`)
    return { ...one, published: await db.$count(packages, eq(packages.published, true)) }
  }
  const before = await reading(look)
  await runOn(pair.second.url, 'select pg_wal_replay_pause()')
  await services.db.update(packages).set({ published: false })
  const late = reading(look)
  // It has been asked how far it is, and stands still.
  await expect.poll(() => runOn(pair.second.url, ASKED_HOW_FAR)).toHaveLength(1)
  await runOn(pair.second.url, 'select pg_wal_replay_resume()')
  expect([before, await late]).toEqual([
    { isSecond: true, published: before.published },
    { isSecond: true, published: 0 },
  ])
  expect(before.published).toBeGreaterThan(0)
  await close()
})

const ASKED_HOW_FAR = `select from pg_stat_activity where query like '%pg_last_wal_replay_lsn%' and pid <> pg_backend_pid()`
