import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { openDemoDatabase } from '#tests/demo-database.ts'
import type { OwnDatabase } from '#tests/own-database.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'

const A_ROUND = 2000
/** `REQUESTS=12000` sends as many, and restarts both processes once for each two thousand of them. */
const REQUESTS = Number(process.env['REQUESTS'] ?? A_ROUND)
const AT_ONCE = 8
/** The list takes only so many an hour. */
const FORM_EVERY = REQUESTS / 100
const PAGES = ['/', '/india', '/contact-us', '/speciality-tours', '/api/search-api?q=goa']

type Place = { env: Record<string, string>; url: string; running: RunningSite }
let database: OwnDatabase
let dirs: Awaited<ReturnType<typeof temporaryDirectory>>[]
let places: Place[]
let proxy: Awaited<ReturnType<typeof openProxy>>

beforeAll(async () => {
  database = await openDemoDatabase()
  dirs = [await temporaryDirectory(), await temporaryDirectory()]
  places = []
  for (const { path } of dirs) {
    const port = String(await freePort())
    const env = {
      DATA_DIR: path,
      DATABASE_URL: database.url,
      PORT: port,
      TRUST_PROXY: '127.0.0.1',
      // Longer than the proxy needs to notice, on a machine that does much else.
      SHUTDOWN_PAUSE: '3',
    }
    places.push({ env, url: `http://127.0.0.1:${port}`, running: await startSite(env) })
  }
  // A page that is drawn for the first time may take a busy machine longer than a process that ends is given.
  for (const { url } of places) for (const page of PAGES) await (await fetch(url + page)).arrayBuffer()
  proxy = await openProxy(places.map(({ url }) => url))
})

afterAll(async () => {
  await proxy?.close()
  for (const { running } of places ?? []) await running.stop('SIGKILL')
  await database?.drop()
  for (const dir of dirs ?? []) await dir.remove()
})

/**
 * What a proxy is told to do: ask each process whether it is ready, keep connections, and put a question that never arrived, or that
 * changes nothing, to the other one.
 */
async function openProxy(urls: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const ready = new Map(urls.map((url) => [url, true]))
  const check = setInterval(() => {
    for (const url of urls)
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
        ({ status }) => ready.set(url, status === 200),
        // One that is late with its word is busy: a proxy goes by what it said last.
        (error: Error) => error.name !== 'TimeoutError' && ready.set(url, false),
      )
  }, 200)
  let turn = 0
  const server: Server = createServer(async (asked, answer) => {
    const body = Buffer.concat(await asked.toArray())
    const order = [urls[turn % 2]!, urls[(turn + 1) % 2]!]
    turn++
    for (const url of order.toSorted((one, other) => Number(ready.get(other)) - Number(ready.get(one)))) {
      const given = await pass(agent, url, asked, body)
      if (typeof given !== 'string') return void answer.writeHead(given.status).end(given.body)
      if (given !== 'never-arrived' && asked.method !== 'GET') break
    }
    answer.writeHead(502).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    isReady: (url: string) => ready.get(url),
    close: async () => {
      clearInterval(check)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function pass(agent: Agent, url: string, { method, url: path, headers }: IncomingMessage, body: Buffer) {
  return new Promise<{ status: number; body: Buffer } | 'never-arrived' | 'cut'>((settle) => {
    const { connection: _connection, ...rest } = headers
    const asked = request(`${url}${path}`, { method, agent, headers: rest }, (answer) => {
      answer.toArray().then(
        (chunks: Buffer[]) => settle({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }),
        () => settle('cut'),
      )
    })
    asked.on('error', (error: NodeJS.ErrnoException) => settle(error.code === 'ECONNREFUSED' ? 'never-arrived' : 'cut'))
    asked.end(body)
  })
}

/** A page, a form that changes nothing but a cookie, or one that leaves a row behind. */
async function send(n: number): Promise<number> {
  if (n % FORM_EVERY === 0) return subscribe(n)
  const answer =
    n % 2 === 0
      ? await fetch(proxy.url + PAGES[(n / 2) % PAGES.length])
      : await fetch(`${proxy.url}/party`, {
          method: 'POST',
          headers: networkOf(n),
          redirect: 'manual',
          body: new URLSearchParams({ adults: '2' }),
        })
  await answer.arrayBuffer()
  return answer.status
}

/** Budgets are no matter here. */
const networkOf = (n: number) => ({ 'X-Forwarded-For': `10.1.${n >> 8}.${n & 255}` })

async function subscribe(n: number): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...networkOf(n),
  }
  const body = JSON.stringify({ email: emailOf(n) })
  const answer = await fetch(`${proxy.url}/newsletter`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}

const emailOf = (n: number) => `reader-${n}@padav.test`

async function restart(place: Place): Promise<void> {
  expect(await place.running.stop('SIGTERM')).toBe(0)
  place.running = await startSite(place.env)
  await expect.poll(() => proxy.isReady(place.url)).toBe(true)
}

// Caught: a process that ends at once. What is as rare as a connection cut under a form is caught by server/shut-down.test.ts.
test(
  'two processes are restarted one after the other, and no visitor and no form is lost',
  { timeout: 240_000 + REQUESTS * 50 },
  async () => {
    let sent = 0
    let isOver = false
    const failed: [number, number][] = []
    const visitors = Array.from({ length: AT_ONCE }, async () => {
      while (sent < REQUESTS || !isOver) {
        const n = ++sent
        const status = await send(n)
        if (status !== 200 && status !== 303) failed.push([n, status])
        // Once enough are sent the restarts are still watched, but the machine has other work.
        await pause(sent < REQUESTS ? 20 : 100)
      }
    })
    for (let round = 0; round * A_ROUND < REQUESTS; round++) for (const place of places) await restart(place)
    isOver = true
    await Promise.all(visitors)
    expect(failed).toEqual([])
    const rows = (await database.run(`select recipient from outbox`)) as { recipient: string }[]
    const kept = new Set(rows.map(({ recipient }) => recipient))
    const posted = Array.from({ length: Math.floor(sent / FORM_EVERY) }, (_, at) => emailOf((at + 1) * FORM_EVERY))
    expect(posted.filter((email) => !kept.has(email))).toEqual([])
  },
)
