import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

export type Proxy = {
  port: number
  /** Ends what is under way and leads whoever comes to another port. */
  leadTo(port: number): void
  /** Passes nothing on any more and says so to nobody, as a network that lost a machine. */
  goSilent(): void
  close(): void
}

/** A way to a database that can be led to another, as HAProxy is. */
export async function openProxy(port: number): Promise<Proxy> {
  let target = port
  let isSilent = false
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = isSilent ? undefined : connect(target, '127.0.0.1')
    for (const socket of to ? [from, to] : [from]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.once('close', () => open.delete(socket))
    }
    if (!to) return
    from.pipe(to)
    to.pipe(from)
    from.once('close', () => to.destroy())
    to.once('close', () => isSilent || from.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const drop = () => open.forEach((socket) => socket.destroy())
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo: (next) => {
      target = next
      isSilent = false
      drop()
    },
    goSilent: () => {
      isSilent = true
      open.forEach((socket) => socket.unpipe().pause())
    },
    close: () => {
      drop()
      server.close()
    },
  }
}
