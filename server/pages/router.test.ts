import { RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { routerOf } from './router.ts'

const build = {
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  allowedActionOrigins: [],
  ssr: true,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  future: {},
  entry: {
    module: { default: async () => new Response('by React Router'), renderDocument: () => 'by our renderer' },
  },
  routes: { root: { id: 'root', path: '', module: { default: () => null } } },
} as unknown as ServerBuild

// Caught: a switch nobody asks, and a router kept for the build whatever the switch says.
test.each([
  ['fast', 'by our renderer'],
  ['whole', 'by React Router'],
] as const)('with PAGES=%s documents are drawn %s', async (pages, drawer) => {
  const request = new Request('https://padav.test/')
  const answered = await routerOf(build, { mode: 'live', pages }).document(request, new RouterContextProvider())
  expect(answered instanceof Response ? await answered.text() : answered.html).toBe(drawer)
})
