import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { MIGRATIONS, test } from '#tests/database.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { runScript } from '#tests/run-script.ts'

const reconcile = (words: string[], env: Record<string, string>) => runScript('reconcile', words, env)

async function inDirectory(path: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const choice = { kind: 'pglite', dir: `${path}/db` } as const
  const database = await openDatabase(choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })
  await work(database.db)
  await database.close()
}

test('npm run reconcile says what it counted, names what is broken and ends with 1', { timeout: 240_000 }, async () => {
  const directory = await migratedDirectory()
  const env = { DATA_DIR: directory.path, DATABASE_URL: '' }
  expect(await reconcile(['--help'], env)).toMatchObject({ code: 0, said: expect.stringContaining('Exit codes') })
  expect(await reconcile([], { ...env, DATA_DIR: `${directory.path}/nowhere` })).toMatchObject({
    code: 2,
    said: expect.stringContaining('there is no database in'),
  })
  expect(await reconcile([], { DATABASE_URL: 'postgres://padav:secret@127.0.0.1:1/padav' })).toMatchObject({
    code: 2,
    said: expect.stringMatching(/PostgreSQL at 127\.0\.0\.1:1\/padav lets nobody in: .*ECONNREFUSED.*DATABASE_URL/),
  })
  expect(await reconcile(['--mend'], env)).toMatchObject({ code: 2, said: expect.stringContaining('--mend') })
  await inDirectory(directory.path, async (db) => (await (await bookingBench(db)).book()).pay('success'))
  const well = await reconcile([], env)
  expect(well).toMatchObject({
    code: 0,
    said: expect.stringMatching(/1 bookings, 1 payments[^]*₹10,500 applied[^]*0 broken/),
  })
  await inDirectory(directory.path, (db) => db.execute(sql`update departures set held = held + 1`))
  expect(await reconcile([], env)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/held-seats: 1\.[^]*: 1, not 0/),
  })
  await directory.remove()
})
