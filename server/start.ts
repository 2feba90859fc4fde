import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { openServices } from '#domain/services.server.ts'
import type { Services } from '#domain/services.server.ts'
import { offerOwnership } from '#domain/accounts/first-owner-link.server.ts'
import { SECOND } from '#platform/clock.ts'
import { atPort, readConfig, socketHandedOver } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'
import { openTracing } from '#platform/tracing.server.ts'
import { openLog } from '#platform/log.server.ts'
import { hearEverything } from '#platform/console.server.ts'
import { readAssets } from './assets.ts'
import { readPartyRoutes, readQueryKeys, readRoutePath } from './pages/document-routes.ts'
import { serveFromMemory } from './serve-from-memory.ts'
import { retainBuilds } from './retained-builds.ts'
import { createHttpServer } from './listen.ts'
import { openShutDown } from './shut-down.ts'
import { announceStart } from './announce.ts'
import { openDoor } from './backup/door.server.ts'
import { prepareToOpen } from './before-opening.ts'
import { startJobs } from './jobs/jobs.ts'
import { strictTransport } from './pages/page-answer.ts'
import { createSite } from './site.ts'
import { warmPictures } from './jobs/warm-pictures.ts'

/** Nobody waits longer than this for a process that was told to end. */
const END_AFTER = 10 * SECOND

export type RunningServer = { services: Services; url: string; close(): Promise<void> }

/** Starts the whole site from the environment: services, demo catalogue, HTTP. Throws what keeps it from starting. */
export async function startServer(build: ServerBuild): Promise<RunningServer> {
  const config = await knowAddress(readConfig())
  // Before the first connection to the database is made.
  const stopTracing = config.tracesTo ? await openTracing(config.tracesTo, openLog(config.logLevel)) : undefined
  const client = join(config.projectDir, 'build/client')
  const [services, assets] = await Promise.all([openServices(config), readAssets(client)])
  hearEverything(services.log)
  await prepareToOpen(services)
  const otherBuilds = await retainBuilds(join(config.dataDir, 'builds'), client, assets)
  const shutDown = openShutDown()
  const { isShuttingDown } = shutDown
  const islands = await readIslandsEntry(client)
  const site = createSite({ services, build: async () => build, islands, isShuttingDown })
  const next = getRequestListener(site.app.fetch, { hostname: new URL(config.publicUrl).host })
  const answer = serveFromMemory({
    assets,
    otherBuilds,
    cache: site.cache,
    wantsParty: readPartyRoutes(build),
    queryKeys: readQueryKeys(build),
    fileHeaders: strictTransport(config.publicUrl),
    routePath: readRoutePath(build),
    note: site.note,
    next: (request, response) => void next(request, response),
  })
  const server = createHttpServer((request, response) => {
    shutDown.part(request, response)
    answer(request, response)
  })
  const { port, host } = config
  await listen(server, socketHandedOver() ?? { port, host })
  const url = addressOf(server, config.host)
  const ownerKey = config.mode === 'live' ? await offerOwnership(services.db, services.clock) : undefined
  announceStart(services, url, ownerKey)
  const jobs = startJobs(services, site.metrics)
  // A server's database is open to whoever may read it; a directory is ours alone.
  const door = config.database.kind === 'pglite' ? await openDoor(services, config.dataDir) : undefined
  if (config.warmPictures) void warmPictures(services)
  const close = once(async (patience: number) => {
    await shutDown.begin(server, patience)
    site.close()
    await door?.close()
    await jobs.close()
    await services.close()
    await stopTracing?.()
  })
  endOnSignal(close, config.shutdownPause * SECOND)
  return { services, url, close: () => close(0) }
}

async function readIslandsEntry(client: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(client, 'islands-manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean }
  >
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('build/client/islands-manifest.json names no entry: run npm run build')
  return `/${entry.file}`
}

/** Port 0 means any free one. It is chosen before anything else: the site must know its own address to trust a form or to be come back to. */
async function knowAddress(config: Config): Promise<Config> {
  if (config.port !== 0) return config
  const probe = createServer()
  await listen(probe, { port: 0, host: config.host })
  const { port } = new URL(addressOf(probe, config.host))
  await new Promise((closed) => probe.close(closed))
  return atPort(config, Number(port))
}

function listen(server: Server, where: { port: number; host: string } | { fd: number }): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', failed)
    server.listen(where, listening)
  })
}

function addressOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** A supervisor's SIGTERM leaves a proxy time to notice; whoever presses Ctrl+C does not wait for one. */
function endOnSignal(close: (patience: number) => Promise<void>, patience: number): void {
  const end = (wait: number) => {
    setTimeout(() => process.exit(1), END_AFTER).unref()
    void close(wait).then(() => process.exit(0))
  }
  process.once('SIGTERM', () => end(patience))
  process.once('SIGINT', () => end(0))
}

function once<Input, Value>(work: (input: Input) => Promise<Value>): (input: Input) => Promise<Value> {
  let begun: Promise<Value> | undefined
  return (input) => (begun ??= work(input))
}
