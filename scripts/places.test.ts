import { describe, expect, inject, test } from 'vitest'
import { states } from '#domain/catalogue/tables.ts'
import { markDatabase, readDatabaseOwner } from '#domain/settings/database-owner.server.ts'
import { systemClock } from '#platform/clock.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { metaOf, readDocument } from '#tests/document.ts'
import { LIVE } from '#tests/live-environment.ts'
import { layPapers } from '#tests/live-papers.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { runScript } from '#tests/run-script.ts'
import { startSite } from '#tests/running-site.ts'

async function emptySite() {
  const { path, remove } = await migratedDirectory()
  const open = () =>
    openDatabase({ kind: 'pglite', dir: `${path}/db` }, { migrationsDir: AS_FOUND, log: openLog('silent') })
  const run = (env: Record<string, string>, ...words: string[]) =>
    runScript('places', words, { DATABASE_URL: '', DATA_DIR: path, ...env })
  return { path, open, run, remove }
}

/** States, cities and sights are shown, no tour of them is promised, and the site opens no sooner for it. */
async function expectPlacesWithoutTours(url: string): Promise<void> {
  const read = async (path: string) => {
    const answer = await fetch(url + path)
    return [answer.status, readDocument(await answer.text())] as const
  }
  for (const path of ['/india/kerala-tour-packages', '/india/munnar-tour-packages', '/india/hawa-mahal']) {
    const [status, page] = await read(path)
    expect([path, status]).toEqual([path, 200])
    expect(page.text).toMatch(/No tour of ours (stops|sleeps)/)
    expect(page.text).not.toMatch(/₹ ?\d|\b\d+ (tours|treks|journeys)\b/)
    expect(metaOf(page, 'description')).not.toMatch(/\d tours|tours that stop/)
  }
  const [, home] = await read('/')
  expect(home.text).toContain('opens soon')
}

const refused = (why: string) => ({ code: 1, said: expect.stringContaining(why) })

describe.skipIf(inject('databaseUrl'))('npm run places', { timeout: 240_000 }, () => {
  test('says how it is used, and takes no other word', async () => {
    expect(await runScript('places', ['--help'], {})).toMatchObject({
      code: 0,
      said: expect.stringContaining('Exit codes: 0'),
    })
    expect(await runScript('places', ['--all'], {})).toMatchObject({ code: 2, said: expect.stringContaining('--all') })
  })

  test('fills an empty live site, once, and none that runs; it promises no tour of them, and opens no sooner for it', async () => {
    const { path, open, run, remove } = await emptySite()
    expect(await run(LIVE)).toMatchObject({ code: 0, said: expect.stringContaining('36 states, ') })
    expect(await run(LIVE)).toMatchObject(refused('has states already'))
    const { db, close } = await open()
    expect([await readDatabaseOwner(db), await db.$count(states)]).toEqual(['live', 36])
    // Before them nothing of it is shown to anybody.
    await layPapers(db)
    await close()
    const site = await startSite({ ...LIVE, DATA_DIR: path, DATABASE_URL: '' })
    await expectPlacesWithoutTours(site.url)
    expect(await run(LIVE)).toMatchObject(refused('in use by process'))
    await site.stop()
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
