import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '#scripts/test-postgres.ts'
import { pageHeaders } from './page-answer.ts'
import type { KeptPage } from './page-cache.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path))

let dir: string
/** The second runs the build before and lacks what the first has of files. */
let sites: Server[]
let front: { url: string; stop(): Promise<void> }
const asked: string[] = []

/** A site that says of its pages what ours says of them. */
function answer(
  { url = '', method = '', headers: sent }: IncomingMessage,
  isOlder: boolean,
): {
  status: number
  headers: object
  body: string
} {
  asked.push(`${method} ${url}`)
  if (method !== 'GET') return { status: 303, headers: { location: '/' }, body: '' }
  if (url.startsWith('/users')) return { status: 200, headers: { 'cache-control': 'private, no-store' }, body: 'mine' }
  if (url === '/address')
    return { status: 200, headers: {}, body: String(sent['x-forwarded-for']) + String(sent['traceparent'] ?? '') }
  const isAbsent = url.startsWith('/assets/') && (isOlder || url.includes('nowhere'))
  const page = {
    status: isAbsent ? 404 : 200,
    headers: { vary: 'Accept-Encoding, Cookie' },
    etag: '"one"',
    keep: true,
  } as unknown as KeptPage
  const headers = pageHeaders(page, 'identity')
  // Over in a moment, so that nobody waits a minute for it to be out of date.
  if (url === '/kept') headers['cache-control'] = headers['cache-control']!.replace('s-maxage=60', 's-maxage=1')
  return { status: page.status, headers, body: `for ${sent.cookie ?? 'anybody'}` }
}

beforeAll(async () => {
  if (!NGINX) return
  sites = [false, true].map((isOlder) =>
    createServer((request, response) => {
      const { status, headers, body } = answer(request, isOlder)
      response.writeHead(status, headers as Record<string, string>).end(body)
    }),
  )
  for (const site of sites) await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  dir = await mkdtemp(join(tmpdir(), 'padav-front-'))
  front = await startFront(
    NGINX,
    dir,
    sites.map((site) => (site.address() as AddressInfo).port),
  )
})

afterAll(async () => {
  await front?.stop()
  for (const site of sites ?? []) site.close()
  if (dir) await rm(dir, { recursive: true, force: true })
})

/** nginx with the configuration that is shipped, only elsewhere. */
async function startFront(program: string, dir: string, ports: number[]) {
  const port = await freePort(27_400)
  const shipped = await readFile('deploy/nginx/padav.conf', 'utf8')
  const upstream = await readFile('deploy/nginx/padav-upstream.conf', 'utf8')
  await writeFile(
    join(dir, 'upstream.conf'),
    upstream.replace(/^.*127\.0\.0\.1:3000(.*)$/m, (_, how) =>
      ports.map((port) => `server 127.0.0.1:${port}${how}`).join('\n'),
    ),
  )
  const conf = shipped
    .replace('/etc/nginx/padav-upstream.conf', join(dir, 'upstream.conf'))
    .replace('/var/cache/nginx/padav', join(dir, 'pages'))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/^.*\[::\].*$/m, '')
    .replace('#set_real_ip_from 172.28.0.1;', 'set_real_ip_from 127.0.0.1;')
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    join(dir, 'nginx.conf'),
    `${user} daemon off; pid ${dir}/pid; events {} http { access_log off; ${temps.join(' ')} ${conf} }`,
  )
  const child = spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')])
  const ended = new Promise((end) => child.once('close', end))
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${url}/users/up`), { timeout: 10_000 })
  return { url, stop: async () => void (child.kill('SIGTERM'), await ended) }
}

async function get(path: string, cookie?: string) {
  const given = await fetch(front.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  return { status: given.status, cache: given.headers.get('x-cache'), body: await given.text() }
}

test.runIf(NGINX)(
  'keeps a public page for whoever travels alike, whatever other cookies they bring, and nothing of one person (caught: the page that comes with a cookie, asked for through the cache)',
  async () => {
    expect([(await get('/india')).cache, (await get('/india', 'sid=of-somebody')).cache]).toEqual(['MISS', 'HIT'])
    const [two, again, four] = [
      await get('/india', 'sid=a; padav-party=adults%3D2'),
      await get('/india', 'padav-party=adults%3D2'),
      await get('/india', 'padav-party=adults%3D4'),
    ]
    expect([two.cache, again.cache, four.cache]).toEqual(['MISS', 'HIT', 'MISS'])
    expect(four.body).toContain('adults%3D4')
    expect([(await get('/users/me')).cache, (await get('/users/me')).cache]).toEqual(['MISS', 'MISS'])
    const named = '/india?page=2&adults=2'
    expect([(await get(named)).cache, (await get(named)).cache]).toEqual(['BYPASS', 'BYPASS'])
    expect((await get(named, 'padav-party=adults%3D4')).cache).toBe('MISS')
    expect((await get(named, 'padav-party=adults%3D4')).cache).toBe('HIT')
    expect((await get('/metrics')).status).toBe(404)
  },
)

test.runIf(NGINX)(
  'asks the other process for a file one does not have, and keeps no word that it is nowhere (caught: the first 404 passed on; a 404 kept)',
  async () => {
    for (const name of ['one', 'two', 'three', 'four']) expect((await get(`/assets/${name}.js`)).status).toBe(200)
    expect((await get('/assets/one.js')).cache).toBe('HIT')
    for (const _ of [1, 2]) expect(await get('/assets/nowhere.js')).toMatchObject({ status: 404, cache: 'MISS' })
  },
)

test.runIf(NGINX)(
  'tells visitors apart by what the proxy before it says, where that is named, and lets nobody say it himself (caught: the address of the proxy)',
  async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9', traceparent: 'of-a-visitor' }
    const said = await fetch(`${front.url}/address`, { headers })
    expect(await said.text()).toBe('203.0.113.9')
  },
)

test.runIf(NGINX)('lets each form through once, and goes on with the pages it has while the site is away', async () => {
  await get('/kept')
  const send = () => fetch(`${front.url}/enquiries`, { method: 'POST', redirect: 'manual', body: 'name=Meera' })
  expect([(await send()).status, asked.filter((one) => one === 'POST /enquiries').length]).toEqual([303, 1])
  for (const site of sites) {
    site.close()
    site.closeAllConnections()
  }
  await expect.poll(async () => (await get('/kept')).cache).toBe('STALE')
  expect(await get('/kept')).toMatchObject({ status: 200, body: 'for anybody' })
  expect([(await get('/never-seen')).status, (await send()).status]).toEqual([502, 502])
})
