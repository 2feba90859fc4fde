import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuSeconds } from './cpu.ts'

const run = promisify(execFile)

export type Load = {
  url: string
  pid: number
  connections: number
  seconds: number
  encoding?: string
  warmSeconds?: number
}
export type Throughput = { perCpuSecond: number; perSecond: number; p50Ms: number; p99Ms: number; failed: number }

type Report = { total: number; duration: number; p50Ms: number; p99Ms: number; failed: number }

/** Loads a page from another process and counts answers per second of the processor the server itself used. */
export async function measureLoad({
  url,
  pid,
  connections,
  seconds,
  encoding = 'br',
  warmSeconds = 1,
}: Load): Promise<Throughput> {
  await fire(url, connections, warmSeconds, encoding)
  const before = await cpuSeconds(pid)
  const report = await fire(url, connections, seconds, encoding)
  const after = await cpuSeconds(pid)
  const used = before === undefined || after === undefined ? Number.NaN : after - before
  const { total, duration, p50Ms, p99Ms, failed } = report
  return { perCpuSecond: total / used, perSecond: total / duration, p50Ms, p99Ms, failed }
}

async function fire(url: string, connections: number, seconds: number, encoding: string): Promise<Report> {
  const words = ['bench/http/load-client.ts', url, String(connections), String(seconds), encoding]
  const { stdout } = await run(process.execPath, words, { timeout: (seconds + 20) * 1000 })
  return JSON.parse(stdout) as Report
}
