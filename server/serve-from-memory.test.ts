import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stoppedClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.server.ts'
import type { Asset } from './assets.ts'
import { serveFromMemory } from './serve-from-memory.ts'
import { NAMED } from './watch/requests.ts'
import { openPageCache } from './pages/page-cache.ts'
import type { RenderedPage } from './pages/page-cache.ts'
import { queryKeys } from '#web/page-key.ts'

const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
const cache = openPageCache({ clock, log: openLog('silent') })
const script = Buffer.from('console.log(1)')
const asset: Asset = {
  type: 'text/javascript',
  bytes: script,
  brotli: brotliCompressSync(script),
  etag: '"asset"',
  immutable: true,
}
let passedOn: string[] = []
let server: Server
let port: number

beforeAll(async () => {
  const answer = serveFromMemory({
    assets: new Map([['/assets/a.js', asset]]),
    cache,
    queryKeys: () => queryKeys(['page']),
    wantsParty: (path) => path.startsWith('/package/') || path === '/moved',
    next: (asked, response) => {
      passedOn.push(`${asked.method} ${asked.url}`)
      response.end('from next')
    },
  })
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  await cache.fetchPage('/india?page=2', async () => rendered('the second page'))
})

afterAll(() => void server.close())
beforeEach(() => void (passedOn = []))

function rendered(text: string): RenderedPage {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" }
  return { status: 200, headers, body: Buffer.from(text), tags: new Set(['catalogue']), keep: true }
}

type HttpAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HttpAnswer> {
  const asked = request({ port, path, headers, method }).end()
  const [response] = (await once(asked, 'response')) as [import('node:http').IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode ?? 0, headers: response.headers, body }
}

/** What comes back on a connection that is said this to, until it ends. */
async function say(question: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').end(question)
  return Buffer.concat(await socket.toArray()).toString()
}

// Packing costs 100 ms of a core, and most searches nobody makes again.
test('what is asked for again is packed tighter, what is drawn once is not', async () => {
  const page = await cache.fetchPage('/again', async () => rendered('नमस्ते '.repeat(500)))
  expect(cache.isImproved(page)).toBe(false)
  const quick = (await ask('/again', { 'accept-encoding': 'br' })).body
  await expect
    .poll(async () => (await ask('/again', { 'accept-encoding': 'br' })).body.length)
    .toBeLessThan(quick.length)
})

describe('what is served from memory', () => {
  test('gives a kept page from memory, in the encoding asked for', async () => {
    const answer = await ask('/india?page=2', { 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(answer.body).toString()).toBe('the second page')
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'",
    })
    expect((await ask('/india?page=2')).body.toString()).toBe('the second page')
    expect(passedOn).toEqual([])
  })

  test('finds the same page under keys it does not know and in another order', async () => {
    expect((await ask('/india?utm_source=x&page=2&fbclid=y')).body.toString()).toBe('the second page')
    expect(passedOn).toEqual([])
  })

  test('lets cookies and credentials change nothing', async () => {
    const plain = await ask('/india?page=2')
    const known = await ask('/india?page=2', { cookie: 'session=asha', authorization: 'Bearer asha' })
    expect(known.body).toEqual(plain.body)
    const own = { date: '', [NAMED]: '' }
    expect({ ...known.headers, ...own }).toEqual({ ...plain.headers, ...own })
  })

  test('answers 304 to who has the page, without a body or its length', async () => {
    const { etag = '' } = (await ask('/india?page=2')).headers
    const again = await ask('/india?page=2', { 'if-none-match': etag })
    expect([again.status, again.body.length, again.headers['content-length']]).toEqual([304, 0, undefined])
    expect(again.headers.etag).toBe(etag)
  })

  // The second answer's head is the first one's, with its own name and time (caught: one name for all; a time that stands still).
  test('gives all who ask the same head, each with a name and a time of its own', async () => {
    await cache.fetchPage('/headed', async () => rendered('headed'))
    const first = await ask('/headed')
    await expect.poll(async () => (await ask('/headed')).headers.date, { interval: 200 }).not.toBe(first.headers.date)
    const second = await ask('/headed')
    const own = { date: '', [NAMED]: '' }
    expect({ ...second.headers, ...own }).toEqual({ ...first.headers, ...own })
    const third = await ask('/headed')
    expect(new Set([first, second, third].map(({ headers }) => headers[NAMED])).size).toBe(3)
    expect(Math.abs(Date.parse(second.headers.date!) - Date.now())).toBeLessThan(30_000)
    expect([second.status, second.body.toString()]).toEqual([200, 'headed'])
    expect((await ask('/headed', {}, 'HEAD')).body.toString()).toBe('')
  })

  // Caught: the head of a connection that stays, where it ends.
  test.each(['GET /headed HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'GET /headed HTTP/1.0\r\n\r\n'])(
    'ends the connection of who asks for that: %j',
    async (question) => {
      await cache.fetchPage('/headed', async () => rendered('headed'))
      for (let time = 0; time < 2; time++) await ask('/headed')
      const answer = await say(question)
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nConnection: close\r\n\r\nheaded$/)
    },
  )

  test('answers what is asked at once in its order', async () => {
    await cache.fetchPage('/headed', async () => rendered('headed'))
    await ask('/headed')
    const question = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
    const answers = await say(question('/headed') + question('/none') + question('/headed', 'Connection: close\r\n'))
    expect(answers.split(/HTTP\/1\.1 200 OK[^]*?\r\n\r\n/)).toEqual(['', 'headed', 'from next', 'headed'])
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const head = await ask('/india?page=2', {}, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '15'])
  })

  test.each(['/', '/india', '/india/', '/INDIA?page=2', '/%'])('passes %s on: it is not kept', async (path) => {
    await ask(path)
    expect(passedOn).toEqual([`GET ${path}`])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('passes %s on, even for a kept page', async (method) => {
    expect((await ask('/india?page=2', {}, method)).body.toString()).toBe('from next')
  })

  test('passes a stale page on, so that it is rendered anew', async () => {
    await cache.fetchPage('/stale', async () => rendered('old'))
    cache.drop('catalogue')
    expect((await ask('/stale')).body.toString()).toBe('from next')
    await cache.fetchPage('/india?page=2', async () => rendered('the second page'))
  })

  test('gives files with a lasting promise, and 304 to who has them', async () => {
    const file = await ask('/assets/a.js', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(file.body)).toEqual(script)
    expect(file.headers['cache-control']).toContain('immutable')
    expect((await ask('/assets/a.js', { 'if-none-match': '"asset"' })).status).toBe(304)
    expect((await ask('/assets/a.js', { 'accept-encoding': 'br;q=0' })).body).toEqual(script)
  })
})
