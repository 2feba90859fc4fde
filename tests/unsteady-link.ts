import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export type UnsteadyLink = {
  /** The address of the database as seen through the link. */
  url: string
  /** The server stops answering without a word: what was sent is kept back. */
  fallSilent(): void
  /** The server is gone: open connections are reset, new ones refused. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** A wire to a PostgreSQL server that a test may cut, silence and mend, wherever the server itself runs. */
export async function openUnsteadyLink(databaseUrl: string): Promise<UnsteadyLink> {
  const target = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let silent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (chunk) => void to.write(chunk))
      from.on('error', () => to.destroy())
      from.on('close', () => void (ends.delete(from), to.destroy()))
    }
    if (silent) hush()
  })
  const listen = (port: number) => new Promise<void>((open) => server.listen(port, '127.0.0.1', open))
  await listen(0)
  const { port } = server.address() as AddressInfo

  function hush(): void {
    silent = true
    for (const end of ends) end.pause()
  }

  async function cut(): Promise<void> {
    const closed = new Promise((done) => server.close(done))
    for (const end of ends) end.resetAndDestroy()
    await closed
  }

  async function mend(): Promise<void> {
    silent = false
    for (const end of ends) end.resume()
    if (!server.listening) await listen(port)
  }

  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href
  return { url, fallSilent: hush, cut, mend, close: async () => (server.listening ? cut() : undefined) }
}
