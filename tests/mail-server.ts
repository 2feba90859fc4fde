import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

export type Received = { from: string; to: string[]; raw: string }

/** A mail server on this machine that keeps what it is sent. */
export async function openMailServer(rules: Partial<SMTPServerOptions> = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
    ...rules,
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { port, received, close: () => new Promise<void>((closed) => server.close(() => closed())) }
}
