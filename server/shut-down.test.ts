import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from './listen.ts'
import { openShutDown } from './shut-down.ts'

async function ask(port: number, agent: Agent): Promise<{ text: string; connection: string | undefined }> {
  const asked = request({ port, host: '127.0.0.1', agent }).end()
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage]
  const text = Buffer.concat(await answer.toArray()).toString()
  return { text, connection: answer.headers.connection }
}

test('a kept connection is answered once more and told to close, and a new one is not taken', async () => {
  const shutDown = openShutDown()
  const server = createHttpServer((asked, answer) => {
    shutDown.part(asked, answer)
    answer.writeHead(200, { 'content-type': 'text/plain' }).end(shutDown.isShuttingDown() ? 'closing' : 'open')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask(port, agent)).toEqual({ text: 'open', connection: 'keep-alive' })
  const left = shutDown.begin(server, 0)
  await expect.poll(() => server.listening).toBe(false)
  const refused = await once(connect(port, '127.0.0.1'), 'connect').catch((error: NodeJS.ErrnoException) => error.code)
  expect(refused).toBe('ECONNREFUSED')
  expect(await ask(port, agent)).toEqual({ text: 'closing', connection: 'close' })
  await left
})
