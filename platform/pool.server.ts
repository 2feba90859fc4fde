import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Log } from './log.server.ts'
import { openConcurrencyLimiter } from './concurrency-limiter.ts'
import type { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { askInTurn } from './in-turn.ts'
import { DatabaseGone } from './outage.ts'
import { traceQuestions } from './tracing.server.ts'

export type Pool = pg.Pool & {
  /** Ends what is under way or waits, and whatever comes, with DatabaseGone until `find`: nobody waits for a database that is not there. */
  lose(): void
  find(): void
  connections(): Connections
}

/** How many connections there are, may be and are at work; who waits for one, and how many were sent away so far. */
export type Connections = { open: number; most: number; busy: number; waiting: number; turnedAway: number }

type OnClient = (error: Error | undefined, client?: pg.PoolClient, release?: Release) => void
type Release = (error?: Error | boolean) => void

/**
 * Connections that are waited for in the queues of the concurrency limiter, not in the pool's own: there the wait in the queue counts as time to connect.
 * An ordinary refusal by the database (a unique index, a check) does not cost the connection it came through.
 */
class LimitedPool extends pg.Pool {
  readonly #limiter: ConcurrencyLimiter
  readonly #open = new Set<Duplex>()

  constructor({ stream = () => new Socket(), ...config }: PoolOptions, log: Log) {
    super({ ...config, stream: () => this.#keep(stream()) })
    this.#limiter = openConcurrencyLimiter({ size: this.options.max })
    // A backend that dies inside a transaction emits on the client; without both listeners the process would go with it.
    const note = (error: Error) => log.warn({ err: error.message }, 'database connection lost')
    this.on('error', note)
    this.on('connect', (client) => {
      client.on('error', note)
      traceQuestions(client)
      askInTurn(client)
    })
  }

  #keep(stream: Duplex): Duplex {
    this.#open.add(stream)
    return stream.once('close', () => void this.#open.delete(stream))
  }

  lose(): void {
    this.#limiter.refuse(new DatabaseGone('the database does not answer'))
    for (const stream of this.#open) stream.destroy()
  }

  find(): void {
    this.#limiter.admit()
  }

  connections(): Connections {
    const { totalCount: open, idleCount } = this
    return { open, most: this.options.max, busy: open - idleCount, ...this.#limiter.figures() }
  }

  override connect(): Promise<pg.PoolClient>
  override connect(given: OnClient): void
  override connect(given?: OnClient): Promise<pg.PoolClient> | void {
    const client = this.#takeClient()
    if (!given) return client
    client.then(
      (client) => given(undefined, client, (error) => client.release(error)),
      (error: Error) => given(error, undefined, () => undefined),
    )
  }

  async #takeClient(): Promise<pg.PoolClient> {
    const releaseSlot = await this.#limiter.acquire()
    try {
      return withSlot(await super.connect(), releaseSlot)
    } catch (error) {
      releaseSlot()
      throw error
    }
  }
}

type PoolOptions = Omit<pg.PoolConfig, 'stream'> & { stream?: () => Duplex }

/** Opens a pool; `stream` makes the way to the database where it is not a socket. */
export function openPool(wanted: PoolOptions, log: Log): Pool {
  return new LimitedPool(wanted, log)
}

/** Releases the slot with the client, also when its connection ends first: Drizzle never returns a client whose BEGIN failed. */
function withSlot(client: pg.PoolClient, releaseSlot: () => void): pg.PoolClient {
  const release = client.release.bind(client)
  const releaseDead = () => client.release(true)
  let isOver = false
  client.once('end', releaseDead)
  client.release = (error) => {
    if (isOver) return
    isOver = true
    client.off('end', releaseDead)
    release(isOrdinary(error) ? isAmidst(client) : error)
    releaseSlot()
  }
  return client
}

function isOrdinary(error: Error | boolean | undefined): boolean {
  return !error || (error instanceof pg.DatabaseError && error.severity === 'ERROR')
}

/** In a transaction still: its COMMIT or ROLLBACK was not answered in time, and whoever had this connection next would go on in it. */
function isAmidst(client: pg.PoolClient): boolean {
  return client.getTransactionStatus() !== 'I'
}
