import { describe, expect, inject, test } from 'vitest'
import { states } from '#domain/catalogue/tables.ts'
import { markDatabase, readDatabaseOwner } from '#domain/settings/database-owner.server.ts'
import { systemClock } from '#platform/clock.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { LIVE } from '#tests/live-environment.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { runScript } from '#tests/run-script.ts'

async function emptySite() {
  const { path, remove } = await migratedDirectory()
  const open = () =>
    openDatabase({ kind: 'pglite', dir: `${path}/db` }, { migrationsDir: AS_FOUND, log: openLog('silent') })
  const run = (env: Record<string, string>, ...words: string[]) =>
    runScript('places', words, { DATABASE_URL: '', DATA_DIR: path, ...env })
  return { open, run, remove }
}

const refused = (why: string) => ({ code: 1, said: expect.stringContaining(why) })

describe.skipIf(inject('databaseUrl'))('npm run places', { timeout: 90_000 }, () => {
  test('says how it is used, and takes no other word', async () => {
    expect(await runScript('places', ['--help'], {})).toMatchObject({
      code: 0,
      said: expect.stringContaining('Exit codes: 0'),
    })
    expect(await runScript('places', ['--all'], {})).toMatchObject({ code: 2, said: expect.stringContaining('--all') })
  })

  test('fills an empty live site, once, and none that runs', async () => {
    const { open, run, remove } = await emptySite()
    const running = await open()
    expect(await run(LIVE)).toMatchObject(refused('in use by process'))
    await running.close()
    expect(await run(LIVE)).toMatchObject({ code: 0, said: expect.stringContaining('36 states, ') })
    expect(await run(LIVE)).toMatchObject(refused('has states already'))
    const { db, close } = await open()
    expect([await readDatabaseOwner(db), await db.$count(states)]).toEqual(['live', 36])
    await close()
    await remove()
  })

  // (caught: asking the database alone, which the empty one of a forgotten APP_MODE passes)
  test('leaves a demo alone, by what is configured and by what is in the database', async () => {
    const { open, run, remove } = await emptySite()
    expect(await run({})).toMatchObject(refused('APP_MODE=live'))
    const before = await open()
    expect(await readDatabaseOwner(before.db)).toBe('nothing')
    await markDatabase(before.db, systemClock, 'demo', 'here')
    await before.close()
    expect(await run(LIVE)).toMatchObject(refused('demo:clear'))
    const after = await open()
    expect(await after.db.$count(states)).toBe(0)
    await after.close()
    await remove()
  })
})
