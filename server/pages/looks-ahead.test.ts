import { Hono } from 'hono'
import type { EntryContext, LoaderFunctionArgs, ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.server.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { openPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'

// A site of one page, which says how often it was drawn.
let drawn = 0
const loader = ({ request: { url } }: LoaderFunctionArgs) => `${new URL(url).pathname} ${++drawn}`
const page = { id: 'india', parentId: 'root', path: 'india', module: { default: () => null, loader } }
const build = {
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  future: {},
  entry: {
    module: {
      inlineScripts: new Set<string>(),
      renderDocument: (_url: string, { staticHandlerContext }: EntryContext) =>
        Buffer.from(Object.values(staticHandlerContext.loaderData).filter(Boolean).join('')),
    },
  },
  routes: { root: { id: 'root', path: '', module: { default: () => null } }, india: page },
} as unknown as ServerBuild

// Caught: kept, and sent from memory to whoever came next.
test('what the staff is shown before a site opens is drawn for them alone, and kept for nobody', async () => {
  const log = openLog('silent')
  const cache = openPageCache({ clock: stoppedClock(new Date('2026-11-20T06:00:00Z')), log })
  const services = {
    config: { publicUrl: 'http://padav.example', mode: 'demo', pages: 'fast', identityProviders: [] },
    log,
    heartbeat: { isUp: () => true, check: async () => true, note: () => undefined },
    memory: { remember: async () => ({ hashes: [], scripts: [], images: [] }) },
  } as unknown as Services
  const requestServices = { origin: 'http://padav.example' } as RequestServices
  const pages = { services, requestServices, build: async () => build, cache, islands: '/islands.js' }
  const app = new Hono<{ Variables: { looksAhead: boolean } }>()
  app.use(async (c, next) => {
    c.set('looksAhead', c.req.header('X-Staff') !== undefined)
    await next()
  })
  app.all('*', createPages({ ...pages, keepPages: true, elsewhere: () => [] }))
  const ask = async (headers = {}) => (await app.request('http://padav.example/india', { headers })).text()
  const staff = { 'X-Staff': 'yes' }
  expect([await ask(staff), await ask(staff), cache.size()]).toEqual(['/india 1', '/india 2', 0])
  expect([await ask(), await ask(), cache.size()]).toEqual(['/india 3', '/india 3', 1])
  // Nor are they shown what is kept for others.
  expect(await ask(staff)).toBe('/india 4')
})
