import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { partyParams } from '#domain/party/party.ts'
import { SECOND } from '#platform/clock.ts'
import { freePort } from '#scripts/test-postgres.ts'
import { readPartyCookie } from '#server/pages/party-key.ts'
import { NETWORKS } from './networks.ts'

const VARNISH = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd', '/opt/homebrew/sbin/varnishd'].find((path) =>
  existsSync(path),
)
const TOKEN = 'told-to-both'

let dir: string
let site: Server
let front: { url: string; stop(): Promise<void> }

/** A site that draws a page as ours does, for the party it reads from the cookies, and keeps it for a second. */
function answer({ url = '', headers: sent }: IncomingMessage): { headers: Record<string, string>; body: string } {
  if (url === '/address') return { headers: { 'cache-control': 'no-store' }, body: String(sent['x-forwarded-for']) }
  const view = readPartyCookie(sent.cookie)
  return {
    headers: { 'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1', 'surrogate-key': 'all' },
    body: `${view ? String(partyParams(view)) : 'anybody'} ${process.hrtime.bigint()}`,
  }
}

beforeAll(async () => {
  if (!VARNISH) return
  site = createServer((request, response) => {
    const { headers, body } = answer(request)
    response.writeHead(200, headers).end(body)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  dir = await mkdtemp(join(tmpdir(), 'padav-varnish-'))
  front = await startFront(VARNISH, (site.address() as AddressInfo).port)
}, 30 * SECOND)

afterAll(async () => {
  await front?.stop()
  site?.close()
  if (dir) await rm(dir, { recursive: true, force: true })
})

/** Varnish with the configuration that is shipped, only elsewhere and sooner to notice. */
async function startFront(program: string, sitePort: number) {
  const port = await freePort(27_500)
  const shipped = await readFile('deploy/varnish/padav.vcl', 'utf8')
  const file = join(dir, 'padav.vcl')
  await writeFile(file, shipped.replace('"3000"', `"${sitePort}"`).replace('.interval = 2s', '.interval = 100ms'))
  const words = ['-F', '-j', 'none', '-n', join(dir, 'work'), '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'malloc,16m']
  const child = spawn(program, [...words, '-p', 'http_gzip_support=off'], {
    env: { PATH: '/usr/bin:/bin', CDN_TOKEN: TOKEN },
    stdio: 'ignore',
  })
  const ended = new Promise((end) => child.once('close', end))
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${url}/up`)).status).toBe(200), { timeout: 20 * SECOND })
  return { url, stop: async () => void (child.kill('SIGTERM'), await ended) }
}

async function get(path: string, headers: Record<string, string> = {}) {
  const given = await fetch(front.url + path, { headers })
  const [cache, age] = ['x-cache', 'age'].map((name) => given.headers.get(name))
  return { status: given.status, cache, age, body: await given.text() }
}

test.runIf(VARNISH)(
  'keeps a page under the party it is drawn for, however the cookie is sent (caught: the last of two in the key, the first on the page)',
  async () => {
    const [two, four] = ['padav-party=adults%3D2', 'padav-party=adults%3D4']
    const first = async (cookie: string) => (await get('/kerala', { cookie })).body.split(' ')[0]
    expect(await first(`sid=a; ${two}; ${four}`)).toBe('adults=2')
    expect(await first(four)).toBe('adults=4')
    expect(await first(`sid=a;\u00a0${four}`)).toBe('anybody')
    expect(await first('sid=b')).toBe('anybody')
    expect(await get('/kerala', { cookie: `sid=c; ${two}` })).toMatchObject({ cache: 'HIT' })
  },
)

test.runIf(VARNISH)(
  'says last of whom it was asked, and drops pages for the site alone (caught: the address of the terminator for everybody; a page dropped through it)',
  async () => {
    const forwarded = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
    expect((await get('/address', forwarded)).body).toBe('198.51.100.7, 203.0.113.9, 127.0.0.1')
    const { body } = await get('/goa')
    const { method, headers } = NETWORKS.varnish(TOKEN).askToDrop(['all'])
    const drop = async (more: object) => (await fetch(front.url, { method, headers: { ...headers, ...more } })).status
    expect(await drop(forwarded)).toBe(403)
    expect((await get('/goa')).body).toBe(body)
    expect(await drop({})).toBe(200)
    expect((await get('/goa')).body).not.toBe(body)
  },
)

test.runIf(VARNISH)(
  'gives a page no older than the site allows, and what it has while the site is away (caught: ten minutes for whatever it is)',
  async () => {
    const { body } = await get('/assam')
    await expect.poll(async () => (await get('/assam')).body).not.toBe(body)
    site.close()
    site.closeAllConnections()
    await expect.poll(async () => (await get('/readyz')).status).toBe(503)
    // Older than the site allows while it is there.
    await expect.poll(async () => Number((await get('/assam')).age)).toBeGreaterThan(2)
    expect(await get('/assam')).toMatchObject({ status: 200, cache: 'HIT' })
  },
)
