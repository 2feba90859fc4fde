import { openMemoryLists } from '#domain/search/lists/memory/member.ts'
import type { ListQuestion, PackageLists } from '#domain/search/lists/port.ts'
import { SECOND } from '#platform/clock.ts'
import { benchSource } from './lists/catalogue.ts'
import { listQuestions } from './lists/questions.ts'
import { heldMegabytes } from './search/measure.ts'
import { median } from './table.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const TIMES = 3
const WARM_UP = 60

export type ListsRow = {
  packages: number
  p50Ms: number
  p99Ms: number
  readySeconds: number
  heldMb: number
  newPartyMs: number
}

/** Narrowed lists with all their counts in process, and what it takes to be ready for them. */
export async function benchLists(packages: number, questions: number): Promise<ListsRow> {
  const source = benchSource(packages)
  const heldBefore = heldMegabytes()
  const start = performance.now()
  const lists = await openMemoryLists(source, GST_RATES)
  const [question] = listQuestions(1)
  await lists.list(question!)
  const readySeconds = (performance.now() - start) / SECOND
  const heldMb = heldMegabytes() - heldBefore
  const asked = listQuestions(questions)
  for (const one of asked.slice(0, WARM_UP)) await lists.list(one)
  const times: number[] = []
  for (const one of asked) times.push(await timeOf(lists, one))
  const newParty = { ...question!, party: { adults: 3, ages: [10, 7, 1], rooms: undefined } }
  const before = performance.now()
  await lists.list(newParty)
  const newPartyMs = performance.now() - before
  const sorted = times.toSorted((one, other) => one - other)
  return {
    packages,
    readySeconds,
    heldMb,
    newPartyMs,
    p50Ms: median(sorted),
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  }
}

/** The middle of a few askings: what else the machine does at a moment is not the list's. */
async function timeOf(lists: PackageLists, question: ListQuestion): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now()
    await lists.list(question)
    times.push(performance.now() - start)
  }
  return median(times)
}
