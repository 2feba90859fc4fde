import { randomBytes } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { istDate } from '#platform/dates.ts'
import { PGLITE_EXTENSIONS } from '#platform/pglite/extensions.ts'
import { startPostgres } from '#scripts/test-postgres.ts'
import { keptOnce } from './kept.ts'
import { layMigrated } from './lay-migrated.ts'
import { migratedFile } from './migrated-database.ts'
import { databaseOf, runOn } from './on-server.ts'
import { AUTH_SECRET } from './ripe-stamp.ts'
import { startSite, temporaryDirectory } from './running-site.ts'
import { runScript } from './run-script.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** What its metrics are told for. */
    metricsToken: string
    /** A data directory with the demo loaded, which nothing runs on: a site that starts on a copy of it need not load one. */
    loadedDemo: string
    /** A PostgreSQL server, and the name of a database on it with the demo loaded, to make others like; absent where no file asks for one. */
    server: { url: string; loadedDemo: string } | undefined
  }
}

/** One demo site for every test that only looks at it, which believes what a visitor says of their network, and what others of their own may start from. */
export default async function startDemoSite(project: TestProject): Promise<() => Promise<void>> {
  const own = await temporaryDirectory()
  const [server, loaded] = await Promise.all([
    (await isServerWanted(project)) ? startPostgres() : undefined,
    demoOfToday(),
  ])
  await cp(loaded, own.path, { recursive: true })
  const metricsToken = crypto.randomUUID()
  const told = { TRUST_PROXY: '127.0.0.1', AUTH_SECRET, METRICS_TOKEN: metricsToken }
  const [site, demoThere] = await Promise.all([
    startSite({ DATA_DIR: own.path, ...told }),
    server && takeToServer(loaded, server.url),
  ])
  project.provide('siteUrl', site.url)
  project.provide('metricsToken', metricsToken)
  project.provide('loadedDemo', loaded)
  project.provide('server', server && demoThere ? { url: server.url, loadedDemo: demoThere } : undefined)
  return async () => {
    await site.stop()
    if (server) await runOn(server.url, `drop database if exists ${demoThere} with (force)`)
    await Promise.all([own.remove(), server?.stop()])
  }
}

/** The demo begins on the day it is loaded, so it is kept for that day, and for the build that loaded it. */
function demoOfToday(): Promise<string> {
  const files = ['build/.padav-sources', 'build/server/**', 'db/migrations/**', 'demo/**', 'tests/demo-site.ts']
  const words = [istDate(new Date())]
  return keptOnce('demo', { files, words }, async (path) => {
    await layMigrated(await migratedFile(), path)
    await (await startSite({ DATA_DIR: path })).stop()
    await settle(path)
  })
}

/** A site that stops leaves its last writes to the log, as a database may: gone through once here, not by each site that starts on a copy. */
async function settle(path: string): Promise<void> {
  const dataDir = join(path, 'db/pglite')
  await (await PGlite.create({ dataDir, extensions: PGLITE_EXTENSIONS })).close()
}

async function isServerWanted(project: TestProject): Promise<boolean> {
  const named = process.argv.filter((word) => word.startsWith('tests/'))
  const { testFiles } = await project.globTestFiles(named.length > 0 ? named : undefined)
  const code = await Promise.all(testFiles.map((file) => readFile(file, 'utf8')))
  return code.some((text) => text.includes('demo-database.ts'))
}

/** Takes a loaded demo to a server, in a fraction of the time that loading it once more would take; the name of its database there. */
async function takeToServer(loaded: string, server: string): Promise<string> {
  const name = `padav_demo_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name}`)
  const { path, remove } = await temporaryDirectory()
  await cp(loaded, path, { recursive: true })
  const env = { DATA_DIR: path, DATABASE_URL: databaseOf(server, name) }
  const { code, said } = await runScript('move-to-postgres', [], env)
  if (code !== 0) throw new Error(`the demo was not taken to PostgreSQL: ${said}`)
  await remove()
  return name
}
