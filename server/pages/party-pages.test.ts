import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { Hono } from 'hono'
import { redirect } from 'react-router'
import type { EntryContext, LoaderFunctionArgs, ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.server.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { readPartyRoutes, readQueryKeys } from './document-routes.ts'
import { serveFromMemory } from '#server/serve-from-memory.ts'
import { NAMED } from '#server/watch/requests.ts'
import { openPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { runs } from '#tests/runs.ts'

// A site of four pages, each of which writes down the address its loader was asked for.
type Route = NonNullable<ServerBuild['routes'][string]>
let rendered = 0
const loader = ({ request: { url } }: LoaderFunctionArgs) => {
  rendered++
  const { pathname, search, searchParams } = new URL(url)
  // An old address: where it leads, every key is kept.
  if (searchParams.get('state') === 'kerala')
    throw redirect(`/india?${searchParams}`.replace('state=kerala', 'q=new'), 301)
  return `${pathname}${search}`
}

function route(id: string, path: string, party: boolean): Route {
  const module = {
    default: () => null,
    loader,
    handle: { party, query: ['page', 'state', 'q', 'adults'] },
  } as unknown as Route['module']
  return { id, parentId: 'root', path, module } as Route
}

const build = {
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  future: {},
  entry: {
    module: {
      inlineScripts: new Set<string>(),
      renderDocument: (_url: string, { staticHandlerContext }: EntryContext) =>
        Buffer.from(`<p>${Object.values(staticHandlerContext.loaderData).filter(Boolean).join('')}</p>`),
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    india: route('india', 'india', true),
    city: route('city', 'india/:url', true),
    about: route('about', 'about-us', false),
    map: route('map', 'india/map', false),
    enquiry: route('enquiry', 'enquiry/:token', false),
    nowhere: route('nowhere', '*', false),
  },
} as unknown as ServerBuild

function openSite({ isFromMemory }: { isFromMemory: boolean }) {
  const cache = openPageCache({ clock: stoppedClock(new Date('2026-11-20T06:00:00Z')), log: openLog('silent') })
  const services = {
    config: { publicUrl: 'http://padav.example', mode: 'demo', pages: 'fast', identityProviders: [] },
    log: openLog('silent'),
    heartbeat: { isUp: () => true, check: async () => true, note: () => undefined },
    memory: { remember: async () => ({ hashes: [], scripts: [], images: [] }) },
  } as unknown as Services
  const answer = createPages({
    services,
    requestServices: { origin: 'http://padav.example' } as RequestServices,
    build: async () => build,
    cache,
    islands: '/islands.js',
    keepPages: true,
    elsewhere: () => [],
  })
  const next = getRequestListener(new Hono().all('*', answer).fetch, { hostname: 'padav.example' })
  const pass = (asked: IncomingMessage, response: Parameters<typeof next>[1]) => void next(asked, response)
  const [wantsParty, queryKeys] = [readPartyRoutes(build), readQueryKeys(build)]
  return createServer(
    isFromMemory ? serveFromMemory({ assets: new Map(), cache, wantsParty, queryKeys, next: pass }) : pass,
  )
}

let fromMemory: Server
let plain: Server
beforeAll(async () => {
  for (const site of [(fromMemory = openSite({ isFromMemory: true })), (plain = openSite({ isFromMemory: false }))]) {
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
  }
})
afterAll(() => {
  for (const site of [fromMemory, plain]) site.close()
})

type HttpAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

async function ask(
  site: Server,
  path: string,
  cookie?: string,
  more: Record<string, string> = {},
): Promise<HttpAnswer> {
  const { port } = site.address() as AddressInfo
  const asked = request({ port, path, headers: { ...(cookie === undefined ? {} : { cookie }), ...more } }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode ?? 0, headers: response.headers, body }
}

function lasting({ headers, ...answer }: HttpAnswer) {
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _alive,
    'transfer-encoding': _chunks,
    [NAMED]: _name,
    ...rest
  } = headers
  delete rest['content-length']
  return { ...answer, headers: rest }
}

const family = 'padav-party=adults%3D2%26ages%3D9-6'

describe('pages whose prices are for a party', () => {
  test('are rendered for the party of the cookie, and say that they are', async () => {
    const answer = await ask(fromMemory, '/india?page=2', family)
    expect(answer.body).toBe('<p>/india?adults=2&ages=9-6&page=2</p>')
    expect(answer.headers.vary).toBe('Accept-Encoding, Cookie')
    expect((await ask(fromMemory, '/india?page=2')).headers.vary).toBe('Accept-Encoding, Cookie')
  })

  // caught: a page without Vary, which a cache between would give to the next family.
  test('and no others, say so: what is the same for all stays one page', async () => {
    for (const path of ['/about-us', '/india/map', '/nowhere']) {
      const answer = await ask(fromMemory, path, family)
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(lasting(answer)).toEqual(lasting(await ask(fromMemory, path)))
    }
  })

  // caught: the whole Cookie header in the key.
  test('are the same bytes whoever is signed in, and rendered once', async () => {
    const first = await ask(fromMemory, '/india/goa', family)
    const before = rendered
    for (const cookie of [`session=asha; ${family}`, `${family}; theme=dark`, `padav-party=ages%3D6-9%26adults%3D02`])
      expect(lasting(await ask(fromMemory, '/india/goa', cookie))).toEqual(lasting(first))
    expect(rendered).toBe(before)
    const stranger = await ask(fromMemory, '/india/goa', 'session=asha')
    expect(lasting(stranger)).toEqual(lasting(await ask(fromMemory, '/india/goa')))
    expect(stranger.body).toBe('<p>/india/goa</p>')
  })

  test('have a tag of their own for each party, and are not sent again to who has them', async () => {
    const mine = await ask(fromMemory, '/india', family)
    const usual = await ask(fromMemory, '/india')
    expect(mine.headers.etag).not.toBe(usual.headers.etag)
    const asked = { 'if-none-match': mine.headers.etag! }
    expect((await ask(fromMemory, '/india', family, asked)).status).toBe(304)
    expect((await ask(fromMemory, '/india', undefined, asked)).status).toBe(200)
  })

  test('are kept by no network that looks at no cookie, as all others are (caught: one visitor’s party shown to all)', async () => {
    for (const site of [fromMemory, plain]) {
      expect((await ask(site, '/india', family)).headers['cloudflare-cdn-cache-control']).toBe('no-store')
      expect((await ask(site, '/india')).headers['cloudflare-cdn-cache-control']).toBeUndefined()
    }
  })

  // caught: the party of a question remembered for a year once one of its cards was opened.
  test('have no device remember the party their address names', async () => {
    for (const site of [fromMemory, plain]) {
      const first = await ask(site, '/india?adults=2&ages=6-9')
      expect([first.body, first.headers['set-cookie']]).toEqual(['<p>/india?adults=2&ages=9-6</p>', undefined])
      expect(first.headers['cache-control']).toContain('public')
      const known = await ask(site, '/india?adults=2&ages=6-9', 'padav-party=adults%3D4')
      expect([known.headers['set-cookie'], known.body]).toEqual([undefined, first.body])
    }
  })

  // caught: React Router's own matching, which draws a page for every mixture of large and small letters.
  test('have one spelling, to which others lead with what they ask', async () => {
    const before = rendered
    for (const [spelt, place] of [
      ['/INDIA', '/india'],
      ['/India/GOA/?page=2', '/india/goa?page=2'],
      ['/india/K%C3%89rala', '/india/k%C3%89rala'],
    ]) {
      const { status, headers } = await ask(fromMemory, spelt!)
      expect([status, headers.location]).toEqual([301, place])
    }
    expect(rendered).toBe(before)
    // caught: small letters for everything, which made another token of a secret one, and a page of what is none.
    for (const other of ['/enquiry/hmQ-WESj', '/Nowhere/PG_VERSION'])
      expect((await ask(fromMemory, other)).headers.location).toBeUndefined()
    expect((await ask(fromMemory, '/Enquiry/hmQ-WESj')).headers.location).toBe('/enquiry/hmQ-WESj')
  })

  // caught: the merged key handed to the redirect, which wrote one family's party into an address for good.
  test('never write the party of a cookie into an address they lead to', async () => {
    for (const path of ['/india/', '/india?state=kerala', '/india/goa/?page=2'])
      for (const site of [fromMemory, plain])
        for (const _again of [1, 2]) {
          const answer = await ask(site, path, family)
          expect(answer.status).toBe(301)
          expect(answer.headers.location).not.toContain('adults')
        }
    expect((await ask(fromMemory, '/india?state=kerala&adults=4', family)).headers.location).toContain('adults=4')
  })

  const PATHS = ['/', '/india', '/INDIA', '/%69ndia', '/india/goa', '/india/map', '/about-us', '/nowhere', '/india/']
  const QUERIES = [
    '',
    '?page=2',
    '?adults=4',
    '?adults=2&ages=6-9',
    '?adults=99',
    '?per=person',
    '?x=1',
    '?state=kerala',
  ]
  const COOKIES = [
    undefined,
    family,
    `${family}%26per%3Dperson`,
    'session=asha',
    `session=asha; ${family}`,
    'padav-party=x',
  ]

  // caught: serving from memory that read the cookie for every path, and one that matched paths with regard to case.
  test('leave memory as they leave what stands behind it', { timeout: 20_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PATHS),
        fc.constantFrom(...QUERIES),
        fc.oneof(
          fc.constantFrom(...COOKIES),
          fc.string({ maxLength: 20 }).map((text) => `padav-party=${encodeURIComponent(text)}`),
        ),
        async (path, query, cookie) => {
          const [first, again] = [
            await ask(fromMemory, path + query, cookie),
            await ask(fromMemory, path + query, cookie),
          ]
          const behind = await ask(plain, path + query, cookie)
          expect(lasting(again)).toEqual(lasting(first))
          expect(lasting(first)).toEqual(lasting(behind))
        },
      ),
      { numRuns: runs(250) },
    )
  })
})
