import type { OwnDatabase } from '#tests/own-database.ts'
import { openOwnDatabase } from '#tests/own-database.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'

type Prepare = (database: OwnDatabase) => Promise<void>

/** Works with a demo site on a PostgreSQL of its own, in what environment it runs; `prepare` changes the rows that were loaded before it is started again. */
export async function onPostgresSite<Found>(
  env: Record<string, string>,
  work: (siteUrl: string, env: Record<string, string>) => Promise<Found>,
  prepare?: Prepare,
): Promise<Found> {
  const database = await openOwnDatabase()
  const data = await temporaryDirectory()
  const own = { DATA_DIR: data.path, DATABASE_URL: database.url, LOG_LEVEL: 'error', ...env }
  try {
    if (prepare) {
      await (await startSite(own)).stop()
      await prepare(database)
    }
    const site = await startSite(own)
    return await work(site.url, own).finally(() => site.stop())
  } finally {
    await database.drop()
    await data.remove()
  }
}
