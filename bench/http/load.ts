import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuSeconds } from './cpu.ts'

const run = promisify(execFile)

export type Load = { url: string; pid: number; connections: number; seconds: number; encoding?: string }
export type Throughput = { perCpuSecond: number; perSecond: number; p50Ms: number; p99Ms: number; failed: number }

type Report = {
  duration: number
  non2xx: number
  errors: number
  requests: { total: number }
  latency: { p50: number; p99: number }
}

/** Loads a page from another process and counts answers per second of the processor the server itself used. */
export async function measureLoad({ url, pid, connections, seconds, encoding = 'br' }: Load): Promise<Throughput> {
  await fire(url, connections, 1, encoding)
  const before = await cpuSeconds(pid)
  const report = await fire(url, connections, seconds, encoding)
  const after = await cpuSeconds(pid)
  const used = before === undefined || after === undefined ? Number.NaN : after - before
  return {
    perCpuSecond: report.requests.total / used,
    perSecond: report.requests.total / report.duration,
    p50Ms: report.latency.p50,
    p99Ms: report.latency.p99,
    failed: report.non2xx + report.errors,
  }
}

async function fire(url: string, connections: number, seconds: number, encoding: string): Promise<Report> {
  const words = ['-c', `${connections}`, '-d', `${seconds}`, '-H', `accept-encoding=${encoding}`, '--json', url]
  const { stdout } = await run('node_modules/.bin/autocannon', words, {
    maxBuffer: 1e7,
    timeout: (seconds + 20) * 1000,
  })
  return JSON.parse(stdout) as Report
}
