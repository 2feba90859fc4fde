import { getRequestListener } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import { readConfig } from '#platform/config.server.ts'
import { createHttpServer } from '#server/listen.ts'

// The built site without its page cache, for the bench: each request is rendered. Its first line says where it is and how fast
// the same trees go through `renderToString` alone: no loaders, no matching, no compression, and no piece that was drawn before.
const RENDER_FOR_MS = 2000
// Both a tree alone and the whole page go on getting quicker for a thousand times and more; measured cold, either may win.
const WARM_FOR_MS = 4000
const built = new URL('../../build/server/index.js', import.meta.url).href
const { createSite, openServices, build } = (await import(built)) as typeof import('#server/main.ts')

type Render = (url: string, context: object) => unknown
/** `renderWhole` draws every piece anew: what a page costs React that remembers nothing. */
type Entry = { renderDocument: Render; renderWhole: Render }

let last: Parameters<Render> | undefined
const entry = build.entry.module as unknown as Entry
const capture: Render = (...words) => entry.renderDocument(...(last = words))
const captured = {
  ...build,
  entry: { ...build.entry, module: { ...entry, renderDocument: capture } },
} as unknown as ServerBuild

const services = await openServices(readConfig())
const site = createSite({ services, build: async () => captured, islands: '/assets/islands.js', keepPages: false })
const listener = getRequestListener(site.app.fetch)
const server = createHttpServer((request, response) => void listener(request, response))
server.listen(0, '127.0.0.1', async () => {
  const bare: Record<string, number> = {}
  for (const path of process.argv.slice(2)) bare[path] = await rendersPerCpuSecond(path)
  const { port } = server.address() as AddressInfo
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, bare })}\n`)
})

async function rendersPerCpuSecond(path: string): Promise<number> {
  await site.app.request(path)
  const words = last
  if (!words) throw new Error(`${path} was never rendered`)
  const render = () => entry.renderWhole(...words)
  repeatFor(WARM_FOR_MS, render)
  const from = process.cpuUsage()
  const times = repeatFor(RENDER_FOR_MS, render)
  const used = process.cpuUsage(from)
  return (times * 1e6) / (used.user + used.system)
}

function repeatFor(ms: number, render: () => void): number {
  const end = performance.now() + ms
  let times = 0
  for (; performance.now() < end; times++) render()
  return times
}
