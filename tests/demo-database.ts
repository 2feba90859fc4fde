import { inject } from 'vitest'
import { openDatabaseLike } from './own-database.ts'
import type { OwnDatabase } from './own-database.ts'

/** A database of a test's own, on the run's PostgreSQL server, in which the demo is loaded already. */
export async function openDemoDatabase(): Promise<OwnDatabase> {
  const server = inject('server')
  if (!server) throw new Error('tests/demo-site.ts starts no server for a file that does not name this module')
  return openDatabaseLike(server.loadedDemo, server.url)
}
