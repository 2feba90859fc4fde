import { existsSync } from 'node:fs'
import { describe, expect, inject } from 'vitest'
import { accountBench } from '#tests/benches/account-bench.ts'
import type { DatabaseChoice } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Database } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { MIGRATIONS, onBoth as test } from '#tests/database.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { runScript } from '#tests/run-script.ts'

const MOBILE = '+919876500001'

const owner = (words: string[], env: Record<string, string>) => runScript('owner', words, env)

async function roleOf({ db }: Pick<Database, 'db'>, id: string) {
  return (await accountBench(db).user(id))?.role
}

describe('npm run owner', () => {
  test.skipIf(inject('databaseUrl'))(
    'waits for nobody who holds the directory, and appoints once it is free (PGlite)',
    { timeout: 240_000 },
    async () => {
      const directory = await migratedDirectory()
      const env = { DATA_DIR: directory.path, DATABASE_URL: '' }
      const choice: DatabaseChoice = { kind: 'pglite', dir: `${directory.path}/db` }
      const open = () => openDatabase(choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })
      const held = await open()
      const id = await accountBench(held.db).person({ mobile: MOBILE, name: 'Asha Rao' })
      const early = await owner([MOBILE], env)
      expect(early).toMatchObject({
        code: 1,
        said: expect.stringMatching(/No owner was appointed: .* in use by process \d+/),
      })
      await held.close()
      expect(await owner(['nobody@example.org'], env)).toMatchObject({
        code: 0,
        said: expect.stringMatching(/http:\/\/127\.0\.0\.1:\d+\/join\/[\w-]{43}/),
      })
      for (const words of [[], ['--frob'], ['nonsense'], [MOBILE, MOBILE]])
        expect(await owner(words, env)).toMatchObject({ code: 2, said: expect.stringContaining('say whom') })
      const nowhere = `${directory.path}/elsewhere`
      expect(await owner([MOBILE], { ...env, DATA_DIR: nowhere })).toMatchObject({
        code: 1,
        said: expect.stringContaining('there is no database in'),
      })
      expect(existsSync(nowhere)).toBe(false)
      const appointed = await owner([MOBILE], env)
      expect(appointed).toMatchObject({
        code: 0,
        said: expect.stringMatching(/Asha Rao \(\+919876500001\) owns the site[^]*code: [a-z0-9]{5}-[a-z0-9]{5}\n/),
      })
      expect(await owner(['someone@example.org'], env)).toMatchObject({
        code: 1,
        said: expect.stringContaining('has an owner already'),
      })
      const after = await open()
      expect(await roleOf(after, id)).toBe('owner')
      await after.close()
      await directory.remove()
    },
  )

  test.skipIf(inject('databaseUrl'))('says how it is used, and opens no database for it', async () => {
    const { code, said } = await owner(['--help'], { DATABASE_URL: 'postgres://127.0.0.1:1/nobody' })
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('npm run owner -- WHO') })
  })

  test.runIf(inject('databaseUrl'))('appoints while the site runs (PostgreSQL)', async ({ database }) => {
    if (database.choice.kind !== 'postgres') throw new Error('no PostgreSQL')
    const id = await accountBench(database.db).person({ mobile: MOBILE })
    const appointed = await owner([MOBILE], { DATABASE_URL: database.choice.url })
    expect(appointed).toMatchObject({ code: 0, said: expect.stringContaining('(PostgreSQL at 127.0.0.1') })
    expect(await roleOf(database, id)).toBe('owner')
  })
})
