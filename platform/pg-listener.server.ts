import pg from 'pg'
import { SECOND } from './clock.ts'
import type { Log } from './log.server.ts'

/** Hears the payload of one piece of news. */
export type Listener = (payload: string) => void

export type PgListener = {
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** After an outage news may have been missed: listeners hear this payload and drop what they hold. */
export const MISSED_NEWS = '*'

/** Keeps one connection for LISTEN and makes it anew after an outage. */
export function listenOnPostgres(url: string, log: Log): PgListener {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2 * SECOND, keepAlive: true })
    fresh.on('error', () => reconnect(fresh))
    fresh.on('end', () => reconnect(fresh))
    fresh.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.forEach((listener) => listener(payload ?? '')),
    )
    client = fresh
    await fresh.connect()
    for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  function reconnect(lost: pg.Client): void {
    if (closed || client !== lost || retry) return
    log.warn('lost the connection for news; trying again')
    retry = setTimeout(async () => {
      retry = undefined
      try {
        await connect()
        for (const set of listeners.values()) for (const listener of set) listener(MISSED_NEWS)
      } catch {
        if (client) reconnect(client)
      }
    }, SECOND).unref()
  }

  async function listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const known = listeners.get(channel)
    listeners.set(channel, (known ?? new Set()).add(listener))
    if (!client) await connect()
    else if (!known) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => void listeners.get(channel)?.delete(listener)
  }

  async function close(): Promise<void> {
    closed = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }

  return { listen, close }
}
