import { request } from 'node:http'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { middleBy } from '#bench/table.ts'
import { startChild } from './child.ts'
import { measureLoad } from './load.ts'
import type { Throughput } from './load.ts'
import { startFileNginx } from './nginx.ts'

const CONNECTIONS = 32
const TURNS = 5
// As warm as its tree alone is by then.
const WARM_SECONDS = 6

export type CachedFigures = { site: Throughput; bare: Throughput; nginx: Throughput | undefined; bytes: number }

/**
 * A kept page of the running site beside nginx and bare Node giving the same bytes, each as many requests per CPU-second as it can. In turns, of which the middle one
 * counts: what else a machine does meanwhile is not the same for two that are asked one after the other.
 */
export async function measureCached(
  { siteUrl, pid, path }: { siteUrl: string; pid: number; path: string },
  { seconds, dir, port }: { seconds: number; dir: string; port: number },
): Promise<CachedFigures> {
  const { headers, brotli } = await settledPage(siteUrl + path)
  const file = join(dir, 'page.json')
  await writeFile(file, JSON.stringify({ headers, body: brotli.toString('base64') }))
  const child = await startChild('bench/http/bare-server.ts', [String(port), file])
  const server = await startFileNginx(brotli)
  const asked = {
    site: { url: siteUrl + path, pid },
    bare: { url: `http://127.0.0.1:${port}/`, pid: child.pid },
    ...(server ? { nginx: { url: server.url, pid: server.pid } } : {}),
  }
  try {
    const turns: Record<string, Throughput>[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      const reached: Record<string, Throughput> = {}
      for (const [name, one] of Object.entries(asked))
        reached[name] = await measureLoad({ ...one, connections: CONNECTIONS, seconds: seconds / TURNS })
      turns.push(reached)
    }
    const of = (name: string) =>
      middleBy(
        turns.map((reached) => reached[name]!),
        ({ perCpuSecond }) => perCpuSecond,
      )
    return { site: of('site'), bare: of('bare'), nginx: server ? of('nginx') : undefined, bytes: brotli.length }
  } finally {
    await Promise.all([child.stop(), server?.stop()])
  }
}

/** The page once the background has compressed it, exactly as it goes over the wire. */
export async function settledPage(url: string): Promise<{ headers: Record<string, string>; brotli: Buffer }> {
  const ask = () =>
    new Promise<{ headers: Record<string, string>; brotli: Buffer }>((done, failed) => {
      request(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
        const { connection: _c, date: _d, 'keep-alive': _k, ...headers } = response.headers as Record<string, string>
        done({ headers, brotli: Buffer.concat(await response.toArray()) })
      })
        .on('error', failed)
        .end()
    })
  await ask()
  await pause(1000)
  return ask()
}

export type UncachedFigures = { path: string; http: Throughput; barePerCpuSecond: number }

/** Pages rendered at each request, one after the other, beside their React trees through `renderToString` alone. */
export async function measureUncached(
  env: Record<string, string>,
  paths: string[],
  seconds: number,
): Promise<UncachedFigures[]> {
  const child = await startChild('bench/http/uncached-server.ts', paths, { ...env, LOG_LEVEL: 'silent', PORT: '0' })
  try {
    const { url, bare } = JSON.parse(child.firstLine) as { url: string; bare: Record<string, number> }
    const figures: UncachedFigures[] = []
    // One connection: concurrent askers of one page would share a rendering.
    for (const path of paths) {
      const http = await measureLoad({
        url: url + path,
        pid: child.pid,
        connections: 1,
        seconds,
        warmSeconds: WARM_SECONDS,
      })
      figures.push({ path, http, barePerCpuSecond: bare[path] ?? Number.NaN })
    }
    return figures
  } finally {
    await child.stop()
  }
}
