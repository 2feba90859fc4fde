import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { NGINX, startNginxFront } from '#tests/nginx.ts'
import type { NginxFront } from '#tests/nginx.ts'
import { NAMED } from '#server/watch/requests.ts'
import { pageHeaders } from './page-answer.ts'
import type { KeptPage } from './page-cache.ts'

/** The second runs the build before and lacks what the first has of files. */
let sites: Server[]
let front: NginxFront
const asked: string[] = []
let named = 0

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
    key: url,
    status: isAbsent ? 404 : 200,
    headers: { vary: 'Accept-Encoding, Cookie' },
    etag: '"one"',
    keep: true,
  } as unknown as KeptPage
  const headers = pageHeaders(page, 'identity')
  return { status: page.status, headers, body: `for ${sent.cookie ?? 'anybody'}` }
}

beforeAll(async () => {
  if (!NGINX) return
  sites = [false, true].map((isOlder) =>
    createServer((request, response) => {
      const { status, headers, body } = answer(request, isOlder)
      response.writeHead(status, { ...headers, [NAMED]: `request-${++named}` }).end(body)
    }),
  )
  for (const site of sites) await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  front = await startNginxFront(sites.map((site) => (site.address() as AddressInfo).port))
})

afterAll(async () => {
  await front?.stop()
  for (const site of sites ?? []) site.close()
})

async function get(path: string, cookie?: string) {
  const given = await fetch(front.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  return { status: given.status, cache: given.headers.get('x-cache'), body: await given.text() }
}

test.runIf(NGINX)(
  'keeps a public page for whoever travels alike, whatever other cookies they bring, and nothing of one person',
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
    expect([(await get(named)).cache, (await get(named)).cache]).toEqual(['MISS', 'HIT'])
    expect((await get(named, 'padav-party=adults%3D4')).cache).toBe('MISS')
    expect((await get(named, 'padav-party=adults%3D4')).cache).toBe('HIT')
    expect((await get('/metrics')).status).toBe(404)
  },
)

test.runIf(NGINX)(
  'names the request behind a page that was drawn for it, and none behind one that was kept (caught: the name of whoever asked first)',
  async () => {
    const nameOf = async () => (await fetch(`${front.url}/hampi`)).headers.get(NAMED)
    expect(await nameOf()).toBe(`request-${named}`)
    expect(await nameOf()).toBeNull()
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

test.runIf(NGINX)(
  'shows at once what is out of date for as long as the site allows, and asks it first after that (caught: whatever was kept within a day)',
  async () => {
    const ages = [0.5 * MINUTE, 8 * MINUTE, 2 * 60 * MINUTE]
    const seen: (string | null)[] = []
    await get('/goa')
    for (const age of ages) {
      await front.age(age / SECOND)
      seen.push((await get('/goa')).cache)
      await expect.poll(async () => (await get('/goa')).cache).toBe('HIT')
    }
    expect(seen).toEqual(['HIT', 'STALE', 'EXPIRED'])
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
  await front.age((12 * 60 * MINUTE) / SECOND)
  expect(await get('/kept')).toMatchObject({ status: 200, cache: 'STALE', body: 'for anybody' })
  expect([(await get('/never-seen')).status, (await send()).status]).toEqual([502, 502])
})
