import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SearchPort } from '#domain/search/port.ts'

const WARM_UP = 300
const TOP = 50

export type Latency = { questions: number; p50Ms: number; p99Ms: number }

/**
 * Asks the questions one after the other, each as the popup does and three times over, of which the middle time counts: what
 * else the machine does at a moment is not the search's. Stops when `budgetMs` is used up.
 */
export async function measureLatency(
  search: SearchPort,
  questions: readonly string[],
  budgetMs: number,
): Promise<Latency> {
  const end = performance.now() + budgetMs
  for (const text of questions.slice(0, WARM_UP)) {
    if (performance.now() < end - budgetMs / 2) await ask(search, text)
  }
  const times: number[] = []
  for (const text of questions) {
    if (performance.now() > end) break
    const thrice = [await timeOf(search, text), await timeOf(search, text), await timeOf(search, text)]
    times.push(thrice.toSorted((one, other) => one - other)[1] ?? Number.NaN)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { questions: times.length, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** What this process holds after a collection, in MB: its heap and the blocks of bytes outside it. */
export function heldMegabytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') for (let times = 0; times < 3; times++) collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

async function timeOf(search: SearchPort, text: string): Promise<number> {
  const start = performance.now()
  await ask(search, text)
  return performance.now() - start
}

function ask(search: SearchPort, text: string) {
  return search.search({ text, limit: TOP, kinds: ['package'] })
}
