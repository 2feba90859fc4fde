import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'

/** How long connections that are open may still ask something before they are closed while nobody uses them. */
const QUIET_FOR = 2 * SECOND
/** Whatever is still under way by then is cut; the second after it is for the jobs and the database. */
const CUT_AFTER = 9 * SECOND

export type ShutDown = {
  /** Whether the process was told to end: it is not ready any more. */
  isShuttingDown(): boolean
  /** Tells whoever is answered from now on, if it is time for that, to come back by another connection. */
  part(request: IncomingMessage, response: ServerResponse): void
  /** Takes no more visitors and finishes with those who are here; `patience` is how long a proxy has to notice first, in milliseconds. */
  begin(server: Server, patience: number): Promise<void>
}

/**
 * A way to end that loses nobody: not ready, a pause in which a proxy notices, no new connection while every answer closes its own, and at
 * last the idle ones. Node's own `close` would cut those at once, under the next request of a client that keeps them (nodejs/node #60617).
 */
export function openShutDown(): ShutDown {
  let stands: 'open' | 'pausing' | 'closing' = 'open'

  async function begin(server: Server, patience: number): Promise<void> {
    stands = 'pausing'
    const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER).unref()
    await pause(patience)
    stands = 'closing'
    const closed = new Promise((done) => NetServer.prototype.close.call(server, done))
    await Promise.race([closed, pause(QUIET_FOR, undefined, { ref: false })])
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    server.closeIdleConnections()
    await closed
    clearInterval(idle)
    clearTimeout(cut)
  }

  return {
    isShuttingDown: () => stands !== 'open',
    part: (_request, response) => void (stands === 'closing' && response.setHeader('Connection', 'close')),
    begin,
  }
}
