import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { measureLoad } from '#bench/http/load.ts'
import type { Throughput } from '#bench/http/load.ts'
import { settledPage } from '#bench/http/measure.ts'
import { startFileNginx } from '#bench/http/nginx.ts'
import { print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import { freePort } from '#scripts/test-postgres.ts'
import { NGINX, startNginxFront } from '#tests/nginx.ts'
import type { NginxFront } from '#tests/nginx.ts'
import { startSite } from '#tests/running-site.ts'

/** A page is kept for each encoding, and in this one it was asked for while there was a site. */
const AS_KEPT = { headers: { 'accept-encoding': 'br' } }
/** In turns: what else the machine does then falls on both. */
const TURNS = 3

/** nginx as it is shipped before the site, beside nginx that gives the same bytes from a file; then with the site stopped, where that was asked for. */
export async function benchFront(run: Run): Promise<void> {
  title('Pages that nginx keeps in front, with the shipped configuration')
  if (!NGINX) return print('nginx is not installed.')
  // nginx looks for one of its own from another number on, and so does another bench: while the site is stopped nobody else may answer for it.
  const port = await freePort(27_000 + (process.pid % 40) * 10)
  const front = await startNginxFront([port])
  const env = { PORT: String(port), CDN: 'nginx', CDN_PURGE_URL: pathToFileURL(front.pages).href }
  try {
    const site = await startSite({ DATA_DIR: run.dataDir, LOG_LEVEL: 'error', ...env })
    await benchKept(run, site.url, front).finally(async () => {
      for (const path of Object.values(run.pages)) await settledPage(front.url + path)
      await site.stop()
    })
    if (run.awaySeconds > 0) await benchAway(run, front)
  } finally {
    await front.stop()
  }
}

async function benchKept({ pages, loadSeconds, verdicts }: Run, siteUrl: string, front: NginxFront): Promise<void> {
  await settledPage(siteUrl + pages.list)
  const { brotli, headers } = await settledPage(front.url + pages.list)
  const files = (await startFileNginx(brotli))!
  const headed = (await startFileNginx(brotli, headers))!
  const [kept, given, likewise]: Throughput[][] = [[], [], []]
  try {
    const load = ({ url, pid }: { url: string; pid: number }) =>
      measureLoad({ url, pid, connections: 32, seconds: loadSeconds })
    for (let turn = 0; turn < TURNS; turn++) {
      kept!.push(await load({ ...front, url: front.url + pages.list }))
      given!.push(await load(files))
      likewise!.push(await load(headed))
    }
  } finally {
    await Promise.all([files.stop(), headed.stop()])
  }
  print(
    `${pages.list}, ${brotli.length} bytes of Brotli, 32 connections, ${TURNS} times ${loadSeconds} s each in turns`,
  )
  print(
    table(
      ['', 'requests per CPU-second', 'p99 ms', 'failed'],
      [
        ['nginx, one worker, file on disk', ...figures(given!)],
        ['the same, with the head of the page', ...figures(likewise!)],
        ['nginx as it is shipped, page it keeps', ...figures(kept!)],
      ],
    ),
  )
  verdicts.push(
    judge('page kept by nginx in front to nginx giving a file', perCpuSecond(kept!) / perCpuSecond(given!), {
      atLeast: 0.9,
    }),
    judge('the same, to a file with the head of the page', perCpuSecond(kept!) / perCpuSecond(likewise!), {
      atLeast: 0.9,
    }),
  )
}

function figures(turns: Throughput[]): (string | number)[] {
  const most = Math.max(...turns.map(({ p99Ms }) => p99Ms))
  return [perCpuSecond(turns).toFixed(0), most.toFixed(1), turns.reduce((sum, { failed }) => sum + failed, 0)]
}

function perCpuSecond(turns: Throughput[]): number {
  return turns.reduce((sum, turn) => sum + turn.perCpuSecond, 0) / turns.length
}

/** Every type of page again and again while nobody is behind nginx: at first as young as they are, then as if they had been kept since yesterday evening. */
async function benchAway({ pages, awaySeconds, verdicts }: Run, front: NginxFront): Promise<void> {
  let [asked, slowestMs] = [0, 0]
  const failed: string[] = []
  const half = (awaySeconds / 2) * SECOND
  for (const hours of [0, 12]) {
    await front.age((hours * HOUR) / SECOND)
    for (const until = performance.now() + half; performance.now() < until; await pause(100))
      for (const path of Object.values(pages)) {
        const from = performance.now()
        const { ok, status, headers } = await fetch(front.url + path, AS_KEPT)
        asked++
        if (!ok) failed.push(`${path} ${status} ${headers.get('x-cache')}`)
        slowestMs = Math.max(slowestMs, performance.now() - from)
      }
  }
  print(`The site stopped for ${awaySeconds} s: ${asked} pages of ${Object.keys(pages).length} types asked for, `)
  print(`${failed.length} not given, the slowest after ${slowestMs.toFixed(0)} ms. ${failed.slice(0, 3).join(', ')}`)
  verdicts.push(judge(`pages not given with the site stopped for ${awaySeconds} s`, failed.length, { atMost: 0 }))
}
