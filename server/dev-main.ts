import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { openServices } from '#domain/services.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { announceStart } from './announce.ts'
import { prepareToOpen } from './before-opening.ts'
import { createSite } from './site.ts'

export type DevMain = typeof import('./dev-main.ts')

/** The site with hot reload: services stay open, pages are taken anew from Vite and never kept. */
export async function startDev(vite: ViteDevServer): Promise<void> {
  const config = readConfig()
  const services = await openServices(config)
  await prepareToOpen(services)
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild
  const site = createSite({ services, build, islands: '/app/islands/runtime.ts', keepPages: false })
  const answer = getRequestListener(site.app.fetch, { hostname: new URL(config.publicUrl).host })
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => void answer(request, response))
  })
  server.listen(config.port, config.host, () => announceStart(services, config.publicUrl))
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void services.close().then(() => process.exit(0)))
}
