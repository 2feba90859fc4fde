import pg from 'pg'
import { MISSED_CHANGES } from '#platform/pg-listener.server.ts'
import type { Listener } from '#platform/pg-listener.server.ts'
import type { Pool } from '#platform/pool.server.ts'

/** Notifications of a database with one session: they come with the answers to the questions of that session itself. Called before the first of them. */
export function listenOnPglite(pool: Pool) {
  const listeners = new Map<string, Set<Listener>>()
  const tell = (channel: string, payload: string) => listeners.get(channel)?.forEach((listener) => listener(payload))

  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
    // A later connection may stand on a new thread, which knows of no listener.
    for (const channel of listeners.keys()) {
      client.query(`listen ${pg.escapeIdentifier(channel)}`).then(
        () => tell(channel, MISSED_CHANGES),
        () => undefined,
      )
    }
  })

  return async function listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const known = listeners.get(channel)
    listeners.set(channel, (known ?? new Set()).add(listener))
    if (!known) await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => void listeners.get(channel)?.delete(listener)
  }
}
