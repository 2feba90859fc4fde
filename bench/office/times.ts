import { monitorEventLoopDelay } from 'node:perf_hooks'
import { median } from '#bench/table.ts'
import type { Question } from './questions.ts'
import type { FileOf } from './reports.ts'

const TIMES = 5
/** As many pages as are looked at between the first and the last. */
const PAGES = 4
/** A file is long enough then to tell what it costs. */
const MOST_ROWS = 60_000

export type PageTimes = { medianMs: number; slowestMs: number }
export type FileTimes = { rows: number; seconds: number; slowestMs: number; longestPauseMs: number }

/** The middle page of a question, and the slowest. */
export async function timePages(question: Question): Promise<PageTimes> {
  const first = await timeOf(question, 1)
  const last = (first.found as { pages?: number } | undefined)?.pages ?? 1
  const pages = [...new Set(Array.from({ length: PAGES }, (_, at) => Math.ceil(((at + 1) * last) / PAGES)))]
  const times = [first.ms]
  for (const page of pages.filter((page) => page > 1)) times.push((await timeOf(question, page)).ms)
  return { medianMs: median(times), slowestMs: Math.max(...times) }
}

/** The quickest of a few askings: what else the machine does at a moment is not the list's. */
async function timeOf(question: Question, page: number): Promise<{ ms: number; found?: object }> {
  const times: number[] = []
  let found: object | undefined
  for (let time = 0; time < TIMES; time++) {
    const started = performance.now()
    const answer = await question(page)
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error('the owner was refused')
    found = answer.value
  }
  return { ms: Math.min(...times), ...(found && { found }) }
}

/** How long the slowest piece of a file takes, and for how long at most the process answers nobody meanwhile. */
export async function timeFile(file: FileOf): Promise<FileTimes> {
  const pauses = monitorEventLoopDelay({ resolution: 1 })
  pauses.enable()
  const began = performance.now()
  let [rows, slowestMs, last] = [0, 0, began]
  for await (const piece of file()) {
    rows += piece.length
    slowestMs = Math.max(slowestMs, performance.now() - last)
    if (rows >= MOST_ROWS) break
    last = performance.now()
  }
  pauses.disable()
  return { rows, seconds: (performance.now() - began) / 1000, slowestMs, longestPauseMs: pauses.max / 1e6 }
}
