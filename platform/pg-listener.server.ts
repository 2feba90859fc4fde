import pg from 'pg'
import { SECOND } from './clock.ts'
import type { Log } from './log.server.ts'

/** Hears the payload of one notification. */
export type Listener = (payload: string) => void

export type PgListener = {
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Puts the smallest question there is, on the connection for notifications; throws when there is no answer to be had. */
  ask(): Promise<void>
  /** Gives a silent connection up; the next question or second makes another. */
  drop(): void
  close(): Promise<void>
}

/** After an outage changes may have been missed: listeners hear this payload and drop what they hold. */
export const MISSED_CHANGES = '*'

/** Keeps one connection for LISTEN and for asking whether the server is there: no burst of requests ever stands before it. */
export function listenOnPostgres(url: string, log: Log): PgListener {
  const listeners = new Map<string, Set<Listener>>()
  let connected: Promise<pg.Client> | undefined
  let hasMissed = false
  let closed = false
  let retry: NodeJS.Timeout | undefined

  function connection(): Promise<pg.Client> {
    return (connected ??= connect())
  }

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2 * SECOND, keepAlive: true })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      lost()
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
    try {
      await fresh.connect()
      for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      lose()
      void fresh.end().catch(() => undefined)
      throw error
    }
    if (hasMissed) for (const channel of listeners.keys()) tell(channel, MISSED_CHANGES)
    hasMissed = false
    return fresh
  }

  function tell(channel: string, payload: string): void {
    listeners.get(channel)?.forEach((listener) => listener(payload))
  }

  function lost(): void {
    connected = undefined
    if (closed) return
    if (!hasMissed) log.warn('lost the connection for notifications; trying again')
    hasMissed = true
    retry ??= setTimeout(() => {
      retry = undefined
      connection().catch(() => undefined)
    }, SECOND).unref()
  }

  async function listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const known = listeners.get(channel)
    listeners.set(channel, (known ?? new Set()).add(listener))
    const client = await connection()
    if (!known) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => void listeners.get(channel)?.delete(listener)
  }

  async function ask(): Promise<void> {
    await (await connection()).query('select 1')
  }

  function drop(): void {
    const silent = connected
    if (!silent) return
    lost()
    // With a question under way this cuts the connection instead of waiting for the answer.
    void silent.then((client) => client.end()).catch(() => undefined)
  }

  async function close(): Promise<void> {
    closed = true
    clearTimeout(retry)
    await connected?.then((client) => client.end()).catch(() => undefined)
  }

  return { listen, ask, drop, close }
}
