import { join, resolve } from 'node:path'
import { systemClock } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Database, Db } from '#platform/db.server.ts'
import { startHeartbeat } from '#platform/heartbeat.server.ts'
import type { Heartbeat } from '#platform/heartbeat.server.ts'
import { openLog } from '#platform/log.server.ts'
import type { Log } from '#platform/log.server.ts'
import { hearNews } from '#platform/news.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'

/** Everything a request may need, opened once. */
export type Services = {
  config: Config
  log: Log
  clock: Clock
  database: Database
  db: Db
  memory: TagMemory
  heartbeat: Heartbeat
  /** Calls `hear` with every tag that changed, in this process or another. Returns the way to stop. */
  onNews(hear: (tag: string) => void): () => void
  close(): Promise<void>
}

type Parts = { log: Log; clock: Clock; database: Database }

/** Opens every part of the house for `config`; a test may hand in any part of its own. Throws when the database cannot be opened. */
export async function openServices(config: Config, parts: Partial<Parts> = {}): Promise<Services> {
  const log = parts.log ?? openLog(config.logLevel)
  const clock = parts.clock ?? systemClock
  const database =
    parts.database ??
    (await openDatabase(inDirectory(config), { migrationsDir: join(config.projectDir, 'db/migrations'), log }))
  const memory = openTagMemory()
  const heartbeat = startHeartbeat(database.db, log)
  const listeners = new Set<(tag: string) => void>([memory.drop])
  const stopHearing = await hearNews(database, (tag) => listeners.forEach((hear) => hear(tag)))
  return {
    config,
    log,
    clock,
    database,
    db: database.db,
    memory,
    heartbeat,
    onNews: (hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    close: async () => {
      heartbeat.close()
      await stopHearing()
      await database.close()
    },
  }
}

function inDirectory({ database, projectDir }: Config): Config['database'] {
  return database.kind === 'pglite' ? { kind: 'pglite', dir: resolve(projectDir, database.dir) } : database
}
