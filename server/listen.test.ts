import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpServer } from './listen.ts'

let server: Server
let port: number

beforeAll(async () => {
  const app = new Hono()
    .post('/', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
    .get('/', (c) => c.text('ok'))
  const answer = getRequestListener(app.fetch)
  server = createHttpServer((request, response) => void answer(request, response), {
    headersWithin: 300,
    checkEvery: 50,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function opened(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

async function everything(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  await new Promise((closed) => socket.once('close', closed))
  return text
}

describe('the listening socket', () => {
  test('closes senders that never finish their headers', async () => {
    const sockets = await Promise.all(Array.from({ length: 50 }, opened))
    const ends = sockets.map(everything)
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: padav\r\nX-Slow: ')
    const answers = await Promise.all(ends)
    for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/)
  })

  test('answers 431 to a flood of headers', async () => {
    const socket = await opened()
    const end = everything(socket)
    socket.write(
      `GET / HTTP/1.1\r\nHost: padav\r\n${'X-Flood: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(500)}\r\n`,
    )
    expect(await end).toMatch(/^HTTP\/1\.1 431/)
  })

  test('answers 400 to what is not HTTP', async () => {
    const socket = await opened()
    const end = everything(socket)
    socket.write('\u0016\u0003\u0001 hello\r\n\r\n')
    expect(await end).toMatch(/^HTTP\/1\.1 400/)
  })

  test('answers 400 to two hosts, the same or not', async () => {
    for (const second of ['padav', 'evil.example']) {
      const socket = await opened()
      const end = everything(socket)
      socket.write(`GET / HTTP/1.1\r\nHost: padav\r\nhOST: ${second}\r\n\r\n`)
      expect(await end).toMatch(/^HTTP\/1\.1 400/)
    }
  })

  test('refuses a body that says it is too large', async () => {
    const socket = await opened()
    const end = everything(socket)
    socket.write('POST / HTTP/1.1\r\nHost: padav\r\nContent-Length: 99999999\r\n\r\n')
    expect(await end).toMatch(/^HTTP\/1\.1 413/)
  })

  test('refuses a body that does not say how large it is and never ends', async () => {
    const socket = await opened()
    const end = everything(socket)
    socket.write('POST / HTTP/1.1\r\nHost: padav\r\nTransfer-Encoding: chunked\r\n\r\n')
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
    const next = () => void (socket.destroyed || socket.write(chunk, () => setImmediate(next)))
    next()
    expect(await end).not.toContain('200 OK')
  })

  test('reads a chunked body of ordinary size whole', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 10; i++) controller.enqueue(new Uint8Array(1000))
        controller.close()
      },
    })
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(await answer.text()).toBe('10000')
  })
})
