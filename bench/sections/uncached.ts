import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { measureUncached } from '#bench/http/measure.ts'
import type { UncachedFigures } from '#bench/http/measure.ts'
import { print, ratio, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'
import { openOwnDatabase } from '#tests/own-database.ts'
import { startSite } from '#tests/running-site.ts'

// What Next.js 16 reached beside nginx on one machine (PERFORMANCE), for a page rendered at each request.
const NEXT_RENDERED_TO_NGINX = 88 / 103_000

/** Pages rendered at each request, on PGlite (which works inside the process) and on a PostgreSQL server (which does not). */
export async function benchUncached(run: Run): Promise<void> {
  const paths = [run.pages.list, run.pages.package, run.pages.home]
  title('Pages rendered at each request, PGlite in the process')
  const inProcess = await measureUncached({ DATA_DIR: run.dataDir }, paths, run.loadSeconds)
  show(run, inProcess)
  const onServer = run.quick ? undefined : await measureOnPostgres(run, paths)
  if (onServer) {
    title('Pages rendered at each request, PostgreSQL beside the process')
    show(run, onServer)
  }
  print(
    'renderToString alone: the same tree with its data already loaded and every piece drawn anew; no loaders, matching, policy or compression.',
  )
  const { nginx } = run.measured
  const list = onServer?.[0]
  const toNginx = nginx && list && list.http.perCpuSecond / nginx.perCpuSecond
  const slowest = Math.min(
    ...(onServer ?? inProcess).map(({ http, barePerCpuSecond }) => http.perCpuSecond / barePerCpuSecond),
  )
  run.verdicts.push(
    judge('whole page to renderToString alone, least of list, package and home', slowest, { atLeast: 0.7 }),
    judge(
      'uncached list on PostgreSQL to Next.js 16 rendered each time (known to reach 0.00085 of nginx)',
      toNginx && toNginx / NEXT_RENDERED_TO_NGINX,
      { atLeast: 6, unit: '×', digits: 1 },
    ),
  )
}

function show({ measured, pages }: Run, figures: UncachedFigures[]): void {
  print(
    table(
      ['page', 'requests per CPU-second', 'renderToString alone', 'page to bare', 'cached to uncached'],
      figures.map(({ path, http, barePerCpuSecond }) => [
        path,
        http.perCpuSecond.toFixed(0),
        barePerCpuSecond.toFixed(0),
        ratio(http.perCpuSecond / barePerCpuSecond),
        path === pages.list && measured.cached ? `${ratio(measured.cached.perCpuSecond / http.perCpuSecond)}×` : '',
      ]),
    ),
  )
}

async function measureOnPostgres(run: Run, paths: string[]): Promise<UncachedFigures[] | undefined> {
  const database = await openOwnDatabase().catch(() => undefined)
  if (!database) return void print('PostgreSQL did not start: name a server with TEST_DATABASE_URL.')
  try {
    const dir = join(run.dataDir, 'beside-postgres')
    await mkdir(dir, { recursive: true })
    const env = { DATA_DIR: dir, DATABASE_URL: database.url }
    const loading = await startSite({ ...env, LOG_LEVEL: 'error' })
    await loading.stop()
    return await measureUncached(env, paths, run.loadSeconds)
  } finally {
    await database.drop()
  }
}
