import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheStatus } from '#platform/request.ts'

export type Metrics = ReturnType<typeof openMetrics>
type CountedRequest = { method: string; route: string; status: number; seconds: number; kept?: CacheStatus | undefined }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const UP_TO_SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/** What a monitoring system reads of this process. */
export function openMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const policyReports = new Counter({
    name: 'padav_policy_reports_total',
    help: 'What browsers report that a Content-Security-Policy kept from running or loading.',
    labelNames: ['directive', 'blocked'],
    registers,
  })
  const jobRounds = new Counter({
    name: 'padav_job_rounds_total',
    help: 'Rounds of the work nobody waits for, by how they ended: done or failed.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const jobDoneAt = new Gauge({
    name: 'padav_job_done_timestamp_seconds',
    help: 'When a round of the work nobody waits for last ended well.',
    labelNames: ['job'],
    registers,
  })
  return { registry, policyReports, jobRounds, jobDoneAt, countRequest: countingRequests(registry) }
}

/** A page from memory takes a tenth of a millisecond, of which a counter with labels would be a part: what is counted is put together when it is read. */
function countingRequests(registry: Registry): (counted: CountedRequest) => void {
  const counts = new Map<string, { labels: Record<string, string>; count: number }>()
  new Counter({
    name: 'padav_requests_total',
    help: 'Requests, by route, method, status and how much of the answer was kept: file, hit, stale, miss, or none.',
    labelNames: ['route', 'method', 'status', 'kept'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, count } of counts.values()) this.inc(labels, count)
    },
  })
  const seconds = new Histogram({
    name: 'padav_request_seconds',
    help: 'How long requests took that were not answered from memory, by route.',
    labelNames: ['route'],
    buckets: UP_TO_SECONDS,
    registers: [registry],
  })
  return ({ method, route, status, seconds: took, kept = 'none' }) => {
    const key = `${kept} ${status} ${method} ${route}`
    const known = counts.get(key)
    if (known) known.count++
    else {
      const labels = { route, method: METHODS.has(method) ? method : 'other', status: String(status), kept }
      counts.set(key, { labels, count: 1 })
    }
    if (kept !== 'file' && kept !== 'hit') seconds.observe({ route }, took)
  }
}
