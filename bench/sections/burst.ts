import { join } from 'node:path'
import { startChild } from '#bench/http/child.ts'
import { onPostgresSite } from '#bench/http/site-on-postgres.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'
import { AUTH_SECRET } from '#tests/ripe-stamp.ts'
import { startSite } from '#tests/running-site.ts'

/** What a burst's own process saw: how the crowd was answered, and how long bystanders waited. */
type Burst = { statuses: Record<string, number>; othersP95Ms: number; othersP99Ms: number; othersFailed: number }

/** Each of the crowd comes from an address of its own, with a stamp the site believes. */
const KNOWN = { TRUST_PROXY: '127.0.0.1', AUTH_SECRET }

/** Many at once: they are taken or asked to come again, and those beside them notice little. */
export async function benchBurst(run: Run): Promise<void> {
  title('Many at once, and whoever is there meanwhile')
  const enquiries = await onPostgresSite(KNOWN, (siteUrl) => burst('enquiries', siteUrl))
  const codes = await onPglite(run, (siteUrl) => burst('codes', siteUrl))
  print(
    table(
      ['', 'answered', 'others p95 ms', 'others p99 ms'],
      [rowOf('300 enquiries, PostgreSQL', enquiries), rowOf('50 codes, PGlite; a kept page', codes)],
    ),
  )
  run.verdicts.push(
    judge('300 enquiries at once: answered with an error', errorsOf(enquiries), { atMost: 0, digits: 0 }),
    judge('300 enquiries at once: p95 of everybody else', enquiries.othersP95Ms, {
      atMost: 1000,
      unit: ' ms',
      digits: 0,
    }),
    judge('50 codes at once on PGlite: p99 of a kept page', codes.othersP99Ms, { atMost: 50, unit: ' ms', digits: 0 }),
  )
}

function rowOf(name: string, { statuses, othersP95Ms, othersP99Ms }: Burst): string[] {
  const answered = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  return [name, answered.join(', '), ms(othersP95Ms), ms(othersP99Ms)]
}

function errorsOf({ statuses, othersFailed }: Burst): number {
  const errors = Object.entries(statuses).filter(([status]) => Number(status) >= 500 && status !== '503')
  return errors.reduce((sum, [, times]) => sum + times, othersFailed)
}

async function burst(kind: 'enquiries' | 'codes', siteUrl: string): Promise<Burst> {
  const child = await startChild('bench/http/burst-client.ts', [kind, siteUrl])
  await child.stop()
  return JSON.parse(child.firstLine) as Burst
}

function onPglite<Found>(run: Run, work: (siteUrl: string) => Promise<Found>): Promise<Found> {
  return startSite({ DATA_DIR: join(run.dataDir, 'burst'), LOG_LEVEL: 'error', ...KNOWN }).then((site) =>
    work(site.url).finally(() => site.stop()),
  )
}
