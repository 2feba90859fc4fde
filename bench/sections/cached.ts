import { measureCached } from '#bench/http/measure.ts'
import { print, ratio, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'

// What Next.js 16 reached beside nginx on one machine (PERFORMANCE), for a page it keeps.
const NEXT_KEPT_TO_NGINX = 1_020 / 103_000

/** A kept list beside nginx and bare Node. */
export async function benchCached(run: Run): Promise<void> {
  title('Pages from the cache')
  const { siteUrl, pid, pages, loadSeconds, dataDir, port } = run
  const figures = await measureCached({ siteUrl, pid, path: pages.list }, { seconds: loadSeconds, dir: dataDir, port })
  const { nginx, bare, site } = figures
  const toNginx = (perCpuSecond: number) => (nginx ? perCpuSecond / nginx.perCpuSecond : Number.NaN)
  const named = [
    ['nginx, one worker, file on disk', nginx],
    ['bare node:http, same bytes and headers', bare],
    ['this site', site],
  ] as const
  print(`${pages.list}, ${figures.bytes} bytes of Brotli, 32 connections, ${loadSeconds} s each, in turns`)
  print(
    table(
      ['', 'requests per CPU-second', 'to nginx', 'to bare', 'p99 ms', 'failed'],
      named.flatMap(([name, of]) =>
        of
          ? [
              [
                name,
                of.perCpuSecond.toFixed(0),
                ratio(toNginx(of.perCpuSecond)),
                ratio(of.perCpuSecond / bare.perCpuSecond),
                of.p99Ms,
                of.failed,
              ],
            ]
          : [],
      ),
    ),
  )
  if (!nginx) print('nginx is not installed: nothing to compare with.')
  Object.assign(run.measured, { cached: site, nginx })
  const reached = nginx && toNginx(site.perCpuSecond)
  run.verdicts.push(
    judge('cached page to nginx, per CPU-second', reached, { atLeast: 0.5 }),
    judge('cached page to bare node:http with the same bytes and headers', site.perCpuSecond / bare.perCpuSecond, {
      atLeast: 0.9,
    }),
    judge('cached page to Next.js 16 ISR (known to reach 0.0099 of nginx)', reached && reached / NEXT_KEPT_TO_NGINX, {
      atLeast: 40,
      unit: '×',
      digits: 0,
    }),
  )
}
